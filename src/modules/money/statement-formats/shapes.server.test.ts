import { expect, test } from 'vitest';
import { csvOf } from '../../../../scripts/statement-shapes/csv-shape.ts';
import { judgeShape, type ShapeVerdict } from '../../../../scripts/statement-shapes/judge-shape.ts';

const VARIANTS = Number(process.env['SHAPES'] ?? 2000);
const SEED = Number(process.env['SHAPE_SEED'] ?? 1);

test(`${VARIANTS} statements in as many shapes: read to the cent, or asked about, never wrong without a word`, () => {
  const tally: Record<ShapeVerdict['kind'], number> = {
    read: 0,
    asked: 0,
    flagged: 0,
    refused: 0,
    wrong: 0,
    'no-answer': 0,
  };
  const faults: string[] = [];
  for (let seed = SEED; seed < SEED + VARIANTS; seed += 1) {
    const made = csvOf(seed);
    const { kind, why } = judgeShape(made);
    tally[kind] += 1;
    if (kind === 'wrong' || kind === 'no-answer') faults.push(`${seed} ${kind}: ${why} ${JSON.stringify(made.shape)}`);
  }
  process.stdout.write(`${JSON.stringify(tally)}\n`);
  expect(faults).toEqual([]);
  // Nearly all of them say what they are.
  expect(tally.read / VARIANTS).toBeGreaterThan(0.85);
  expect(tally.refused / VARIANTS).toBeLessThan(0.01);
}, 120_000);
