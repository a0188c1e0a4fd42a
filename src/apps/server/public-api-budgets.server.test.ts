import { afterAll, beforeAll, expect, test } from 'vitest';
import { programOf } from '#testing/api-program.server.ts';
import { startTestApp } from '#testing/app.server.ts';

type Budget = {
  method: string | null;
  lines: { id: string; category: string; limit: string | null; left: string | null }[];
  totals: object[];
  moves: object[];
};

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-22T10:00:00Z') });
});
afterAll(() => app.close());

test('a program reads a budget, sets a limit, moves money and undoes that', async () => {
  const { who, call, done } = await programOf(app);
  const categories = await who.api.categories.list();
  const line = (name: string, minor: bigint) => ({
    categoryId: categories.find((one) => one.name === name)?.id ?? '',
    limit: { minor, currency: 'ZAR' },
  });
  const budget = (more = '') => done<Budget>('GET', `budget${more}`);
  expect(await budget()).toMatchObject({ method: null, lines: [] });
  const today = '2026-11-22';
  const lines = [line('Groceries', 500_00n), line('Fuel', 300_00n)];
  await who.api.budgets.start({ today, rule: 'month:1', method: 'plan', lines });
  const found = await budget();
  expect(found).toMatchObject({
    method: 'plan',
    rule: 'month:1',
    period: { key: '2026-11-01', from: '2026-11-01', to: '2026-11-30' },
    after: '2026-12-01',
    isClosed: false,
    totals: [{ currency: 'ZAR', available: '800.00', ready: null }],
  });
  const idOf = (name: string) => found.lines.find(({ category }) => category === name)?.id ?? '';
  const period = '2026-11-01';
  await done('PUT', `budget/lines/${idOf('Fuel')}/limit`, { period, amount: '350.50', currency: 'ZAR', only: true });
  const places = { fromLineId: idOf('Groceries'), toLineId: idOf('Fuel') };
  const { changeId } = await done<{ changeId: string }>('POST', 'budget/moves', {
    period,
    ...places,
    amount: '49.50',
    currency: 'ZAR',
    note: 'Trip',
  });
  const left = async (more = '') => (await budget(more)).lines.map((one) => [one.category, one.left]);
  expect(await left()).toEqual([
    ['Groceries', '450.50'],
    ['Fuel', '400.00'],
  ]);
  expect((await budget()).moves).toMatchObject([{ amount: '49.50', currency: 'ZAR', note: 'Trip', ...places }]);
  expect(await left('?period=2026-12-01')).toEqual([
    ['Groceries', '500.00'],
    ['Fuel', '300.00'],
  ]);
  await done('POST', `changes/${changeId}/undo`);
  expect((await budget()).moves).toEqual([]);
  expect((await call('GET', 'budget?period=2026-11-02')).code).toBe('PERIOD_NOT_FOUND');
  const wrong = { period, amount: '1', currency: 'USD' };
  expect((await call('PUT', `budget/lines/${idOf('Fuel')}/limit`, { body: wrong })).code).toBe('OTHER_CURRENCY');
});

test('a program adds and removes lines, uses a template and closes a period', async () => {
  const { who, call, done } = await programOf(app);
  const categories = await who.api.categories.list();
  const categoryOf = (name: string) => categories.find((one) => one.name === name)?.id ?? '';
  const [today, period] = ['2026-11-22', '2026-11-01'];
  const first = { categoryId: categoryOf('Groceries'), limit: { minor: 500_00n, currency: 'ZAR' } };
  await who.api.budgets.start({ today, rule: 'month:1', method: 'plan', lines: [first] });
  await who.api.budgets.saveTemplate({ today, key: period, name: 'Lean' });
  const wish = { period, categoryId: categoryOf('Fuel'), amount: '300.00', currency: 'ZAR' };
  const { id } = await done<{ id: string }>('POST', 'budget/lines', wish);
  expect((await call('POST', 'budget/lines', { body: wish })).code).toBe('LINE_EXISTS');
  const limits = async (key = period) =>
    (await done<Budget>('GET', `budget?period=${key}`)).lines.map((line) => [line.category, line.limit]);
  expect(await limits()).toEqual(expect.arrayContaining([['Fuel', '300.00']]));
  await done('DELETE', `budget/lines/${id}`);
  expect(await limits()).toEqual([['Groceries', '500.00']]);
  const [template] = await done<{ id: string; name: string; lines: number }[]>('GET', 'budget/templates');
  expect(template).toMatchObject({ name: 'Lean', lines: 1 });
  const groceries = (await done<Budget>('GET', 'budget')).lines[0]?.id ?? '';
  await done('PUT', `budget/lines/${groceries}/limit`, { period, amount: '1', currency: 'ZAR' });
  const used = { period: '2026-12-01' };
  expect(await done('POST', `budget/templates/${template?.id ?? ''}/apply`, used)).toMatchObject({ left: 0 });
  expect(await limits('2026-12-01')).toEqual([['Groceries', '500.00']]);
  expect((await call('POST', 'budget/closings', { body: { period } })).code).toBe('PERIOD_NOT_OVER');
  await done('POST', 'budget/closings', { period: '2026-10-01' });
  expect(await done('GET', 'budget?period=2026-10-01')).toMatchObject({ isClosed: true });
});
