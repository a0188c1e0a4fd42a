import { createRouterClient } from '@orpc/server';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { negate } from '#kernel/money.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '#modules/front/demo/model.ts';
import { addPerson } from '#modules/access/identity/service.server.ts';
import { connectionOf, inTransaction } from '#platform/database.server.ts';
import { emitterFor } from '#platform/events.server.ts';
import { createKeyring, firstKeys } from '#platform/keyring.server.ts';
import { createLog } from '#platform/log.server.ts';
import { StartError } from '#platform/start-error.server.ts';
import { beancountName } from '#modules/money/export-formats/beancount.ts';
import { hledgerName } from '#modules/money/export-formats/hledger.ts';
import { balancesByBeancount, balancesByHledger, noLedgerPrograms } from '#testing/ledger-programs.server.ts';
import { openTestDatabase } from '#testing/database.server.ts';
import { splitSome, transferSome } from '#testing/splits.server.ts';
import { seedDemo } from './demo.server.ts';
import { createServices } from './app-services.server.ts';
import { routerOf } from './router.server.ts';
import { codeAt } from '#testing/factors.server.ts';

const TODAY = '2026-11-21';
const AUTH = { secret: 'the demo on trial, thirty-two letters', publicUrl: 'http://localhost:5173' };
const router = routerOf(AUTH);
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let app: ReturnType<typeof createServices>;
let first: string[];
let owner: pg.Client;

beforeAll(async () => {
  database = await openTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  app = createServices({
    loginUrl: database.loginUrl,
    auth: AUTH,
    keyring: createKeyring(() => firstKeys(Buffer.alloc(32, 7))),
    log: createLog('silent'),
    mailer: {
      attempt: () => Promise.resolve({ outcome: 'kept' }),
      isReachable: () => Promise.resolve(true),
      sweep: () => Promise.resolve(),
    },
  });
  first = await seedDemo({ services: app.services, router, today: TODAY });
});
afterAll(async () => {
  await app.close();
  await owner.end();
  await database.drop();
});

/** A browser in which nobody is signed in. */
function browser() {
  const cookies = new Map<string, string>();
  return createRouterClient(router, {
    context: () => ({
      services: app.services,
      request: {
        id: 'test',
        headers: new Headers({ cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ipAddress: '127.0.0.9',
        userAgent: 'test',
        workspaceId: null,
        once: new Map(),
      },
      resHeaders: {
        append(_: string, value: string) {
          const [name = '', rest = ''] = value.split(/=(.*)/s);
          cookies.set(name, rest.split(';')[0] ?? '');
        },
      } as Headers,
    }),
  });
}

async function signedInAs(email: string) {
  const api = browser();
  await api.identity.signIn({ email, password: DEMO_PASSWORD });
  return api;
}

test('the sign-in that is printed opens the books of a household, and of a company', async () => {
  const printed = first.map((line) =>
    /(\S+@\S+)\. The password is (\S+)\. (\d+) transactions were added\./.exec(line)?.slice(1),
  );
  expect(printed.map((parts) => parts?.[0])).toEqual(DEMO_PEOPLE.map(({ email }) => email));
  const kinds = [];
  const tiers = [];
  for (const parts of printed) {
    const api = browser();
    await api.identity.signIn({ email: parts?.[0] ?? '', password: parts?.[1] ?? '' });
    const caller = await api.identity.session();
    kinds.push(caller?.workspace.kind);
    tiers.push(caller?.tier);
    expect(Number(parts?.[2])).toBeGreaterThan(1500);
  }
  expect(kinds).toEqual(['personal', 'business']);
  // So that nothing is locked in one of them.
  expect(tiers).toEqual(['free', 'business']);
});

test('who looks around finds nobody else signed in, and no device but their own', async () => {
  for (const table of ['enhanced_sessions', 'device_registry']) {
    const { rows } = await inTransaction(app.services.pool, { role: 'ilifa_auth' }, (db) =>
      connectionOf(db).query(`select 1 from ${table} where is_active and user_agent is distinct from 'test'`),
    );
    expect(rows, table).toEqual([]);
  }
});

test('a second run adds nothing', async () => {
  const api = await signedInAs('demo@ilifa.example');
  const before = await api.accounts.list();
  const again = await seedDemo({ services: app.services, router, today: '2026-12-01' });
  expect(again.every((line) => line.endsWith(' No transactions were added.'))).toBe(true);
  expect(await api.accounts.list()).toEqual(before);
});

test('balances are those of the plan, and every category of the starter set has rows', async () => {
  const used = new Set<string>();
  const all = new Set<string>();
  for (const { email, booksOn } of DEMO_PEOPLE) {
    const api = await signedInAs(email);
    const { accounts, rows } = booksOn(TODAY);
    const balances = new Map(
      (await api.accounts.list()).map(({ name, currentBalance }) => [name, currentBalance.minor]),
    );
    for (const { key, name, openingMinor } of accounts) {
      const moved = rows.filter(({ account }) => account === key).reduce((sum, { minor }) => sum + minor, 0n);
      expect(balances.get(name), name).toBe(openingMinor + moved);
    }
    for (const { name, parentId, transactionCount } of await api.categories.list()) {
      if (parentId !== null) all.add(name);
      if (transactionCount > 0) used.add(name);
    }
  }
  expect([...all].filter((name) => !used.has(name))).toEqual([]);
});

test('the dashboard of the household has something to say in both of its currencies', async () => {
  const api = await signedInAs('demo@ilifa.example');
  const { inCurrencies, totals, latest } = await api.dashboard.summary({ today: TODAY });
  expect(inCurrencies.map(({ currency }) => currency)).toEqual(['ZAR', 'USD']);
  expect(totals.map(({ currency }) => currency)).toEqual(['ZAR', 'USD']);
  expect(inCurrencies[0]?.cashFlow.filter(({ count }) => count > 0)).toHaveLength(12);
  expect(inCurrencies[0]?.spending.length).toBeGreaterThan(8);
  expect(latest).toHaveLength(8);
});

test('the dashboard says what is still to come this month, and a few suggestions are left', async () => {
  const api = await signedInAs('demo@ilifa.example');
  const { toCome } = await api.dashboard.summary({ today: TODAY });
  expect(toCome.length).toBeGreaterThan(2);
  for (const { due } of toCome) expect(due.slice(0, 7)).toBe('2026-11');
  expect((await api.recurring.overview({ today: TODAY })).suggestions).not.toEqual([]);
});

test('transfers between own accounts are linked, but for the newest', async () => {
  for (const { email } of DEMO_PEOPLE) {
    const api = await signedInAs(email);
    const { rows } = await api.transfers.suggestions({});
    for (const { out, score } of rows) expect(score < 80 || out.bookedOn > '2026-11-13', out.bookedOn).toBe(true);
  }
  const { rows } = await owner.query<{ count: number }>(
    'select count(*)::int as count from transactions where transfer_id is not null group by workspace_id',
  );
  for (const { count } of rows) expect(count).toBeGreaterThan(50);
  expect(rows).toHaveLength(2);
});

test('the main account is reconciled up to the month before last, and the last one is left to be done', async () => {
  const api = await signedInAs('demo@ilifa.example');
  const account = (await api.accounts.list()).find(({ accountType }) => accountType === 'cheque');
  const { items } = await api.reconciliation.list({ accountId: account?.id ?? '' });
  expect(items.map(({ day, status }) => [day, status])).toEqual([
    ['2026-09-30', 'finished'],
    ['2026-08-31', 'finished'],
    ['2026-07-31', 'finished'],
  ]);
  for (const { count } of items) expect(count).toBeGreaterThan(10);
});

test('every figure of the dashboard is that of the transactions it opens', async () => {
  const api = await signedInAs('demo@ilifa.example');
  const { soFar: span, inCurrencies, balances } = await api.dashboard.summary({ today: TODAY });
  const [part] = inCurrencies;
  if (part === undefined) throw new Error('the demo has no currency');
  const rows = { currency: part.currency, ...span };
  const [came, went, all] = await Promise.all([
    api.transactions.totals({ ...rows, direction: 'in' }),
    api.transactions.totals({ ...rows, direction: 'out' }),
    api.transactions.totals({ ...rows, withoutTransfers: true }),
  ]);
  const { soFar, spending } = part;
  expect(soFar.refunds.minor).toBeGreaterThanOrEqual(0n);
  expect([came.moneyIn, went.moneyOut]).toEqual([soFar.in, negate(soFar.out)]);
  expect([came.net, went.net]).toEqual([soFar.in, negate(soFar.out)]);
  expect([soFar.left, soFar.count]).toEqual([all.net, all.count]);
  for (const { categoryId, name, amount } of spending) {
    const filed =
      categoryId === null ? ({ uncategorisedOnly: true, direction: 'out' } as const) : ({ categoryId } as const);
    const { net } = await api.transactions.totals({ ...rows, ...filed });
    expect(amount.minor, name).toBe(-net.minor);
  }
  const openings = new Map(
    DEMO_PEOPLE[0]?.booksOn(TODAY).accounts.map(({ name, openingMinor }) => [name, openingMinor]),
  );
  for (const { accountId, name, balance } of balances) {
    const { net, transfers } = await api.transactions.totals({ currency: balance.currency, accountId });
    expect(balance.minor, name).toBe((openings.get(name) ?? 0n) + net.minor + transfers.minor);
  }
});

/** Programs ask far more often than people may. */
async function forgetLimits(): Promise<void> {
  await owner.query('delete from rate_limits');
}

test.skipIf(noLedgerPrograms !== '')(
  `${noLedgerPrograms}hledger and Beancount come to the balances and totals of a year of the company`,
  async () => {
    const api = await signedInAs('company@ilifa.example');
    const days = { from: '2025-11-22', to: TODAY };
    const categories = await api.categories.list();
    const [currency = '', ...others] = new Set((await api.accounts.list()).map((account) => account.currency));
    expect(others).toEqual([]);
    await splitSome(api, currency, days.from);
    await transferSome(api, currency, days.from);
    const accounts = await api.accounts.list();
    const file = async (format: 'hledger' | 'beancount') =>
      (await api.transactions.exportFile({ currency, ...days, format })).text();
    const moved = async (filter: object) => {
      await forgetLimits();
      const { net, transfers } = await api.transactions.totals({ currency, ...days, ...filter });
      return net.minor + transfers.minor;
    };
    const programs = [
      [await balancesByHledger(await file('hledger')), hledgerName],
      [await balancesByBeancount(await file('beancount')), beancountName],
    ] as const;
    for (const [balances, nameOf] of programs) {
      const within = (path: string) =>
        [...balances].reduce(
          (sum, [name, minor]) => (name === `${path} ${currency}` || name.startsWith(`${path}:`) ? sum + minor : sum),
          0n,
        );
      for (const { name, accountType, currentBalance } of accounts) {
        const root = ['credit-card', 'loan'].includes(accountType) ? 'Liabilities' : 'Assets';
        expect(within(`${root}:${nameOf(name)}`), name).toBe(currentBalance.minor);
      }
      const roots = { income: 'Income', expense: 'Expenses', transfer: 'Equity:Transfers' };
      let filed = 0;
      for (const { id, name, kind, parentId } of categories) {
        const parent = categories.find((one) => one.id === parentId);
        const path = [roots[kind], ...(parent === undefined ? [] : [parent.name]).map(nameOf), nameOf(name)].join(':');
        const total = await moved({ categoryId: id });
        expect(within(path), path).toBe(-total);
        if (total !== 0n) filed += 1;
      }
      expect(filed).toBeGreaterThan(20);
      const unfiled = within('Income:Uncategorised') + within('Expenses:Uncategorised');
      expect(unfiled).toBe(-(await moved({ uncategorisedOnly: true })));
    }
    await forgetLimits();
  },
);

test('a database that real people use is left alone, unless one says so', async () => {
  const thandi = { email: 'thandi@example.co.za', firstName: 'Thandi', lastName: 'N', country: 'ZA' };
  const rest = { userType: 'individual', dateOfBirth: null, passwordHash: null } as const;
  await inTransaction(app.services.pool, { role: 'ilifa_app' }, (db) =>
    addPerson(db, emitterFor(db, app.services.listeners), { ...thandi, ...rest }),
  );
  const seeding = seedDemo({ services: app.services, router, today: TODAY });
  await expect(seeding).rejects.toThrow(StartError);
  await expect(seeding).rejects.toThrow(/One person has an account here.*--beside-others/);
  const lines = await seedDemo({ services: app.services, router, today: TODAY, besideOthers: true });
  expect(lines).toHaveLength(2);
});

test('whoever looked around may have changed the password or set up a second step: then it is left as it is', async () => {
  const [household, company] = DEMO_PEOPLE.map(({ email }) => email);
  const api = await signedInAs(household ?? '');
  await api.credentials.changePassword({ current: DEMO_PASSWORD, password: 'Another#2026' });
  const other = await signedInAs(company ?? '');
  const { secret } = await other.factors.beginTotp();
  await other.factors.confirmTotp({ code: await codeAt(secret, new Date()) });
  const lines = await seedDemo({ services: app.services, router, today: TODAY, besideOthers: true });
  expect(lines.map((line) => line.endsWith('The password was changed. No transactions were added.'))).toEqual([
    true,
    true,
  ]);
});
