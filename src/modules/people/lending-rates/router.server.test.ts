import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#platform/database.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import type { LendingRate } from './model.ts';
import { rateOn } from './rules.ts';
import { lendingRates } from './service.server.ts';

let now = new Date('2026-11-28T10:00:00Z');
let app: Awaited<ReturnType<typeof startTestApp>>;
let superuser: Awaited<ReturnType<typeof app.operator>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  superuser = await app.operator('superuser');
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-11-28T10:00:00Z');
  await app.owner.query('delete from lending_rates; delete from rate_limits');
});

const PRIME: LendingRate = {
  country: 'ZA',
  kind: 'prime',
  day: '2026-09-24',
  rate: 1000,
  source: 'MPC, September 2026',
};
const rates = () => superuser.api.lendingRates;

test('a superuser adds, corrects and deletes a rate, and the log knows what was and what is', async () => {
  const { id } = await rates().add(PRIME);
  expect((await rates().list()).entered).toEqual([{ id, ...PRIME }]);
  await rates().correct({ id, ...PRIME, rate: 1025 });
  expect((await rates().list()).entered).toMatchObject([{ rate: 1025 }]);
  await rates().remove({ id });
  expect((await rates().list()).entered).toEqual([]);
  const { rows } = await app.owner.query<{ action: string; metadata: object }>(
    'select action, metadata from security_audit_logs where resource_id = $1 order by number',
    [id],
  );
  expect(rows).toMatchObject([
    { action: 'lending-rate.added', metadata: { riskLevel: 'high', rate: 1000 } },
    { action: 'lending-rate.corrected', metadata: { rate: 1025, before: { rate: 1000 } } },
    { action: 'lending-rate.removed', metadata: { before: { rate: 1025 } } },
  ]);
});

test('a correction of what came with the product takes its place, in the list and in what plans go by', async () => {
  const day = '2025-11-21';
  await rates().add({ ...PRIME, day, rate: 1075 });
  const { known } = await rates().list();
  expect(known.some((one) => one.kind === 'prime' && one.day === day)).toBe(false);
  const found = await inTransaction(app.services.pool, { role: 'ilifa_app' }, lendingRates);
  expect(rateOn(found, 'ZA', 'prime', '2026-01-01')).toMatchObject({ rate: 1075, source: PRIME.source });
  expect(rateOn(found, 'ZA', 'policy', '2026-01-01')).toMatchObject({ rate: 675 });
});

describe('refused', () => {
  test('is a second entry of a rate on a day, added or corrected', async () => {
    await rates().add(PRIME);
    await expect(rates().add({ ...PRIME, rate: 1 })).rejects.toMatchObject({ code: 'DAY_TAKEN' });
    const { id } = await rates().add({ ...PRIME, kind: 'policy' });
    await expect(rates().correct({ id, ...PRIME })).rejects.toMatchObject({ code: 'DAY_TAKEN' });
    expect((await rates().list()).entered).toHaveLength(2);
  });

  test('is what is gone', async () => {
    const { id } = await rates().add(PRIME);
    await rates().remove({ id });
    await expect(rates().remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(rates().correct({ id, ...PRIME })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([[{ source: '' }], [{ rate: -1 }], [{ rate: 100_001 }], [{ day: '2026-02-30' }], [{ country: 'US' }]])(
    'is %j',
    async (bent) => {
      await expect(rates().add({ ...PRIME, ...bent } as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    },
  );
});

describe('who may', () => {
  test('neither an administrator nor anyone else reads or changes the list', async () => {
    const [admin, person] = [await app.operator('admin'), await app.person()];
    for (const [{ api }, code] of [
      [admin, 'SUPERUSER_NEEDED'],
      [person, 'SUPERUSER_NEEDED'],
      [app.visitor(), 'SIGNED_OUT'],
    ] as const) {
      await expect(api.lendingRates.list()).rejects.toMatchObject({ code });
      await expect(api.lendingRates.add(PRIME)).rejects.toMatchObject({ code });
      await expect(api.lendingRates.remove({ id: crypto.randomUUID() })).rejects.toMatchObject({ code });
    }
  });

  test('a change needs a fresh confirmation', async () => {
    now = new Date(now.getTime() + 29 * 60_000);
    await rates().list();
    now = new Date(now.getTime() + 29 * 60_000);
    await expect(rates().add(PRIME)).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
  });

  test('the role that works on workspaces reads the table and writes nothing in it', async () => {
    await rates().add(PRIME);
    const scope = { role: 'ilifa_app' } as const;
    const read = await inTransaction(app.services.pool, scope, (db) =>
      db.execute<{ rate: number }>(sql`select rate from lending_rates`),
    );
    expect(read.rows).toEqual([{ rate: 1000 }]);
    for (const change of [sql`delete from lending_rates`, sql`update lending_rates set rate = 0`])
      await expect(inTransaction(app.services.pool, scope, (db) => db.execute(change))).rejects.toMatchObject({
        cause: { code: '42501' },
      });
  });
});
