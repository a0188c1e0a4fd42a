import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import { LARGEST_MINOR } from '#kernel/money.ts';
import { randomUUIDv7 } from 'node:crypto';
import { inTransaction } from '#platform/database.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { daysOfAccounts } from './days-of-accounts.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const FROM = '2026-01-01';

/** What is found, day by day, of transactions on days after the first. */
async function days(rows: readonly (readonly [later: number, minor: bigint])[]) {
  const { session, accountId } = await bookkeeper(app);
  await app.owner.query(
    `insert into transactions (workspace_id, id, user_id, account_id, booked_on, description, minor, currency)
     select $1, id, $2, $3, $4::date + later, 'Row', minor, 'ZAR' from unnest($5::uuid[], $6::int[], $7::bigint[]) as row (id, later, minor)`,
    [
      session.workspace.id,
      session.person.id,
      accountId,
      FROM,
      rows.map(() => randomUUIDv7()),
      rows.map(([later]) => later),
      rows.map(([, minor]) => String(minor)),
    ],
  );
  const scope = { role: 'ilifa_app', workspaceId: session.workspace.id, userId: session.person.id } as const;
  const found = await inTransaction(app.services.pool, scope, (db) =>
    daysOfAccounts(db, scope.workspaceId, { accountIds: [accountId], from: FROM, to: addDays(FROM, 400) }),
  );
  return found.flatMap(({ side, places, minors }) =>
    Array.from(places, (place, at) => [side, place, minors[at]] as const).toSorted(([, a], [, b]) => a - b),
  );
}

test('sums of days come by direction, to the minor unit', async () => {
  const found = await days([
    [0, 5n],
    [0, -3n],
    [0, -4n],
    [365, 2n ** 32n],
    [366, -(2n ** 32n) - 1n],
    [400, -1n],
    [401, -1n],
  ]);
  expect(found).toEqual([
    ['in', 0, 5],
    ['in', 365, 2 ** 32],
    ['out', 0, -7],
    ['out', 366, -(2 ** 32) - 1],
    ['out', 400, -1],
  ]);
});

test('sums that are larger than the database counts in whole numbers are cut, and nothing fails', async () => {
  const most = Array.from({ length: 100 }, (_, at): [number, bigint] => [
    at % 2,
    at % 2 === 0 ? LARGEST_MINOR : -LARGEST_MINOR,
  ]);
  expect(await days([...most, ...most])).toEqual([
    ['in', 0, 9e18],
    ['out', 1, -9e18],
  ]);
});
