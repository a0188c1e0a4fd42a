import type { ProgramLine } from './model.ts';
import { lineOf } from './line.ts';
import { sizeOf, withPairs } from './pairing.ts';
import type { Row } from './table.ts';

/** Wallet by BudgetBakers: signed amounts, a clock time, and `true` where it is a transfer. */
export function readWallet(rows: readonly Row[]): readonly ProgramLine[] {
  const ofLine = new Map(rows.map((row) => [row.line, row]));
  const lines = rows.map(({ line, text, cell }) => {
    const isTransfer = isTransferRow(cell);
    return lineOf({
      line,
      text,
      account: cell('account'),
      currency: cell('currency') || null,
      day: cell('date').slice(0, 10),
      amount: cell('amount'),
      isOut: !/^[-−(]/.test(cell('amount')) && EXPENSE.test(cell('type')),
      payee: cell('payee'),
      memo: cell('note'),
      category: isTransfer || cell('category') === '' ? [] : [cell('category')],
      tags: cell('labels').split(/\s*[|,]\s*/),
    });
  });
  return withPairs(lines, (line) => {
    const cell = ofLine.get(line.line)?.cell;
    if (cell === undefined || !isTransferRow(cell)) return null;
    // Between currencies the two amounts differ, but not what they are worth in the currency of the app.
    const { size } = sizeOf({ amount: cell('ref_currency_amount') || line.amount, isOut: false });
    return { key: [cell('date'), size].join('\n'), isOut: sizeOf(line).isOut };
  });
}

const EXPENSE = /^expenses?$/i;
const isTransferRow = (cell: Row['cell']) => /^true$/i.test(cell('transfer'));

/** Whether signs or words say which way the money went: the words are those of the language of the phone. */
export const isWalletReadable = (rows: readonly Row[]) =>
  rows.some(({ cell }) => /^[-−(]/.test(cell('amount'))) ||
  rows.every(({ cell }) => /^(?:expenses?|income)$/i.test(cell('type')));
