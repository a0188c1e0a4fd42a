import { expect, test } from 'vitest';
import { meaningOf } from '#modules/money/csv-detection/headings.ts';
import { MAY_STATE } from '#modules/money/csv-detection/stated-lines.ts';
import { statusOf } from '#modules/money/csv-detection/statuses.ts';
import { markerOf, statementOf } from '#modules/money/csv-detection/words.ts';

/** By language: what a heading, a line that states a balance, a status or a mark means, and words that mean it, parted by bars. */
export type StatementWords = Readonly<
  Record<string, readonly (readonly [as: 'heading' | 'line' | 'status' | 'mark', meaning: string, words: string])[]>
>;

const READ = {
  heading: (word: string) => `${meaningOf(word)?.role ?? ''} ${meaningOf(word)?.weight ?? ''}`,
  line: (word: string) => (MAY_STATE.test(word) ? statementOf(word) : null),
  status: statusOf,
  mark: markerOf,
};

/** A test for each word: it is read as it is meant. */
export function testWords(all: StatementWords): void {
  test.each(
    Object.entries(all).flatMap(([language, meanings]) =>
      meanings.flatMap(([as, meaning, words]) =>
        words.split('|').map((word) => [language, word, as, meaning] as const),
      ),
    ),
  )('%s: %s as a %s means %s', (_, word, as, meaning) => {
    expect(READ[as](word)).toBe(meaning);
  });
}
