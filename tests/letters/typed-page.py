"""Types a page of doc/ to the letter: TOP BUILD PAGE MODULE.

Each line of a block is run in the folder that its first word names; a line
"who, FILE:" writes the lines below it, up to the next such line, into that
file. What stands between "quotes" in the text under a heading was printed by
a command under that heading. The test adds nothing but the folders.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile

TOP, BUILD = (os.path.abspath(path) for path in sys.argv[1:3])
PAGE, MODULE = sys.argv[3:5]


def flat(text):
    return " ".join(text.split())


def steps(block):
    """The commands and files of a block: (who, None, command) or
    (who, file, text)."""
    found = []
    for line in block:
        typed = re.fullmatch(r"(\w+)\$ (.+)", line)
        named = re.fullmatch(r"(\w+), (\S+):", line)
        if typed:
            found.append([typed[1], None, typed[2]])
        elif named:
            found.append([named[1], named[2], ""])
        else:
            found[-1][2] += line + "\n"
    return found


def blocks(section):
    block = []
    for line in section.splitlines():
        if line.startswith("    "):
            block.append(line[4:])
        elif block:
            yield block
            block = []
    if block:
        yield block


def run(folder, command):
    env = dict(os.environ, PATH=BUILD + os.pathsep + os.environ["PATH"])
    done = subprocess.run(command, shell=True, cwd=folder, env=env,
                          stdin=subprocess.DEVNULL, text=True, check=False,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        sys.exit(f"{PAGE}: {command}\n{done.stdout}")
    return done.stdout


def follow(work):
    """What the page quotes and nothing printed."""
    wrong = []
    with open(os.path.join(TOP, "doc", PAGE), encoding="utf-8") as file:
        sections = file.read().split("\n## ")
    for section in sections[1:]:
        said = ""
        for block in blocks(section):
            for who, file, text in steps(block):
                folder = os.path.join(work, who)
                if file is None:
                    said += run(folder, text)
                else:
                    with open(os.path.join(folder, file), "w",
                              encoding="utf-8") as out:
                        out.write(text)
        words = "\n".join(line for line in section.splitlines()
                          if not line.startswith("    "))
        quotes = re.findall(r'"([^"]+)"', words)
        wrong += [f'{section.splitlines()[0]}: "{flat(quote)}"'
                  for quote in quotes if flat(quote) not in flat(said)]
    return wrong


with tempfile.TemporaryDirectory() as work:
    for name in ("host", "you", "friend"):
        os.mkdir(os.path.join(work, name))
    shutil.copytree(os.path.join(TOP, "samples", "modules", MODULE),
                    os.path.join(work, "host", MODULE))
    subprocess.run(["chmod", "-R", "u+w", work], check=True)
    missing = follow(work)
for line in missing:
    print(f"{PAGE}: never printed: {line}")
sys.exit(bool(missing))
