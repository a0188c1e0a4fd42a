import { afterAll, beforeAll, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { MOST_RATES } from './limits.ts';
import { totalIn } from './rules.ts';

const NOW = new Date('2026-11-26T09:00:00Z');
let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => NOW });
});
afterAll(() => app.close());

const csv = (...lines: string[]) => new File([lines.join('\n')], 'rates.csv');
const ECB = csv('Date,USD,ZAR,', '2026-11-25,1.25,20,', '2026-11-24,1.24,N/A,');
const USD_KES = { day: '2026-11-25', from: 'USD', to: 'KES', rate: '129.5' };

test('a rate entered by hand is listed as written, and entering it again replaces it', async () => {
  const { api, session } = await app.person();
  expect(await api.exchangeRates.create({ ...USD_KES, rate: ' 0129.50 ' })).toMatchObject({ replaced: null });
  expect(await api.exchangeRates.list()).toEqual([{ ...USD_KES, source: 'manual', days: 1 }]);
  expect(await api.exchangeRates.create({ ...USD_KES, rate: '130' })).toMatchObject({ replaced: '129.5' });
  await api.exchangeRates.create({ ...USD_KES, day: '2026-11-20', rate: '128' });
  expect(await api.exchangeRates.list()).toEqual([{ ...USD_KES, source: 'manual', rate: '130', days: 2 }]);
  const { rows } = await app.owner.query<{ user_id: string }>(
    'select user_id from exchange_rates where workspace_id = $1',
    [session.workspace.id],
  );
  expect(rows.map((row) => row.user_id)).toEqual([session.person.id, session.person.id]);
});

test.each([
  [{ rate: '0' }, 'BAD_REQUEST'],
  [{ rate: '-1' }, 'BAD_REQUEST'],
  [{ rate: '1,5' }, 'BAD_REQUEST'],
  [{ to: 'USD' }, 'BAD_REQUEST'],
  [{ from: 'XYZ' }, 'BAD_REQUEST'],
  [{ day: '2026-02-30' }, 'BAD_REQUEST'],
  [{ day: '2026-11-28' }, 'RATE_IN_FUTURE'],
])('refuses a rate with %j', async (wrong, code) => {
  const { api } = await app.person();
  await expect(api.exchangeRates.create({ ...USD_KES, ...wrong })).rejects.toMatchObject({ code });
  expect(await api.exchangeRates.list()).toEqual([]);
});

test('a file of the European Central Bank is imported in one go; again it changes nothing', async () => {
  const { api } = await app.person();
  expect(await api.exchangeRates.importFile({ file: ECB })).toEqual({ added: 3, changed: 0, unchanged: 0, tooOld: 0 });
  expect(await api.exchangeRates.importFile({ file: ECB })).toEqual({ added: 0, changed: 0, unchanged: 3, tooOld: 0 });
  expect(await api.exchangeRates.list()).toEqual([
    { source: 'ecb', day: '2026-11-25', from: 'EUR', to: 'USD', rate: '1.25', days: 2 },
    { source: 'ecb', day: '2026-11-25', from: 'EUR', to: 'ZAR', rate: '20', days: 1 },
  ]);
});

test('a file replaces what an earlier file said of the day, and nothing of other sources', async () => {
  const { api } = await app.person();
  await api.exchangeRates.create(USD_KES);
  const first = csv('date,from,to,rate', '2026-11-25,USD,KES,129', '2026-11-24,USD,KES,128', '2020-01-01,USD,KES,101');
  expect(await api.exchangeRates.importFile({ file: first })).toMatchObject({ added: 2, tooOld: 1 });
  const second = csv('date,from,to,rate', '2026-11-25,USD,KES,131', '2026-11-24,USD,KES,128');
  expect(await api.exchangeRates.importFile({ file: second })).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
  expect(await api.exchangeRates.list()).toEqual([{ ...USD_KES, source: 'manual', days: 2 }]);
  await api.exchangeRates.remove({ ...USD_KES, source: 'manual' });
  expect(await api.exchangeRates.list()).toEqual([{ ...USD_KES, source: 'file', rate: '131', days: 2 }]);
});

test('a file with one wrong line stores nothing and names the line', async () => {
  const { api } = await app.person();
  const file = csv('date,from,to,rate', '2026-11-25,USD,KES,129', '2026-11-25,USD,NGN,1.450,00');
  const refused = api.exchangeRates.importFile({ file });
  await expect(refused).rejects.toMatchObject({
    code: 'RATES_UNREADABLE',
    message: 'Line 3: There are 5 values instead of 4: date, from, to and rate. Nothing was saved.',
    data: { problems: [{ line: 3 }] },
  });
  expect(await api.exchangeRates.list()).toEqual([]);
});

test('rates for a day are at most a week old and not from later days, and give a total with what is missing', async () => {
  const { api } = await app.person();
  await api.exchangeRates.importFile({ file: ECB });
  await api.exchangeRates.create({ ...USD_KES, day: '2026-11-18' });
  const balances = [money(100_00, 'ZAR'), money(10_00, 'USD'), money(5_00, 'KES')];
  const rates = await api.exchangeRates.current({ day: '2026-11-26' });
  expect(totalIn('ZAR', balances, rates, '2026-11-26')).toEqual({
    known: money(260_00, 'ZAR'),
    missing: ['KES'],
    oldest: 1,
  });
  const earlier = await api.exchangeRates.current({ day: '2026-11-24' });
  expect(earlier.map(({ from, to, day }) => [from, to, day])).toEqual([
    ['EUR', 'USD', '2026-11-24'],
    ['USD', 'KES', '2026-11-18'],
  ]);
  expect(await api.exchangeRates.current({ day: '2026-12-03' })).toEqual([]);
});

test('a deleted rate comes back by undo, and not over one that has taken its place', async () => {
  const { api } = await app.person();
  await api.exchangeRates.create(USD_KES);
  const key = { day: USD_KES.day, from: 'USD', to: 'KES', source: 'manual' } as const;
  const gone = await api.exchangeRates.remove(key);
  await expect(api.exchangeRates.remove(key)).rejects.toMatchObject({ code: 'RATE_NOT_FOUND' });
  await api.exchangeRates.restore(gone);
  expect(await api.exchangeRates.list()).toEqual([{ ...USD_KES, source: 'manual', days: 1 }]);
  await api.exchangeRates.restore({ ...gone, rate: '1' });
  expect(await api.exchangeRates.list()).toEqual([{ ...USD_KES, source: 'manual', days: 1 }]);
});

test('all rates of one source can be deleted together', async () => {
  const { api } = await app.person();
  await api.exchangeRates.importFile({ file: ECB });
  await api.exchangeRates.create(USD_KES);
  expect(await api.exchangeRates.removeSource({ source: 'ecb' })).toEqual({ removed: 3 });
  expect((await api.exchangeRates.list()).map(({ source }) => source)).toEqual(['manual']);
});

test('another workspace neither sees nor deletes them', async () => {
  const [{ api }, other] = [await app.person(), await app.person()];
  await other.api.exchangeRates.create(USD_KES);
  expect(await api.exchangeRates.list()).toEqual([]);
  expect(await api.exchangeRates.current({ day: '2026-11-26' })).toEqual([]);
  await expect(api.exchangeRates.remove({ ...USD_KES, source: 'manual' })).rejects.toMatchObject({
    code: 'RATE_NOT_FOUND',
  });
  expect(await api.exchangeRates.removeSource({ source: 'manual' })).toEqual({ removed: 0 });
  expect(await other.api.exchangeRates.list()).toHaveLength(1);
});

test('a viewer reads them and changes nothing', async () => {
  const owner = await app.person();
  await owner.api.exchangeRates.create(USD_KES);
  const guest = await joined(app, owner, { role: 'viewer' });
  const { api } = await tabOf(app, guest, owner.session.workspace.id);
  expect(await api.exchangeRates.list()).toHaveLength(1);
  const changes = [
    () => api.exchangeRates.create(USD_KES),
    () => api.exchangeRates.importFile({ file: ECB }),
    () => api.exchangeRates.remove({ ...USD_KES, source: 'manual' }),
    () => api.exchangeRates.removeSource({ source: 'manual' }),
  ];
  for (const change of changes) await expect(change()).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  expect(await api.exchangeRates.list()).toHaveLength(1);
});

test('more rates than a workspace may have are not saved', async () => {
  const { api, session } = await app.person();
  await app.owner.query(
    `insert into exchange_rates (workspace_id, user_id, source, day, from_currency, to_currency, rate)
     select $1, $2, 'file', date '2000-01-01' + n / 100, chr(65 + n / 10 % 10) || 'AA', chr(65 + n % 10) || 'BB', '1'
     from generate_series(1, $3) n`,
    [session.workspace.id, session.person.id, MOST_RATES],
  );
  await expect(api.exchangeRates.create(USD_KES)).rejects.toMatchObject({ code: 'TOO_MANY_RATES' });
  await expect(api.exchangeRates.importFile({ file: ECB })).rejects.toMatchObject({ code: 'TOO_MANY_RATES' });
  const { rows } = await app.owner.query('select from exchange_rates where workspace_id = $1', [session.workspace.id]);
  expect(rows).toHaveLength(MOST_RATES);
});

test('rates leave with their owner and come back in', async () => {
  const from = await app.person();
  await from.api.exchangeRates.importFile({ file: ECB });
  await from.api.exchangeRates.create(USD_KES);
  const archive = await from.api.leaving.export();
  const to = await app.person();
  const { books } = await to.api.leaving.restore({ file: archive });
  const tab = await tabOf(app, to, books[0]?.id ?? null);
  expect(await tab.api.exchangeRates.list()).toEqual(await from.api.exchangeRates.list());
});
