import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { personWithTotp } from '#testing/factors.server.ts';
import { money } from '#kernel/money.ts';
import { inTransaction } from '#platform/database.server.ts';
import { permitPayment } from './service.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
const now = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof app.person>>;

/** As a command of the books would ask, in its transaction. */
function asked(
  { session: { person, workspace } }: Person,
  rand: number,
  confirmedAt: Date | null = now,
  limit?: number,
) {
  const scope = { role: 'ilifa_app', userId: person.id, workspaceId: workspace.id } as const;
  const session = { id: crypto.randomUUID(), via: 'password', isPending: false, confirmedAt } as const;
  const services = { ...app.services, ...(limit === undefined ? {} : { paymentLimit: limit }) };
  const from = { id: 'one', headers: new Headers(), ipAddress: '41.0.0.1', userAgent: 'test', workspaceId: null };
  const request = { ...from, once: new Map<string, Promise<unknown>>() };
  const inSeparateTransaction = <T>(work: Parameters<typeof inTransaction<T>>[2]) =>
    inTransaction(app.services.sidePool, scope, work);
  return inTransaction(app.services.pool, scope, (db) =>
    permitPayment(
      { db, inSeparateTransaction, services, request, userId: person.id, session, workspace },
      money(rand * 100, 'ZAR'),
    ),
  ).then(
    () => 'permitted',
    ({ code, message }: { code?: string; message: string }) => code ?? message,
  );
}

test('below 50,000 it is let through, from there on stopped; an operator may set another limit [§4 financial validation]', async () => {
  const person = await personWithTotp(app, now);
  expect(await asked(person, 49_999)).toBe('permitted');
  expect(await asked(person, 50_000)).toBe('AMOUNT_OVER_LIMIT');
  expect(await asked(person, 50_000, now, 60_000)).toBe('permitted');
  expect(await asked(person, 100, now, 100)).toBe('AMOUNT_OVER_LIMIT');
});

test('above 25,000 it needs a second factor that was shown within half an hour [§4 financial validation]', async () => {
  const [without, person] = [await app.person(), await personWithTotp(app, now)];
  expect(await asked(without, 25_000, null)).toBe('permitted');
  expect(await asked(without, 25_001)).toBe('SECOND_FACTOR_FOR_AMOUNT');
  expect(await asked(person, 25_001, null)).toBe('CONFIRMATION_NEEDED');
  expect(await asked(person, 25_001)).toBe('permitted');
});

test('what was stopped is remembered though its command fails, and no line tells the amount', async () => {
  const person = await app.person();
  for (const rand of [12_345, 77_777]) await asked(person, rand);
  const { rows } = await app.owner.query(
    `select action, metadata from security_audit_logs where chain_id = $1 and action like 'PAYMENT%' order by number`,
    [person.session.workspace.id],
  );
  expect(rows).toMatchObject([
    { action: 'PAYMENT_PERMITTED', metadata: { riskScore: 60, riskLevel: 'medium' } },
    { action: 'PAYMENT_STOPPED', metadata: { riskScore: 60, riskLevel: 'high', reason: 'limit_reached' } },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/12345|77777/);
});

test('an amount in another currency than that of the books is judged by nobody', async () => {
  const person = await app.person({ country: 'KE' });
  expect(await asked(person, 1)).toMatch(/base currency/);
});
