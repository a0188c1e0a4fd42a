import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '#platform/start-error.server.ts';

/** What PostgreSQL writes about itself into its folder. */
export type PidFile = { readonly pid: number; readonly port: number; readonly status: string };

/**
 * The server's own note in the folder; null where there is none or it is still being written. A folder in its place is no
 * note of any server, which PostgreSQL itself complains of.
 */
export function readPidFile(cluster: string): PidFile | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'EISDIR') return null;
    throw error;
  }
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, port, status: (lines[7] ?? '').trim() };
}

/**
 * Whether the process is the database server of this folder. The number alone proves nothing: after
 * a crash the system gives it to the next program that starts, and that one must not be signalled.
 */
export function isServerOf(pid: number, cluster: string): boolean {
  const words = commandOf(pid);
  return basename(words[0] ?? '') === 'postgres' && words.includes(cluster);
}

/** Every process that still works in the folder, the server's own helpers included. */
export function processesIn(cluster: string): number[] {
  if (process.platform !== 'linux') {
    const pid = readPidFile(cluster)?.pid;
    return pid !== undefined && isServerOf(pid, cluster) ? [pid] : [];
  }
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && worksIn(pid, cluster));
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Waits until the condition holds; false where it did not within the time. */
export async function until(holds: () => boolean, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!holds()) {
    if (performance.now() > end) return false;
    await sleep(20);
  }
  return true;
}

/** Sends a signal; a process that is already gone is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

function worksIn(pid: number, cluster: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster && (commandOf(pid)[0] ?? '').includes('postgres');
  } catch {
    return false; // gone in the meantime, or somebody else's
  }
}

function commandOf(pid: number): string[] {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    // Elsewhere the words come joined; the folder is looked for between them by its flag.
    const line = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const match = /^(\S+) -D (.+) -p \d+/.exec(line);
    return match === null ? [] : [match[1] ?? '', match[2] ?? ''];
  } catch {
    return [];
  }
}
