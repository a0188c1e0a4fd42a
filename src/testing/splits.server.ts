import type { Day } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import type { startTestApp } from './app.server.ts';
import { bookkeeper } from './books.server.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;
type Api = Pick<
  Awaited<ReturnType<TestApp['person']>>['api'],
  'accounts' | 'categories' | 'splits' | 'transactions' | 'transfers'
>;

const ZAR = (minor: bigint) => money(minor, 'ZAR');

/** A purchase of R 1 000 in three: groceries, clothes and fuel. */
export async function splitBooks(app: TestApp, who?: Awaited<ReturnType<typeof bookkeeper>>) {
  const books = who ?? (await bookkeeper(app));
  const [groceries, fuel] = [books.category('Groceries'), books.category('Fuel')];
  const { id } = await books.write('Woolworths', -1000_00n);
  const lines = [
    { categoryId: groceries, amount: ZAR(-600_00n) },
    { categoryId: fuel, amount: ZAR(-300_00n), description: 'Petrol', note: 'At the till' },
    { categoryId: null, amount: ZAR(-100_00n) },
  ];
  const { before } = await books.api.splits.split({ id, lines });
  const lineIds = (await books.api.splits.get({ id })).lines.map((line) => line.id);
  return { ...books, id, lines, before, lineIds, groceries, fuel };
}

/** Splits every tenth of the newest transactions that are no transfers in three, with some money back. */
export async function splitSome(api: Api, currency: string, from: Day): Promise<void> {
  const { rows } = await api.transactions.list({ currency, pageSize: 100, from });
  const expenses = (await api.categories.list()).filter(({ kind }) => kind === 'expense');
  const free = rows.filter(({ transferId }) => transferId === null);
  for (const [at, { id, amount }] of free.entries()) {
    if (at % 10 !== 0 || amount.minor === 0n) continue;
    const minors = [amount.minor * 2n, -amount.minor - 1n, 1n];
    const lines = minors.map((minor, place) => ({
      categoryId: expenses[(at + place) % expenses.length]?.id ?? null,
      amount: { minor, currency },
    }));
    await api.splits.split({ id, lines });
  }
}

/** Makes every fifth line of the newest splits a transfer to or from another account. */
export async function transferSome(api: Api, currency: string, from: Day): Promise<void> {
  const accounts = (await api.accounts.list()).filter((account) => account.isActive && account.currency === currency);
  const { rows } = await api.transactions.list({ currency, pageSize: 100, from });
  const lines = rows.filter(({ parentId }) => parentId !== null);
  for (const [at, line] of lines.entries()) {
    const other = accounts.find(({ id }) => id !== line.accountId);
    if (at % 5 === 0 && other !== undefined) await api.transfers.createOther({ id: line.id, accountId: other.id });
  }
}
