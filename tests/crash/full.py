"""A disk that is full, and a folder that may not be written: one clear line.

full.py mail: a disk of every size in steps of one block, and a newer sheet comes
in before the command is given again."""
import os
import shutil
import subprocess
import sys

from campaign import BERTHIER, STAGE, call, clean, fail, in_trouble, runs

NOBODY = 65534
DISK = "full"
BLOCK_KIB = 4
ROOM_KIB = (0, 4, 8, 12, 24)
ROOT = os.geteuid() == 0


def judge(run, done, where, said):
    if done.returncode == 0:
        run.check_done(where)
        return
    in_trouble(where, done)
    said.add(done.stderr.strip().splitlines()[-1].split(": ")[-1])
    clean(where)
    run.judge(where)


def free_kib():
    room = os.statvfs(DISK)
    return room.f_bavail * room.f_frsize // 1024


def on_full_disk(run, room):
    """The run on a disk with so much room; the stage is what it left. The
    index of git and the like make no difference there."""
    run.stage()
    shutil.rmtree(f"{DISK}/run", ignore_errors=True)
    subprocess.run(["cp", "-a", STAGE, f"{DISK}/run"], check=True)
    with open(f"{DISK}/ballast", "wb") as ballast:
        ballast.write(bytes(max(0, free_kib() - room) * 1024))
    done = call([BERTHIER, *run.words], cwd=f"{DISK}/run")
    os.unlink(f"{DISK}/ballast")
    shutil.rmtree(STAGE)
    subprocess.run(["cp", "-a", f"{DISK}/run", STAGE], check=True)
    return done


def judge_few(run, said):
    for room in ROOM_KIB:
        judge(run, on_full_disk(run, room), f"{run.name} with {room} KiB left",
              said)
    return len(ROOM_KIB)


def mail_at_each_size(run, said):
    """Up to the size at which the run comes through."""
    room, code, took = 0, 1, 0
    while code != 0:
        where = f"{run.name} with {room} KiB left"
        done = on_full_disk(run, room)
        code = done.returncode
        if code != 0:
            in_trouble(where, done)
            said.add(done.stderr.strip().splitlines()[-1].split(": ")[-1])
        took += run.takes_mail(where)
        room += BLOCK_KIB
    print(f"{run.name}: new mail at {room // BLOCK_KIB} sizes of the disk, of "
          f"which {took} took it")
    if not 0 < took < room // BLOCK_KIB:
        fail(run.name, "too few sizes")
    return room // BLOCK_KIB


def fill_disk(all_runs, said, at_sizes):
    os.mkdir(DISK)
    if call(["mount", "-t", "tmpfs", "-o", "size=16m,nr_inodes=2000", "none",
             DISK]).returncode != 0:
        return 0
    try:
        return sum(at_sizes(run, said) for run in all_runs)
    finally:
        subprocess.run(["umount", DISK], check=True)


def chown(path, owner):
    if ROOT:
        subprocess.run(["chown", "-R", f"{owner}:{owner}", path], check=True)


def close_folder(run, said):
    """The campaign belongs to who runs, but may not be written."""
    run.stage()
    chown(STAGE, NOBODY)
    subprocess.run(["chmod", "-R", "a-w", f"{STAGE}/camp"], check=True)
    nobody = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}",
              "--clear-groups"] if ROOT else []
    done = run.start(*nobody)
    subprocess.run(["chmod", "-R", "u+w", f"{STAGE}/camp"], check=True)
    chown(STAGE, 0)
    if done.returncode == 0:
        fail(run.name, "says that it wrote into a closed folder")
    judge(run, done, f"{run.name} in a closed folder", said)


def main():
    all_runs = runs()
    said = set()
    if sys.argv[1:] == ["mail"]:
        if not ROOT or fill_disk(all_runs, said, mail_at_each_size) == 0:
            sys.exit(77)
        return
    full = fill_disk(all_runs, said, judge_few) if ROOT else 0
    closed = 0
    os.chmod(".", 0o755)
    if not ROOT or call(["setpriv", f"--reuid={NOBODY}",
                         "true"]).returncode == 0:
        for run in all_runs:
            close_folder(run, said)
            closed += 1
    print(f"{full} runs on a full disk, {closed} in a folder that may not be "
          f"written: {', '.join(sorted(said))}")
    if full + closed == 0:
        sys.exit(77)
    if full and "No space left on device" not in said:
        fail("full", "no disk was full")
    if closed and "Permission denied" not in said:
        fail("full", "no folder was closed")


main()
