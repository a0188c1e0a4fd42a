import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { type Entry, isEarned, type ProgramBook } from './program-books.ts';
import { decimal } from './program-writers.ts';

type Account = { readonly guid: string; readonly name: string; readonly type: string; readonly parent: string | null };
type Share = { readonly guid: string; readonly account: Account; readonly minor: bigint; readonly memo: string };
type Transaction = { readonly guid: string; readonly entry: Entry; readonly shares: readonly Share[] };
type Chart = { readonly accounts: readonly Account[]; readonly transactions: readonly Transaction[] };

const guidOf = (text: string) => Buffer.from(text).toString('hex').padEnd(32, '0').slice(-32);

/** The book as a chart of accounts with double entry. */
function chartOf({ accounts, entries }: ProgramBook): Chart {
  const made = new Map<string, Account>();
  const make = (path: readonly string[], type: string): Account => {
    const key = path.join(':');
    const known = made.get(key);
    if (known !== undefined) return known;
    const parent = path.length > 1 ? make(path.slice(0, -1), type).guid : 'root';
    const guid = guidOf(`${made.size} account`);
    const account = { guid, name: path.at(-1) ?? '', type, parent };
    made.set(key, account);
    return account;
  };
  make(['Assets'], 'ASSET');
  make(['Liabilities'], 'LIABILITY');
  const own = new Map(
    accounts.map(({ name, kind }) => [name, make([kind === 'CREDIT' ? 'Liabilities' : 'Assets', name], kind)]),
  );
  const equity = make(['Equity', 'Opening Balances'], 'EQUITY');
  const unknown = make(['Equity', 'Imbalance'], 'EQUITY');
  const transactions = entries.map((entry): Transaction => {
    const guid = guidOf(`${entry.id} transaction`);
    const shareOf = (account: Account | undefined, minor: bigint, place: number): Share => {
      if (account === undefined) throw new RangeError('an account is not in the book');
      return { guid: guidOf(`${entry.id} ${place} split`), account, minor, memo: place === 0 ? entry.memo : '' };
    };
    const total = entry.parts.reduce((sum, { minor }) => sum + minor, 0n);
    const others = entry.parts.map(({ minor, category, to }, place) => {
      const kind = isEarned(category) ? 'INCOME' : 'EXPENSE';
      const account = entry.isOpening
        ? equity
        : to !== null
          ? own.get(to)
          : category === null
            ? unknown
            : make([kind === 'EXPENSE' ? 'Expenses' : 'Income', ...category], kind);
      return shareOf(account, -minor, place + 1);
    });
    return { guid, entry, shares: [shareOf(own.get(entry.account), total, 0), ...others] };
  });
  return { accounts: [...made.values()], transactions };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The book as GnuCash keeps it by default, packed as it packs it. */
export function writeGnucashXml(book: ProgramBook): Uint8Array {
  const { accounts, transactions } = chartOf(book);
  const commodity = '<cmdty:space>CURRENCY</cmdty:space>\n  <cmdty:id>ZAR</cmdty:id>';
  const spaces = ['gnc', 'act', 'book', 'cd', 'cmdty', 'slot', 'split', 'trn', 'ts']
    .map((name) => `     xmlns:${name}="http://www.gnucash.org/XML/${name}"`)
    .join('\n');
  const parts = [
    `<?xml version="1.0" encoding="utf-8" ?>\n<gnc-v2\n${spaces}>`,
    '<gnc:count-data cd:type="book">1</gnc:count-data>\n<gnc:book version="2.0.0">\n<book:id type="guid">b0</book:id>',
    `<gnc:commodity version="2.0.0">\n  ${commodity}\n</gnc:commodity>`,
    '<gnc:account version="2.0.0">\n  <act:name>Root Account</act:name>\n  <act:id type="guid">root</act:id>\n  <act:type>ROOT</act:type>\n</gnc:account>',
    ...accounts.map(
      ({ guid, name, type, parent }) => `<gnc:account version="2.0.0">
  <act:name>${escaped(name)}</act:name>
  <act:id type="guid">${guid}</act:id>
  <act:type>${type}</act:type>
  <act:commodity>
  ${commodity}
  </act:commodity>
  <act:commodity-scu>100</act:commodity-scu>
  <act:slots><slot><slot:key>color</slot:key><slot:value type="string">Not Set</slot:value></slot></act:slots>
  <act:parent type="guid">${parent}</act:parent>
</gnc:account>`,
    ),
    ...transactions.map(
      ({ guid, entry, shares }) => `<gnc:transaction version="2.0.0">
  <trn:id type="guid">${guid}</trn:id>
  <trn:currency>
  ${commodity}
  </trn:currency>
  <trn:date-posted>
    <ts:date>${entry.day} 10:59:00 +0000</ts:date>
  </trn:date-posted>
  <trn:date-entered>
    <ts:date>2026-02-01 17:00:00 +0200</ts:date>
  </trn:date-entered>
  <trn:description>${escaped(entry.payee)}</trn:description>
  <trn:slots>
    <slot>
      <slot:key>date-posted</slot:key>
      <slot:value type="gdate"><gdate>${entry.day}</gdate></slot:value>
    </slot>
  </trn:slots>
  <trn:splits>
${shares
  .map(
    (share) => `    <trn:split>
      <split:id type="guid">${share.guid}</split:id>
      <split:memo>${escaped(share.memo)}</split:memo>
      <split:reconciled-state>n</split:reconciled-state>
      <split:value>${share.minor}/100</split:value>
      <split:quantity>${share.minor}/100</split:quantity>
      <split:account type="guid">${share.account.guid}</split:account>
    </trn:split>`,
  )
  .join('\n')}
  </trn:splits>
</gnc:transaction>`,
    ),
    // A scheduled transaction has a template, which is no transaction.
    '<gnc:template-transactions>\n<gnc:account version="2.0.0"><act:name>Template</act:name><act:id type="guid">t0</act:id><act:type>BANK</act:type></gnc:account>\n</gnc:template-transactions>',
    '</gnc:book>\n</gnc-v2>\n',
  ];
  return gzipSync(parts.join('\n'));
}

/** The book in a database, with the columns that are read. */
export function writeGnucashDb(book: ProgramBook): Uint8Array {
  const { accounts, transactions } = chartOf(book);
  const database = new DatabaseSync(':memory:');
  database.exec(`
    create table commodities (guid text(32) primary key not null, namespace text not null, mnemonic text not null, fraction integer);
    create table accounts (guid text(32) primary key not null, name text, account_type text, commodity_guid text, commodity_scu integer,
      parent_guid text, hidden integer, placeholder integer);
    create table transactions (guid text(32) primary key not null, currency_guid text, num text, post_date text, enter_date text, description text);
    create table splits (guid text(32) primary key not null, tx_guid text, account_guid text, memo text, action text,
      reconcile_state text, value_num bigint, value_denom bigint, quantity_num bigint, quantity_denom bigint, lot_guid text);
    create table slots (id integer primary key, obj_guid text, name text, slot_type integer, string_val text);
    insert into commodities values ('zar', 'CURRENCY', 'ZAR', 100);
    insert into accounts values ('root', 'Root Account', 'ROOT', null, 0, null, 0, 0);`);
  const account = database.prepare("insert into accounts values (?, ?, ?, 'zar', 100, ?, 0, 0)");
  for (const { guid, name, type, parent } of accounts) account.run(guid, name, type, parent);
  const transaction = database.prepare("insert into transactions values (?, 'zar', '', ?, ?, ?)");
  const split = database.prepare("insert into splits values (?, ?, ?, ?, '', 'n', ?, 100, ?, 100, null)");
  for (const { guid, entry, shares } of transactions) {
    transaction.run(guid, `${entry.day} 10:59:00`, '2026-02-01 15:00:00', entry.payee);
    for (const { guid: id, account: of, minor, memo } of shares) split.run(id, guid, of.guid, memo, minor, minor);
  }
  const bytes = database.serialize();
  database.close();
  return bytes;
}

/** GnuCash's export of transactions as CSV: the first line of each says what it is, the others only their share. */
export function writeGnucashCsv(book: ProgramBook): string {
  const heading =
    'Date,Transaction ID,Number,Description,Notes,Commodity/Currency,Void Reason,Action,Memo,Full Account Name,Account Name,Amount With Sym,Amount Num.,Value With Sym,Value Num.,Reconcile,Reconcile Date,Rate/Price';
  const { accounts, transactions } = chartOf(book);
  const byId = new Map(accounts.map((one) => [one.guid, one]));
  const pathOf = (one: Account): string => {
    const parent = byId.get(one.parent ?? '');
    return parent === undefined ? one.name : `${pathOf(parent)}:${one.name}`;
  };
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const rows = transactions.flatMap(({ guid, entry, shares }) =>
    shares.map(({ account, minor, memo }, place) => {
      const [year, month, day] = entry.day.split('-');
      const head =
        place === 0
          ? [`${day}/${month}/${year}`, guid, '', entry.payee, '', 'CURRENCY::ZAR', '', '']
          : ['', '', '', '', '', '', '', ''];
      const sum = decimal(minor).replace(/\B(?=(\d{3})+\.)/g, ',');
      return [...head, memo, pathOf(account), account.name, `R ${sum}`, sum, `R ${sum}`, sum, 'n', '', '1.00']
        .map(cell)
        .join(',');
    }),
  );
  return [heading, ...rows].join('\n');
}
