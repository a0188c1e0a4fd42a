import { spawnSync } from 'node:child_process';

/** Runs a program of the system to its end; answers what it wrote. @throws Error with its complaint where it fails. */
export function system(command: string, ...words: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr.trim()}`, { cause: error });
  return stdout;
}

/** Whether a program of the system does what it is asked; what it complains of is lost. */
export const succeeds = (command: string, ...words: string[]): boolean => spawnSync(command, words).status === 0;

/** Why disks of our own cannot be mounted here; null where they can. */
export function mountsImpossible(): string | null {
  if (process.platform !== 'linux') return 'a disk of its own can only be mounted on Linux';
  return process.getuid?.() === 0 ? null : 'only root may mount a disk';
}
