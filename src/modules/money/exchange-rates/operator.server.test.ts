import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { rateOn } from './rules.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let superuser: Awaited<ReturnType<typeof app.person>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-26T09:00:00Z') });
  superuser = await app.operator('superuser');
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from operator_exchange_rates; delete from rate_limits'));

const csv = (...lines: string[]) => new File([lines.join('\n')], 'rates.csv');
const ECB = csv('Date,USD,ZAR,', '2026-11-25,1.25,20,', '2026-11-24,1.24,N/A,');
const PLAIN = csv('date,from,to,rate', '2026-11-25,USD,KES,129.5');

test('what the operator imports serves every workspace, with its source, and is deleted by source', async () => {
  const rates = superuser.api.exchangeRates;
  expect(await rates.importOperatorFile({ file: ECB })).toEqual({ added: 3, changed: 0, unchanged: 0, tooOld: 0 });
  expect(await rates.importOperatorFile({ file: ECB })).toMatchObject({ added: 0, unchanged: 3 });
  await rates.importOperatorFile({ file: PLAIN });
  expect((await rates.operatorRates()).provider).toBeNull();
  expect((await rates.operatorRates()).sources).toEqual([
    { source: 'operator-file', rates: 1, pairs: 1, newest: '2026-11-25' },
    { source: 'operator-ecb', rates: 3, pairs: 2, newest: '2026-11-25' },
  ]);
  const { api } = await app.person();
  expect((await api.exchangeRates.list()).map(({ to, source, days }) => [to, source, days])).toEqual([
    ['USD', 'operator-ecb', 2],
    ['ZAR', 'operator-ecb', 1],
    ['KES', 'operator-file', 1],
  ]);
  await api.accounts.create({ name: 'Dollars', currency: 'USD', openingBalance: money(10_00, 'USD') });
  const { line } = await api.netWorth.overview({ today: '2026-11-26', currency: 'ZAR' });
  expect(line.at(-1)).toMatchObject({ known: money(160_00, 'ZAR'), missing: [] });
  expect(await rates.removeOperatorSource({ source: 'operator-ecb' })).toEqual({ removed: 3 });
  expect((await api.exchangeRates.list()).map(({ to }) => to)).toEqual(['KES']);
});

test('a workspace’s own rate of the same day comes first, and a newer one of the operator before an older own', async () => {
  const { api } = await app.person();
  await superuser.api.exchangeRates.importOperatorFile({ file: PLAIN });
  const own = { from: 'USD', to: 'KES', rate: '131' };
  await api.exchangeRates.create({ ...own, day: '2026-11-24' });
  const used = async () => {
    const rates = await api.exchangeRates.current({ day: '2026-11-26' });
    return rateOn(rates, 'USD', 'KES', '2026-11-26')?.sources;
  };
  expect(await used()).toEqual(['operator-file']);
  expect(await api.exchangeRates.list()).toMatchObject([{ source: 'operator-file', days: 2 }]);
  await api.exchangeRates.create({ ...own, day: '2026-11-25' });
  expect(await used()).toEqual(['manual']);
  expect(await api.exchangeRates.list()).toMatchObject([{ source: 'manual', rate: '131', days: 2 }]);
  await api.exchangeRates.removeSource({ source: 'manual' });
  expect(await used()).toEqual(['operator-file']);
});

test('a file with a wrong line is refused whole, with the line', async () => {
  const file = csv('date,from,to,rate', '2026-11-25,USD,KES,129', '2026-11-25,USD,NGN,none');
  await expect(superuser.api.exchangeRates.importOperatorFile({ file })).rejects.toMatchObject({
    code: 'RATES_UNREADABLE',
    data: { problems: [{ line: 3 }] },
  });
  expect((await superuser.api.exchangeRates.operatorRates()).sources).toEqual([]);
});

test('nobody but a superuser sees or changes them, and no workspace deletes one', async () => {
  await superuser.api.exchangeRates.importOperatorFile({ file: PLAIN });
  const { api } = await app.person();
  const asked = [
    () => api.exchangeRates.operatorRates(),
    () => api.exchangeRates.importOperatorFile({ file: ECB }),
    () => api.exchangeRates.removeOperatorSource({ source: 'operator-file' }),
  ];
  for (const ask of asked) await expect(ask()).rejects.toMatchObject({ code: 'SUPERUSER_NEEDED' });
  await expect(
    api.exchangeRates.remove({ source: 'file', day: '2026-11-25', from: 'USD', to: 'KES' }),
  ).rejects.toMatchObject({ code: 'RATE_NOT_FOUND' });
  expect((await superuser.api.exchangeRates.operatorRates()).sources).toHaveLength(1);
});

test('each change is in the log', async () => {
  await superuser.api.exchangeRates.importOperatorFile({ file: PLAIN });
  await superuser.api.exchangeRates.removeOperatorSource({ source: 'operator-file' });
  const { rows } = await app.owner.query<{ action: string; metadata: object }>(
    `select action, metadata from security_audit_logs where action like 'operator-exchange-rates.%' order by number desc limit 2`,
  );
  expect(rows).toMatchObject([
    { action: 'operator-exchange-rates.removed', metadata: { source: 'operator-file', removed: 1 } },
    { action: 'operator-exchange-rates.imported', metadata: { added: 1 } },
  ]);
});
