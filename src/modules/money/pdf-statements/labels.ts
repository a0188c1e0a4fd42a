import { figureOf } from '#modules/money/csv-detection/rules.ts';
import type { Line } from './model.ts';

const AMOUNT = String.raw`[^\s\d]{0,4}\s?-?\d[\d., ]*[.,]\d{2}(?:\s?(?:cr|dr|o\/?d|-))?`;
/** With as much of it in the amount as may be, a currency, or with as little: "Amount due 5.00". */
const LABELLED = [String.raw`\D*?\p{L}\D*?`, String.raw`\D*\p{L}\D*?`].map(
  (label) => new RegExp(String.raw`^(${label})[\s:]+(${AMOUNT})$`, 'iu'),
);

/** A line above a table, with the amount behind a label in a cell of its own: "Opening balance 1,204.50 Cr". */
export function labelled(line: Line): string[] {
  return nearIn(line).flatMap((text) => {
    // "EUR + 2.210,40" has no label.
    if (/^[A-Z]{3} [-−+]?\s?\d/.test(text) && figureOf(text) !== null) return [text];
    const found = LABELLED.flatMap((pattern) => {
      const [, label, amount] = pattern.exec(text) ?? [];
      return label === undefined || amount === undefined ? [] : [[label, amount]];
    });
    return found.find(([, amount = '']) => figureOf(amount) !== null) ?? found.at(-1) ?? [text];
  });
}

/** The texts of a line, what stands as near as words do as one: there are no columns in which a number would stand alone. */
function nearIn({ cells, space }: Line): string[] {
  const texts: string[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { text, x, right } of cells) {
    if (x - end < space) texts.push(`${texts.pop() ?? ''} ${text}`);
    else texts.push(text);
    end = right;
  }
  return texts;
}
