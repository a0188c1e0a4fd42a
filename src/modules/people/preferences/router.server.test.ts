import { addDays } from '#kernel/calendar.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { connectionOf, inTransaction } from '#platform/database.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
const leaveFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, later) => ({ day: addDays(first, later), name: 'Leave' }));
const startsFrom = (first: string, count: number) => [
  { since: null, start: '25-or-before' },
  ...Array.from({ length: count - 1 }, (_, later) => ({
    since: addDays(first, later),
    start: String(later + 1 > 31 ? later - 30 : later + 1),
  })),
];

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('who has saved nothing has the defaults, without an error [§8 no preferences] [§9 default preferences]', async () => {
  const { api } = await app.person({ country: 'XX' });
  const defaults = {
    language: 'en',
    currency: 'USD',
    timezone: null,
    dateFormat: 'MM/dd/yyyy',
    timeFormat: '12h',
    monthStarts: [{ since: null, start: '1' }],
    daysOff: [],
    skipsWelcome: false,
  };
  expect(await api.preferences.get()).toEqual({ ...defaults, announced: [] });
});

test('a change is kept, and what it leaves out stays [§3 user_preferences] [§7 user_preferences]', async () => {
  const { api } = await app.person();
  await api.preferences.save({ currency: 'KES', timezone: 'Africa/Nairobi' });
  const monthStarts = [
    { since: null, start: '1' },
    { since: '2026-11-25', start: '25-or-before' },
  ];
  const saved = await api.preferences.save({ dateFormat: 'yyyy-MM-dd', monthStarts });
  expect(saved).toEqual({
    language: 'en',
    currency: 'KES',
    timezone: 'Africa/Nairobi',
    dateFormat: 'yyyy-MM-dd',
    timeFormat: '24h',
    monthStarts,
    daysOff: [],
    skipsWelcome: false,
  });
  expect(await api.preferences.get()).toEqual({ ...saved, announced: [] });
});

test('two changes at once lose neither, before there was a row and after', async () => {
  const { api } = await app.person();
  for (const timezone of ['Africa/Lagos', 'UTC'])
    await Promise.all([
      api.preferences.save({ timezone }),
      api.preferences.save({ timeFormat: timezone === 'UTC' ? '12h' : '24h' }),
    ]);
  expect(await api.preferences.get()).toMatchObject({ timezone: 'UTC', timeFormat: '12h' });
});

test.each([
  { currency: 'XXZ' },
  { timezone: 'Mars/Olympus' },
  { dateFormat: 'd.m.y' },
  { language: 'tlh' },
  { monthStarts: [{ since: null, start: '32' }] },
  { monthStarts: [] },
  { daysOff: [{ day: '2026-02-30', name: 'Closed' }] },
  { daysOff: [{ day: '2026-02-27', name: ' ' }] },
  { daysOff: ['One', 'Two'].map((name) => ({ day: '2026-02-27', name })) },
  { monthStarts: [{ since: '2026-01-01', start: '25' }] },
  {
    monthStarts: [
      { since: null, start: '1' },
      { since: '2026-02-01', start: '25' },
      { since: '2026-02-01', start: '1' },
    ],
  },
])('%j is refused, and nothing is changed', async (wrong) => {
  const { api } = await app.person();
  await expect(api.preferences.save(wrong as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(await api.preferences.get()).toMatchObject({ currency: 'ZAR', timezone: null });
});

test('days off are kept in order and move the first day of months that start on payday', async () => {
  const { api } = await app.person();
  const daysOff = ['2026-11-25', '2026-11-24'].map((day) => ({ day, name: 'Office closed' }));
  await api.preferences.save({ daysOff, monthStarts: [{ since: null, start: '25-or-before' }] });
  const held = await api.preferences.get();
  expect(held?.daysOff).toEqual(daysOff.toReversed());
  expect(held?.announced.map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-25']);
  expect((await api.dashboard.summary({ today: '2026-11-30' })).period.from).toBe('2026-11-23');
});

test.each([
  ['a long leave', { daysOff: leaveFrom('2026-06-01', 200) }],
  ['a leave around the first days there are', { daysOff: leaveFrom('1000-01-01', 60) }],
  ['starts on fifty days on end', { monthStarts: startsFrom('2026-09-01', 50) }],
  ['starts of other centuries', { monthStarts: [...startsFrom('1000-01-02', 1), { since: '2999-12-31', start: '1' }] }],
])('%s leaves the pages that go by months readable', async (_, change) => {
  const { api } = await app.person();
  await api.preferences.save({ monthStarts: [{ since: null, start: '25-or-before' }], ...change });
  const today = '2026-11-30';
  const { period } = await api.dashboard.summary({ today });
  expect(period.from <= today && today <= period.to).toBe(true);
  await api.budgets.suggest({ today, rule: 'month:25-or-before' });
  expect((await api.goals.overview({ today })).period.to >= today).toBe(true);
  await api.cashFlow.overview({ today, days: 730 });
});

test('nobody has preferences before signing in', async () => {
  const { api } = app.visitor();
  expect(await api.preferences.get()).toBeNull();
  await expect(api.preferences.save({ currency: 'EUR' })).rejects.toMatchObject({ code: 'SIGNED_OUT' });
});

test("without any `where`, nobody's preferences are seen or written but one's own", async () => {
  const [mine, theirs] = [await app.person(), await app.person()];
  await mine.api.preferences.save({ currency: 'KES' });
  const rows = await inTransaction(
    app.services.pool,
    { role: 'ilifa_app', userId: theirs.session.person.id },
    async (db) => {
      const { rowCount } = await connectionOf(db).query(`update user_preferences set currency = 'EUR'`);
      const seen = await connectionOf(db).query('select * from user_preferences');
      return [rowCount, seen.rowCount];
    },
  );
  expect(rows).toEqual([0, 0]);
  expect(await mine.api.preferences.get()).toMatchObject({ currency: 'KES' });
});
