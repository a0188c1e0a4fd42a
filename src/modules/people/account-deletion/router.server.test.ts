import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { personWithTotp, signedInAnew, codeAt } from '#testing/factors.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { inTransaction } from '#platform/database.server.ts';
import { deleteDueAccounts } from './jobs.server.ts';
import { undoErasure } from './store.server.ts';

type App = Awaited<ReturnType<typeof startTestApp>>;
const publicUrl = 'http://localhost:5173';
const DAY = 86_400_000;
let now = new Date('2026-11-21T10:00:00Z');
let app: App;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.owner.query('delete from rate_limits');
  await app.owner.query('delete from erasures');
});

const pass = (days: number) => {
  now = new Date(now.getTime() + days * DAY);
};
const tend = (at: App = app) => deleteDueAccounts({ ...at.services, publicUrl });
const subjectsTo = (email: string, at: App = app) =>
  at.sentEmails.filter(({ to }) => to === email).map(({ subject }) => subject);
const isThere = async (email: string) =>
  (await app.owner.query('select from users where email = $1', [email])).rowCount === 1;

test('asked for: signed out everywhere, an e-mail with the day, and nothing else yet', async () => {
  const who = await app.person();
  const { dueAt } = await who.api.erasure.ask();
  expect(dueAt.getTime() - now.getTime()).toBe(14 * DAY);
  expect(await who.api.identity.session()).toBeNull();
  await expect(who.api.accounts.list()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  const message = app.sentEmails.findLast(({ to }) => to === who.email);
  expect(message).toMatchObject({ subject: 'Your account will be deleted on 5 December 2026' });
  expect(message?.text).toContain(`${publicUrl}/auth/signin`);
  pass(10.9);
  await tend();
  expect(subjectsTo(who.email).filter((subject) => subject.includes('deleted on'))).toHaveLength(1);
  expect(await isThere(who.email)).toBe(true);
});

test('an e-mail three days before the end, another after it, each once, from however many processes', async () => {
  const who = await app.person();
  const beside = await startTestApp({ now: () => now, beside: { database: app.database } });
  const together = () => Promise.all([tend(), tend(beside), tend(), tend(beside)]);
  const before = new Date(now.getTime() + 14 * DAY);
  await who.api.erasure.ask();
  pass(11);
  await together();
  await together();
  const words = before.getUTCDate();
  const ofBoth = () => [...subjectsTo(who.email), ...subjectsTo(who.email, beside)];
  expect(ofBoth().filter((each) => each.startsWith(`We will delete your account on ${words}`))).toHaveLength(1);
  pass(3);
  await together();
  await together();
  expect(ofBoth().filter((each) => each === 'Your account was deleted')).toHaveLength(1);
  expect(await isThere(who.email)).toBe(false);
  expect((await app.owner.query('select from erasures')).rowCount).toBe(0);
  const gone = app.visitor().api.identity.signIn({ email: who.email, password: who.password });
  await expect(gone).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  await beside.close();
});

test('what a crash cut off is done by the next process: the deletion whole or not at all, the last e-mail after it', async () => {
  const who = await app.person();
  await who.api.erasure.ask();
  pass(14);
  const broken = { ...app.services.emails, add: () => Promise.reject(new Error('the power went')) };
  await expect(deleteDueAccounts({ ...app.services, emails: broken, publicUrl })).rejects.toMatchObject({
    errors: [new Error('the power went')],
  });
  expect(await isThere(who.email)).toBe(false);
  expect(subjectsTo(who.email)).not.toContain('Your account was deleted');
  await tend();
  expect(subjectsTo(who.email)).toContain('Your account was deleted');
});

test('e-mails that wait for the person go with the account', async () => {
  const who = await app.person();
  await app.services.emails.deliver();
  await app.owner.query('delete from emails');
  await inTransaction(app.services.pool, { role: 'ilifa_app' }, (db) =>
    app.services.emails.add(db, { to: who.email.toUpperCase(), subject: 'Waits', text: 'Waits' }),
  );
  const waiting = async () => (await app.owner.query('select from emails')).rowCount;
  expect(await waiting()).toBe(1);
  await who.api.erasure.ask();
  pass(14);
  await tend();
  expect(await isThere(who.email)).toBe(false);
  await app.services.emails.deliver();
  expect(await waiting()).toBe(0);
});

test('signing in undoes it, to the last moment, and an e-mail says so', async () => {
  const who = await app.person();
  await who.api.erasure.ask();
  pass(14);
  await who.signInAgain();
  await tend();
  expect(await isThere(who.email)).toBe(true);
  expect(subjectsTo(who.email).at(-1)).toBe('Your account was not deleted');
  expect(await who.api.identity.session()).not.toBeNull();
  // And it can be asked for again, with another fourteen days.
  await who.api.erasure.ask();
  pass(13);
  await tend();
  expect(await isThere(who.email)).toBe(true);
  pass(1);
  await tend();
  expect(await isThere(who.email)).toBe(false);
});

test('where a second factor is owed, the password alone undoes nothing', async () => {
  const who = await personWithTotp(app, now);
  await who.api.erasure.ask();
  pass(1);
  const tab = await signedInAnew(app, who);
  expect(tab.secondStep).toBe(true);
  const state = () => app.owner.query('select undone_at is not null as undone from erasures');
  expect((await state()).rows).toEqual([{ undone: false }]);
  await tab.api.factors.show({ by: 'totp', code: await codeAt(who.secret, now) });
  expect((await state()).rows).toEqual([{ undone: true }]);
});

test('a confirmation that is not fresh is not enough', async () => {
  const who = await app.person();
  await app.owner.query('update sessions set confirmed_at = $2::timestamptz where user_id = $1', [
    who.session.person.id,
    new Date(now.getTime() - 31 * 60_000),
  ]);
  await expect(who.api.erasure.ask()).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
});

test('books that others keep too hold it up, with what to do; then offers end, and handed over books stay', async () => {
  const who = await app.person();
  const { id: shop } = await who.api.workspaces.create({ kind: 'business', name: 'The shop' });
  const tab = await tabOf(app, who, shop);
  const partner = await joined(app, tab, { role: 'manager' });
  expect((await tab.api.erasure.prospect()).books).toMatchObject([
    { kind: 'personal', fate: 'goes' },
    { name: 'The shop', fate: 'holds-up', memberCount: 2 },
  ]);
  await expect(tab.api.erasure.ask()).rejects.toMatchObject({
    code: 'BOOKS_IN_USE',
    message:
      'Other people use “The shop” and would lose this data. Transfer these workspaces or remove the other members first. Nothing was changed.',
  });
  expect(await tab.api.identity.session()).not.toBeNull();
  await tab.api.workspaces.transfer({ id: shop, userId: partner.session.person.id });
  const own = await tabOf(app, who, who.session.workspace.id);
  await own.api.members.invite({ email: 'late@example.com', role: 'viewer' });
  await who.api.erasure.ask();
  const open = await app.owner.query('select from invitations where withdrawn_at is null and email = $1', [
    'late@example.com',
  ]);
  expect(open.rowCount).toBe(0);
  pass(14);
  await tend();
  expect(await isThere(who.email)).toBe(false);
  await partner.signInAgain();
  expect((await partner.api.workspaces.list()).find(({ id }) => id === shop)).toMatchObject({
    role: 'owner',
    memberCount: 1,
  });
});

test('books that were handed to somebody who is leaving go back to who keeps them, never to who only looks', async () => {
  const [giver, leaver] = [await app.person(), await app.person()];
  const { id: shop } = await giver.api.workspaces.create({ kind: 'business', name: 'The shop' });
  const { id: hut } = await giver.api.workspaces.create({ kind: 'household', name: 'The hut' });
  await leaver.api.erasure.ask();
  const viewer = await app.person();
  for (const id of [shop, hut])
    await app.owner.query(
      `insert into members (workspace_id, user_id, role) values ($1, $2, 'owner'), ($1, $3, 'viewer')`,
      [id, leaver.session.person.id, viewer.session.person.id],
    );
  await app.owner.query(`update members set role = 'manager' where workspace_id = $1 and user_id = $2`, [
    shop,
    giver.session.person.id,
  ]);
  await app.owner.query(`delete from members where workspace_id = $1 and user_id = $2`, [hut, giver.session.person.id]);
  pass(14);
  await tend();
  await giver.signInAgain();
  await viewer.signInAgain();
  expect((await giver.api.workspaces.list()).find(({ id }) => id === shop)).toMatchObject({ role: 'owner' });
  expect((await viewer.api.workspaces.list()).map(({ name }) => name)).not.toContain('The hut');
});

test('the last superuser stays, also where another is leaving already', async () => {
  const [first, second] = [await app.person(), await app.person()];
  for (const person of [first, second]) await app.giveRole(person, 'superuser');
  await first.api.erasure.ask();
  await expect(second.api.erasure.ask()).rejects.toMatchObject({ code: 'LAST_SUPERUSER' });
  await app.owner.query('delete from user_roles');
});

test('the database erases nobody who did not ask, nor before the time', async () => {
  const who = await app.person();
  const erase = () =>
    inTransaction(app.services.pool, { role: 'ilifa_auth' }, async (db) => {
      await undoErasure(db, crypto.randomUUID(), now);
      await db.execute(`select * from erase_person('${who.session.person.id}', '${now.toISOString()}')`);
    });
  await expect(erase()).rejects.toMatchObject({ cause: { message: 'this person is not to be erased, or not yet' } });
  await who.api.erasure.ask();
  await expect(erase()).rejects.toMatchObject({ cause: { message: 'this person is not to be erased, or not yet' } });
  expect(await isThere(who.email)).toBe(true);
});
