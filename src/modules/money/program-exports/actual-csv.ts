import type { ProgramLine } from './model.ts';
import { lineOf } from './line.ts';
import { sizeOf, withPairs } from './pairing.ts';
import type { Row } from './table.ts';

const PARENT = /^\(SPLIT INTO (\d+)\)\s*/;
const CHILD = /^\(SPLIT (\d+) OF (\d+)\)\s*/;

/** The transactions that Actual exports as CSV: of one account, of a search or of all accounts. */
export function readActualCsv(rows: readonly Row[]): readonly ProgramLine[] {
  const accounts = new Set(rows.map(({ cell }) => cell('account')));
  let count = 0;
  const lines = rows.flatMap((row): ProgramLine[] => {
    const { line, text, cell } = row;
    const notes = cell('notes');
    if (PARENT.test(notes)) {
      count += 1;
      return [];
    }
    const isChild = CHILD.test(notes);
    const payee = cell('payee');
    const category = cell('category').split(/:\s+/, 2);
    // A transfer has the other account as its payee, and no category.
    const isTransfer = cell('category') === '' && accounts.has(payee) && payee !== cell('account');
    return [
      lineOf({
        line,
        text,
        account: cell('account'),
        day: cell('date'),
        amount: cell('amount'),
        payee,
        memo: notes.replace(CHILD, ''),
        category: category.filter((name) => name !== ''),
        transferAccount: isTransfer ? payee : null,
        split: isChild ? `split ${count}` : null,
        isOpening: /^starting balance$/i.test(payee),
      }),
    ];
  });
  return withPairs(lines, (line) => {
    if (line.transferAccount === null) return null;
    const { size, isOut } = sizeOf(line);
    return { key: [line.day, size, ...[line.account, line.transferAccount].toSorted()].join('\n'), isOut };
  });
}
