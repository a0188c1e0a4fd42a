import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { testReceiver } from '#testing/receiver.server.ts';
import { fetchExchangeRates } from './jobs.server.ts';
import { MOST_RATES } from './limits.ts';

let now = new Date('2026-11-26T09:00:00Z');
let app: Awaited<ReturnType<typeof startTestApp>>;
let receiver: Awaited<ReturnType<typeof testReceiver>>;
let superuser: Awaited<ReturnType<typeof app.person>>;
/** What the operator set; tests give others. */
let urlSet = '';
let text = '';
let status = 200;
beforeAll(async () => {
  receiver = await testReceiver();
  receiver.program.answer = () => ({ status, text });
  urlSet = `${receiver.origin}/second.csv`;
  app = await startTestApp({ now: () => now, exchangeRatesUrl: urlSet });
  superuser = await app.operator('superuser');
});
afterAll(async () => {
  await receiver.close();
  await app.close();
});
beforeEach(async () => {
  now = new Date('2026-11-26T09:00:00Z');
  status = 200;
  text = 'date,from,to,rate\n2026-11-25,USD,KES,129.5\n';
  receiver.got.length = 0;
  await app.owner.query('delete from operator_exchange_rates; delete from exchange_rate_fetches');
});

const run = (exchangeRatesUrl: string | null = `${receiver.origin}/rates.csv`, webhookOrigins = [receiver.origin]) =>
  fetchExchangeRates({ ...app.services, now: () => now, exchangeRatesUrl, webhookOrigins });
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
const fetches = async () => (await app.owner.query('select url, done_at, failure from exchange_rate_fetches')).rows;
// Sessions end while the clock is moved on, so the database is asked.
const sources = async () =>
  (
    await app.owner.query(
      `select source, count(*)::int as rates, max(day)::text as newest from operator_exchange_rates group by 1`,
    )
  ).rows;

test('without an address nothing is asked for', async () => {
  await run(null);
  expect(receiver.got).toEqual([]);
  expect(await fetches()).toEqual([]);
});

test('a file is fetched once a day, serves every workspace, and each change is in the log', async () => {
  await run();
  expect(receiver.got.map(({ path }) => path)).toEqual(['/rates.csv']);
  expect(await sources()).toEqual([{ source: 'provider', rates: 1, newest: '2026-11-25' }]);
  const { api } = await app.person();
  expect(await api.exchangeRates.current({ day: '2026-11-26' })).toMatchObject([{ source: 'provider', rate: '129.5' }]);
  later(22);
  await run();
  expect(receiver.got).toHaveLength(1);
  later(1);
  text = 'Date,USD,ZAR,\n2026-11-26,1.25,20,\n';
  await run();
  expect(receiver.got).toHaveLength(2);
  expect(await sources()).toMatchObject([{ rates: 3, newest: '2026-11-26' }]);
  const { rows } = await app.owner.query(
    `select metadata from security_audit_logs where action = 'operator-exchange-rates.fetched' order by number desc limit 2`,
  );
  expect(rows).toEqual([{ metadata: { added: 2, changed: 0 } }, { metadata: { added: 1, changed: 0 } }]);
});

test('what goes wrong is noted, changes nothing, and is tried again an hour later', async () => {
  const failure = async () => (await fetches())[0] as { failure: string | null; done_at: Date | null } | undefined;
  status = 500;
  await run();
  expect(await failure()).toMatchObject({ failure: 'The host answered with status 500.', done_at: null });
  status = 302;
  await run();
  expect((await failure())?.failure).toBe('The host answered with status 302.');
  expect(receiver.got.map(({ path }) => path)).toEqual(['/rates.csv', '/rates.csv']);
  status = 200;
  text = 'date,from,to,rate\n2026-11-25,USD,KES,129.5\n2026-11-25,USD,NGN,none\n';
  await run();
  expect((await failure())?.failure).toMatch(/^Line 3: “none” is not a rate/);
  text = 'x'.repeat(4_000_001);
  await run();
  expect((await failure())?.failure).toBe('The file is too large.');
  expect(await sources()).toEqual([]);
  text = 'date,from,to,rate\n2026-11-25,USD,KES,129.5\n';
  await app.owner.query(
    `insert into operator_exchange_rates (source, day, from_currency, to_currency, rate)
     select 'operator-file', date '2025-01-01' - n % 1000, 'EUR', 'A' || chr(65 + n / 26000) || chr(65 + n / 1000 % 26), '1'
     from generate_series(0, $1::integer - 1) n`,
    [MOST_RATES],
  );
  await run();
  expect((await failure())?.failure).toMatch(/^There would be more than 200 000/);
  await app.owner.query('delete from operator_exchange_rates');
  await run();
  expect(await failure()).toMatchObject({ failure: null, done_at: now });
  later(24);
  status = 500;
  await run();
  expect(await failure()).toMatchObject({ failure: 'The host answered with status 500.' });
  expect(await sources()).toHaveLength(1);
});

test('an address inside is not called, unless the operator named its origin', async () => {
  await run(undefined, []);
  expect(receiver.got).toEqual([]);
  expect(await fetches()).toMatchObject([{ failure: 'The host has no public address.' }]);
});

test('another address is fetched at once, and the operator sees how it went', async () => {
  const shown = async () => (await superuser.api.exchangeRates.operatorRates()).provider;
  await run();
  expect(await shown()).toEqual({ url: urlSet, triedAt: null, doneAt: null, failure: null });
  await run(urlSet);
  expect(receiver.got.map(({ path }) => path)).toEqual(['/rates.csv', '/second.csv']);
  expect(await shown()).toEqual({ url: urlSet, triedAt: now, doneAt: now, failure: null });
});
