import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Reading } from './model.ts';
import { fromParts, inParts, type ReadingPart } from './reading-parts.ts';

type Account = Extract<Reading, { kind: 'read' }>['accounts'][number];
type Row = Account['rows'][number];

const rows = (count: number) => Array.from({ length: count }, (_, line) => ({ line }) as unknown as Row);
const readingOf = (counts: readonly number[]) =>
  ({
    kind: 'read',
    accounts: counts.map((count, place) => ({ number: `${place}`, rows: rows(count) }) as unknown as Account),
  }) as unknown as Reading;

/** What a reader on another thread sends, and what it ends with. */
function sent(reading: Reading): { parts: ReadingPart[]; rest: Reading } {
  const [parts, all] = [[] as ReadingPart[], inParts(reading)];
  for (;;) {
    const { done, value } = all.next();
    if (done === true) return { parts, rest: value };
    parts.push(value);
  }
}

test('a reading sent in parts of at most 1,000 rows comes whole again, whatever its accounts hold', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2500 }), { maxLength: 4 }), (counts) => {
      const reading = readingOf(counts);
      const { parts, rest } = sent(reading);
      for (const part of parts) {
        expect(part.rows.length).toBeGreaterThan(0);
        expect(part.rows.length).toBeLessThanOrEqual(1000);
      }
      expect(parts).toHaveLength(counts.reduce((sum, count) => sum + Math.ceil(count / 1000), 0));
      expect(rest).toEqual(readingOf(counts.map(() => 0)));
      expect(fromParts(rest, parts)).toEqual(reading);
    }),
    { numRuns: 50 },
  );
});

test('a reading without rows, such as a refusal, is sent as it is', () => {
  const refused = { kind: 'refused', code: 'EMPTY' } as unknown as Reading;
  expect(sent(refused)).toEqual({ parts: [], rest: refused });
  expect(fromParts(refused, [{ account: 0, rows: rows(1) }])).toBe(refused);
});
