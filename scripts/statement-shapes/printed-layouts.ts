import type { Currency } from '#kernel/money.ts';
import type { Book, Entry } from './books.ts';
import { DAYS, figure, signed } from './written.ts';

type Align = 'left' | 'right' | 'center';
type Column = readonly [name: string, align: Align, of: (entry: Entry) => string];
type Printed = { readonly currency: Currency; readonly html: (book: Book) => string };

const moneyIn = ({ minor }: Entry) => (minor > 0n ? figure(minor) : '');
const moneyOut = ({ minor }: Entry) => (minor < 0n ? figure(minor) : '');
const bracketed = (minor: bigint) => (minor < 0n ? `(${figure(minor)})` : figure(minor));
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const STYLE =
  '@page{size:A4;margin:15mm}body,table{font:9px Arial}table{border-collapse:collapse;width:100%}' +
  'td,th{padding:2px 4px;vertical-align:top}td[style*=right]{white-space:nowrap}';

function tableOf(above: string, columns: readonly Column[], { entries }: Pick<Book, 'entries'>): string {
  const cells = (tag: string, text: (column: Column) => string) =>
    columns.map((column) => `<${tag} style="text-align:${column[1]}">${escaped(text(column))}</${tag}>`).join('');
  const rows = entries.map((entry) => `<tr>${cells('td', ([, , of]) => of(entry))}</tr>`).join('');
  const below = '<p>This statement is issued electronically. Queries within 30 days.</p>';
  return `<style>${STYLE}</style>${above}<table><thead><tr>${cells('th', ([name]) => name)}</tr></thead>${rows}</table>${below}`;
}

/** Statements as a browser prints them; made after the reader of PDFs was, to try it on what it had not seen. */
export const PRINTED_LAYOUTS: Readonly<Record<string, Printed>> = {
  'a balance brought forward, amounts named debit and credit': {
    currency: 'ZAR',
    html: ({ opening, entries }) => {
      const [first] = entries;
      const brought =
        first === undefined ? [] : [{ ...first, words: 'Bal Brought Forward', minor: 0n, balance: opening }];
      const columns: Column[] = [
        ['Date', 'left', ({ day }) => DAYS.slashed(day).replace(/^0/, '')],
        ['Transaction Description', 'left', ({ words }) => words],
        ['Charge', 'right', () => ''],
        ['Debit Amount', 'right', ({ minor }) => (minor < 0n ? figure(minor, ' ') : '')],
        ['Credit Amount', 'right', ({ minor }) => (minor > 0n ? figure(minor, ' ') : '')],
        ['Balance', 'right', ({ balance }) => signed(balance, ' ')],
      ];
      return tableOf('<h2>ABSA</h2><p>Cheque Account Number 40-1234-5678</p>', columns, {
        entries: [...brought, ...entries],
      });
    },
  },
  'zeros for nothing, names on two lines': {
    currency: 'NGN',
    html: (book) =>
      tableOf(
        '<h2>ZENITH BANK</h2><p>Currency: NIGERIAN NAIRA</p><p>Account No: 1010101010</p>',
        [
          ['DATE POSTED', 'left', ({ day }) => DAYS.slashed(day)],
          ['VALUE DATE', 'left', ({ day }) => DAYS.slashed(day)],
          ['DESCRIPTION', 'left', ({ words }) => words],
          ['DEBIT', 'right', (entry) => moneyOut(entry) || '0.00'],
          ['CREDIT', 'right', (entry) => moneyIn(entry) || '0.00'],
          ['BALANCE', 'right', ({ balance }) => signed(balance)],
        ],
        book,
      ),
  },
  'a monospaced print': {
    currency: 'KES',
    html: ({ entries }) => {
      const line = (day: string, words: string, out: string, into: string, balance: string) =>
        `${day.padEnd(12)}${words.slice(0, 46).padEnd(48)}${out.padStart(14)}${into.padStart(14)}${balance.padStart(18)}`;
      const rows = entries.map((entry) =>
        line(DAYS.slashed(entry.day), entry.words, moneyOut(entry), moneyIn(entry), signed(entry.balance)),
      );
      const head = line('Txn Date', 'Description', 'Money Out', 'Money In', 'Ledger Balance');
      const text = ['KCB BANK KENYA LTD', 'Account 1122334455   Currency KES', '', head, ...rows].join('\n');
      return `<style>@page{size:A4;margin:15mm}pre{font:8px monospace}</style><pre>${escaped(text)}</pre>`;
    },
  },
  'a currency before each amount, dashes for nothing': {
    currency: 'ZAR',
    html: (book) =>
      tableOf(
        '<h2>TymeBank</h2><p>Account Number 51012345678</p>',
        [
          ['Date', 'left', ({ day }) => DAYS.slashed(day)],
          ['Description', 'left', ({ words }) => words],
          ['Fees', 'right', () => '-'],
          ['Money Out', 'right', ({ minor }) => (minor < 0n ? `R ${figure(minor, ' ')}` : '-')],
          ['Money In', 'right', ({ minor }) => (minor > 0n ? `R ${figure(minor, ' ')}` : '-')],
          ['Balance', 'right', ({ balance }) => `R ${signed(balance, ' ')}`],
        ],
        book,
      ),
  },
  'one amount in brackets': {
    currency: 'KES',
    html: (book) =>
      tableOf(
        '<h2>Co-operative Bank of Kenya</h2><p>Account 01100000000000</p>',
        [
          ['Transaction Date', 'left', ({ day }) => DAYS.dashed(day)],
          ['Transaction Details', 'left', ({ words }) => words],
          ['Amount', 'right', ({ minor }) => bracketed(minor)],
          ['Book Balance', 'right', ({ balance }) => bracketed(balance)],
        ],
        book,
      ),
  },
  'names in Swahili': {
    currency: 'KES',
    html: (book) =>
      tableOf(
        '<h2>Equity Bank</h2><p>Akaunti 0123456789012</p>',
        [
          ['Tarehe', 'left', ({ day }) => DAYS.slashed(day)],
          ['Maelezo', 'left', ({ words }) => words],
          ['Fedha zilizotoka', 'right', moneyOut],
          ['Fedha zilizoingia', 'right', moneyIn],
          ['Salio', 'right', ({ balance }) => signed(balance)],
        ],
        book,
      ),
  },
  'columns without names': {
    currency: 'ZAR',
    html: (book) =>
      tableOf(
        '<h2>My bank</h2>',
        [
          ['', 'left', ({ day }) => day],
          ['', 'left', ({ words }) => words],
          ['', 'right', ({ minor }) => signed(minor)],
          ['', 'right', ({ balance }) => signed(balance)],
        ],
        book,
      ),
  },
  'words twice, the second last': {
    currency: 'NGN',
    html: (book) =>
      tableOf(
        '<h2>GTBank</h2><p>Account 0123456789</p>',
        [
          ['Trans Date', 'left', ({ day }) => DAYS.dashed(day)],
          ['Reference', 'left', ({ words }) => words.slice(0, 12)],
          ['Debits', 'right', moneyOut],
          ['Credits', 'right', moneyIn],
          ['Balance', 'right', ({ balance }) => signed(balance)],
          ['Remarks', 'left', ({ words }) => words],
        ],
        book,
      ),
  },
};
