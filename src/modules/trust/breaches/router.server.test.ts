import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { idOf, newsroom, type Someone } from '#testing/notices.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { connectionOf, inTransaction } from '#platform/database.server.ts';
import { checkBreachClocks } from './jobs.server.ts';

const START = new Date('2026-11-21T10:00:00Z');
const after = (hours: number) => new Date(START.getTime() + hours * 3_600_000);
let clock = START;
let app: Awaited<ReturnType<typeof startTestApp>>;
let superuser: Someone;
let admin: Someone;

beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock = START;
  await app.owner.query('delete from user_roles');
  await app.owner.query('delete from breach_entries');
  [superuser, admin] = [await app.person(), await app.person()];
  await app.giveRole(superuser, 'superuser');
  await app.giveRole(admin, 'admin');
});

/** Time passes; sessions of administrators end of rest, and they sign in anew, with their second factor shown. */
async function at(hours: number): Promise<void> {
  clock = after(hours);
  await superuser.signInAgain();
  await app.owner.query('update sessions set is_pending = false where user_id = $1', [idOf(superuser)]);
}

const FACTS = {
  title: 'Laptop stolen',
  discoveredAt: after(-4),
  awareAt: START,
  capacity: 'controller' as const,
  risk: 'high' as const,
  whatHappened: 'A laptop with a copy of the books was taken from a car.',
  whoseData: 'Customers',
  whatData: 'Names and balances',
  concerned: [
    { country: 'KE', people: 12 },
    { country: 'ZA', people: null },
  ],
  effects: 'None seen',
  remedy: 'Wiped from afar',
};
const record = (facts: Partial<typeof FACTS> = {}) => superuser.api.breaches.record({ ...FACTS, ...facts });
const stateOf = (breach: Awaited<ReturnType<typeof record>>, duty: string) =>
  breach.duties.find((each) => each.duty === duty)?.state;

test('only a superuser reads or writes the register', async () => {
  const { id } = await record();
  const somebody = await app.person();
  const told = { id, duty: 'KE.authority', at: START, reference: '' };
  for (const { api } of [somebody, admin])
    for (const go of [
      () => api.breaches.list(),
      () => api.breaches.record(FACTS),
      () => api.breaches.correct({ id, facts: FACTS }),
      () => api.breaches.tell(told),
    ])
      await expect(go()).rejects.toMatchObject({
        code: 'SUPERUSER_NEEDED',
        message: 'Superuser privileges required.',
      });
  await expect(app.visitor().api.breaches.list()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  expect((await superuser.api.breaches.list())[0]?.history).toHaveLength(1);
});

describe('a breach', () => {
  test('is recorded with the clock of each law, and read back as it was written', async () => {
    const { facts, duties, withoutLaw } = await record();
    expect(facts).toEqual(FACTS);
    expect(withoutLaw).toEqual([]);
    expect(duties.map(({ duty, dueAt, state }) => [duty, dueAt, state])).toEqual([
      ['KE.authority', after(72).getTime(), 'running'],
      ['KE.people', null, 'open'],
      ['ZA.authority', null, 'open'],
      ['ZA.people', null, 'open'],
    ]);
    expect(await superuser.api.breaches.list()).toMatchObject([{ facts: FACTS }]);
  });

  test('cannot lie in the future, nor be known of before it was seen', async () => {
    await expect(record({ awareAt: after(1) })).rejects.toMatchObject({ code: 'IN_THE_FUTURE' });
    await expect(record({ discoveredAt: START, awareAt: after(-1) })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await superuser.api.breaches.list()).toEqual([]);
  });

  test('whose facts change keeps those before, and its clocks follow', async () => {
    const { id } = await record();
    const facts = { ...FACTS, title: 'Two laptops stolen', awareAt: after(-2), risk: 'any' as const };
    const changed = await superuser.api.breaches.correct({ id, facts });
    expect(changed.history.map(({ number, says, by }) => [number, says, by])).toEqual([
      [1, 'Breach recorded: Laptop stolen', superuser.session.person.displayName],
      [2, 'Breach facts changed: Two laptops stolen', superuser.session.person.displayName],
    ]);
    expect(changed.duties[0]?.dueAt).toBe(after(70).getTime());
    await expect(superuser.api.breaches.correct({ id: crypto.randomUUID(), facts })).rejects.toMatchObject({
      code: 'BREACH_NOT_FOUND',
    });
  });

  test('every change of it is in the audit log, without its words', async () => {
    const { id } = await record();
    await superuser.api.breaches.tell({ id, duty: 'KE.authority', at: START, reference: 'ODPC/7' });
    const { rows } = await app.owner.query<{ action: string; metadata: unknown }>(
      'select action, metadata from security_audit_logs where resource_id = $1 order by number',
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['breach.recorded', 'breach.told']);
    expect(JSON.stringify(rows)).not.toContain('aptop');
  });
});

describe('a notice', () => {
  test('stops the clock, with who gave it and under which number', async () => {
    const { id } = await record();
    await at(71);
    const breach = await superuser.api.breaches.tell({ id, duty: 'KE.authority', at: after(70), reference: 'ODPC/7' });
    expect(breach.duties.at(-1)).toMatchObject({
      duty: 'KE.authority',
      state: 'told',
      told: [{ at: after(70), reference: 'ODPC/7', by: superuser.session.person.displayName }],
    });
  });

  test('that is late needs its reason; where a law names no hours it is never late', async () => {
    const { id } = await record();
    await at(100);
    const late = { id, duty: 'KE.authority', at: after(73), reference: '' };
    await expect(superuser.api.breaches.tell(late)).rejects.toMatchObject({ code: 'REASON_NEEDED' });
    const told = await superuser.api.breaches.tell({ ...late, lateReason: 'The office was closed' });
    expect(stateOf(told, 'KE.authority')).toBe('told-late');
    const people = await superuser.api.breaches.tell({ id, duty: 'ZA.people', at: after(100), reference: 'by e-mail' });
    expect(stateOf(people, 'ZA.people')).toBe('told');
  });

  test('is refused where it cannot be true', async () => {
    const { id } = await record();
    const tell = (what: Partial<{ id: string; duty: string; at: Date }>) =>
      superuser.api.breaches.tell({ id, duty: 'KE.authority', at: START, reference: '', ...what });
    await expect(tell({ at: after(1) })).rejects.toMatchObject({ code: 'IN_THE_FUTURE' });
    await expect(tell({ at: after(-1) })).rejects.toMatchObject({ code: 'BEFORE_IT_BEGAN' });
    await expect(tell({ duty: 'NG.authority' })).rejects.toMatchObject({ code: 'DUTY_UNKNOWN' });
    await expect(tell({ id: crypto.randomUUID() })).rejects.toMatchObject({ code: 'BREACH_NOT_FOUND' });
  });

  test('of two at the same moment both are kept, one after the other', async () => {
    const { id } = await record();
    const tell = (duty: string) => superuser.api.breaches.tell({ id, duty, at: START, reference: '' });
    await Promise.all(['KE.authority', 'KE.people', 'ZA.authority'].map(tell));
    const [breach] = await superuser.api.breaches.list();
    expect(breach?.history.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });
});

describe('the clocks', () => {
  const CRITICAL = 'A breach notice is overdue';
  const HALF = 'Half the time for a breach notice is used';
  const told = async () =>
    (await newsroom(app).titlesOf(superuser)).filter((title) => [CRITICAL, HALF].includes(title));

  test('tell the superusers at half and at the end, once each, whoever looks how often', async () => {
    await record();
    clock = after(35.9);
    await checkBreachClocks(app.services);
    clock = after(36);
    await Promise.all([checkBreachClocks(app.services), checkBreachClocks(app.services)]);
    await at(36);
    expect(await told()).toEqual([HALF]);
    clock = after(73);
    await checkBreachClocks(app.services);
    await checkBreachClocks(app.services);
    await at(73);
    expect(await told()).toEqual([CRITICAL, HALF]);
    const [breach] = await superuser.api.breaches.list();
    expect(breach?.history.map(({ says }) => says)).toEqual([
      'Breach recorded: Laptop stolen',
      'Office of the Data Protection Commissioner (ODPC): half of the time is used',
      'Office of the Data Protection Commissioner (ODPC): the deadline has passed',
    ]);
    const { rows } = await app.owner.query(`select from user_notifications where user_id = $1 and title = $2`, [
      idOf(admin),
      HALF,
    ]);
    expect(rows).toEqual([]);
  });

  test('go on beside a breach whose entry cannot be read', async () => {
    const text = `insert into breach_entries (breach_id, number, kind, at, body) values ($1, 1, 'recorded', $2, '{}')`;
    await app.owner.query(text, ['00000000-0000-0000-0000-000000000000', START]);
    await record();
    clock = after(36);
    await expect(checkBreachClocks(app.services)).rejects.toMatchObject({
      errors: [{ message: expect.stringContaining('00000000-0000-0000-0000-000000000000') as string }],
    });
    await at(36);
    expect(await told()).toEqual([HALF]);
  });

  test('that were stopped in time tell nobody', async () => {
    const { id } = await record();
    await superuser.api.breaches.tell({ id, duty: 'KE.authority', at: START, reference: '' });
    clock = after(200);
    await checkBreachClocks(app.services);
    await at(200);
    expect(await told()).toEqual([]);
  });
});

test('the database lets nobody change or delete an entry, and shows none to the books', async () => {
  await record();
  const as = (role: 'ilifa_app' | 'ilifa_auth', text: string) =>
    inTransaction(app.services.pool, { role, userId: idOf(superuser) }, (db) => connectionOf(db).query(text));
  for (const text of [
    `update breach_entries set kind = 'told'`,
    'delete from breach_entries',
    'truncate breach_entries',
  ])
    await expect(as('ilifa_auth', text), text).rejects.toThrow(/permission denied/);
  await expect(as('ilifa_app', 'select * from breach_entries')).rejects.toThrow(/permission denied/);
});
