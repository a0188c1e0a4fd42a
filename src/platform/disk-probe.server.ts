import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from './log.server.ts';
import { codeOf } from './start-error.server.ts';

/** In milliseconds: a load balancer asks often, and an answer holds for so long. */
const HOLDS = 5_000;
/** A disk that takes longer than this counts as one that takes nothing. */
const PATIENCE = 1_500;
/** More than fits in what a file system keeps beside the name of a file. */
const BYTES = 64 * 1024;

/** Whether the disk of a folder takes writes: tried with a file that is synced and deleted, at most every five seconds. */
export function diskProbe(
  folder: string,
  log: Log,
  { now = () => performance.now(), write = writeOnce }: { now?: () => number; write?: typeof writeOnce } = {},
): () => Promise<boolean> {
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | null = null;
  let isWriting = false;
  const probe = async (): Promise<boolean> => {
    isWriting = true;
    try {
      await write(folder);
      return true;
    } catch (error) {
      log.error({ err: error, folder, code: codeOf(error) }, 'the disk of the data folder takes no writes');
      return false;
    } finally {
      isWriting = false;
    }
  };
  const inTime = (answer: Promise<boolean>): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), PATIENCE);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  };
  return () => {
    // Of a disk that hangs nothing more is asked: each question would hold a thread that the files of others need.
    if (asked === null || (!isWriting && now() - asked.at >= HOLDS)) asked = { at: now(), answer: probe() };
    return inTime(asked.answer);
  };
}

async function writeOnce(folder: string): Promise<void> {
  const path = join(folder, `.probe-${process.pid}-${randomUUID().slice(0, 8)}`);
  try {
    const file = await open(path, 'w', 0o600);
    try {
      await file.writeFile(Buffer.alloc(BYTES, 1));
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}
