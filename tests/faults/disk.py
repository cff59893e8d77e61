"""Disk faults on real file systems (as root): a full tmpfs, and a loop device that turns read-only."""

from __future__ import annotations

import resource
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from tests.faults.fleet import Fleet
from tests.faults.play import Play
from tests.faults.trouble import admin, await_recovery, await_trouble, expect_output
from tests.server.clients import ForkServer

Outcome = tuple[dict[str, Any], list[str]]


@contextmanager
def mounted(folder: Path, *arguments: str) -> Iterator[Path]:
    subprocess.run(["mount", *arguments, str(folder)], check=True)
    try:
        yield folder
    finally:
        for _ in range(50):  # processes that have just ended may still have open files
            if subprocess.run(["umount", str(folder)], check=False, capture_output=True).returncode == 0:
                break
            time.sleep(0.2)
        else:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


def full(fork_server: ForkServer, seed: int, megabytes: int = 48) -> Outcome:
    """Fill a separate file system completely and empty it again, several times."""
    with (
        tempfile.TemporaryDirectory(prefix="rondel-disk-") as where,
        tempfile.TemporaryDirectory(prefix="rondel-faults-") as folder,
        mounted(Path(where), "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs") as disk,
        closing(Fleet(fork_server, f"sqlite:///{disk}/rondel.sqlite3", Path(folder), free_disk=1)) as fleet,
    ):
        play = Play(fleet.start(), seed)
        said = ""
        for _ in range(3):
            _fill(disk / "filler")
            said = await_trouble(play, "full")
            time.sleep(2)
            (disk / "filler").unlink()
            await_recovery(play)
        expect_output(play, admin(play, "check"), 0, "Not sound: 0")
        return {"/readyz said": said, **play.settle()}, play.ledger.failures


def _fill(file: Path) -> None:
    with file.open("wb", buffering=0) as data:
        for size in (1_000_000, 10_000, 100):
            try:
                while True:
                    data.write(b"\0" * size)
            except OSError:
                pass


def file_size(play: Play, times: int) -> str:
    """Simulate a full disk without root: forbid files to grow (RLIMIT_FSIZE), then allow it again."""
    said = ""
    for _ in range(times):
        for pid in play.fleet.serving():
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        said = await_trouble(play, "cannot be written")
        for pid in play.fleet.serving():
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await_recovery(play)
    return said


def read_only(fork_server: ForkServer, seed: int) -> Outcome:
    """Make the file system turn read-only after an error during play, and repair it as an operator would."""
    with (
        tempfile.TemporaryDirectory(prefix="rondel-disk-") as where,
        tempfile.TemporaryDirectory(prefix="rondel-faults-") as folder,
    ):
        image, disk = Path(folder) / "image", Path(where)
        with image.open("wb") as data:
            data.truncate(64_000_000)
        subprocess.run(["mkfs.ext4", "-q", "-O", "^has_journal", str(image)], check=True)
        device = subprocess.run(
            ["losetup", "--find", "--show", str(image)], check=True, capture_output=True, text=True
        ).stdout.strip()
        mount = ("-t", "ext4", "-o", "errors=remount-ro", device)
        try:
            with closing(Fleet(fork_server, f"sqlite:///{disk}/rondel.sqlite3", Path(folder))) as fleet:
                with mounted(disk, *mount):
                    play = Play(fleet.start(), seed)
                    Path(f"/sys/fs/ext4/{Path(device).name}/trigger_fs_error").write_text("1")
                    said = await_trouble(play, "readonly", "read-only", "cannot be written")
                    checked = admin(play, "check")
                    fleet.stop()
                subprocess.run(["e2fsck", "-y", "-f", device], check=False, capture_output=True)
                with mounted(disk, *mount):
                    fleet.start()
                    await_recovery(play)
                    expect_output(play, checked, 0, "Not sound: 0")  # the data is readable and consistent
                    return {
                        "/readyz said": said,
                        "rondel admin check said": checked[1].strip(),
                        **play.settle(),
                    }, play.ledger.failures
        finally:
            subprocess.run(["losetup", "--detach", device], check=True)
