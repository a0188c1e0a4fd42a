import type { Currency } from '#kernel/money.ts';
import { pdfOf, type PdfDocument } from '#platform/pdf.server.ts';
import type { Book, Entry } from './books.ts';
import { DAYS, figure, signed } from './written.ts';

type Column = {
  readonly name: string;
  readonly width: number | string;
  readonly align?: 'left' | 'right' | 'center';
  readonly of: (entry: Entry) => string;
};
type Drawing = {
  readonly currency: Currency;
  readonly above: (book: Book) => readonly string[];
  readonly columns: readonly Column[];
  readonly below?: (book: Book) => readonly string[];
  readonly size?: number;
  readonly isRuled?: boolean;
  /** The names of the columns stand on the first page alone. */
  readonly isNamedOnce?: boolean;
};

const inOnly = ({ minor }: Entry) => (minor > 0n ? figure(minor) : '');
const outOnly = ({ minor }: Entry) => (minor < 0n ? figure(minor) : '');
const right = 'right' as const;

const periodOf = ({ entries }: Book) =>
  `Statement period: ${DAYS.named(entries[0]?.day ?? '2025-01-01')} to ${DAYS.named(entries.at(-1)?.day ?? '2025-01-01')}`;
const sided = (minor: bigint) => `${figure(minor)} ${minor < 0n ? 'Dr' : 'Cr'}`;
const closingOf = ({ opening, entries }: Book) => entries.at(-1)?.balance ?? opening;

/** Statements laid out as banks of South Africa, Kenya and Nigeria lay theirs out. */
export const PDF_LAYOUTS: Readonly<Record<string, Drawing>> = {
  'money in, money out and a fee': {
    currency: 'ZAR',
    above: (book) => [
      'Capitec Bank',
      'Account: 1234567890',
      periodOf(book),
      `Opening balance: ${signed(book.opening, ' ')}`,
    ],
    columns: [
      { name: 'Date', width: 55, of: ({ day }) => DAYS.slashed(day) },
      { name: 'Description', width: '*', of: ({ words }) => words },
      { name: 'Money In', width: 60, align: right, of: ({ minor }) => (minor > 0n ? figure(minor, ' ') : '') },
      { name: 'Money Out', width: 60, align: right, of: ({ minor }) => (minor < 0n ? signed(minor, ' ') : '') },
      { name: 'Fee*', width: 45, align: right, of: ({ fee }) => (fee < 0n ? signed(fee, ' ') : '') },
      { name: 'Balance', width: 65, align: right, of: ({ balance }) => signed(balance, ' ') },
    ],
    below: () => ['* Includes VAT at 15%', 'Thank you for banking with us.'],
  },
  'amounts with Cr, days without a year': {
    currency: 'ZAR',
    above: (book) => [
      'FNB Premier Cheque Account 62000000001',
      periodOf(book),
      `Opening Balance ${sided(book.opening)}`,
      `Closing Balance ${sided(closingOf(book))}`,
    ],
    columns: [
      { name: 'Date', width: 40, of: ({ day }) => DAYS.short(day) },
      { name: 'Description', width: '*', of: ({ words }) => words },
      { name: 'Amount', width: 75, align: right, of: ({ minor }) => `${figure(minor)}${minor > 0n ? ' Cr' : ''}` },
      { name: 'Balance', width: 80, align: right, of: ({ balance }) => sided(balance) },
    ],
  },
  'details first, a minus behind': {
    currency: 'ZAR',
    above: (book) => ['Standard Bank', 'Account Number: 10 123 456 7', periodOf(book)],
    columns: [
      { name: 'Details', width: '*', of: ({ words }) => words },
      { name: 'Debits', width: 65, align: right, of: ({ minor }) => (minor < 0n ? `${figure(minor)}-` : '') },
      { name: 'Credits', width: 65, align: right, of: inOnly },
      { name: 'Date', width: 55, of: ({ day }) => DAYS.iso(day) },
      { name: 'Balance', width: 75, align: right, of: ({ balance }) => `${figure(balance)}${balance < 0n ? '-' : ''}` },
    ],
  },
  'two days, ruled, words last': {
    currency: 'NGN',
    above: () => ['GTBank', 'Account Number: 0123456789', 'Currency: NGN'],
    columns: [
      { name: 'Trans. Date', width: 55, of: ({ day }) => DAYS.dashed(day) },
      { name: 'Value Date', width: 55, of: ({ day }) => DAYS.dashed(day) },
      { name: 'Debits', width: 60, align: right, of: outOnly },
      { name: 'Credits', width: 60, align: right, of: inOnly },
      { name: 'Balance', width: 65, align: right, of: ({ balance }) => signed(balance) },
      { name: 'Remarks', width: '*', of: ({ words }) => words },
    ],
    isRuled: true,
  },
  'a wallet with receipts and times': {
    currency: 'KES',
    above: () => ['M-PESA STATEMENT', 'Customer Name: JANE DOE', 'Mobile Number: 254700000000'],
    columns: [
      {
        name: 'Receipt No.',
        width: 62,
        of: ({ balance, day }) => `SC${String(balance).replace('-', 'N')}${day.slice(8)}`,
      },
      { name: 'Completion Time', width: 80, of: ({ day }) => `${day} 10:11:12` },
      { name: 'Details', width: '*', of: ({ words }) => words },
      { name: 'Transaction Status', width: 52, of: () => 'Completed' },
      { name: 'Paid In', width: 52, align: right, of: inOnly },
      { name: 'Withdrawn', width: 52, align: right, of: ({ minor }) => (minor < 0n ? signed(minor) : '') },
      { name: 'Balance', width: 58, align: right, of: ({ balance }) => signed(balance) },
    ],
    size: 7,
  },
  'one signed amount, left aligned': {
    currency: 'ZAR',
    above: (book) => ['Nedbank', 'Account number: 1009 999 999', periodOf(book)],
    columns: [
      { name: 'Tran date', width: 60, of: ({ day }) => DAYS.slashed(day) },
      { name: 'Transaction details', width: '*', of: ({ words }) => words },
      { name: 'Amount (R)', width: 80, of: ({ minor }) => signed(minor) },
      { name: 'Balance (R)', width: 80, of: ({ balance }) => signed(balance) },
    ],
  },
  'names on the first page alone, centred': {
    currency: 'KES',
    above: (book) => ['KCB BANK KENYA', 'Account: 1234567890', `Opening Balance: ${signed(book.opening)}`],
    columns: [
      { name: 'Txn Date', width: 60, align: 'center', of: ({ day }) => DAYS.named(day) },
      { name: 'Description', width: '*', align: 'center', of: ({ words }) => words },
      { name: 'Money Out', width: 70, align: 'center', of: outOnly },
      { name: 'Money In', width: 70, align: 'center', of: inOnly },
      { name: 'Ledger Balance', width: 75, align: 'center', of: ({ balance }) => signed(balance) },
    ],
    isNamedOnce: true,
  },
  'brackets for money out': {
    currency: 'KES',
    above: () => ['Co-operative Bank of Kenya', 'A/C No: 01109999999900'],
    columns: [
      { name: 'Date', width: 60, of: ({ day }) => DAYS.slashed(day) },
      { name: 'Narrative', width: '*', of: ({ words }) => words },
      {
        name: 'Amount',
        width: 75,
        align: right,
        of: ({ minor }) => (minor < 0n ? `(${figure(minor)})` : figure(minor)),
      },
      {
        name: 'Running Balance',
        width: 80,
        align: right,
        of: ({ balance }) => (balance < 0n ? `(${figure(balance)})` : figure(balance)),
      },
    ],
  },
};

/** A statement of a book as a PDF. @param password the file asks for it */
export function drawPdf(
  { above, columns, below, size = 8, isRuled = false, isNamedOnce = false }: Drawing,
  book: Book,
  password?: string,
): Promise<Uint8Array> {
  const cell = (text: string, align: Column['align'] = 'left', bold = false) => ({ text, alignment: align, bold });
  const document: PdfDocument = {
    content: [
      ...above(book).map((text) => ({ text })),
      { text: ' ' },
      {
        ...(isRuled ? {} : { layout: 'noBorders' }),
        fontSize: size,
        table: {
          headerRows: isNamedOnce ? 0 : 1,
          widths: columns.map(({ width }) => width),
          body: [
            columns.map(({ name, align }) => cell(name, align, true)),
            ...book.entries.map((entry) => columns.map(({ of, align }) => cell(of(entry), align))),
          ],
        },
      },
      ...(below?.(book) ?? []).map((text) => ({ text })),
    ],
    footer: (page: number, count: number) => ({
      text: `Page ${page} of ${count}   Registered bank, Reg. No. 1929/001225/06`,
      fontSize: 7,
      margin: [48, 10, 0, 0],
    }),
  };
  return pdfOf(password === undefined ? document : Object.assign(document, { userPassword: password }));
}
