import { LIMITS } from '#modules/money/csv-detection/rules.ts';
import { readActualCsv } from './actual-csv.ts';
import { readFirefly } from './firefly.ts';
import { readGnucashCsv } from './gnucash-csv.ts';
import { isMintReadable, readMint } from './mint.ts';
import type { NoTransactions, ProgramExport, ProgramName } from './model.ts';
import { headingsOf, type Row, tableWith } from './table.ts';
import { isWalletReadable, readWallet } from './wallet.ts';
import { readYnab } from './ynab.ts';

type Lines = Pick<ProgramExport, 'lines'> & Partial<Pick<ProgramExport, 'unread'>>;

type Program = {
  readonly program: ProgramName;
  readonly heading: readonly string[];
  /** Null where this file leaves open what another way of reading asks about. */
  readonly read: (rows: readonly Row[]) => Lines | null;
};

const PROGRAMS: readonly Program[] = [
  {
    program: 'YNAB',
    heading: ['account', 'date', 'payee', 'category group/category', 'memo', 'outflow', 'inflow'],
    read: (rows) => ({ lines: readYnab(rows) }),
  },
  {
    program: 'YNAB',
    heading: ['account', 'date', 'payee', 'master category', 'sub category', 'memo', 'outflow', 'inflow'],
    read: (rows) => ({ lines: readYnab(rows) }),
  },
  {
    program: 'Actual',
    heading: ['account', 'date', 'payee', 'notes', 'category', 'amount', 'cleared'],
    read: (rows) => ({ lines: readActualCsv(rows) }),
  },
  {
    program: 'Firefly III',
    heading: ['journal_id', 'group_id', 'type', 'amount', 'currency_code', 'source_name', 'destination_name'],
    read: (rows) => ({ lines: readFirefly(rows) }),
  },
  {
    program: 'Mint',
    heading: ['date', 'description', 'original description', 'amount', 'transaction type', 'category', 'account name'],
    read: (rows) => (isMintReadable(rows) ? { lines: readMint(rows) } : null),
  },
  {
    program: 'Wallet',
    heading: ['account', 'category', 'currency', 'amount', 'ref_currency_amount', 'type', 'date', 'transfer'],
    read: (rows) => (isWalletReadable(rows) ? { lines: readWallet(rows) } : null),
  },
  {
    program: 'GnuCash',
    heading: ['date', 'transaction id', 'full account name', 'account name', 'amount num.', 'value num.'],
    read: readGnucashCsv,
  },
];

/** Files that come with an export and hold something else. */
const OTHER_PARTS: readonly Pick<Program, 'program' | 'heading'>[] = [
  { program: 'YNAB', heading: ['month', 'category group/category', 'activity', 'available'] },
  { program: 'YNAB', heading: ['month', 'category', 'master category', 'sub category', 'outflows'] },
  { program: 'Firefly III', heading: ['user_id', 'account_id', 'virtual_balance'] },
  { program: 'Firefly III', heading: ['user_id', 'budget_id', 'currency_code', 'amount'] },
  { program: 'Firefly III', heading: ['user_id', 'bill_id', 'amount_min', 'amount_max'] },
  { program: 'Firefly III', heading: ['user_id', 'piggy_bank_id', 'target_amount'] },
];

/** Reads a table that one of these programs wrote, told by its headings; null where it is another. */
export function readProgramTable(text: string): ProgramExport | NoTransactions | 'too-many-rows' | null {
  const headings = headingsOf(text);
  const has = (wanted: readonly string[]) => headings.some((heading) => wanted.every((name) => heading.has(name)));
  const other = OTHER_PARTS.find(({ heading }) => has(heading));
  if (other !== undefined) return { program: other.program, isOtherPart: true };
  const found = PROGRAMS.find(({ heading }) => has(heading));
  const table = found === undefined ? null : tableWith(text, found.heading);
  if (table === 'too-many-rows') return table;
  if (found === undefined || table === null) return null;
  const read = found.read(table.rows);
  if (read === null) return null;
  if (read.lines.length > LIMITS.programRows) return 'too-many-rows';
  return { program: found.program, lines: read.lines, unread: read.unread ?? [] };
}

export { linesIn, linesText } from './lines-text.ts';
