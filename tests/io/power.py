#!/usr/bin/env python3
"""What a power failure may leave of a recorded run.

power.py TRACE FOLDER BEFORE OUT MODEL COUNT makes the folder OUT as the disk
might hold FOLDER after the first COUNT changes of the strace log TRACE, having
held BEFORE at the start. Without COUNT it prints how many changes there are.

Models: "names" keeps every change of a name at once but the bytes of a file
only from its fsync on; "strict" keeps a name, too, only from the fsync of its
folder on.
"""
import os
import re
import shutil
import sys

CALL = re.compile(r"(?:\d+ +)?(\w+)\((.*)\) += (\d+)")
QUOTED = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')


def plain(quoted):
    return bytes.fromhex(quoted.replace("\\x", ""))


def changes(trace, folder):
    """The calls below the folder that change or sync something, in order."""
    opened = {}
    for line in open(trace):
        match = CALL.match(line)
        if not match:
            continue
        call, arguments, result = match.groups()
        words = [plain(word) for word in QUOTED.findall(arguments)]
        if call == "openat":
            path = os.path.normpath(words[0].decode())
            opened[int(result)] = path
            change = ("create", path) if "O_CREAT" in arguments else None
        elif call in ("write", "fsync", "ftruncate"):
            path = opened.get(int(arguments.split(",")[0]), "")
            change = (call, path, words[0] if call == "write" else b"")
        else:
            change = (call, *(os.path.normpath(word.decode()) for word in words))
        if change and change[1].startswith(folder):
            yield change


class File:
    """Bytes as programs see them, and as the disk holds them."""

    def __init__(self, seen=b"", held=b""):
        self.seen = seen
        self.held = held


class Disk:
    def __init__(self, before, folder):
        self.names = {}
        for at, folders, files in os.walk(before):
            here = folder + at[len(before):]
            for name in folders:
                self.names[f"{here}/{name}"] = None
            for name in files:
                content = open(f"{at}/{name}", "rb").read()
                self.names[f"{here}/{name}"] = File(content, content)
        self.held = dict(self.names)
        self.pending = []

    def name(self, path, file):
        self.names[path] = file
        self.pending.append((path, True, file))

    def unname(self, path):
        file = self.names.pop(path, None)
        self.pending.append((path, False, None))
        return file

    def sync_folder(self, folder):
        rest = []
        for path, is_there, file in self.pending:
            if os.path.dirname(path) != folder:
                rest.append((path, is_there, file))
            elif is_there:
                self.held[path] = file
            else:
                self.held.pop(path, None)
        self.pending = rest

    def apply(self, call, path, *rest):
        file = self.names.get(path)
        if call == "create" and path not in self.names:
            self.name(path, File())
        elif call == "mkdir":
            self.name(path, None)
        elif call == "write":
            file.seen += rest[0]
        elif call == "ftruncate":
            file.seen = b""
        elif call == "fsync" and file:
            file.held = file.seen
        elif call == "fsync":  # of a folder
            self.sync_folder(path)
        elif call == "link":
            self.name(rest[0], file)
        elif call == "rename":
            self.name(rest[0], self.unname(path))
        elif call in ("unlink", "rmdir"):
            self.unname(path)

    def write_to(self, out, model, folder):
        names = self.names if model == "names" else self.held
        for path in sorted(names):
            target = out + path[len(folder):]
            if not os.path.isdir(os.path.dirname(target)):
                continue
            if names[path] is None:
                os.makedirs(target, exist_ok=True)
            else:
                open(target, "wb").write(names[path].held)


def main(trace, folder, before="", out="", model="", count=None):
    all_changes = list(changes(trace, folder))
    if count is None:
        print(len(all_changes))
        return
    disk = Disk(before, folder)
    for change in all_changes[:int(count)]:
        disk.apply(*change)
    shutil.rmtree(out, ignore_errors=True)
    os.makedirs(out)
    disk.write_to(out, model, folder)


main(*sys.argv[1:])
