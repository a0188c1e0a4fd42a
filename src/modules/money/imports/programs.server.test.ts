import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeActualDb } from '../../../../scripts/statement-shapes/actual-writer.ts';
import {
  writeGnucashCsv,
  writeGnucashDb,
  writeGnucashXml,
} from '../../../../scripts/statement-shapes/gnucash-writers.ts';
import {
  balancesOf,
  programBook,
  type ProgramBook,
  sumsOf,
} from '../../../../scripts/statement-shapes/program-books.ts';
import {
  writeActualCsv,
  writeFirefly,
  writeMint,
  writeQif,
  writeWallet,
  writeYnab,
} from '../../../../scripts/statement-shapes/program-writers.ts';
import { startTestApp } from '#testing/app.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2027-04-01T08:00:00Z') });
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

/** `PROGRAM_SEEDS=50` tries so many books. */
const SEEDS = Array.from({ length: Number(process.env['PROGRAM_SEEDS'] ?? 2) }, (_, at) => at + 1);

type Api = Awaited<ReturnType<typeof app.person>>['api'];

const dotted = (day: string) => day.split('-').toReversed().join('.');
const slashed = (day: string) => day.split('-').toReversed().join('/');

type Program = {
  readonly write: (book: ProgramBook) => string | Uint8Array;
  readonly fileName: string;
  readonly splits: 'none' | 'plain' | 'with transfers';
  /** What a category is called here: with or without its group. */
  readonly hasGroups: boolean;
  readonly format?: 'qif';
};

const PROGRAMS: Readonly<Record<string, Program>> = {
  'YNAB in rand': {
    write: (book) => writeYnab(book, { symbol: 'R', day: slashed }),
    fileName: 'Home - Register.csv',
    splits: 'with transfers',
    hasGroups: true,
  },
  'YNAB without a symbol': {
    write: (book) => writeYnab(book, { symbol: '', day: dotted }),
    fileName: 'Register.csv',
    splits: 'with transfers',
    hasGroups: true,
  },
  'Actual, its database': { write: writeActualDb, fileName: 'db.sqlite', splits: 'with transfers', hasGroups: true },
  'Actual, CSV': { write: writeActualCsv, fileName: 'All Accounts.csv', splits: 'with transfers', hasGroups: false },
  'Firefly III': { write: writeFirefly, fileName: 'transactions.csv', splits: 'plain', hasGroups: false },
  'GnuCash, its book': { write: writeGnucashXml, fileName: 'home.gnucash', splits: 'with transfers', hasGroups: true },
  'GnuCash, its database': {
    write: writeGnucashDb,
    fileName: 'home.gnucash',
    splits: 'with transfers',
    hasGroups: true,
  },
  'GnuCash, CSV': { write: writeGnucashCsv, fileName: 'export.csv', splits: 'with transfers', hasGroups: true },
  Mint: { write: writeMint, fileName: 'transactions.csv', splits: 'none', hasGroups: false },
  'QIF of a program': {
    write: writeQif,
    fileName: 'all.qif',
    splits: 'with transfers',
    hasGroups: true,
    format: 'qif',
  },
  Wallet: { write: writeWallet, fileName: 'report.csv', splits: 'none', hasGroups: false },
};

/** Imports all of a file into new accounts, as the review page would. */
async function importAll(api: Api, id: string, batchId?: string) {
  const preview = await api.imports.get({ id });
  const { answers = {} } = preview.likely ?? {};
  const finding = preview.finding?.kind === 'read' ? preview.finding : preview.likely?.finding;
  if (finding === undefined) throw new Error(JSON.stringify(preview.finding));
  const wanted = finding.sections.filter(({ account }) => account === null);
  const newAccounts = wanted.map(({ section, newAccountId, newAccount }) => ({
    section,
    id: newAccountId,
    account: { ...newAccount, country: 'ZA' },
  }));
  const counts = await api.imports.commit({ id, answers, newAccounts, ...(batchId === undefined ? {} : { batchId }) });
  return { finding, counts };
}

async function balancesIn(workspaceId: string): Promise<Map<string, bigint>> {
  const { rows } = await app.owner.query<{ name: string; minor: string }>(
    `select a.name, (a.opening_minor + coalesce(sum(t.minor), 0))::text as minor from bank_accounts a
      left join transactions t on t.workspace_id = a.workspace_id and t.account_id = a.id and t.deleted_at is null
        and not t.is_split
      where a.workspace_id = $1 and a.removed_at is null group by a.id, a.name, a.opening_minor order by a.name`,
    [workspaceId],
  );
  return new Map(rows.map(({ name, minor }) => [name, BigInt(minor)]));
}

/** Sums by category, transfers aside, with the name of the group before it where it has one. */
async function sumsIn(workspaceId: string, hasGroups: boolean): Promise<Map<string, bigint>> {
  const { rows } = await app.owner.query<{ name: string; parent: string | null; minor: string }>(
    `select c.name, p.name as parent, sum(t.minor)::text as minor from transactions t
      join categories c on c.workspace_id = t.workspace_id and c.id = t.category_id
      left join categories p on p.workspace_id = c.workspace_id and p.id = c.parent_id
      where t.workspace_id = $1 and t.deleted_at is null and c.kind <> 'transfer' and t.category_source = 'person'
      group by c.id, c.name, p.name`,
    [workspaceId],
  );
  const sums = new Map<string, bigint>();
  for (const { name, parent, minor } of rows) {
    // Two categories of one name are told apart by their group.
    const own = name.replace(/ - (?:Food|Home|Car|Fun|Work)$/, '');
    const key = hasGroups ? `${parent ?? ''}: ${own}` : own;
    sums.set(key, (sums.get(key) ?? 0n) + BigInt(minor));
  }
  return sums;
}

const named = (text: string) => text.replaceAll(' & ', ' and ').replaceAll('/', ' ');

function expectedSums(book: ProgramBook, hasGroups: boolean): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const [key, minor] of sumsOf(book)) {
    const own = named(hasGroups ? key : (key.split(': ')[1] ?? ''));
    sums.set(own, (sums.get(own) ?? 0n) + minor);
  }
  return sums;
}

const sorted = (all: ReadonlyMap<string, bigint>) =>
  [...all].filter(([, minor]) => minor !== 0n).toSorted(([a], [b]) => (a < b ? -1 : 1));

const countIn = async (workspaceId: string, sql: string) =>
  (await app.owner.query<{ count: number }>(sql, [workspaceId])).rows[0]?.count ?? 0;

describe.each(Object.entries(PROGRAMS))('%s', (name, program) => {
  const { write, fileName, splits, hasGroups } = program;
  test('brings its accounts, categories, splits and transfers over, and the balances are the same', async () => {
    for (const seed of SEEDS) {
      const { api, session } = await app.person();
      const workspaceId = session.workspace.id;
      const book = programBook(seed * 31 + name.length, {
        entries: 70,
        hasSplits: splits !== 'none',
        hasSplitTransfers: splits === 'with transfers',
      });
      const content = write(book);
      const bytes = typeof content === 'string' ? content : new Uint8Array(content);
      const file = new File([bytes], fileName);
      const { id, format } = await api.imports.upload({ file });
      expect(format).toBe(program.format ?? 'program');
      const { finding, counts } = await importAll(api, id);
      expect(counts).toMatchObject({ failed: 0, merged: 0 });

      const balances = [...balancesOf(book)].map(([account, minor]): [string, bigint] => [account, minor]);
      expect(sorted(await balancesIn(workspaceId))).toEqual(sorted(new Map(balances)));
      expect(sorted(await sumsIn(workspaceId, hasGroups))).toEqual(sorted(expectedSums(book, hasGroups)));

      const transfers = book.entries.flatMap(({ parts }) => parts.filter(({ to }) => to !== null)).length;
      expect(finding.carried?.transfers).toBe(transfers);
      expect(await countIn(workspaceId, 'select count(*)::int from transfers where workspace_id = $1')).toBe(transfers);
      const splitUp = book.entries.filter(({ parts }) => parts.length > 1).length;
      expect(
        await countIn(workspaceId, 'select count(*)::int from transactions where workspace_id = $1 and is_split'),
      ).toBe(splitUp);

      // The same export again adds nothing.
      const again = await api.imports.upload({ file });
      const finding2 = again.finding?.kind === 'read' ? again.finding : again.likely?.finding;
      expect(finding2?.counts).toMatchObject({ added: 0, merged: 0, failed: 0 });
    }
  });
});

test('an undo takes everything back that came with it', async () => {
  const { api, session } = await app.person();
  const before = (await api.categories.list()).map(({ name }) => name);
  const book = programBook(5, { entries: 40, hasSplits: true, hasSplitTransfers: true });
  const { id } = await api.imports.upload({ file: new File([new Uint8Array(writeGnucashXml(book))], 'home.gnucash') });
  const batchId = crypto.randomUUID();
  const { finding } = await importAll(api, id, batchId);
  expect(finding.carried?.newCategories.length).toBeGreaterThan(3);
  expect((await api.categories.list()).length).toBeGreaterThan(before.length);
  await api.imports.revertBatch({ id: batchId });
  expect((await api.categories.list()).map(({ name }) => name)).toEqual(before);
  expect(await countIn(session.workspace.id, 'select count(*)::int from transactions where workspace_id = $1')).toBe(0);
  expect(await countIn(session.workspace.id, 'select count(*)::int from transfers where workspace_id = $1')).toBe(0);
  expect(await api.accounts.list()).toEqual([]);
});

test('categories that are there are used, by their names', async () => {
  const { api } = await app.person();
  const existing = await api.categories.list();
  const groceries = existing.find(({ name }) => name === 'Groceries');
  expect(groceries).toBeDefined();
  const csv = `Account,Date,Payee,Notes,Category,Amount,Cleared
Cheque,2026-03-01,Corner shop,,Food: groceries,-10.00,Cleared
Cheque,2026-03-02,Corner shop,,Food: Sweets,-1.00,Cleared`;
  const { id } = await api.imports.upload({ file: new File([csv], 'actual.csv') });
  const { finding } = await importAll(api, id);
  expect(finding.carried).toEqual({ categories: 2, newCategories: ['Sweets'], splits: 0, transfers: 0 });
  const { rows } = await api.transactions.list({ currency: 'ZAR' });
  expect(rows.find(({ amount }) => amount.minor === -1000n)?.categoryId).toBe(groceries?.id);
  const after = await api.categories.list();
  expect(after.filter(({ name }) => name.toLowerCase() === 'groceries')).toHaveLength(1);
});
