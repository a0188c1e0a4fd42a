import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { createEmailQueue } from '#platform/email-queue.server.ts';
import type { Attempt, Email, Mailer } from '#platform/mail.server.ts';
import { sendNews } from './jobs.server.ts';

const PUBLIC = 'https://ilifa.example';
const WISH = {
  id: null,
  subject: 'Statements of two more banks',
  text: 'Hello,\r\n\r\nfrom today on we read “two” more.',
};
const TEXT = 'Hello,\n\nfrom today on we read “two” more.';

let now = new Date('2026-11-22T10:00:00Z');
const SENT: Attempt = { outcome: 'sent' };
/** What becomes of the next ones; all after them are sent. */
let outcomes: Attempt[] = [];
let attempted: Email[] = [];
let isReachable = true;
/** Of the queue alone: nobody sits at the screen while e-mails wait. */
let waited = 0;
let mailer: Mailer;
let app: Awaited<ReturnType<typeof startTestApp>>;
let superuser: Awaited<ReturnType<typeof app.person>>;

beforeAll(async () => {
  mailer = {
    attempt(email: Email) {
      attempted.push(email);
      return Promise.resolve(outcomes.shift() ?? SENT);
    },
    isReachable: () => Promise.resolve(isReachable),
    sweep: () => Promise.resolve(),
  };
  app = await startTestApp({ now: () => now, publicUrl: PUBLIC, mailer });
  superuser = await app.operator('superuser');
});
afterAll(() => app.close());
beforeEach(async () => {
  outcomes = [];
  attempted = [];
  isReachable = true;
  waited = 0;
  now = new Date('2026-11-22T10:00:00Z');
  app.sentEmails.length = 0;
  await app.owner.query(
    'delete from newsletter_issues; delete from newsletter_subscribers; delete from rate_limits; delete from emails',
  );
});

const subscribe = (email: string, isConfirmed = true) =>
  app.owner.query(
    'insert into newsletter_subscribers (id, email, asked_at, confirmed_at) values (gen_random_uuid(), $1, now(), $2)',
    [email, isConfirmed ? now : null],
  );
const news = () => superuser.api.newsletter;
const only = async () => (await news().issues()).issues[0];
const pass = (minutes: number) => {
  waited += minutes * 60_000;
};
const later = () => new Date(now.getTime() + waited);
const queueOf = ({ sidePool: pool, keyring, log, listeners } = app.services) =>
  createEmailQueue({ pool, mailer, keyring, log, now: later, listeners: () => listeners });
const all = (services = app.services) =>
  sendNews({ ...services, emails: queueOf(services), now: later, publicUrl: PUBLIC });

describe('an issue of news', () => {
  test('is a draft that is changed and deleted, and nobody gets it', async () => {
    await subscribe('reader@example.com');
    const { id } = await news().write(WISH);
    expect(await only()).toMatchObject({ id, subject: WISH.subject, text: TEXT, sentAt: null, recipients: null });
    await news().write({ ...WISH, id, subject: 'Statements of three more banks' });
    expect(await only()).toMatchObject({ id, subject: 'Statements of three more banks' });
    await all();
    expect(app.sentEmails).toEqual([]);
    await news().drop({ id });
    expect(await only()).toBeUndefined();
    for (const act of [
      () => news().drop({ id }),
      () => news().write({ ...WISH, id }),
      () => news().proof({ id }),
      () => news().send({ id }),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'NO_DRAFT' });
  });

  test('is proved to whoever asks for it alone, as everybody would get it', async () => {
    await subscribe('reader@example.com');
    const { id } = await news().write(WISH);
    expect(await news().proof({ id })).toEqual({ to: superuser.email });
    await expect.poll(() => app.sentEmails).toHaveLength(1);
    expect(app.sentEmails[0]).toMatchObject({ to: superuser.email, subject: `Test: ${WISH.subject}` });
    expect(app.sentEmails[0]?.text.startsWith(`${TEXT}\n\n--\n`)).toBe(true);
    expect(await only()).toMatchObject({ sentAt: null });
  });

  test('goes to everybody who confirmed, once, each with the press that ends it', async () => {
    await subscribe('one@example.com');
    await subscribe('two@example.com');
    await subscribe('pending@example.com', false);
    const { id } = await news().write(WISH);
    expect(await news().send({ id })).toEqual({ recipients: 2 });
    expect(await only()).toMatchObject({ sentAt: now, recipients: 2, underWay: 2, sent: 0 });
    await subscribe('later@example.com');
    await all();
    await all();
    expect(app.sentEmails.map(({ to }) => to).toSorted()).toEqual(['one@example.com', 'two@example.com']);
    expect(await only()).toMatchObject({ underWay: 0, sent: 2, kept: 0, lost: 0 });

    const [message] = app.sentEmails;
    expect(message).toMatchObject({ subject: WISH.subject });
    expect(message?.text).toContain(TEXT);
    expect(message?.text).toContain(message?.endsAt);
    const { searchParams, pathname } = new URL(message?.endsAt ?? '');
    expect(pathname).toBe('/newsletter/leave');
    const [link, key] = [searchParams.get('id') ?? '', searchParams.get('key') ?? ''];
    await app.visitor().api.newsletter.leave({ id: link, key });
    expect(await only()).toMatchObject({ recipients: 2, sent: 1 });
    for (const act of [() => news().send({ id }), () => news().write({ ...WISH, id }), () => news().drop({ id })])
      await expect(act()).rejects.toMatchObject({ code: 'NO_DRAFT' });
  });

  test('reaches nobody twice, however many send it and however often it is released', async () => {
    for (let made = 0; made < 60; made += 1) await subscribe(`reader${made}@example.com`);
    const beside = await startTestApp({ now: () => now, publicUrl: PUBLIC, beside: app });
    const { id } = await news().write(WISH);
    const released = await Promise.allSettled([news().send({ id }), news().send({ id }), news().send({ id })]);
    expect(released.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (let round = 0; round < 2; round += 1)
      await Promise.all([all(), all(beside.services), all(), all(beside.services)]);
    const to = [...app.sentEmails, ...beside.sentEmails].map((letter) => letter.to);
    expect(to).toHaveLength(60);
    expect(new Set(to).size).toBe(60);
    await beside.close();
  });

  test('is sent by nobody else where a process ended while it sent it, and not to who left before their turn', async () => {
    await subscribe('one@example.com');
    await subscribe('gone@example.com');
    await subscribe('two@example.com');
    await subscribe('earlier@example.com');
    const { id } = await news().write(WISH);
    await news().send({ id });
    // An earlier release was sending this one.
    await app.owner.query(
      `update newsletter_deliveries set state = 'taken', next_at = $1
       where subscriber_id = (select id from newsletter_subscribers where email = 'earlier@example.com')`,
      [now],
    );
    isReachable = false;
    await all();
    expect(await only()).toMatchObject({ underWay: 3, sent: 0, lost: 1 });
    const leaveLink = app.sentEmails.find(({ to }) => to === 'gone@example.com')?.endsAt ?? '';
    const { searchParams } = new URL(leaveLink);
    await app.visitor().api.newsletter.leave({ id: searchParams.get('id') ?? '', key: searchParams.get('key') ?? '' });
    // And one process ended with this one in its hands.
    const { rowCount } = await app.owner.query(
      `update emails set state = 'sending' where id = (select email_id from newsletter_deliveries d
       join newsletter_subscribers s on s.id = d.subscriber_id where s.email = 'one@example.com')`,
    );
    expect(rowCount).toBe(1);
    isReachable = true;
    pass(1);
    await all();
    expect(attempted.map(({ to }) => to)).toEqual(['two@example.com']);
    expect(await only()).toMatchObject({ underWay: 0, sent: 1, lost: 2 });
  });

  test('waits while the mail server is down, and goes once it is back', async () => {
    for (let made = 0; made < 3; made += 1) await subscribe(`reader${made}@example.com`);
    const { id } = await news().write(WISH);
    await news().send({ id });
    isReachable = false;
    for (let minute = 0; minute < 30; minute += 1) {
      await all();
      pass(1);
    }
    expect(attempted).toEqual([]);
    isReachable = true;
    pass(30);
    await all();
    expect(attempted).toHaveLength(3);
    expect(await only()).toMatchObject({ underWay: 0, sent: 3 });
  });

  test('is tried again where it surely was not taken, and never where nobody knows', async () => {
    for (let made = 0; made < 3; made += 1) await subscribe(`reader${made}@example.com`);
    const { id } = await news().write(WISH);
    await news().send({ id });
    outcomes = [
      { outcome: 'later', problem: 'SMTP 451' },
      { outcome: 'unknown', problem: 'ETIMEDOUT' },
    ];
    await all();
    expect(attempted).toHaveLength(3);
    expect(await only()).toMatchObject({ underWay: 1, sent: 1, lost: 1 });
    pass(5);
    await all();
    expect(attempted).toHaveLength(4);
    expect(attempted[3]?.to).toBe(attempted[0]?.to);
    expect(await only()).toMatchObject({ underWay: 0, sent: 2, lost: 1 });
  });

  test('is ended by as many readers of one mail provider as press, and by nobody without the key', async () => {
    await subscribe('one@example.com');
    await app.owner.query(
      `insert into newsletter_subscribers (id, email, asked_at, confirmed_at)
       select gen_random_uuid(), 'reader' || n || '@mail.example', now(), now() from generate_series(1, 40) n`,
    );
    const { id } = await news().write(WISH);
    await news().send({ id });
    await all();
    const provider = app.visitor();
    for (const { endsAt = '' } of app.sentEmails.filter(({ to }) => to.endsWith('@mail.example'))) {
      const { searchParams } = new URL(endsAt);
      await provider.api.newsletter.leave({ id: searchParams.get('id') ?? '', key: searchParams.get('key') ?? '' });
    }
    expect(await news().subscribers()).toMatchObject({ total: 1, confirmed: [{ email: 'one@example.com' }] });
    const [{ id: left = '' } = {}] = (await news().subscribers()).confirmed.map(({ leaveLink }) =>
      Object.fromEntries(new URL(leaveLink).searchParams),
    );
    await expect(provider.api.newsletter.leave({ id: left, key: 'guessed' })).rejects.toMatchObject({
      code: 'LINK_NOT_GOOD',
    });
  });

  test('says what no mail server took', async () => {
    await subscribe('one@example.com');
    const { id } = await news().write(WISH);
    await news().send({ id });
    outcomes = [{ outcome: 'kept' }];
    await all();
    expect(await only()).toMatchObject({ underWay: 0, sent: 0, kept: 1 });
  });

  test('stays a draft while nobody gets news', async () => {
    await subscribe('pending@example.com', false);
    const { id } = await news().write(WISH);
    await expect(news().send({ id })).rejects.toMatchObject({ code: 'NOBODY_SUBSCRIBED' });
    expect(await news().issues()).toMatchObject({ subscribers: 0, waiting: 1, issues: [{ id, sentAt: null }] });
  });

  test('is remembered: who wrote it, proved it and sent it, and to how many', async () => {
    await subscribe('one@example.com');
    const { id } = await news().write(WISH);
    await news().proof({ id });
    await news().send({ id });
    const { rows } = await app.owner.query<{ action: string; metadata: unknown; user_id: string }>(
      `select action, metadata, user_id from security_audit_logs where resource_id = $1 order by number`,
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'newsletter.issue-written',
      'newsletter.proof-sent',
      'newsletter.issue-sent',
    ]);
    expect(rows.at(-1)).toMatchObject({
      metadata: { riskLevel: 'high', recipients: 1 },
      user_id: superuser.session.person.id,
    });
  });

  test.each([
    ['no subject', { subject: ' ' }],
    ['a subject of two lines', { subject: 'One\nBcc: all@example.com' }],
    ['no text', { text: ' \n ' }],
    ['too long a text', { text: 'a'.repeat(10_001) }],
  ])('is refused with %s', async (_, wrong) => {
    await expect(news().write({ ...WISH, ...wrong })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await only()).toBeUndefined();
  });
});

test('it is sent by superusers who have just shown that it is them, and by nobody else', async () => {
  await subscribe('one@example.com');
  const { id } = await news().write(WISH);
  const [person, admin] = [await app.person(), await app.operator('admin')];
  for (const { newsletter } of [person.api, admin.api])
    for (const act of [
      () => newsletter.issues(),
      () => newsletter.write(WISH),
      () => newsletter.drop({ id }),
      () => newsletter.proof({ id }),
      () => newsletter.send({ id }),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'SUPERUSER_NEEDED' });
  for (let tens = 0; tens < 4; tens += 1) {
    now = new Date(now.getTime() + 10 * 60_000);
    expect((await news().issues()).subscribers).toBe(1);
  }
  await expect(news().send({ id })).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
  expect(await only()).toMatchObject({ sentAt: null });
});
