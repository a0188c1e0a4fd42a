import type { Entry, Part, ProgramBook } from './program-books.ts';

/** One side of an entry as its account sees it. */
type Side = { readonly entry: Entry; readonly account: string; readonly parts: readonly Part[] };

const quoted = (cells: readonly string[], by = ',') => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(by);
const bare = (cells: readonly string[], by: string) =>
  cells.map((cell) => (/[";,\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(by);
export const decimal = (minor: bigint) => {
  const size = String(minor < 0n ? -minor : minor).padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}`;
};
const absolute = (minor: bigint) => (minor < 0n ? -minor : minor);

/** Both sides of every entry: a transfer is seen in two accounts. */
export function sidesOf({ entries }: ProgramBook): Side[] {
  return entries.flatMap((entry) => [
    { entry, account: entry.account, parts: entry.parts },
    ...entry.parts.flatMap(({ to, minor }) =>
      to === null ? [] : [{ entry, account: to, parts: [{ minor: -minor, category: null, to: entry.account }] }],
    ),
  ]);
}

type YnabLook = { readonly symbol: string; readonly day: (day: string) => string };

/** The register that YNAB exports: newest first, amounts with the symbol of the currency. */
export function writeYnab(book: ProgramBook, { symbol, day }: YnabLook): string {
  const heading =
    'Account,Flag,Date,Payee,Category Group/Category,Category Group,Category,Memo,Outflow,Inflow,Cleared'.split(',');
  const money = (minor: bigint) => {
    const [whole = '', cents = ''] = decimal(minor).split('.');
    return `${symbol}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
  };
  const rows = sidesOf(book).map(({ entry, account, parts }) =>
    parts.map(({ minor, category, to }, place) => {
      const isIncome = category === null && to === null && minor > 0n;
      const [group, name] = category ?? (isIncome ? ['Inflow', 'Ready to Assign'] : ['', '']);
      const split = parts.length > 1 ? `Split (${place + 1}/${parts.length}) ` : '';
      return quoted([
        account,
        '',
        day(entry.day),
        to === null ? entry.payee : `Transfer : ${to}`,
        group === '' ? '' : `${group}: ${name}`,
        group,
        name,
        `${split}${entry.memo}`,
        money(minor < 0n ? -minor : 0n),
        money(minor > 0n ? minor : 0n),
        'Cleared',
      ]);
    }),
  );
  return [quoted(heading), ...rows.toReversed().flat()].join('\r\n');
}

/** The transactions that Actual exports as CSV. */
export function writeActualCsv(book: ProgramBook): string {
  const heading = 'Account,Date,Payee,Notes,Category,Amount,Split_Amount,Cleared';
  const rows = sidesOf(book).flatMap(({ entry, account, parts }) => {
    const total = parts.reduce((sum, { minor }) => sum + minor, 0n);
    const row = (notes: string, { minor, category, to }: Part, split: bigint) =>
      bare(
        [account, entry.day, to ?? entry.payee, notes, category?.[1] ?? '', decimal(minor), decimal(split), 'Cleared'],
        ',',
      );
    const [first] = parts;
    if (parts.length === 1 && first !== undefined) return [row(entry.memo, first, 0n)];
    return [
      row(`(SPLIT INTO ${parts.length}) ${entry.memo}`, { minor: 0n, category: null, to: null }, total),
      ...parts.map((part, place) => row(`(SPLIT ${place + 1} OF ${parts.length}) `, part, 0n)),
    ];
  });
  return [heading, ...rows].join('\n');
}

/** The transactions of Firefly III: one line for each part, transfers once. */
export function writeFirefly({ entries }: ProgramBook): string {
  const heading =
    'user_id,group_id,journal_id,created_at,updated_at,group_title,type,currency_code,amount,foreign_currency_code,foreign_amount,primary_currency_code,pc_amount,pc_foreign_amount,description,date,source_name,source_iban,source_type,destination_name,destination_iban,destination_type,reconciled,category,budget,bill,tags,notes';
  let journal = 0;
  const rows = entries.flatMap(({ id, account, day, payee, memo, isOpening, parts }) =>
    parts.map(({ minor, category, to }) => {
      journal += 1;
      const type = isOpening ? 'Opening balance' : to === null ? (minor < 0n ? 'Withdrawal' : 'Deposit') : 'Transfer';
      const own: [string, string] = [account, 'Asset account'];
      const other: [string, string] =
        to !== null
          ? [to, 'Asset account']
          : isOpening
            ? [`Initial balance account of ${account}`, 'Initial balance account']
            : [payee, minor < 0n ? 'Expense account' : 'Revenue account'];
      const [source, target] = minor < 0n ? [own, other] : [other, own];
      const amount = type === 'Withdrawal' || (isOpening && minor < 0n) ? -absolute(minor) : absolute(minor);
      return bare(
        [
          '1',
          String(id),
          String(journal),
          `${day}T10:00:00+02:00`,
          `${day}T10:00:00+02:00`,
          parts.length > 1 ? payee : '',
          type,
          'ZAR',
          decimal(amount),
          '',
          '',
          'ZAR',
          '',
          '',
          `Paid ${payee}`,
          `${day}T00:00:00+02:00`,
          source[0],
          '',
          source[1],
          target[0],
          '',
          target[1],
          '',
          category?.[1] ?? '',
          '',
          '',
          memo === '' ? '' : 'trip',
          memo,
        ],
        ',',
      );
    }),
  );
  return [heading, ...rows].join('\n');
}

/** Mint: month first, no sign, a line for each part. */
export function writeMint(book: ProgramBook): string {
  const heading =
    'Date,Description,Original Description,Amount,Transaction Type,Category,Account Name,Labels,Notes'.split(',');
  const rows = sidesOf(book).flatMap(({ entry, account, parts }) =>
    parts.map(({ minor, category, to }) => {
      const [year = '', month = '', day = ''] = entry.day.split('-');
      return quoted([
        `${Number(month)}/${day}/${year}`,
        to === null ? entry.payee : 'Transfer',
        `${entry.payee.toUpperCase()} ${entry.id}`,
        decimal(absolute(minor)),
        minor < 0n ? 'debit' : 'credit',
        to === null ? (category?.[1] ?? 'Uncategorized') : 'Transfer',
        account,
        '',
        entry.memo,
      ]);
    }),
  );
  return [quoted(heading), ...rows.toReversed()].join('\n');
}

/** Wallet by BudgetBakers. */
export function writeWallet(book: ProgramBook): string {
  const heading =
    'account;category;currency;amount;ref_currency_amount;type;payment_type;payment_type_local;note;date;gps_latitude;gps_longitude;gps_accuracy_in_meters;warranty_in_month;transfer;payee;labels;envelope_id;custom_category';
  const rows = sidesOf(book).flatMap(({ entry, account, parts }) =>
    parts.map(({ minor, category, to }) =>
      bare(
        [
          account,
          to === null ? (category?.[1] ?? '') : 'TRANSFER',
          'ZAR',
          decimal(minor),
          decimal(minor),
          minor < 0n ? 'Expenses' : 'Income',
          'CASH',
          'Cash',
          entry.memo,
          `${entry.day} ${String(8 + (entry.id % 10)).padStart(2, '0')}:15:00`,
          '',
          '',
          '',
          '0',
          to === null ? 'false' : 'true',
          to === null ? entry.payee : '',
          '',
          '',
          'false',
        ],
        ';',
      ),
    ),
  );
  return [heading, ...rows].join('\n');
}

/** QIF as programs write it, account by account, with levels of categories and accounts in brackets. */
export function writeQif(book: ProgramBook): string {
  const kinds = { BANK: 'Bank', CREDIT: 'CCard', CASH: 'Cash' } as const;
  const sides = sidesOf(book);
  const place = ({ category, to }: Part) =>
    to === null ? (category?.join(':').replaceAll('/', ' ') ?? '') : `[${to}]`;
  return book.accounts
    .flatMap(({ name, kind }) => [
      '!Account',
      `N${name}`,
      `T${kinds[kind]}`,
      '^',
      `!Type:${kinds[kind]}`,
      ...sides
        .filter(({ account }) => account === name)
        .flatMap(({ entry, parts }) => {
          const total = parts.reduce((sum, { minor }) => sum + minor, 0n);
          const [year, month, day] = entry.day.split('-');
          const [first] = parts;
          return [
            `D${day}/${month}/${year}`,
            `T${decimal(total)}`,
            `P${entry.isOpening ? 'Opening Balance' : entry.payee}`,
            ...(entry.memo === '' ? [] : [`M${entry.memo}`]),
            ...(entry.isOpening ? [`L[${name}]`] : first === undefined || parts.length > 1 ? [] : [`L${place(first)}`]),
            ...(parts.length > 1 ? parts.flatMap((part) => [`S${place(part)}`, `$${decimal(part.minor)}`]) : []),
            '^',
          ];
        }),
    ])
    .join('\n');
}
