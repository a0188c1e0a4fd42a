import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterIn } from '#platform/engine/place.server.ts';
import { processesIn, signal, until } from '#platform/engine/process.server.ts';
import { succeeds, system } from './system.ts';

const MB = 1024 * 1024;

/** A disk that can lose its power: an image with ext4 on it, mounted through a loop device. */
export type PowerDisk = {
  /** A folder on it, empty at first. */
  readonly folder: string;
  /** Everything that had not reached the disk at this moment is gone; whoever works on it is killed, and it is mounted anew. */
  readonly cut: (killRest: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * The journal is written when someone asks for it and otherwise once a minute, and no rename writes out its file unasked:
 * what survives a cut was asked to survive.
 */
const OPTIONS = 'loop,commit=60,noauto_da_alloc';
/** `FS_IOC_SHUTDOWN`, which leaves the disk as it is, the journal included. Node has no call for it. */
const PULL_THE_PLUG =
  'my $flags = pack("L", 2); open(my $disk, "<", $ARGV[0]) or die $!; ioctl($disk, 0x8004587D, $flags) or die $!';

export function openPowerDisk(): PowerDisk {
  const home = mkdtempSync(join(tmpdir(), 'ilifa-power-'));
  // The database runs as a user of its own, who has to come through.
  chmodSync(home, 0o711);
  const [image, mounted] = [join(home, 'image'), join(home, 'disk')];
  writeFileSync(image, '');
  truncateSync(image, 1024 * MB);
  system('mkfs.ext4', '-q', '-F', image);
  mkdirSync(mounted);
  const mount = () => system('mount', '-o', OPTIONS, image, mounted);
  mount();
  const folder = join(mounted, 'data');
  const killDatabase = async () => {
    const left = () => processesIn(clusterIn(folder));
    for (const pid of left()) signal(pid, 'SIGKILL');
    if (!(await until(() => left().length === 0, 10_000))) throw new Error(`a process still works in ${folder}`);
  };
  const unmount = async () => {
    // What was killed keeps the disk busy until the kernel has cleared it away.
    if (!(await until(() => succeeds('umount', mounted), 10_000))) system('umount', mounted);
  };
  return {
    folder,
    async cut(killRest) {
      system('perl', '-e', PULL_THE_PLUG, mounted);
      system('cp', '--sparse=always', image, `${image}.copy`);
      await killRest();
      await killDatabase();
      await unmount();
      renameSync(`${image}.copy`, image);
      mount();
    },
    async close() {
      await killDatabase();
      await unmount();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
