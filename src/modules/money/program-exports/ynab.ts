import type { ProgramLine } from './model.ts';
import { lineOf } from './line.ts';
import { sizeOf, withPairs } from './pairing.ts';
import type { Row } from './table.ts';

/** Where YNAB keeps income until it is assigned; no category of what it was for. */
const UNASSIGNED = /^(?:ready to assign|to be budgeted|available this month|available next month)$/i;
const TRANSFER = /^transfer\s*:\s*(.+)$/i;
const SPLIT = /^\(?split\s*\(?(\d+)\/(\d+)\)?\s*/i;

/** The register of YNAB, in its present columns and those of YNAB 4. */
export function readYnab(rows: readonly Row[]): readonly ProgramLine[] {
  const lines = withSplits(rows.map(entryOf));
  return withPairs(lines, (line) => {
    if (line.transferAccount === null) return null;
    const { size, isOut } = sizeOf(line);
    return { key: [line.day, size, ...[line.account, line.transferAccount].toSorted()].join('\n'), isOut };
  });
}

function entryOf({ line, text, cell }: Row): ProgramLine {
  const [outflow, inflow] = [cell('outflow'), cell('inflow')];
  const isOut = /[1-9]/.test(outflow);
  const payee = cell('payee');
  const transferAccount = TRANSFER.exec(payee)?.[1]?.trim() ?? null;
  return lineOf({
    line,
    text,
    account: cell('account'),
    day: cell('date'),
    amount: isOut ? outflow : inflow,
    isOut,
    payee,
    memo: cell('memo'),
    category: transferAccount === null ? categoryOf(cell) : [],
    tags: cell('flag') === '' ? [] : [cell('flag')],
    transferAccount,
    isOpening: /^starting balance$/i.test(payee),
  });
}

function categoryOf(cell: Row['cell']): string[] {
  const group = cell('category group') || cell('master category');
  const name = cell('sub category') || (group === '' ? '' : cell('category'));
  const path = name === '' ? pathIn(cell('category group/category') || cell('category')) : [group, name];
  const own = path.map((each) => each.trim()).filter((each) => each !== '');
  return UNASSIGNED.test(own.at(-1) ?? '') ? [] : own;
}

const pathIn = (text: string) => text.split(/\s*:\s+|\//, 2);

/** Rows of one split say which of how many they are: `Split (1/3) Nappies`. */
function withSplits(lines: readonly ProgramLine[]): ProgramLine[] {
  let group: { key: string; left: number } | null = null;
  let count = 0;
  return lines.map((line) => {
    const [marked = '', place = '', all = ''] = SPLIT.exec(line.memo) ?? [];
    if (marked === '') {
      group = null;
      return line;
    }
    const key = [line.account, line.day, all].join('\n');
    if (group === null || group.key !== key || group.left === 0) {
      count += 1;
      group = { key, left: Number(all) };
    }
    group.left -= 1;
    return { ...line, memo: line.memo.slice(marked.length), split: `split ${count} ${place === '' ? '' : all}` };
  });
}
