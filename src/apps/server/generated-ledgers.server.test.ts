import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beancountName } from '#modules/money/export-formats/beancount.ts';
import { hledgerName } from '#modules/money/export-formats/hledger.ts';
import type { Transaction } from '#modules/money/transactions/model.ts';
import { startTestApp } from '#testing/app.server.ts';
import {
  type Balances,
  balancesByBeancount,
  balancesByHledger,
  noLedgerPrograms,
} from '#testing/ledger-programs.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof app.person>>;
const ROOTS = { income: 'Income', expense: 'Expenses', transfer: 'Equity:Transfers' } as const;
const YEAR = { from: '2026-01-01', to: '2026-12-31' };

/** Currencies with two, none and three decimals. */
const ACCOUNTS = [
  { name: 'Cheque', currency: 'ZAR', accountType: 'cheque' },
  { name: 'Card', currency: 'ZAR', accountType: 'credit-card' },
  { name: 'Dollars', currency: 'USD', accountType: 'savings' },
  { name: 'Yen', currency: 'JPY', accountType: 'cheque' },
  { name: 'Dinars', currency: 'KWD', accountType: 'cash' },
] as const;

const account = fc.nat({ max: ACCOUNTS.length - 1 });
const minor = fc.bigInt({ min: 1n, max: 10_000_000n });
const day = fc
  .tuple(fc.integer({ min: 1, max: 11 }), fc.integer({ min: 1, max: 28 }))
  .map((parts) => `2026-${parts.map((part) => String(part).padStart(2, '0')).join('-')}`);
const action = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('spend' as const), account, minor, day, category: fc.nat() }) },
  fc.record({ kind: fc.constant('earn' as const), account, minor, day, category: fc.nat() }),
  fc.record({ kind: fc.constant('split' as const), account, minor, day, category: fc.nat(), part: minor }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      account,
      other: account,
      minor,
      came: minor,
      day,
      late: fc.boolean(),
    }),
  },
  fc.record({
    kind: fc.constant('refund' as const),
    account,
    minor,
    day,
    category: fc.nat(),
    percent: fc.bigInt({ min: 1n, max: 100n }),
  }),
  fc.record({ kind: fc.constant('delete' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('unfile' as const), which: fc.nat() }),
);
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

/** People ask far less often. */
const forgetLimits = () => app.owner.query('delete from rate_limits');

/** Does what the actions say, each through the API. */
async function playedBy(who: Person, opening: bigint, actions: readonly Action[]): Promise<void> {
  const { api } = who;
  const accounts: { id: string; currency: string }[] = [];
  for (const one of ACCOUNTS) {
    const openingBalance = { minor: one.accountType === 'credit-card' ? -opening : opening, currency: one.currency };
    accounts.push({ ...(await api.accounts.create({ ...one, openingBalance })), currency: one.currency });
  }
  const categories = await api.categories.list();
  const ofKind = (kind: keyof typeof ROOTS, at: number) => {
    const all = categories.filter((category) => category.kind === kind);
    return all[at % all.length]?.id ?? '';
  };
  const made: string[] = [];
  const write = async (at: number, bookedOn: string, amount: bigint, categoryId: string): Promise<string> => {
    const accountId = accounts[at]?.id ?? '';
    const row = { accountId, bookedOn, categoryId, description: `Number ${made.length}`, amount: { minor: amount } };
    const { id } = await api.transactions.create(row);
    made.push(id);
    return id;
  };
  const currencyOf = (at: number) => accounts[at]?.currency ?? '';
  for (const [place, one] of actions.entries()) {
    if (place % 10 === 0) await forgetLimits();
    switch (one.kind) {
      case 'spend':
        await write(one.account, one.day, -one.minor, ofKind('expense', one.category));
        break;
      case 'earn':
        await write(one.account, one.day, one.minor, ofKind('income', one.category));
        break;
      case 'split': {
        const id = await write(one.account, one.day, -one.minor, ofKind('expense', one.category));
        // One line is money that came back.
        const lines = [-one.minor - one.part, one.part].map((part, line) => ({
          categoryId: line === 0 ? ofKind('expense', one.category + 1) : null,
          amount: { minor: part, currency: currencyOf(one.account) },
        }));
        await api.splits.split({ id, lines });
        break;
      }
      case 'move': {
        const isExchange = currencyOf(one.account) !== currencyOf(one.other);
        if (one.account === one.other) break;
        const later = one.late ? `2026-12-${one.day.slice(8)}` : one.day;
        const outId = await write(one.account, one.day, -one.minor, ofKind('transfer', 0));
        const inId = await write(one.other, later, isExchange ? one.came : one.minor, ofKind('transfer', 0));
        await api.transfers.link({ outId, inId });
        break;
      }
      case 'refund': {
        const toId = await write(one.account, one.day, -one.minor, ofKind('expense', one.category));
        const back = (one.minor * one.percent) / 100n || 1n;
        const fromId = await write(one.account, '2026-12-30', back, ofKind('income', 0));
        const amount = { minor: back, currency: currencyOf(one.account) };
        await api.transactionLinks.create({ kind: 'refund', fromId, toId, amount });
        break;
      }
      case 'delete': {
        const id = made[one.which % made.length];
        if (id !== undefined) await api.transactions.remove({ id });
        made.splice(made.indexOf(id ?? ''), 1);
        break;
      }
      case 'unfile': {
        const { rows } = await api.transactions.list({
          currency: currencyOf(one.which % accounts.length),
          withoutTransfers: true,
        });
        const row = rows.find(({ transferId }) => transferId === null);
        if (row !== undefined) await api.transactions.categorise({ ids: [row.id], categoryId: null });
      }
    }
  }
}

/** What the app says of each account and each category, under the names that a journal gives them; zero is left out. */
async function expectedOf({ api }: Person, nameOf: (name: string) => string): Promise<Balances> {
  const sums = new Map<string, bigint>();
  const add = (name: string, amount: bigint) => sums.set(name, (sums.get(name) ?? 0n) + amount);
  const accounts = await api.accounts.list();
  for (const { name, accountType, currentBalance } of accounts)
    add(
      `${accountType === 'credit-card' ? 'Liabilities' : 'Assets'}:${nameOf(name)} ${currentBalance.currency}`,
      currentBalance.minor,
    );
  const categories = await api.categories.list();
  for (const currency of new Set(accounts.map((one) => one.currency))) {
    const totalOf = async (filter: object) => {
      const { net, transfers } = await api.transactions.totals({ currency, ...YEAR, ...filter });
      return net.minor + transfers.minor;
    };
    const used = await usedIn(api, currency);
    for (const { id, name, kind, parentId } of categories.filter((category) => used.has(category.id))) {
      await forgetLimits();
      const below = categories.filter((other) => other.parentId === id);
      let own = await totalOf({ categoryId: id });
      for (const child of below) own -= await totalOf({ categoryId: child.id });
      const parent = categories.find((other) => other.id === parentId);
      const path = [ROOTS[kind], ...(parent === undefined ? [] : [parent.name]).map(nameOf), nameOf(name)].join(':');
      add(`${path} ${currency}`, -own);
    }
    const { rows } = await api.transactions.list({ currency, uncategorisedOnly: true, pageSize: 100 });
    for (const { amount } of rows)
      add(`${amount.minor < 0n ? 'Expenses' : 'Income'}:Uncategorised ${currency}`, -amount.minor);
    expect(rows.reduce((sum, { amount }) => sum + amount.minor, 0n)).toBe(await totalOf({ uncategorisedOnly: true }));
  }
  return new Map([...sums].filter(([, amount]) => amount !== 0n));
}

async function usedIn(api: Person['api'], currency: string): Promise<Set<string>> {
  const rows = await rowsIn(api, currency);
  return new Set(rows.flatMap(({ categoryId }) => categoryId ?? []));
}

async function rowsIn(api: Person['api'], currency: string): Promise<Transaction[]> {
  const { rows, count } = await api.transactions.list({ currency, pageSize: 100 });
  expect(count).toBe(rows.length);
  return rows;
}

/** Without the opening balances, and with the transfers that are one entry of two currencies put back into their category. */
async function comparable({ api }: Person, balances: Balances, nameOf: (name: string) => string): Promise<Balances> {
  const all = new Map([...balances].filter(([name]) => !name.startsWith('Equity:Opening-Balances ')));
  const rows = [];
  for (const currency of new Set(ACCOUNTS.map((one) => one.currency))) rows.push(...(await rowsIn(api, currency)));
  const names = new Map((await api.categories.list()).map(({ id, name }) => [id, name]));
  for (const [id, sides] of Map.groupBy(rows, ({ transferId }) => transferId)) {
    const [one, other] = sides;
    if (id === null || one === undefined || other === undefined) continue;
    if (one.amount.currency === other.amount.currency || one.bookedOn !== other.bookedOn) continue;
    for (const { amount, categoryId } of [one, other]) {
      const name = `Equity:Transfers:${nameOf(names.get(categoryId ?? '') ?? '')} ${amount.currency}`;
      all.set(name, (all.get(name) ?? 0n) - amount.minor);
    }
  }
  return new Map([...all].filter(([, amount]) => amount !== 0n));
}

const inOrder = (balances: Balances) => [...balances].toSorted(([a], [b]) => (a < b ? -1 : 1));

// By hand: PROPERTY_RUNS for more, PROPERTY_SEED of a failure to see it again.
const { PROPERTY_RUNS, PROPERTY_SEED } = process.env;

test.skipIf(noLedgerPrograms !== '')(
  `${noLedgerPrograms}hledger and Beancount come to the balances and totals of any ledger of the product`,
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.bigInt({ min: 0n, max: 10_000_000n }),
        fc.array(action, { minLength: 15, maxLength: 40 }),
        async (opening, actions) => {
          const who = await app.person();
          await playedBy(who, opening, actions);
          for (const [format, balancesBy, nameOf] of [
            ['hledger', balancesByHledger, hledgerName],
            ['beancount', balancesByBeancount, beancountName],
          ] as const) {
            await forgetLimits();
            const file = await who.api.transactions.exportFile({ currency: 'ZAR', everyCurrency: true, format });
            const found = await comparable(who, await balancesBy(await file.text()), nameOf);
            expect(inOrder(found), format).toEqual(inOrder(await expectedOf(who, nameOf)));
          }
        },
      ),
      { numRuns: Number(PROPERTY_RUNS ?? 4), seed: Number(PROPERTY_SEED ?? 20_261_128), endOnFailure: true },
    );
  },
  300_000,
);
