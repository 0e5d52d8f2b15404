"""A disk that loses its power: from a recorded run to what it may hold.

The changes are the calls of a strace log. Four disks differ in what they keep
of them:

  all       everything (the process died, the machine did not)
  names     every name at once, but the bytes of a file only from its fsync on
  entries   a name from the fsync of its folder on; the fsync of a new folder
            keeps the folder's own name, too
  strict    a name from the fsync of its folder on, and nothing else
"""
import hashlib
import os
import re

MODELS = ("all", "names", "entries", "strict")
CALLS = ("openat,write,ftruncate,fsync,link,rename,unlink,unlinkat,mkdir,rmdir,"
         "pwrite64,writev,renameat,renameat2,linkat,symlink,mkdirat,fallocate,"
         "fdatasync,truncate,creat,lseek,fcntl,dup")
# What may stand in a log without meaning anything for a disk.
HARMLESS = ("lseek", "fcntl", "dup")
CALL = re.compile(r"(?:\d+ +)?(\w+)\((.*)\) += (\d+)")
QUOTED = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')


def plain(quoted):
    return bytes.fromhex(quoted.replace("\\x", ""))


class Log:
    """The changes below a folder in the order in which they were made. Files
    and folders that are open are known by number."""

    def __init__(self, trace, folder):
        self.folder = folder
        self.opened = {}
        self.changes = []
        with open(trace, encoding="ascii") as lines:
            for line in lines:
                match = CALL.match(line)
                if match:
                    self.read(*match.groups())

    def path(self, words, at=""):
        """A path as the log spells it; at: the number of a folder."""
        start = self.opened.get(at, self.folder)
        return os.path.normpath(os.path.join(start, words.decode()))

    def add(self, call, path, *rest):
        if path.startswith(f"{self.folder}/"):
            self.changes.append((call, path, *rest))

    def read(self, call, arguments, result):
        words = [plain(word) for word in QUOTED.findall(arguments)]
        first = arguments.split(",")[0]
        if call == "openat":
            path = self.path(words[0], first)
            self.opened[result] = path
            if "O_CREAT" in arguments or "O_TRUNC" in arguments:
                self.add("create", path, "O_TRUNC" in arguments)
        elif call == "write":
            self.add(call, self.opened.get(first, ""), words[0])
        elif call == "ftruncate":
            self.add(call, self.opened.get(first, ""),
                     int(arguments.split(",")[1]))
        elif call == "fsync":
            self.add(call, self.opened.get(first, ""))
        elif call == "unlinkat":
            self.add("unlink", self.path(words[0], first))
        elif call in ("link", "rename"):
            self.add(call, self.path(words[0]), self.path(words[1]))
            self.follow(call, self.path(words[0]), self.path(words[1]))
        elif call in ("unlink", "mkdir", "rmdir"):
            self.add(call, self.path(words[0]))
        elif call not in HARMLESS:
            raise NotImplementedError(call)

    def follow(self, call, old, new):
        """What is open under a name that moves."""
        if call == "rename":
            for number, path in self.opened.items():
                if path == old:
                    self.opened[number] = new


class File:
    """Bytes as programs see them, and as the disk holds them."""

    def __init__(self, seen=b"", held=b""):
        self.seen = seen
        self.held = held


class Disk:
    """Paths and what they stand for: a File, or None for a folder."""

    def __init__(self, before, folder):
        self.folder = folder
        self.names = {}
        for at, folders, files in os.walk(before):
            here = folder + at[len(before):]
            for name in folders:
                self.names[f"{here}/{name}"] = None
            for name in files:
                with open(f"{at}/{name}", "rb") as file:
                    content = file.read()
                self.names[f"{here}/{name}"] = File(content, content)
        # Each disk: what it holds, and the names it does not hold yet.
        self.held = {"entries": dict(self.names), "strict": dict(self.names)}
        self.pending = {"entries": [], "strict": []}

    def name(self, path, file):
        self.names[path] = file
        for pending in self.pending.values():
            pending.append((path, True, file))

    def unname(self, path):
        file = self.names.pop(path, None)
        for pending in self.pending.values():
            pending.append((path, False, None))
        return file

    def sync_folder(self, folder):
        for model, pending in self.pending.items():
            rest = []
            for path, is_there, file in pending:
                own = model == "entries" and path == folder
                if os.path.dirname(path) != folder and not own:
                    rest.append((path, is_there, file))
                elif is_there:
                    self.held[model][path] = file
                else:
                    self.held[model].pop(path, None)
            self.pending[model] = rest

    def create(self, path, empties):
        if path not in self.names:
            self.name(path, File())
        elif empties:
            self.names[path].seen = b""

    def apply(self, call, path, *rest):
        file = self.names.get(path)
        if call == "create":
            self.create(path, *rest)
        elif call == "mkdir":
            self.name(path, None)
        elif call == "write":
            file.seen += rest[0]
        elif call == "ftruncate":
            file.seen = file.seen[:rest[0]]
        elif call == "fsync" and file:
            file.held = file.seen
        elif call == "fsync":
            self.sync_folder(path)
        elif call == "link":
            self.name(rest[0], file)
        elif call == "rename":
            self.name(rest[0], self.unname(path))
        elif call in ("unlink", "rmdir"):
            self.unname(path)

    def left(self, model):
        """Path -> bytes (None: a folder) below the folder, as the disk of
        that model holds them."""
        found = {self.folder: None}
        names = self.held.get(model, self.names)
        for path in sorted(names):
            if found.get(os.path.dirname(path), b"") is not None:
                continue  # in a folder that was not kept
            file = names[path]
            found[path] = file and (file.seen if model == "all"
                                    else file.held)
        del found[self.folder]
        return found


def key_of(left):
    """The same for disks that hold the same."""
    sums = hashlib.sha256()
    for path, content in sorted(left.items()):
        sums.update(f"{path} {content is None}\n".encode())
        sums.update(hashlib.sha256(content or b"").digest())
    return sums.digest()
