import { afterAll, describe, expect, test } from 'vitest';
import { joined } from '#testing/members.server.ts';
import { idOf, startNewsroom } from '#testing/notices.server.ts';
import { connectionOf, inTransaction } from '#platform/database.server.ts';
import { deleteOldNotices } from './jobs.server.ts';

// The clock moves by hand; sessions last an hour of rest.
let now = new Date('2026-11-21T10:00:00Z');
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

const { app, news, post, emailsTo, titlesOf } = await startNewsroom(() => now);
afterAll(() => app.close());

const note = { title: 'Rent', message: 'It is due.', type: 'budget' } as const;

describe('the list', () => {
  test('is the newest 50, unread only unless all are asked for; the bell counts on [§7 user_notifications] [§9 notification fetch limit]', async () => {
    const person = await app.person();
    for (let number = 1; number <= 55; number += 1) {
      later(0.01);
      await news([person], { title: `News ${number}` });
    }
    const { notices, unread } = await person.api.notifications.list({});
    expect(notices.map(({ title }) => title)).toEqual(Array.from({ length: 50 }, (_, place) => `News ${55 - place}`));
    expect(unread).toBe(55);
    const newest = notices[0]?.id ?? '';
    await person.api.notifications.mark({ ids: [newest], isRead: true });
    expect((await titlesOf(person))[0]).toBe('News 54');
    expect((await titlesOf(person, true))[0]).toBe('News 55');
    expect(await person.api.notifications.unread()).toEqual({ unread: 54 });
  });

  test('counts no further than the bell shows', async () => {
    const person = await app.person();
    for (let number = 0; number < 103; number += 1) await news([person]);
    expect(await person.api.notifications.unread()).toEqual({ unread: 100 });
  });

  test('leaves out what is over, and the sweep takes it away for good', async () => {
    const person = await app.person();
    await person.api.notifications.create({ ...note, expiresAt: new Date(now.getTime() + 60_000) });
    await person.api.notifications.create({ ...note, title: 'Stays' });
    later(2);
    expect(await titlesOf(person)).toEqual(['Stays']);
    await deleteOldNotices(app.services);
    const { rows } = await app.owner.query('select title from user_notifications where user_id = $1', [idOf(person)]);
    expect(rows).toEqual([{ title: 'Stays' }]);
  });
});

test('what one notes for oneself is kept whole, and remembered in the audit log [§3 user_notifications] [§3 notification input]', async () => {
  const person = await app.person();
  const whole = { ...note, severity: 'high', actionUrl: '/app/transactions?q=rent', metadata: { month: 11 } } as const;
  const { id } = await person.api.notifications.create(whole);
  const { notices } = await person.api.notifications.list({});
  expect(notices).toEqual([expect.objectContaining({ ...whole, id, isRead: false, createdAt: now })]);
  const { rows } = await app.owner.query(
    `select action, resource_id from security_audit_logs where user_id = $1 and resource_type = 'notifications'`,
    [idOf(person)],
  );
  expect(rows).toEqual([{ action: 'notification.created', resource_id: id }]);
  await expect(person.api.notifications.create({ ...note, title: '' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('ten notifications a minute are created and no more [§9 limit notification_create]', async () => {
  const person = await app.person();
  for (let number = 0; number < 10; number += 1) await person.api.notifications.create(note);
  await expect(person.api.notifications.create(note)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await titlesOf(person)).toHaveLength(10);
});

test('all are read at once, and unread again; each change says which it changed', async () => {
  const person = await app.person();
  await news([person], { title: 'One' });
  await news([person], { title: 'Two' });
  const { ids } = await person.api.notifications.mark({ ids: null, isRead: true });
  expect(ids).toHaveLength(2);
  expect(await person.api.notifications.mark({ ids: null, isRead: true })).toEqual({ ids: [] });
  expect(await titlesOf(person)).toEqual([]);
  expect((await person.api.notifications.mark({ ids, isRead: false })).ids.toSorted()).toEqual(ids.toSorted());
  expect(await titlesOf(person)).toHaveLength(2);
});

test('what is deleted is gone, comes back whole, and after a day for good [§4 notification]', async () => {
  const person = await app.person();
  await news([person], { title: 'One' });
  const ids = (await person.api.notifications.list({})).notices.map(({ id }) => id);
  expect(await person.api.notifications.remove({ ids })).toEqual({ ids });
  expect(await titlesOf(person, true)).toEqual([]);
  expect(await person.api.notifications.restore({ ids })).toEqual({ ids });
  expect(await titlesOf(person)).toEqual(['One']);
  await person.api.notifications.remove({ ids });
  now = new Date(now.getTime() + 86_400_000);
  await deleteOldNotices(app.services);
  await person.signInAgain();
  expect(await person.api.notifications.restore({ ids })).toEqual({ ids: [] });
});

test('what is snoozed is away until then', async () => {
  const person = await app.person();
  await news([person]);
  const id = (await person.api.notifications.list({})).notices[0]?.id ?? '';
  await person.api.notifications.snooze({ id, until: new Date(now.getTime() + 10 * 60_000) });
  expect(await titlesOf(person, true)).toEqual([]);
  expect(await person.api.notifications.unread()).toEqual({ unread: 0 });
  later(10);
  expect(await titlesOf(person)).toEqual(['News']);
  await person.api.notifications.snooze({ id, until: new Date(now.getTime() + 60_000) });
  await person.api.notifications.snooze({ id, until: null });
  expect(await titlesOf(person)).toEqual(['News']);
});

test("nobody reads, changes, opens or deletes another's", async () => {
  const [mine, theirs] = [await app.person(), await app.person()];
  await news([theirs], { actionUrl: '/app/dashboard' });
  const id = (await theirs.api.notifications.list({})).notices[0]?.id ?? '';
  const { notifications } = mine.api;
  expect(await notifications.mark({ ids: [id], isRead: true })).toEqual({ ids: [] });
  expect(await notifications.remove({ ids: [id] })).toEqual({ ids: [] });
  await expect(notifications.snooze({ id, until: null })).rejects.toMatchObject({ code: 'NOTICE_NOT_FOUND' });
  await expect(notifications.open({ id })).rejects.toMatchObject({ code: 'NOTICE_NOT_FOUND' });
  expect(await titlesOf(theirs)).toEqual(['News']);
  // Nor without any `where`.
  const [changed, seen] = await inTransaction(
    app.services.pool,
    { role: 'ilifa_app', userId: idOf(mine) },
    async (db) => {
      const update = await connectionOf(db).query(`update user_notifications set title = 'taken'`);
      const { rows } = await connectionOf(db).query<{ user_id: string }>('select user_id from user_notifications');
      return [update.rowCount, rows.filter(({ user_id }) => user_id !== idOf(mine))];
    },
  );
  expect([changed, seen]).toEqual([0, []]);
});

describe('one event is one message', () => {
  test('however often and from how many processes it is told', async () => {
    const people = [await app.person(), await app.person()];
    const telling = { key: 'twice', type: 'security', severity: 'high' } as const;
    await Promise.all(Array.from({ length: 8 }, () => news(people, telling)));
    for (const person of people) {
      expect(await titlesOf(person)).toEqual(['News']);
      expect(await person.api.notifications.deliveries()).toHaveLength(1);
    }
  });

  test('and none where what it is about is undone', async () => {
    const person = await app.person();
    const failing = news([person], { title: 'No' }, { wrong: true });
    await expect(failing).rejects.toThrow('undone');
    expect(await titlesOf(person)).toEqual([]);
  });
});

describe('following a notification', () => {
  test('leads into the books it is about, while they are open to the reader', async () => {
    const host = await app.person();
    const guest = await joined(app, host, { role: 'viewer' });
    const books = host.session.workspace.id;
    await news([guest], { actionUrl: '/app/transactions', workspaceId: books });
    const id = (await guest.api.notifications.list({})).notices[0]?.id ?? '';
    expect(await guest.api.notifications.open({ id })).toEqual({ to: '/app/transactions', workspaceId: books });
    expect(await titlesOf(guest)).not.toContain('News');
    await host.api.members.remove({ userId: idOf(guest) });
    await expect(guest.api.notifications.open({ id })).rejects.toMatchObject({
      code: 'BOOKS_CLOSED',
      message: expect.stringContaining('no longer have access') as string,
    });
  });
});

describe('what is told', () => {
  test('an import that is done: to who brought it', async () => {
    const person = await app.person();
    const { id: accountId } = await person.api.accounts.create({ name: 'Cheque' });
    const file = new File(['Date,Amount,Description\n2026-03-01,-12.34,SPAR'], 'march.csv');
    const { id } = await person.api.imports.upload({ file, accountId });
    await person.api.imports.commit({ id });
    const { notices } = await person.api.notifications.list({});
    expect(notices).toMatchObject([
      { title: '“march.csv” was imported', type: 'transaction', actionUrl: `/app/imports/${id}` },
    ]);
    expect(notices[0]?.message).toBe('1 transaction added, 0 merged, 0 skipped, 0 could not be read.');
  });

  test('nothing of a press for several files to who pressed, who sees what came of it', async () => {
    const person = await app.person();
    const { id: accountId } = await person.api.accounts.create({ name: 'Cheque' });
    const file = new File(['Date,Amount,Description\n2026-03-01,-12.34,SPAR'], 'march.csv');
    const { id } = await person.api.imports.upload({ file, accountId });
    await person.api.imports.commit({ id, batchId: crypto.randomUUID() });
    expect((await person.api.notifications.list({})).notices).toEqual([]);
  });

  test('somebody who joins: to who invited them; a role and an end: to the member', async () => {
    const host = await app.person();
    const guest = await joined(app, host, { role: 'viewer' });
    expect((await titlesOf(host))[0]).toContain('joined “');
    await host.api.members.change({ userId: idOf(guest), role: 'editor', accountIds: null });
    await host.api.members.remove({ userId: idOf(guest) });
    expect(await titlesOf(guest)).toEqual([
      expect.stringContaining('You no longer have access to'),
      expect.stringContaining('Your role in'),
    ]);
  });

  test('a new password, once: its own e-mail says it already', async () => {
    const person = await app.person();
    await person.api.credentials.changePassword({ current: person.password, password: 'Another#2026' });
    expect(await titlesOf(person)).toEqual(['Your password was changed']);
    await post();
    expect(emailsTo(person).filter(({ subject }) => subject.includes('password'))).toHaveLength(1);
  });

  test('a session on a new device, but for the first', async () => {
    const person = await app.person();
    expect(await titlesOf(person)).toEqual([]);
    const elsewhere = app.visitor({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' });
    await elsewhere.api.identity.signIn({ email: person.email, password: person.password });
    expect(await titlesOf(person)).toEqual(['New device signed in']);
    await elsewhere.api.identity.signIn({ email: person.email, password: person.password });
    expect(await titlesOf(person)).toHaveLength(1);
    await post();
    expect(emailsTo(person).at(-1)?.text).toContain('Firefox');
  });
});
