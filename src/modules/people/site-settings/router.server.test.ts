import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { inTransaction } from '#platform/database.server.ts';

let clock = new Date('2026-11-22T10:00:00Z');
let app: Awaited<ReturnType<typeof startTestApp>>;
let superuser: Awaited<ReturnType<typeof app.person>>;

beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
  superuser = await app.operator('superuser');
});
afterAll(() => app.close());
beforeEach(async () => {
  clock = new Date('2026-11-22T10:00:00Z');
  await app.owner.query('delete from site_settings');
});

const OPEN = { signUpsOpen: true, announcement: '', announcedUntil: null };

/** As the form sends it that was opened a moment ago. */
const change = async ({ api }: Pick<typeof superuser, 'api'>, wish: Partial<typeof OPEN | Announced>) => {
  const before = await api.installation.settings();
  return api.installation.change({ ...before, ...wish, before });
};
type Announced = Omit<typeof OPEN, 'announcedUntil'> & { announcedUntil: string };

describe('a superuser', () => {
  test('announces something to everybody who is signed in, without markup, until its end [§5 HTML sanitizing]', async () => {
    const person = await app.person();
    expect(await person.api.installation.announcement()).toBeNull();
    const wish = { ...OPEN, announcement: ' Closed <b>on</b> Sunday. ', announcedUntil: '2026-11-22T10:10:00Z' };
    const set = await change(superuser, wish);
    expect(set.announcement).toBe('Closed on Sunday.');
    const until = new Date('2026-11-22T10:10:00Z');
    expect(await person.api.installation.announcement()).toEqual({ text: 'Closed on Sunday.', until });
    expect(await superuser.api.installation.settings()).toEqual(set);
    clock = until;
    expect(await person.api.installation.announcement()).toBeNull();
    await expect(change(superuser, { ...wish, announcement: 'Closed.' })).rejects.toMatchObject({
      code: 'ALREADY_OVER',
    });
  });

  test('closes sign-ups while an announcement stands that is over', async () => {
    const wish = { ...OPEN, announcement: 'Closed on Sunday.', announcedUntil: '2026-11-22T10:04:30.000Z' };
    await change(superuser, wish);
    clock = new Date('2026-11-22T10:05:00Z');
    expect(await change(superuser, { signUpsOpen: false })).toMatchObject({ ...wish, signUpsOpen: false });
    const elsewhere = { announcedUntil: '2026-11-22T10:04:45Z' };
    await expect(change(superuser, elsewhere)).rejects.toMatchObject({ code: 'ALREADY_OVER' });
  });

  test('does not undo what a colleague changed since, nor does either of two at once', async () => {
    const before = await superuser.api.installation.settings();
    await change(superuser, { announcement: 'Down at noon.' });
    const stale = superuser.api.installation.change({ ...before, signUpsOpen: false, before });
    await expect(stale).rejects.toMatchObject({ code: 'CHANGED_SINCE' });
    const held = await superuser.api.installation.settings();
    expect(held).toEqual({ ...OPEN, announcement: 'Down at noon.' });
    const both = await Promise.allSettled(
      ['Down at one.', 'Down at two.'].map((announcement) =>
        superuser.api.installation.change({ ...held, announcement, before: held }),
      ),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('closes the site to newcomers: nothing is kept of them and nobody gets an e-mail; who is there signs in', async () => {
    const there = await app.person();
    await change(superuser, { signUpsOpen: false });
    const wish = {
      email: 'new@example.com',
      password: 'Umcebo#2026',
      firstName: 'New',
      lastName: 'Comer',
      country: 'ZA',
    };
    const sent = app.sentEmails.length;
    await expect(app.visitor().api.signUps.start(wish)).rejects.toMatchObject({ code: 'SIGN_UPS_CLOSED' });
    expect(app.sentEmails).toHaveLength(sent);
    expect((await app.owner.query(`select 1 from proofs where email = 'new@example.com'`)).rowCount).toBe(0);
    await there.signInAgain();
    await change(superuser, OPEN);
    await expect(app.visitor().api.signUps.start(wish)).resolves.toEqual({ sent: true });
  });

  test('is remembered for it, as a high risk', async () => {
    await change(superuser, { signUpsOpen: false });
    const { rows } = await app.owner.query<{ metadata: unknown }>(
      `select metadata from security_audit_logs where action = 'site.settings-changed' order by number desc limit 1`,
    );
    expect(rows).toEqual([{ metadata: { riskLevel: 'high', signUpsOpen: false, isAnnouncing: false } }]);
  });

  test('reads how the installation is: its version 1.0.0, the database, what waits, and every limit [§9 app version]', async () => {
    const facts = await superuser.api.installation.system();
    expect(facts).toMatchObject({ version: '1.0.0', work: { held: 0, overdueSince: null } });
    expect(facts.database.version).toMatch(/^\d+/);
    expect(facts.database.bytes).toBeGreaterThan(1_000_000);
    expect(facts.database.connections).toBeLessThanOrEqual(facts.database.mostConnections);
    expect(facts.people.accounts).toBeGreaterThanOrEqual(1);
    expect(facts.limits.find(({ name }) => name === 'import_data')).toEqual({
      name: 'import_data',
      points: 3,
      seconds: 60,
    });
    // One that no procedure names: the manifest of its module does.
    expect(facts.limits.map(({ name }) => name)).toContain('emails_in_all');
    expect(facts.limits[0]?.name).toBe('api_call');
    expect(JSON.stringify(facts)).not.toContain(superuser.email);
  });
});

test('nobody else reads or changes any of it', async () => {
  const person = await app.person();
  const refusal = { code: 'SUPERUSER_NEEDED', message: 'Superuser privileges required.' };
  await expect(person.api.installation.system()).rejects.toMatchObject(refusal);
  await expect(person.api.installation.settings()).rejects.toMatchObject(refusal);
  await expect(person.api.installation.change({ ...OPEN, before: OPEN })).rejects.toMatchObject(refusal);
  await expect(app.visitor().api.installation.announcement()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
});

describe('the outbox', () => {
  const send = (email: { to: string; subject: string; text: string }) =>
    inTransaction(app.services.pool, { role: 'ilifa_app' }, (db) => app.services.emails.add(db, email));

  test('lists what was not sent, the newest first, for superusers alone', async () => {
    const [first, second] = [
      await send({ to: 'a@example.com', subject: 'Your code', text: 'The code is 123456.' }),
      await send({ to: 'b@example.com', subject: 'An invitation', text: 'Come in.' }),
    ];
    // Two that are sent in the same millisecond have no order of their own.
    await app.owner.query(`update emails set created_at = created_at - interval '1 second' where id = $1`, [first]);
    const { emails } = await superuser.api.installation.emails({});
    const ours = emails.filter(({ id }) => [first, second].includes(id));
    expect(ours).toMatchObject([
      { id: second, subject: 'An invitation', to: 'b@example.com', state: 'queued' },
      { id: first, subject: 'Your code', to: 'a@example.com', state: 'queued' },
    ]);
    expect(JSON.stringify(emails)).not.toContain('123456');
    expect((await superuser.api.installation.emails({ open: false })).emails).toEqual([]);
    const [admin, person] = [await app.operator('admin'), await app.person()];
    for (const { api } of [admin, person]) {
      await expect(api.installation.emails({})).rejects.toMatchObject({ code: 'SUPERUSER_NEEDED' });
      await expect(api.installation.readEmail({ id: first })).rejects.toMatchObject({ code: 'SUPERUSER_NEEDED' });
    }
  });

  test('shows the text of one, which is audited as a high risk', async () => {
    const id = await send({ to: 'c@example.com', subject: 'Your code', text: 'The code is 654321.' });
    expect(await superuser.api.installation.readEmail({ id })).toEqual({
      to: 'c@example.com',
      subject: 'Your code',
      text: 'The code is 654321.',
    });
    const { rows } = await app.owner.query(
      `select user_id, metadata from security_audit_logs where action = 'email.read' and resource_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ user_id: superuser.session.person.id, metadata: { riskLevel: 'high' } }]);
    await expect(superuser.api.installation.readEmail({ id: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'EMAIL_NOT_FOUND',
    });
  });

  test('is not read by a superuser who confirmed too long ago', async () => {
    const id = await send({ to: 'd@example.com', subject: 'Your code', text: 'The code is 111111.' });
    await app.owner.query(
      `update sessions set confirmed_at = confirmed_at - interval '31 minutes' where user_id = $1`,
      [superuser.session.person.id],
    );
    await expect(superuser.api.installation.readEmail({ id })).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
  });
});
