import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { idOf, newsroom, type Someone } from '#testing/notices.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { connectionOf, inTransaction } from '#platform/database.server.ts';

const START = new Date('2026-11-21T10:00:00Z');
let clock = START;
let app: Awaited<ReturnType<typeof startTestApp>>;
let operator: Someone;
let thandi: Someone;

beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock = START;
  await app.owner.query('delete from user_roles');
  await app.owner.query('delete from rights_requests');
  [operator, thandi] = [await app.person(), await app.person()];
  await app.giveRole(operator, 'admin');
});

const titlesOf = (person: Someone) => newsroom(app).titlesOf(person);

async function deedsAbout(id: string) {
  const { rows } = await app.owner.query<{ action: string; user_id: string }>(
    'select action, user_id from security_audit_logs where resource_id = $1 order by number',
    [id],
  );
  return rows.map(({ action, user_id: by }) => [action, by]);
}

describe('a person', () => {
  test('asks, and is told until when by the law of their country', async () => {
    const asked = await thandi.api.rights.ask({ right: 'restriction', details: 'x' }).catch((error: unknown) => error);
    expect(asked).toMatchObject({ code: 'RIGHT_UNKNOWN' });
    const request = await thandi.api.rights.ask({ right: 'correction', details: "It isn't <b>my</b> address; 'old'" });
    expect(request).toMatchObject({
      right: 'correction',
      details: 'It isn’t bmy/b address old',
      state: 'received',
      dueOn: '2026-12-21',
      needsSomebody: true,
    });
    const kenyan = await app.person({ country: 'KE' });
    expect((await kenyan.api.rights.ask({ right: 'erasure', details: 'My photo' })).dueOn).toBe('2026-11-28');
    expect(await titlesOf(thandi)).toContain('We received your data request');
    expect(await deedsAbout(request.id)).toEqual([['rights.asked', idOf(thandi)]]);
  });

  test('gets the e-mail too, one for each event, and its operators are told once', async () => {
    const news = newsroom(app);
    const before = news.emailsTo(thandi).length;
    await thandi.api.rights.ask({ right: 'access', details: 'Who has seen it' });
    await news.post();
    await news.post();
    expect(news.emailsTo(thandi)).toHaveLength(before + 1);
    expect(news.emailsTo(thandi).at(-1)?.text).toContain('21 December 2026');
    expect(await titlesOf(operator)).toContain('New personal data request');
    expect(news.emailsTo(operator).at(-1)?.text).not.toContain(thandi.email);
  });

  test('withdraws or settles it, and then it is closed', async () => {
    const [first, second] = [
      await thandi.api.rights.ask({ right: 'access' }),
      await thandi.api.rights.ask({ right: 'portability' }),
    ];
    expect(await thandi.api.rights.withdraw(first)).toMatchObject({ state: 'withdrawn', closedAt: clock });
    expect(await thandi.api.rights.settle(second)).toMatchObject({ state: 'answered' });
    for (const id of [first.id, second.id])
      await expect(thandi.api.rights.withdraw({ id })).rejects.toMatchObject({ code: 'REQUEST_CLOSED' });
  });

  test('has twenty open at most', async () => {
    await app.owner.query(
      `insert into rights_requests (id, user_id, kind, details, country, needs_somebody, state, received_at, due_on)
       select gen_random_uuid(), $1, 'access', '', 'ZA', false, 'received', now(), '2026-12-01' from generate_series(1, 20)`,
      [idOf(thandi)],
    );
    await expect(thandi.api.rights.ask({ right: 'access' })).rejects.toMatchObject({ code: 'TOO_MANY_OPEN' });
    // What is done at once waits for nobody, and stops what is not essential all the same.
    const choices = { functional: true, analytics: true, marketing: true };
    await thandi.api.consents.give({ choices, version: 1, givenAt: clock, via: 'banner' });
    clock = new Date(clock.getTime() + 60_000);
    expect(await thandi.api.rights.ask({ right: 'objection' })).toMatchObject({ state: 'answered' });
    expect((await thandi.api.consents.list())[0]?.choices).toMatchObject({ analytics: false, marketing: false });
  });

  test('has twenty open at most, however many are asked for at one moment', async () => {
    await app.owner.query(
      `insert into rights_requests (id, user_id, kind, details, country, needs_somebody, state, received_at, due_on)
       select gen_random_uuid(), $1, 'access', '', 'ZA', false, 'received', now(), '2026-12-01' from generate_series(1, 19)`,
      [idOf(thandi)],
    );
    const asked = await Promise.allSettled(Array.from({ length: 4 }, () => thandi.api.rights.ask({ right: 'access' })));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await thandi.api.rights.list()).toHaveLength(20);
  });

  test('is not cut short: more than 1,000 characters are refused', async () => {
    await expect(thandi.api.rights.ask({ right: 'access', details: 'x'.repeat(1001) })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  test('has nothing of anybody else, not even by its number', async () => {
    const request = await thandi.api.rights.ask({ right: 'access' });
    const stranger = await app.person();
    expect(await stranger.api.rights.list()).toEqual([]);
    for (const go of [stranger.api.rights.withdraw, stranger.api.rights.settle])
      await expect(go({ id: request.id })).rejects.toMatchObject({ code: 'REQUEST_NOT_FOUND' });
    expect((await thandi.api.rights.list())[0]?.state).toBe('received');
    await expect(stranger.api.rights.everyone({})).rejects.toMatchObject({ code: 'ADMIN_NEEDED' });
    await expect(
      stranger.api.rights.answer({ id: request.id, outcome: 'answered', answer: 'Here' }),
    ).rejects.toMatchObject({ code: 'ADMIN_NEEDED' });
    await expect(stranger.api.rights.begin({ id: request.id })).rejects.toMatchObject({ code: 'ADMIN_NEEDED' });
  });

  test('takes every request along', async () => {
    await thandi.api.rights.ask({ right: 'erasure', details: 'Only the old statements' });
    const file = await thandi.api.leaving.export();
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const kept: unknown = JSON.parse(new TextDecoder().decode(files['person/data-requests.json']));
    expect(kept).toMatchObject([{ right: 'erasure', details: 'Only the old statements' }]);
  });
});

describe('what the product does by itself', () => {
  test('a download answers a request for access or portability, unless more was asked for', async () => {
    const plain = await thandi.api.rights.ask({ right: 'access' });
    const portable = await thandi.api.rights.ask({ right: 'portability' });
    const more = await thandi.api.rights.ask({ right: 'access', details: 'And who has seen it' });
    await thandi.api.leaving.export();
    const byId = new Map((await thandi.api.rights.list()).map((request) => [request.id, request]));
    expect(byId.get(plain.id)).toMatchObject({
      state: 'answered',
      answer: expect.stringContaining('downloaded all your data'),
    });
    expect(byId.get(portable.id)?.state).toBe('answered');
    expect(byId.get(more.id)?.state).toBe('received');
    expect((await titlesOf(thandi)).filter((title) => title === 'Your data request is answered')).toHaveLength(2);
    expect((await deedsAbout(plain.id)).map(([action]) => action)).toEqual(['rights.asked', 'rights.answered']);
  });

  test('a changed profile answers a correction, and a deletion that is asked for a request for it', async () => {
    await thandi.api.rights.ask({ right: 'correction' });
    const { firstName, lastName, userType } = thandi.session.person;
    const rest = { username: '', company: '', bio: '', dateOfBirth: '' };
    await thandi.api.profile.save({ firstName: firstName ?? 'T', lastName: lastName ?? 'N', userType, ...rest });
    await thandi.api.rights.ask({ right: 'erasure' });
    await thandi.api.erasure.ask();
    await thandi.signInAgain();
    expect((await thandi.api.rights.list()).map(({ state }) => state)).toEqual(['answered', 'answered']);
  });

  test('an objection stops what is not essential at once; with words of its own somebody reads it beside', async () => {
    const choices = { functional: true, analytics: true, marketing: false };
    await thandi.api.consents.give({ choices, version: 1, givenAt: clock, via: 'banner' });
    clock = new Date(clock.getTime() + 60_000);
    expect(await thandi.api.rights.ask({ right: 'objection' })).toMatchObject({ state: 'answered', closedAt: clock });
    const off = { functional: false, analytics: false, marketing: false };
    expect((await thandi.api.consents.list()).map((each) => each.choices)).toEqual([off, choices]);
    expect(await thandi.api.rights.ask({ right: 'objection', details: 'To profiling' })).toMatchObject({
      state: 'received',
    });
    expect((await thandi.api.consents.list()).map((each) => each.choices)).toEqual([off, off, choices]);
  });
});

describe('an administrator', () => {
  test('sees the open ones by deadline, overdue first, and answers; the person reads it', async () => {
    const kenyan = await app.person({ country: 'KE' });
    const slow = await thandi.api.rights.ask({ right: 'access', details: 'Everything' });
    const urgent = await kenyan.api.rights.ask({ right: 'erasure', details: 'My photo' });
    clock = new Date('2026-11-30T10:00:00Z');
    await operator.signInAgain();
    // Administrators owe a second factor, which is tried beside factors.
    await app.owner.query('update sessions set is_pending = false where user_id = $1', [idOf(operator)]);
    const { requests, total } = await operator.api.rights.everyone({});
    expect(requests.map(({ id }) => id)).toEqual([urgent.id, slow.id]);
    expect(requests[0]).toMatchObject({ email: kenyan.email, dueOn: '2026-11-28', today: '2026-11-30' });
    expect(total).toBe(2);

    await operator.api.rights.begin({ id: urgent.id });
    await expect(operator.api.rights.begin({ id: urgent.id })).rejects.toMatchObject({ code: 'REQUEST_CLOSED' });
    await operator.api.rights.answer({ id: urgent.id, outcome: 'answered', answer: 'It is gone.' });
    await expect(operator.api.rights.answer({ id: urgent.id, outcome: 'refused', answer: 'No' })).rejects.toMatchObject(
      { code: 'REQUEST_CLOSED' },
    );
    await operator.api.rights.answer({ id: slow.id, outcome: 'refused', answer: 'It would show somebody else.' });

    await kenyan.signInAgain();
    expect((await kenyan.api.rights.list())[0]).toMatchObject({ state: 'answered', answer: 'It is gone.' });
    expect(await titlesOf(kenyan)).toContain('Your data request is answered');
    await thandi.signInAgain();
    expect(await titlesOf(thandi)).toContain('Your data request was refused');
    expect(await deedsAbout(urgent.id)).toEqual([
      ['rights.asked', idOf(kenyan)],
      ['rights.begun', idOf(operator)],
      ['rights.answered', idOf(operator)],
    ]);
    expect((await operator.api.rights.everyone({})).requests).toEqual([]);
    expect((await operator.api.rights.everyone({ open: false })).total).toBe(2);
  });

  test('gives no answer without words, and none to nothing', async () => {
    const { id } = await thandi.api.rights.ask({ right: 'access', details: 'Everything' });
    await expect(operator.api.rights.answer({ id, outcome: 'refused', answer: ' <> ' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await expect(
      operator.api.rights.answer({ id: crypto.randomUUID(), outcome: 'answered', answer: 'Yes' }),
    ).rejects.toMatchObject({ code: 'REQUEST_NOT_FOUND' });
  });

  test('of two who answer at the same time, one does', async () => {
    const { id } = await thandi.api.rights.ask({ right: 'access', details: 'Everything' });
    const answers = ['Yes', 'No'].map((answer) => operator.api.rights.answer({ id, outcome: 'answered', answer }));
    const outcomes = await Promise.allSettled(answers);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

test('the database keeps requests apart, lets none be rewritten and none be deleted', async () => {
  const request = await thandi.api.rights.ask({ right: 'access', details: 'Everything' });
  const stranger = await app.person();
  const as = (userId: string, text: string) =>
    inTransaction(app.services.pool, { role: 'ilifa_app', userId }, (db) => connectionOf(db).query(text));
  expect((await as(idOf(stranger), 'select * from rights_requests')).rows).toEqual([]);
  expect((await as(idOf(thandi), 'select * from rights_requests')).rows).toHaveLength(1);
  expect((await as(idOf(stranger), `update rights_requests set state = 'refused'`)).rowCount).toBe(0);
  for (const text of [
    `update rights_requests set details = 'nothing'`,
    `update rights_requests set due_on = '2030-01-01'`,
    `delete from rights_requests where id = '${request.id}'`,
  ])
    await expect(as(idOf(thandi), text), text).rejects.toThrow(/permission denied/);
});
