import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { programOf } from '#testing/api-program.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

type Program = Awaited<ReturnType<typeof programOf>>;
type Asset = { id: string; name: string; percent: string; values: object[] };
type NetWorth = { assets: Asset[]; parts: { name: string; share: object }[]; line: { amount: string | null }[] };
type Statement = { difference: string | null; candidates: { id: string }[]; status: string };

let app: Awaited<ReturnType<typeof startTestApp>>;
let who: Program['who'];
let call: Program['call'];
let done: Program['done'];
let http: Program['http'];
let key: string;
let accountId: string;
let categories: { id: string; name: string }[];

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-22T10:00:00Z') });
  ({ who, call, done, http, key } = await programOf(app));
  ({ id: accountId } = await who.api.accounts.create({ name: 'Cheque' }));
  categories = await who.api.categories.list();
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const category = (name: string) => categories.find((one) => one.name === name)?.id ?? '';
const add = async (description: string, amount: string, more: object = {}) => {
  const plain = { accountId, categoryId: category('Groceries'), bookedOn: '2026-11-02' };
  return (await done('POST', 'transactions', { ...plain, description, amount, ...more })).id;
};
const netWorth = (as = key) => done<NetWorth>('GET', 'net-worth', undefined, as);

test('an account is compared with a statement, locked by it, and reopened', async () => {
  const { id: account } = await done('POST', 'accounts', { name: 'Savings' });
  const bread = await add('Bread', '-10.00', { accountId: account });
  const milk = await add('Milk', '-20.50', { accountId: account });
  const wish = { day: '2026-11-10', balance: '-30.00' };
  const { id } = await done('POST', `accounts/${account}/statements`, wish);
  const session = () => done<Statement>('GET', `statements/${id}`);
  expect(await session()).toMatchObject({ difference: '-30.00', balance: '-30.00', status: 'open', candidateCount: 2 });
  expect(await done('POST', 'statements/cleared', { ids: [bread], isCleared: true })).toEqual({ ids: [bread] });
  expect(await done('POST', `statements/${id}/clear`)).toEqual({ ids: [milk] });
  expect((await call('POST', `statements/${id}/finish`)).code).toBe('NOT_ZERO');
  await done('PUT', `statements/${id}`, { ...wish, balance: '-30.50' });
  expect(await done('POST', `statements/${id}/finish`)).toEqual({ count: 2 });
  expect((await done<{ state: string }[]>('GET', 'transactions?search=bread'))[0]?.state).toBe('reconciled');
  expect((await call('PATCH', `transactions/${bread}`, { body: { amount: '-1', currency: 'ZAR' } })).status).toBe(409);
  expect(await done('GET', `accounts/${account}/statements`)).toMatchObject([{ id, status: 'finished', count: 2 }]);
  const months = await done<object[]>('GET', `accounts/${account}/statement-months`);
  expect(months).toMatchObject([{ month: '2026-11', reconciledTo: '2026-11-10' }]);
  const reopened = await done('POST', `statements/${id}/reopen`, { reason: 'A wrong amount' });
  expect(reopened).toEqual({ statements: 1, count: 2 });
  await done('DELETE', `statements/${id}`);
  expect((await call('GET', `statements/${id}`)).code).toBe('NOT_FOUND');
});

test('assets are added with values, valued, replaced and deleted, and are part of net worth', async () => {
  const home = {
    name: 'Home',
    kind: 'home',
    percent: '50',
    values: [{ day: '2026-10-01', amount: '1000.01', source: 'estimate' }],
  };
  const { id } = await done('POST', 'net-worth/assets', home);
  await done('POST', `net-worth/assets/${id}/values`, {
    day: '2026-11-01',
    amount: '2000.00',
    currency: 'ZAR',
    source: 'valuation',
  });
  const [asset] = (await netWorth()).assets;
  expect(asset).toMatchObject({ id, percent: '50.00', currency: 'ZAR', endedOn: null });
  expect(asset?.values).toEqual([
    { day: '2026-11-01', amount: '2000.00', source: 'valuation' },
    { day: '2026-10-01', amount: '1000.01', source: 'estimate' },
  ]);
  const share = async () => (await netWorth()).parts.find(({ name }) => name === 'House')?.share;
  const whole = { name: 'House', kind: 'home', percent: '100', debtAccountId: null, endedOn: null };
  await done('PUT', `net-worth/assets/${id}`, whole);
  expect(await share()).toEqual({ amount: '2000.00', currency: 'ZAR' });
  await done('DELETE', `net-worth/assets/${id}/values?day=2026-11-01`);
  expect(await share()).toEqual({ amount: '1000.01', currency: 'ZAR' });
  const before = (await netWorth()).line.at(-1);
  await done('PUT', `net-worth/accounts/${accountId}`, { percent: '12.5' });
  expect(before?.amount).not.toBeNull();
  await done('DELETE', `net-worth/assets/${id}`);
  expect((await netWorth()).assets).toEqual([]);
  const over = { body: { ...whole, percent: '100.01' } };
  expect(await call('PUT', `net-worth/assets/${id}`, over)).toMatchObject({ status: 400, code: 'BAD_BODY' });
});

test('gains by currency are answered with what is not known', async () => {
  const opening = { minor: 100_00n, currency: 'USD' };
  const { id } = await who.api.accounts.create({ name: 'Dollars', currency: 'USD', openingBalance: opening });
  const gains = () => done<{ missing: string[]; currencies: object[] }>('GET', 'net-worth/currencies');
  expect(await gains()).toMatchObject({
    missing: ['USD'],
    currencies: [{ currency: 'USD', balance: '100.00', rate: null, value: null, unrealised: null, unpriced: '100.00' }],
  });
  await who.api.exchangeRates.create({ day: '2026-11-22', from: 'USD', to: 'ZAR', rate: '18.5' });
  expect(await gains()).toMatchObject({
    currency: 'ZAR',
    missing: [],
    unrealised: '0.00',
    currencies: [{ accountIds: [id], averageRate: '18.5', rate: '18.5', rateDay: '2026-11-22', value: '1850.00' }],
  });
});

test('recurring payments are answered with what they are expected to come to', async () => {
  for (const month of ['08', '09', '10', '11']) await add('NETFLIX.COM', '-199.00', { bookedOn: `2026-${month}-05` });
  const { suggestions } = await who.api.recurring.overview({ today: '2026-11-22' });
  for (const { source, name, cadence, amount } of suggestions.slice(0, 1))
    await who.api.recurring.confirm({ source, name, cadence, amount, changes: [] });
  expect(await done('GET', 'recurring')).toMatchObject({
    items: [
      {
        direction: 'out',
        currency: 'ZAR',
        cadence: { kind: 'day-of-month', every: 1, day: 5, nth: null },
        expected: '199.00',
        yearly: '2388.00',
      },
    ],
    suggestions: [],
  });
});

test('the history of a transaction says what changed from what, and not who changed it', async () => {
  const id = await add('Paper', '-10.00');
  await done('PATCH', `transactions/${id}`, { amount: '-12.50', currency: 'ZAR' });
  const history = await done<{ changeId: string }[]>('GET', `transactions/${id}/history`);
  expect(history[0]).not.toHaveProperty('who');
  expect(history).toMatchObject([
    {
      what: 'changed',
      source: 'api',
      sourceNames: ['Till'],
      fields: [
        {
          field: 'amount',
          from: { type: 'amount', value: '-10.00', currency: 'ZAR' },
          to: { type: 'amount', value: '-12.50', currency: 'ZAR' },
        },
      ],
    },
    { what: 'added', source: 'api', sourceNames: ['Till'] },
  ]);
  const [seen] = await who.api.history.ofTransaction({ id });
  expect(seen).toMatchObject({ source: 'api', sourceNames: ['Till'] });
  await who.api.transactions.update({ id, description: 'Paper and pens' });
  expect((await done<object[]>('GET', `transactions/${id}/history`))[0]).toMatchObject({
    source: 'person',
    sourceNames: [],
  });
  await who.api.history.undo({});
  await done('POST', `changes/${history[0]?.changeId}/undo`);
  expect(await done('GET', 'transactions?search=paper')).toMatchObject([{ amount: '-10.00' }]);
});

test('a receipt is listed and read as it was added', async () => {
  const id = await add('Invoice', '-10.00');
  const bytes = Buffer.from('%PDF-1.7\n% Invoice\n%%EOF\n');
  await who.api.attachments.add({ transactionId: id, file: new File([bytes], 'Invoice.pdf') });
  const [receipt] = await done<{ id: string }[]>('GET', `transactions/${id}/attachments`);
  expect(receipt).toMatchObject({ name: 'Invoice.pdf', type: 'application/pdf', byteCount: bytes.length });
  const env = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };
  const headers = { host: 'localhost:5173', authorization: `Bearer ${key}` };
  const file = await http.request(`http://localhost:5173/api/v1/attachments/${receipt?.id}/file`, { headers }, env);
  expect(file.headers.get('content-type')).toBe('application/octet-stream');
  expect(file.headers.get('content-disposition')).toBe('attachment');
  expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
});

test('a key whose creator cannot see amounts is told none, and each area has its scope', async () => {
  const member = await tabOf(app, await joined(app, who, { role: 'manager' }), who.session.workspace.id);
  const scopes = ['accounts.read', 'transactions.read', 'attachments.read', 'net-worth.read'] as const;
  const { key: blind } = await member.api.apiKeys.create({ name: 'Sheet', scopes: [...scopes], days: 30 });
  const { userId } = (await who.api.members.list()).find(({ role }) => role === 'manager') ?? { userId: '' };
  await who.api.members.change({ userId, role: 'viewer-without-amounts', accountIds: null });
  const id = await add('Pencils', '-77.77');
  await done('PATCH', `transactions/${id}`, { amount: '-88.88', currency: 'ZAR' });
  await done('POST', 'net-worth/assets', {
    name: 'Car',
    kind: 'vehicle',
    values: [{ day: '2026-10-01', amount: '6543.21', source: 'estimate' }],
  });
  const told: string[] = [];
  for (const path of ['net-worth', 'recurring', `transactions/${id}/history`])
    told.push(JSON.stringify(await done('GET', path, undefined, blind)));
  expect(told.join()).not.toMatch(/77\.77|88\.88|6543\.21|199\.00/);
  expect(told[0]).toContain('"amount":null');
  for (const path of [`accounts/${accountId}/statements`, `transactions/${id}/attachments`])
    expect((await call('GET', path, { as: blind })).status, path).toBe(403);
  const { key: narrow } = await who.api.apiKeys.create({ name: 'Sheet', scopes: ['categories.read'], days: 30 });
  for (const path of ['net-worth', 'recurring', `transactions/${id}/history`, `accounts/${accountId}/statements`])
    expect((await call('GET', path, { as: narrow })).code, path).toBe('SCOPE_MISSING');
  expect((await call('GET', `attachments/${id}/file`, { as: narrow })).code).toBe('SCOPE_MISSING');
});

test('debts are added with their terms, replaced and deleted; loans to people are listed', async () => {
  const terms = {
    rate: { kind: 'prime', country: 'ZA', margin: '-0.5' },
    changes: [{ from: '2027-03', rate: { kind: 'fixed', rate: '11.25' } }],
    promotion: null,
    minimum: { kind: 'percent', percent: '5', floor: '100.00' },
    monthlyFee: '69.00',
    insurancePerThousand: '3.50',
  };
  const debt = { name: 'Store', kind: 'store', currency: 'ZAR', owed: '5000.00', balanceOn: '2026-11-01', terms };
  const { id } = await done('POST', 'debts', debt);
  const found = async () => (await done<{ debts: object[]; months: object[] }>('GET', 'debts')).debts;
  const whole = { ...debt, id, accountId: null, agreedOn: null, paymentDay: null, paid: null };
  expect(await found()).toEqual([whole]);
  const minimum = { kind: 'term', until: '2028-11' };
  await done('PUT', `debts/${id}`, {
    ...debt,
    name: 'Shop',
    agreedOn: '2024-01-31',
    paymentDay: 31,
    terms: { ...terms, minimum },
  });
  expect(await found()).toEqual([
    { ...whole, name: 'Shop', agreedOn: '2024-01-31', paymentDay: 31, terms: { ...terms, minimum } },
  ]);
  const { months } = await done<{ months: object[] }>('GET', 'debts');
  expect(months).toMatchObject([{ debtId: id, month: '2026-11', owed: '5000.00', paid: null }]);
  for (const bent of [{ owed: 'x' }, { terms: { ...terms, rate: { kind: 'fixed', rate: '1001' } } }, { kind: 'x' }])
    expect(await call('PUT', `debts/${id}`, { body: { ...debt, ...bent } })).toMatchObject({ status: 400 });
  await done('DELETE', `debts/${id}`);
  expect(await found()).toEqual([]);
  const amount = { minor: 2_000_00n, currency: 'ZAR' };
  const repayments = [{ day: '2026-10-01', amount: { ...amount, minor: 500_00n } }];
  const lent = { person: 'Sipho', lentOn: '2026-09-01', dueOn: null, note: '' };
  const { id: loanId } = await who.api.loansGiven.add({ ...lent, amount, repayments });
  expect(await done('GET', 'debts/loans-given')).toEqual([
    { ...lent, id: loanId, amount: '2000.00', currency: 'ZAR', repayments: [{ day: '2026-10-01', amount: '500.00' }] },
  ]);
});
