import { AccountTypeSchema, UnreadLineSchema, type UnreadLine } from '#modules/money/csv-detection/model.ts';
import { unread } from '#modules/money/csv-detection/rules.ts';
import { lineOf } from './line.ts';
import type { ProgramExport, ProgramLine, ProgramName } from './model.ts';

const MARK = 'Export of';
const LEFT_OUT = 'Left out';
const LEFT_OUT_CELLS = 3;
const HEADING = [
  'Account',
  'Type',
  'Currency',
  'Date',
  'Amount',
  'Payee',
  'Category',
  'Kind',
  'Memo',
  'Bank text',
  'Tags',
  'Transfer account',
  'Transfer',
  'Split',
  'Opening',
];
const LEVEL = ' › ';
const TAG = ' · ';

/** What stands in the database or book of a program, as text: a line for each of its lines, as people see it when they check. */
export function linesText({ program, lines, unread: left }: ProgramExport): string {
  const cells = [
    [MARK, program],
    HEADING,
    ...lines.map((line) => [
      line.account,
      line.accountType ?? '',
      line.currency ?? '',
      line.day,
      line.isOut ? `-${line.amount}` : line.amount,
      line.payee,
      line.category.join(LEVEL),
      line.isIncome === null ? '' : line.isIncome ? 'income' : 'expense',
      line.memo,
      line.bankText,
      line.tags.join(TAG),
      line.transferAccount ?? '',
      line.pair ?? '',
      line.split ?? '',
      line.isOpening ? 'yes' : '',
    ]),
    ...left.map(({ reason, text }) => [LEFT_OUT, reason, text]),
  ];
  return cells.map((row) => `${row.map(oneCell).join('\t')}\n`).join('');
}

const oneCell = (text: string) => text.replace(/[\t\r\n\f]+/g, ' ').trim();

/** The lines again. */
export function linesIn(text: string): ProgramExport {
  const [first = '', , ...records] = text.split('\n');
  const lines: ProgramLine[] = [];
  const left: UnreadLine[] = [];
  for (const [place, record] of records.entries()) {
    const cells = record.split('\t');
    const line = place + 3;
    if (cells.length === LEFT_OUT_CELLS)
      left.push(unread(line, UnreadLineSchema.shape.reason.parse(cells[1]), cells[2] ?? ''));
    else if (record !== '') lines.push(lineIn(cells, line, record));
  }
  // The first line was written above, from the same names.
  return { program: (first.split('\t')[1] ?? '') as ProgramName, lines, unread: left };
}

function lineIn(cells: readonly string[], line: number, text: string): ProgramLine {
  const cell = (heading: (typeof HEADING)[number]) => cells[HEADING.indexOf(heading)] ?? '';
  const parts = (heading: (typeof HEADING)[number], by: string) =>
    cell(heading)
      .split(by)
      .filter((part) => part !== '');
  return lineOf({
    line,
    text,
    account: cell('Account'),
    accountType: AccountTypeSchema.nullable().catch(null).parse(cell('Type')),
    currency: cell('Currency') || null,
    day: cell('Date'),
    amount: cell('Amount'),
    payee: cell('Payee'),
    bankText: cell('Bank text'),
    memo: cell('Memo'),
    category: parts('Category', LEVEL),
    isIncome: cell('Kind') === '' ? null : cell('Kind') === 'income',
    tags: parts('Tags', TAG),
    transferAccount: cell('Transfer account') || null,
    pair: cell('Transfer') || null,
    split: cell('Split') || null,
    isOpening: cell('Opening') === 'yes',
  });
}
