import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { programOf } from '#testing/api-program.server.ts';
import { startTestApp } from '#testing/app.server.ts';

type Program = Awaited<ReturnType<typeof programOf>>;
type Rule = { id: string; name: string; isEnabled: boolean; stage: string; actions: object };

let app: Awaited<ReturnType<typeof startTestApp>>;
let call: Program['call'];
let done: Program['done'];
let who: Program['who'];
let fuel: string;

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-22T10:00:00Z') });
  ({ who, call, done } = await programOf(app));
  const categories = await who.api.categories.list();
  fuel = categories.find(({ name }) => name === 'Fuel')?.id ?? '';
  const { id: accountId } = await who.api.accounts.create({ name: 'Cheque' });
  for (const description of ['Shell Durban', 'Shell Pretoria', 'Bakery'])
    await done('POST', 'transactions', {
      accountId,
      description,
      bookedOn: '2026-11-02',
      amount: '-500.00',
      categoryId: categories.find(({ name }) => name === 'Groceries')?.id,
    });
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const rules = () => done<Rule[]>('GET', 'rules');
const shell = { name: 'Fuel', query: 'description:shell' };

test('a rule is added, replaced, turned off, put in order, deleted and restored', async () => {
  const { id } = await done('POST', 'rules', { ...shell, actions: { note: 'Fuel' } });
  expect(await rules()).toMatchObject([
    {
      id,
      ...shell,
      isEnabled: true,
      stage: 'normal',
      actions: { categoryId: null, note: 'Fuel', tagIds: [], isReviewed: false },
    },
  ]);
  await done('PUT', `rules/${id}`, { ...shell, stage: 'late', actions: { categoryId: fuel } });
  await done('PATCH', `rules/${id}`, { isEnabled: false });
  expect(await rules()).toMatchObject([{ stage: 'late', isEnabled: false, actions: { categoryId: fuel, note: null } }]);
  const { id: second } = await done('POST', 'rules', { name: 'Bread', query: 'bakery', actions: { note: 'Bread' } });
  await done('PUT', 'rules/order', { ids: [second, id] });
  expect((await rules()).map(({ name }) => name)).toEqual(['Bread', 'Fuel']);
  await done('DELETE', `rules/${second}`);
  expect((await rules()).map(({ name }) => name)).toEqual(['Fuel']);
  await done('POST', `rules/${second}/restore`);
  expect(await rules()).toHaveLength(2);
  for (const one of [id, second]) await done('DELETE', `rules/${one}`);
  expect((await call('PATCH', `rules/${id}`, { body: { isEnabled: true } })).code).toBe('NOT_FOUND');
});

test('a rule splits, or makes a transfer, in flat fields', async () => {
  const lines = [
    { percent: '12.5', categoryId: fuel, note: 'Part' },
    { amount: '100.00', currency: 'ZAR' },
    { description: 'Rest' },
  ];
  const { id } = await done('POST', 'rules', { ...shell, actions: { splitLines: lines } });
  const plain = {
    description: null,
    categoryId: null,
    note: null,
    tagIds: [],
    percent: null,
    amount: null,
    currency: null,
  };
  expect(await rules()).toMatchObject([
    {
      actions: {
        splitTemplateId: null,
        transferAccountId: null,
        splitLines: [
          { ...plain, percent: '12.50', categoryId: fuel, note: 'Part' },
          { ...plain, amount: '100.00', currency: 'ZAR' },
          { ...plain, description: 'Rest' },
        ],
      },
    },
  ]);
  expect(await done('POST', 'rules/runs/preview', { includesPersons: true })).toMatchObject({
    changed: 2,
    left: [],
    sample: [{ changes: { lines: [{ amount: '-62.50' }, { amount: '-100.00' }, { amount: '-337.50' }] } }, {}],
  });
  const { id: savings } = await who.api.accounts.create({ name: 'Savings' });
  await done('PUT', `rules/${id}`, { ...shell, actions: { transferAccountId: savings } });
  expect(await done('POST', 'rules/runs/preview', { includesPersons: true })).toMatchObject({
    groups: [{ kind: 'other-added', to: savings, count: 2 }],
    sample: [{ changes: { lines: [], transfer: 'other-added', transferAccountId: savings } }, {}],
  });
  const both = { splitLines: lines, transferAccountId: savings };
  expect((await call('POST', 'rules', { body: { ...shell, actions: both } })).status).toBe(400);
  const unread = [{ amount: '1.005' }, {}];
  expect((await call('POST', 'rules', { body: { ...shell, actions: { splitLines: unread } } })).status).toBe(400);
  await done('DELETE', `rules/${id}`);
});

test('a run says beforehand what it changes, changes it, and is undone', async () => {
  const { id: ruleId } = await done('POST', 'rules', { ...shell, actions: { note: 'Fuel' } });
  const notes = async () =>
    (await done<{ note: string | null }[]>('GET', 'transactions')).flatMap(({ note }) => note ?? []);
  expect(await done('POST', 'rules/runs/preview', {})).toMatchObject({
    changed: 2,
    groups: [{ kind: 'note', ruleId, count: 2 }],
    sample: [{ amount: '-500.00', changes: { note: 'Fuel' } }, {}],
  });
  expect(await notes()).toEqual([]);
  const { id, changed } = await done<{ id: string; changed: number }>('POST', 'rules/runs', { ruleIds: [ruleId] });
  expect(changed).toBe(2);
  expect(await notes()).toEqual(['Fuel', 'Fuel']);
  expect(await done('GET', 'rules/report')).toMatchObject({ matches: [{ ruleId, count: 2 }], conflicts: [] });
  expect(await done('GET', 'rules/runs')).toMatchObject([{ id, kind: 'history', changed: 2, revertedAt: null }]);
  expect(await done('POST', `rules/runs/${id}/undo`)).toEqual({ count: 2, left: 0 });
  expect(await notes()).toEqual([]);
  expect((await call('POST', `rules/runs/${id}/undo`)).code).toBe('RUN_NOT_FOUND');
});

test.each([
  [
    'a search that is not understood',
    { name: 'A', query: 'amount>', actions: { note: 'B' } },
    422,
    'QUERY_NOT_UNDERSTOOD',
  ],
  ['a rule that does nothing', { name: 'A', query: 'shell', actions: {} }, 422, 'IDLE'],
  ['an action that is not known', { name: 'A', query: 'shell', actions: { colour: 'red' } }, 400, 'BAD_BODY'],
])('%s is refused', async (_, body, status, code) => {
  expect(await call('POST', 'rules', { body })).toMatchObject({ status, code });
});

test('a key for transactions has no access to rules, and one that reads rules changes none', async () => {
  const { key } = await who.api.apiKeys.create({ name: 'Sheet', scopes: ['transactions.write'], days: 30 });
  expect((await call('GET', 'rules', { as: key })).code).toBe('SCOPE_MISSING');
  const { key: reads } = await who.api.apiKeys.create({ name: 'Sheet', scopes: ['rules.read'], days: 30 });
  expect((await call('POST', 'rules/runs/preview', { body: {}, as: reads })).status).toBe(200);
  expect((await call('POST', 'rules/runs', { body: {}, as: reads })).code).toBe('SCOPE_MISSING');
});
