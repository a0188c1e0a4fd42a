import type { ProgramLine } from './model.ts';
import { lineOf } from './line.ts';
import { sizeOf, withPairs } from './pairing.ts';
import type { Row } from './table.ts';

/** Categories of Mint for money between own accounts. */
const TRANSFERS = /^(?:transfer|credit card payment|transfer for cash spending)$/i;

/** Mint's transactions: the amount without a sign, and a word that says which way it went. */
export function readMint(rows: readonly Row[]): readonly ProgramLine[] {
  const lines = rows.map(({ line, text, cell }) => {
    const category = cell('category');
    const isKnown = category !== '' && !/^uncategorized$/i.test(category) && !TRANSFERS.test(category);
    return lineOf({
      line,
      text,
      account: cell('account name'),
      day: cell('date'),
      amount: cell('amount'),
      isOut: /^debit$/i.test(cell('transaction type')),
      payee: cell('description'),
      bankText: cell('original description'),
      memo: cell('notes'),
      category: isKnown ? [category] : [],
      tags: cell('labels').split(/\s*,\s*/),
    });
  });
  const kinds = new Map(rows.map(({ line, cell }) => [line, cell('category')]));
  // Mint does not say which two belong together: those of one day and amount do.
  return withPairs(lines, (line) => {
    if (!TRANSFERS.test(kinds.get(line.line) ?? '')) return null;
    const { size, isOut } = sizeOf(line);
    return { key: [line.day, size].join('\n'), isOut };
  });
}

/** Whether each row says which way the money went in a word that is known. */
export const isMintReadable = (rows: readonly Row[]) =>
  rows.every(({ cell }) => /^(?:debit|credit)$/i.test(cell('transaction type')));
