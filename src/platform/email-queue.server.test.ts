import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { asRole, connectionOf, inTransaction } from './database.server.ts';
import { listEmails, readEmail } from './email-list.server.ts';
import { createEmailQueue, nextTry } from './email-queue.server.ts';
import type { Attempt, Email } from './mail.server.ts';

let now: Date;
let answer: (email: Email) => Promise<Attempt>;
let attempted: Email[];
let said: { level: string; problem: unknown }[];
/** Before when the outbox was swept. */
let swept: Date[];
let app: Awaited<ReturnType<typeof startTestApp>>;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  answer = () => Promise.resolve({ outcome: 'sent' });
  [attempted, said, swept] = [[], [], []];
  await app.owner.query('delete from emails');
});

/** A process of its own that works on the queue. */
function queue() {
  const { sidePool, keyring, log, listeners } = app.services;
  const mailer = {
    attempt(email: Email) {
      attempted.push(email);
      return answer(email);
    },
    isReachable: () => Promise.resolve(true),
    sweep: (before: Date) => Promise.resolve(void swept.push(before)),
  };
  const hear = (level: string) => (context: Readonly<Record<string, unknown>>) =>
    void said.push({ level, problem: context['problem'] });
  const told = { ...log, warn: hear('warn'), error: hear('error') };
  return createEmailQueue({ pool: sidePool, mailer, keyring, log: told, now: () => now, listeners: () => listeners });
}
const email = (subject: string): Email => ({ to: 'thandi@example.com', subject, text: 'Your code is 1234 5678.' });
const add = (subject: string, options = {}) =>
  inTransaction(app.services.pool, { role: 'ilifa_app' }, (db) => queue().add(db, email(subject), options));
const stateOf = async (id: string) =>
  (await app.owner.query<{ state: string; tries: number }>('select state, tries from emails where id = $1', [id]))
    .rows[0];
const asAuth = <T>(work: Parameters<typeof inTransaction<T>>[2]) =>
  inTransaction(app.services.pool, { role: 'ilifa_auth' }, work);
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

test('what is sent is sent once, however many processes send, and nothing of it stays', async () => {
  for (let made = 0; made < 40; made += 1) await add(`message ${made}`);
  const processes = Array.from({ length: 4 }, () => queue());
  await Promise.all(processes.map((each) => each.deliver()));
  expect(new Set(attempted.map(({ subject }) => subject)).size).toBe(40);
  expect(attempted).toHaveLength(40);
  expect((await app.owner.query('select from emails')).rowCount).toBe(0);
});

test('of a change that failed nothing is sent', async () => {
  const failing = inTransaction(app.services.pool, { role: 'ilifa_app' }, async (db) => {
    await queue().add(db, email('never'));
    throw new Error('the change failed');
  });
  await expect(failing).rejects.toThrow('the change failed');
  await queue().deliver();
  expect(attempted).toEqual([]);
});

test('it is sealed where it lies, and the application cannot read what it added', async () => {
  await add('Your code');
  const { rows } = await app.owner.query<{ row: string }>('select t::text as row from emails t');
  expect(rows[0]?.row).not.toMatch(/thandi|code|1234/i);
  const look = inTransaction(app.services.pool, { role: 'ilifa_app' }, (db) =>
    connectionOf(db).query('select * from emails'),
  );
  await expect(look).rejects.toThrow(/permission denied/);
});

test('what nobody took goes later, with longer and longer pauses, also from another process after a restart', async () => {
  answer = () => Promise.resolve({ outcome: 'later', problem: 'ENOSPC' });
  const id = await add('Your code');
  const moments: number[] = [];
  for (let second = 0; second < 700; second += 5) {
    const before = attempted.length;
    await queue().deliver();
    if (attempted.length > before) moments.push(second);
    later(5);
  }
  expect(moments).toEqual([0, 5, 15, 35, 75, 155, 315, 635]);
  expect(said).toContainEqual({ level: 'warn', problem: 'ENOSPC' });
  answer = () => Promise.resolve({ outcome: 'sent' });
  later(30 * 60);
  await queue().deliver();
  expect(await stateOf(id)).toBeUndefined();
});

test('it ends when its code does: then it is given up, and an operator sees and reads it', async () => {
  answer = () => Promise.resolve({ outcome: 'later', problem: 'ECONNREFUSED' });
  const id = await add('Your code', { expiresAt: new Date(now.getTime() + 60_000) });
  await queue().deliver();
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', tries: 1 });
  later(59);
  await queue().deliver();
  const tried = attempted.length;
  later(1);
  await queue().deliver();
  expect(attempted).toHaveLength(tried);
  expect(await stateOf(id)).toMatchObject({ state: 'failed' });
  expect(said.at(-1)).toEqual({ level: 'error', problem: 'too old' });
  const list = await asAuth((db) => listEmails(db, app.services.keyring, { state: null, offset: 0, limit: 10 }));
  expect(list).toMatchObject({
    total: 1,
    emails: [
      { id, state: 'failed', subject: 'Your code', to: 'thandi@example.com', problem: 'too old', nextTryAt: null },
    ],
  });
  expect(await asAuth((db) => readEmail(db, app.services.keyring, id))).toEqual(email('Your code'));
});

test('one that a mail server refuses keeps nobody else waiting', async () => {
  const broken = await add('broken');
  const other = await add('other');
  answer = ({ subject }) =>
    Promise.resolve(subject === 'broken' ? { outcome: 'refused', problem: 'SMTP 550' } : { outcome: 'sent' });
  await queue().deliver();
  expect([await stateOf(broken), await stateOf(other)]).toMatchObject([{ state: 'failed' }, undefined]);
});

test('what a process had in its hands when it ended is sent by another; what goes to many never twice', async () => {
  answer = () => new Promise(() => undefined);
  const [one, news] = [await add('one'), await add('news', { isBulk: true })];
  void queue().deliver();
  await expect.poll(() => attempted.length).toBe(2);
  answer = () => Promise.resolve({ outcome: 'sent' });
  await queue().deliver();
  expect(attempted).toHaveLength(2);
  later(5 * 60);
  await queue().deliver();
  expect(attempted.map(({ subject }) => subject).toSorted()).toEqual(['news', 'one', 'one']);
  expect([await stateOf(one), await stateOf(news)]).toMatchObject([undefined, { state: 'failed' }]);
});

test('what goes to many leaves the way free for everything else', async () => {
  for (let made = 0; made < 20; made += 1) await add(`news ${made}`, { isBulk: true });
  later(60);
  await add('Your code');
  await queue().deliver();
  expect(attempted).toHaveLength(21);
  expect(attempted.slice(0, 5).map(({ subject }) => subject)).toContain('Your code');
});

test('nobody gets what is queued for nobody', async () => {
  const id = await inTransaction(app.services.pool, { role: 'ilifa_app' }, (db) => queue().add(db, null));
  expect(await stateOf(id)).toBeUndefined();
});

test('pages of the list show every message once, the newest first, of one state or of all', async () => {
  for (let made = 0; made < 7; made += 1) {
    await add(`kept ${made}`);
    later(1);
  }
  answer = () => Promise.resolve({ outcome: 'kept' });
  await queue().deliver();
  await add('waits');
  const page = (state: 'queued' | 'kept' | null, offset: number) =>
    asAuth((db) =>
      asRole(db, 'ilifa_auth', () => listEmails(db, app.services.keyring, { state, offset, limit: 3 })),
    ).then(({ emails, total }) => [total, ...emails.map(({ subject }) => subject)]);
  expect(await page(null, 0)).toEqual([8, 'waits', 'kept 6', 'kept 5']);
  expect(await page(null, 6)).toEqual([8, 'kept 1', 'kept 0']);
  expect(await page('queued', 0)).toEqual([1, 'waits']);
  expect(await page('kept', 3)).toEqual([7, 'kept 3', 'kept 2', 'kept 1']);
});

test('the next try is never before now, nor after the end, and never sooner the more often it failed', () => {
  const moment = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(
      moment,
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: -1000, max: 10 ** 9 }),
      (at, tries, left) => {
        const end = new Date(at.getTime() + left);
        const next = nextTry(tries, at, end);
        expect(next.getTime()).toBeGreaterThanOrEqual(at.getTime());
        expect(next.getTime()).toBeLessThanOrEqual(Math.max(end.getTime(), at.getTime()));
        expect(nextTry(tries + 1, at, end).getTime()).toBeGreaterThanOrEqual(next.getTime());
        if (left > 0) expect(next.getTime()).toBeGreaterThan(at.getTime());
      },
    ),
  );
});

test('what was kept or given up goes after thirty days, and so do the files; what waits stays', async () => {
  answer = ({ subject }) =>
    Promise.resolve(subject === 'kept' ? { outcome: 'kept' } : { outcome: 'refused', problem: 'SMTP 550' });
  const [kept, failed] = [await add('kept'), await add('failed')];
  await queue().deliver();
  const year = new Date(now.getTime() + 365 * 86_400_000);
  const waiting = await add('waits', { expiresAt: year });
  later(30 * 86_400);
  await queue().sweep();
  expect([await stateOf(kept), await stateOf(failed)]).toMatchObject([{ state: 'kept' }, { state: 'failed' }]);
  later(1);
  await queue().sweep();
  expect([await stateOf(kept), await stateOf(failed), await stateOf(waiting)]).toMatchObject([
    undefined,
    undefined,
    { state: 'waiting' },
  ]);
  expect(swept.at(-1)).toEqual(new Date('2026-11-21T10:00:01Z'));
});
