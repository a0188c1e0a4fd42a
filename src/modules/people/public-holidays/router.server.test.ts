import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { inTransaction } from '#platform/database.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import type { NewPublicHoliday } from './model.ts';

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
  await app.owner.query('delete from public_holidays; delete from rate_limits');
});

const ELECTION: NewPublicHoliday = {
  country: 'ZA',
  day: '2026-12-04',
  isHoliday: true,
  occasion: null,
  name: 'Local government elections',
  source: 'Government Gazette 55123',
};
const holidays = () => superuser.api.publicHolidays;

test('a superuser adds, corrects and deletes a day, and the log knows what was and what is', async () => {
  const { id } = await holidays().add(ELECTION);
  expect((await holidays().list()).announced).toEqual([{ id, ...ELECTION }]);
  const moved = { ...ELECTION, day: '2026-12-07', source: 'Government Gazette 55200' };
  await holidays().correct({ id, ...moved });
  expect((await holidays().list()).announced).toEqual([{ id, ...moved }]);
  await holidays().remove({ id });
  expect((await holidays().list()).announced).toEqual([]);
  const { rows } = await app.owner.query<{ action: string; metadata: object }>(
    'select action, metadata from security_audit_logs where resource_id = $1 order by number',
    [id],
  );
  expect(rows).toMatchObject([
    { action: 'public-holiday.added', metadata: { riskLevel: 'high', day: '2026-12-04' } },
    { action: 'public-holiday.corrected', metadata: { day: '2026-12-07', before: { day: '2026-12-04' } } },
    { action: 'public-holiday.removed', metadata: { before: { day: '2026-12-07' } } },
  ]);
});

describe('refused', () => {
  test('is a second entry on a day of a country, added or corrected', async () => {
    await holidays().add(ELECTION);
    await expect(holidays().add({ ...ELECTION, name: 'Another' })).rejects.toMatchObject({ code: 'DAY_TAKEN' });
    const { id } = await holidays().add({ ...ELECTION, country: 'KE' });
    await expect(holidays().correct({ id, ...ELECTION })).rejects.toMatchObject({ code: 'DAY_TAKEN' });
    expect((await holidays().list()).announced.map(({ country }) => country)).toEqual(['KE', 'ZA']);
  });

  test.each<[string, Partial<NewPublicHoliday>]>([
    ['far from its day', { country: 'KE', day: '2027-03-20', occasion: 'eid-al-fitr' }],
    ['in a country that has it not', { country: 'KE', day: '2027-08-14', occasion: 'mawlid' }],
  ])('is an occasion %s', async (_, more) => {
    const bent = { ...ELECTION, ...more };
    await expect(holidays().add(bent)).rejects.toMatchObject({ code: 'NO_OCCASION_NEAR' });
    const { id } = await holidays().add(ELECTION);
    await expect(holidays().correct({ id, ...bent })).rejects.toMatchObject({ code: 'NO_OCCASION_NEAR' });
  });

  test('is what is gone', async () => {
    const { id } = await holidays().add(ELECTION);
    await holidays().remove({ id });
    await expect(holidays().remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(holidays().correct({ id, ...ELECTION })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    [{ name: ' ' }],
    [{ source: '' }],
    [{ day: '2026-02-30' }],
    [{ country: 'US' }],
    [{ occasion: 'christmas' }],
  ])('is %j', async (bent) => {
    await expect(holidays().add({ ...ELECTION, ...bent } as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('who may', () => {
  test('neither an administrator nor anyone else reads or changes the list', async () => {
    const [admin, person] = [await app.operator('admin'), await app.person()];
    for (const [{ api }, code] of [
      [admin, 'SUPERUSER_NEEDED'],
      [person, 'SUPERUSER_NEEDED'],
      [app.visitor(), 'SIGNED_OUT'],
    ] as const) {
      await expect(api.publicHolidays.list()).rejects.toMatchObject({ code });
      await expect(api.publicHolidays.add(ELECTION)).rejects.toMatchObject({ code });
      await expect(api.publicHolidays.remove({ id: crypto.randomUUID() })).rejects.toMatchObject({ code });
    }
  });

  test('a change needs a fresh confirmation', async () => {
    now = new Date(now.getTime() + 29 * 60_000);
    await holidays().list();
    now = new Date(now.getTime() + 29 * 60_000);
    await expect(holidays().add(ELECTION)).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
    now = new Date('2026-11-28T10:00:00Z');
  });

  test('the role that works on workspaces reads the table and writes nothing in it', async () => {
    await holidays().add(ELECTION);
    const scope = { role: 'ilifa_app' } as const;
    const read = await inTransaction(app.services.pool, scope, (db) =>
      db.execute<{ day: string }>(sql`select day from public_holidays`),
    );
    expect(read.rows).toEqual([{ day: '2026-12-04' }]);
    for (const change of [sql`delete from public_holidays`, sql`update public_holidays set name = 'x'`])
      await expect(inTransaction(app.services.pool, scope, (db) => db.execute(change))).rejects.toMatchObject({
        cause: { code: '42501' },
      });
  });
});

test('expected days of 13 months are listed until they are announced', async () => {
  const expected = async () =>
    (await holidays().list()).expected.map(({ country, occasion, day }) => `${country} ${occasion} ${day}`);
  expect(await expected()).toEqual([
    'KE eid-al-fitr 2027-03-09',
    'NG eid-al-fitr 2027-03-09',
    'KE eid-al-adha 2027-05-16',
    'NG eid-al-adha 2027-05-16',
    'NG mawlid 2027-08-14',
  ]);
  await holidays().add({ ...ELECTION, country: 'NG', day: '2027-03-10', occasion: 'eid-al-fitr' });
  expect(await expected()).not.toContain('NG eid-al-fitr 2027-03-09');
});

describe('recurring payments of every workspace', () => {
  const today = '2026-11-28';

  /** The due days of a payment of a Kenyan or Nigerian workspace that falls on a day of the month. */
  async function payer(country: 'ZA' | 'KE' | 'NG', day: number, anchor: string, shift: 'before' | 'after') {
    const who = await app.person();
    const { id: accountId } = await who.api.accounts.create({ name: 'Bank', currency: 'ZAR' });
    const { id } = await who.api.recurring.add({
      accountId,
      direction: 'out',
      payeeText: 'Mkhize Properties',
      name: 'Rent',
      cadence: { kind: 'day-of-month', every: 1, day, anchor, shift, country },
      amount: { kind: 'exact', amount: money(100n, 'ZAR') },
    });
    const occurrence = async (on: string) => {
      const { items } = await who.api.recurring.overview({ today });
      return items.find((item) => item.id === id)?.occurrences.find((one) => one.on === on);
    };
    return { ...who, occurrence };
  }

  test('follow a day as soon as it is entered, corrected and deleted', async () => {
    const [one, other] = [await payer('ZA', 4, '2026-12-04', 'after'), await payer('ZA', 4, '2026-12-04', 'before')];
    const due = async () => [(await one.occurrence('2026-12-04'))?.due, (await other.occurrence('2026-12-04'))?.due];
    expect(await due()).toEqual(['2026-12-04', '2026-12-04']);
    const { id } = await holidays().add(ELECTION);
    expect(await due()).toEqual(['2026-12-07', '2026-12-03']);
    await holidays().correct({ id, ...ELECTION, day: '2026-12-03' });
    expect(await due()).toEqual(['2026-12-04', '2026-12-04']);
    await holidays().remove({ id });
    expect(await due()).toEqual(['2026-12-04', '2026-12-04']);
  });

  test('know an expected day, say how far it can move, and are certain once it is announced or cancelled', async () => {
    // Eid al-Fitr of 2027 is expected on Tuesday 9 March, in Nigeria with Wednesday.
    const { occurrence } = await payer('NG', 9, '2027-01-09', 'after');
    expect(await occurrence('2027-03-09')).toMatchObject({
      due: '2027-03-11',
      span: { from: '2027-03-09', to: '2027-03-11' },
    });
    const entry = { ...ELECTION, country: 'NG' as const, occasion: 'eid-al-fitr' as const, name: 'Eid al-Fitr' };
    const { id } = await holidays().add({ ...entry, day: '2027-03-10' });
    expect(await occurrence('2027-03-09')).toMatchObject({ due: '2027-03-09', span: null });
    await holidays().correct({ id, ...entry, day: '2027-03-09' });
    expect(await occurrence('2027-03-09')).toMatchObject({ due: '2027-03-10', span: null });
    await holidays().correct({ id, ...entry, day: '2027-03-09', isHoliday: false });
    expect(await occurrence('2027-03-09')).toMatchObject({ due: '2027-03-09', span: null });
  });
});
