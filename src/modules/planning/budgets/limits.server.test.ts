import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { budgeter, ZAR } from '#testing/budgets.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => app.close());

const today = '2026-11-20';
const open = () => budgeter(app, today);

test('a closed period keeps its limits, whatever is set from an earlier one on', async () => {
  const { api, start, line, overview, category } = await open();
  await start({ Groceries: 500_00n });
  const { id: lineId } = await line('Groceries');
  const set = (key: string, minor: bigint) => api.budgets.setLimit({ today, key, lineId, limit: ZAR(minor) });
  await set('2026-08-01', 100_00n);
  await set('2026-10-01', 200_00n);
  await api.budgets.close({ today, key: '2026-10-01', limits: [] });
  await set('2026-08-01', 300_00n);
  const limitIn = async (key: string) => (await line('Groceries', key)).limit.minor;
  expect(await Promise.all(['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'].map(limitIn))).toEqual([
    300_00n,
    300_00n,
    200_00n,
    200_00n,
  ]);
  // What a review proposes for the next period holds from the first that is open on.
  await api.budgets.close({ today, key: '2026-09-01', limits: [{ lineId, limit: ZAR(900_00n) }] });
  expect(await Promise.all(['2026-10-01', '2026-11-01'].map(limitIn))).toEqual([200_00n, 900_00n]);
  const wish = { today, key: '2026-08-01', categoryId: category('Fuel'), limit: ZAR(70_00n) };
  await api.budgets.addLine(wish);
  // The closed period has no such line; those after it have one without a limit.
  expect((await overview('2026-10-01')).lines).toMatchObject([{ name: 'Groceries' }]);
  expect((await line('Fuel', '2026-11-01')).limit).toEqual(ZAR(0n));
  const twice = [lineId, lineId].map((id) => ({ lineId: id, limit: ZAR(1n) }));
  const close = api.budgets.close({ today, key: '2026-08-01', limits: twice });
  await expect(close).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('a line that begins later has its limit under another rule of periods too', async () => {
  const { api, start, line, category } = await open();
  await start({ Groceries: 500_00n });
  const wish = { today, key: '2026-12-01', categoryId: category('Fuel'), limit: ZAR(70_00n) };
  await api.budgets.addLine(wish);
  await api.budgets.setRule({ today, rule: 'month:25' });
  expect((await line('Fuel', '2026-12-25')).limit).toEqual(ZAR(70_00n));
});
