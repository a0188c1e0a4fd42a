import type { Refusal } from './model.ts';
import { refusal } from './refusals.ts';

const DAY = /(?<![\d/.-])\d{1,4}[-/. ](?:\d{1,2}|\p{L}{3,9})[-/. ]\d{2,4}(?![\d/.-])/u;
const AMOUNT = /\d[.,]\d{2}(?!\d)/;
/** A letter names a day or two, and an amount. */
const FEW = 3;

/** Why a PDF has no table: because it is no statement, or because its days and amounts stand in no columns. */
export function refusedPdf(texts: Iterable<string>): Refusal {
  let [days, amounts] = [0, 0];
  for (const text of texts) {
    if (DAY.test(text)) days += 1;
    if (AMOUNT.test(text)) amounts += 1;
  }
  return refusal(days >= FEW && amounts >= FEW ? 'PDF_COLUMNS' : 'NO_STATEMENT');
}
