import { afterAll, beforeAll, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { householder } from '#testing/cash-books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => app.close());

const today = '2026-11-20';
const ZAR = (minor: bigint) => money(minor, 'ZAR');
const scenario = { name: 'Rent up', template: 'rent' as const, changes: [] };
const expected = (accountId: string) => {
  const rest = { name: 'Roof', party: '', due: '2026-12-01', likelihood: 100, delay: 0, isExtra: true };
  return { ...rest, accountId, amount: ZAR(-500_00n) };
};

test('another workspace sees nothing and changes nothing', async () => {
  const owner = await householder(app, 'salaried', { until: today });
  const { id } = await owner.api.cashFlow.addScenario(scenario);
  const { id: awaited } = await owner.api.cashFlow.addExpected(expected(owner.accountId));
  const { api } = await app.person();
  const { accountId } = owner;
  expect(await api.cashFlow.overview({ today })).toMatchObject({ accounts: [], scenarios: [], expected: [] });
  await expect(api.cashFlow.overview({ today, accountId })).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
  await expect(api.cashFlow.day({ today, day: today, accountId })).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
  await expect(api.cashFlow.updateScenario({ ...scenario, id })).rejects.toMatchObject({ code: 'SCENARIO_NOT_FOUND' });
  await expect(api.cashFlow.removeScenario({ id })).rejects.toMatchObject({ code: 'SCENARIO_NOT_FOUND' });
  await expect(api.cashFlow.removeExpected({ id: awaited })).rejects.toMatchObject({ code: 'EXPECTED_NOT_FOUND' });
  await expect(api.cashFlow.addExpected(expected(accountId))).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
});

test('a viewer reads and changes nothing; one without amounts has no forecast', async () => {
  const owner = await householder(app, 'salaried', { until: today });
  const { id } = await owner.api.cashFlow.addScenario(scenario);
  const books = owner.session.workspace.id;
  const { api } = await tabOf(app, await joined(app, owner, { role: 'viewer' }), books);
  expect((await api.cashFlow.overview({ today })).scenarios).toHaveLength(1);
  for (const refused of [
    () => api.cashFlow.addScenario({ ...scenario, name: 'b' }),
    () => api.cashFlow.updateScenario({ ...scenario, id }),
    () => api.cashFlow.removeScenario({ id }),
    () => api.cashFlow.addExpected(expected(owner.accountId)),
    () => api.cashFlow.setFloor({ currency: 'ZAR', floor: null }),
  ])
    await expect(refused()).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  const blind = await tabOf(app, await joined(app, owner, { role: 'viewer-without-amounts' }), books);
  await expect(blind.api.cashFlow.overview({ today })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
});

test('a member who is limited to some accounts sees their forecast alone', async () => {
  const owner = await householder(app, 'salaried', { until: today });
  await owner.api.cashFlow.addScenario(scenario);
  await owner.api.cashFlow.setFloor({ currency: 'ZAR', floor: ZAR(10_000_00n) });
  await owner.api.cashFlow.addExpected(expected(owner.accountId));
  const member = await joined(app, owner, { role: 'viewer', accountIds: [owner.savingsId] });
  const { api } = await tabOf(app, member, owner.session.workspace.id);
  const found = await api.cashFlow.overview({ today });
  expect(found.accounts.map(({ id }) => id)).toEqual([owner.savingsId]);
  expect(found).toMatchObject({ scenarios: [], expected: [], floor: null, coming: [] });
  await expect(api.cashFlow.overview({ today, accountId: owner.accountId })).rejects.toMatchObject({
    code: 'ACCOUNT_NOT_FOUND',
  });
});
