import type { Currency, Money } from '#kernel/money.ts';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import { askedWhichWay, saidOf } from '#modules/money/csv-detection/rules.ts';
import type { Question } from './model.ts';
import { signQuestion } from './questions.ts';

/** `said`: what the file itself says of the way, as its type of transaction does; null where its words alone may say it. */
export type CardRow = { line: number; text: string; amount: Money; said: 'in' | 'out' | null };

/**
 * Whether the amounts of a card may be what was spent: most have no minus, and no more rows say that money came in than say
 * the opposite. Elsewhere a card that was only paid back has such rows, and they say so.
 */
export function mayBeSpent(rows: readonly CardRow[]): boolean {
  let [moved, minus, normal, inverted] = [0, 0, 0, 0];
  for (const { amount, text, said: stated } of rows) {
    if (amount.minor === 0n) continue;
    moved += 1;
    if (amount.minor < 0n) minus += 1;
    const said = stated ?? saidOf(amount.minor, text);
    if (said !== null && (said === 'in') === amount.minor > 0n) normal += 1;
    else if (said !== null) inverted += 1;
  }
  return minus * 2 < moved && normal <= inverted;
}

/** Asks what the signs of such cards mean; where no amount has a minus, only which way all of them went. */
export function cardQuestion(rows: readonly CardRow[], currency: Currency): Question {
  const amounts = rows.map(({ amount }) => amount.minor);
  const asked = askedWhichWay('few-minus', amounts, 'inverted');
  const isUnsigned = amounts.every((amount) => amount >= 0n);
  const open = isUnsigned
    ? {
        open: 'no-sign' as const,
        readings: asked.readings.map(({ answer, amounts: read }) => ({
          answer: answer === 'inverted' ? ('all-out' as const) : ('all-in' as const),
          amounts: read,
        })),
      }
    : asked;
  return signQuestion(
    rows.map(({ line, text }) => ({ line, cells: [text] })),
    { ...open, currency },
  );
}

/** Whether the person said that what has no minus was spent. */
export const isTurnedBy = ({ sign }: Answers): boolean => sign === 'inverted' || sign === 'all-out';
