import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeStage, openStage, outcomeOf, prepare, type Stage } from './crash-stage.ts';
import { answerTo, type Trial, untilItAnswers } from './crash-trials.ts';
import { system } from './system.ts';

const MB = 1024 * 1024;
const DISK = 1024;
/** What is left of the disk when the import begins: nothing, or enough for a part of it. */
const LEFT = [0, 4, 12, 24, 48] as const;

/** Imports onto a disk that is full or becomes full on the way; then space is made and the import is tried again. */
export async function diskTrials(rows: number, times: number): Promise<Trial[]> {
  const disk = mkdtempSync(join(tmpdir(), 'ilifa-disk-'));
  system('mount', '-t', 'tmpfs', '-o', `size=${DISK}m,mode=0755`, 'none', disk);
  const trials: Trial[] = [];
  try {
    const folder = join(disk, 'data');
    mkdirSync(folder, { mode: 0o700 });
    const stage = await openStage(rows, folder);
    try {
      for (let at = 0; at < times; at += 1) trials.push(await fullDisk(stage, disk, LEFT[at % LEFT.length] ?? 0));
    } finally {
      await closeStage(stage);
    }
  } finally {
    system('umount', disk);
    rmSync(disk, { recursive: true, force: true });
  }
  return trials;
}

async function fullDisk(stage: Stage, disk: string, left: number): Promise<Trial> {
  const prepared = await prepare(stage);
  const ballast = join(disk, 'ballast');
  fill(disk, ballast, left * MB);
  const faults: string[] = [];
  const answer = await answerTo(prepared);
  rmSync(ballast);
  const freed = performance.now();
  await untilItAnswers(prepared);
  const away = performance.now() - freed;
  const outcome = await outcomeOf(stage, prepared);
  if (outcome.verdict === 'before' && answer === 'imported') faults.push('it said imported, and nothing is there');
  if (outcome.verdict === 'before' && !/disk .* is full|database was interrupted/.test(answer))
    faults.push(`the answer does not say why: ${answer}`);
  return {
    ...outcome,
    what: `disk with ${left} MB left`,
    moment: 0,
    away,
    answer,
    faults: [...faults, ...outcome.faults],
  };
}

/** Writes until that much is left. */
export function fill(disk: string, path: string, left: number): void {
  const piece = Buffer.alloc(MB);
  const file = openSync(path, 'w');
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(disk);
      const room = bavail * bsize - left;
      if (room <= 0) return;
      writeSync(file, piece, 0, Math.min(room, MB));
    }
  } finally {
    closeSync(file);
  }
}
