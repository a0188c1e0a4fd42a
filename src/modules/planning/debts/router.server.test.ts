import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { money } from '#kernel/money.ts';
import { plainTerms } from './agreed.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => NOW });
});
afterAll(() => app.close());

const KES = (minor: number) => money(minor, 'KES');
const PLAN = {
  currency: 'KES',
  strategy: 'custom' as const,
  extra: KES(5_000_00),
  debts: [
    { name: 'SACCO loan', balance: KES(95_000_00), rate: 1200, minimum: KES(4_300_00) },
    { name: 'Mobile money loan', balance: KES(12_000_00), rate: 9600, minimum: KES(2_300_00) },
  ],
  once: [{ month: '2027-03', amount: KES(10_000_00) }],
};

test('a plan is kept as it was brought, its debts in their own order', async () => {
  const { api } = await app.person();
  expect(await api.debts.plan()).toBeNull();
  expect(await api.debts.keep({ plan: PLAN })).toEqual({ debts: 2 });
  const found = await api.debts.plan();
  const { debts, ...rest } = PLAN;
  expect(found).toMatchObject({ ...rest, keptAt: NOW });
  expect(found?.debts.map(({ name, balance, balanceOn, agreed }) => ({ name, balance, balanceOn, agreed }))).toEqual(
    debts.map(({ name, balance, rate, minimum }) => {
      return { name, balance, balanceOn: '2026-11-22', agreed: plainTerms(rate, minimum) };
    }),
  );
});

test('a plan that is there gives way only where that is said, and whole', async () => {
  const { api } = await app.person();
  await api.debts.keep({ plan: PLAN });
  const other = { ...PLAN, strategy: 'snowball' as const, debts: PLAN.debts.slice(0, 1), once: [] };
  await expect(api.debts.keep({ plan: other })).rejects.toMatchObject({ code: 'PLAN_EXISTS' });
  expect((await api.debts.plan())?.debts).toHaveLength(2);
  await api.debts.keep({ plan: other, instead: true });
  expect(await api.debts.plan()).toMatchObject({ strategy: 'snowball', debts: [{ name: 'SACCO loan' }], once: [] });
});

test('of two that come at once, one is kept whole', async () => {
  const { api } = await app.person();
  const results = await Promise.allSettled([api.debts.keep({ plan: PLAN }), api.debts.keep({ plan: PLAN })]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await api.debts.plan())?.debts).toHaveLength(2);
});

test('a plan that is put back is as of the day on which it was kept, and none is of a day to come', async () => {
  const { api } = await app.person();
  const keptAt = new Date('2026-09-02T08:00:00Z');
  await api.debts.keep({ plan: PLAN, keptAt });
  expect((await api.debts.plan())?.keptAt).toEqual(keptAt);
  await api.debts.keep({ plan: PLAN, instead: true, keptAt: new Date('2027-01-01T00:00:00Z') });
  expect((await api.debts.plan())?.keptAt).toEqual(NOW);
});

test('what keeps a plan and what forgets it wait for each other', async () => {
  const { api, session } = await app.person();
  await api.debts.keep({ plan: PLAN });
  const turn = [`debt plan ${session.workspace.id}`];
  await app.owner.query('select pg_advisory_lock(hashtextextended($1, 0))', turn);
  const both = [api.debts.keep({ plan: PLAN, instead: true }), api.debts.forget()];
  const waiting = async () => {
    const { rows } = await app.owner.query("select 1 from pg_locks where locktype = 'advisory' and not granted");
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 15_000 }).toBe(2);
  await app.owner.query('select pg_advisory_unlock(hashtextextended($1, 0))', turn);
  await Promise.all(both);
  const left = await api.debts.plan();
  expect(left === null ? 2 : left.debts.length).toBe(2);
});

test('forgotten, nothing of it is left', async () => {
  const { api, session } = await app.person();
  await api.debts.keep({ plan: PLAN });
  expect(await api.debts.forget()).toEqual({ debts: 2 });
  expect(await api.debts.plan()).toBeNull();
  for (const table of ['debts', 'debt_plans', 'debt_payments_once']) {
    const { rows } = await app.owner.query(`select 1 from ${table} where workspace_id = $1`, [session.workspace.id]);
    expect(rows).toEqual([]);
  }
});

test.each([
  ['no debts', { debts: [] }],
  ['two currencies', { extra: money(1, 'ZAR') }],
  ['an amount below zero', { extra: KES(-1) }],
  ['a rate beyond all rates', { debts: [{ ...PLAN.debts[0], rate: 100_001 }] }],
  ['a debt without a name', { debts: [{ ...PLAN.debts[0], name: ' ' }] }],
  ['more debts than a plan holds', { debts: Array.from({ length: 41 }, () => PLAN.debts[0]) }],
])('%s is no plan', async (_, change) => {
  const { api } = await app.person();
  await expect(api.debts.keep({ plan: { ...PLAN, ...change } as typeof PLAN })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
  expect(await api.debts.plan()).toBeNull();
});

test("nobody sees another's debts", async () => {
  const [one, other] = [await app.person(), await app.person()];
  await one.api.debts.keep({ plan: PLAN });
  expect(await other.api.debts.plan()).toBeNull();
  expect(await other.api.debts.forget()).toEqual({ debts: 0 });
  expect((await one.api.debts.plan())?.debts).toHaveLength(2);
});
