import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { personWithTotp } from '#testing/factors.server.ts';
import { addressMark } from '#modules/access/identity/service.server.ts';
import { startTestMail } from '#testing/mail.server.ts';

let mail: Awaited<ReturnType<typeof startTestMail>>;
let app: Awaited<ReturnType<typeof startTestApp>>;
let clock = new Date();
beforeAll(async () => {
  mail = await startTestMail();
  app = await startTestApp({ now: () => clock, mailer: mail.mailer });
});
afterAll(async () => {
  await app.close();
  await mail.close();
});

const NEW = 'Indaba#2027';
const RESET_FAILED = { code: 'RESET_FAILED' };

async function rowsOf(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await app.owner.query<Record<string, unknown>>(text, values)).rows;
}

/** The secret of the link in the last e-mail about this that came over SMTP. */
async function secretTo(to: string, about: RegExp): Promise<string> {
  const { text } = await mail.emailTo(to, about);
  return /#token=(\S+)/.exec(text)?.[1] ?? '';
}

async function later<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  const before = clock;
  clock = new Date(clock.getTime() + minutes * 60_000);
  try {
    return await work();
  } finally {
    clock = before;
  }
}

let addresses = 0;
const stranger = () => app.visitor({ ipAddress: `127.20.0.${(addresses += 1)}` });

test('over a real mail server: the code that was posted confirms a sign-up, and the link does', async () => {
  const wish = { password: NEW, firstName: 'Thandi', lastName: 'Nkosi', country: 'ZA' };
  const [one, two] = [stranger(), stranger()];
  await one.api.signUps.start({ ...wish, email: 'posted@example.com' });
  await two.api.signUps.start({ ...wish, email: 'linked@example.com' });
  const code = /\d{4} \d{4}/.exec((await mail.emailTo('posted@example.com', /Confirm/)).text)?.[0] ?? '';
  expect(await one.api.signUps.verify({ email: 'posted@example.com', token: code })).toEqual({ signedIn: true });
  const link = /#(\S+)/.exec((await mail.emailTo('linked@example.com', /Confirm/)).text)?.[1] ?? '';
  const { email = '', token = '' } = Object.fromEntries(new URLSearchParams(link));
  expect(await two.api.signUps.verify({ email, token })).toEqual({ signedIn: true });
});

test('a reset chooses a new password, ends every session and signs nobody in [§7 password reset]', async () => {
  const person = await app.person();
  const { email, password } = person;
  const other = stranger();
  await other.api.identity.signIn({ email, password });
  await stranger().api.credentials.askReset({ email: email.toUpperCase() });
  const token = await secretTo(email, /Reset your password/);
  const reader = stranger();
  await reader.api.credentials.resetPassword({ token, password: NEW });
  for (const { api } of [person, other, reader]) expect(await api.identity.session()).toBeNull();
  await expect(reader.api.identity.signIn({ email, password })).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  await reader.api.identity.signIn({ email, password: NEW });
  expect(await reader.api.identity.session()).not.toBeNull();
  expect(await mail.emailTo(email, /was changed/)).toMatchObject({ subject: 'Your password was changed' });
});

/** Lets somebody's account elsewhere into the account of this person. */
async function linkTo(userId: string, subject: string): Promise<void> {
  await rowsOf(
    `insert into credentials (id, user_id, account_id, provider_id, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, 'other', now(), now())`,
    [userId, subject],
  );
}

const waysOf = async (userId: string) =>
  (await rowsOf('select provider_id from credentials where user_id = $1', [userId])).map((row) => row['provider_id']);

test('another service that was let in opens the account no more after a reset, or once the address is another', async () => {
  const [forgetful, moved] = [await app.person(), await app.person()];
  for (const { session } of [forgetful, moved]) await linkTo(session.person.id, session.person.id);
  const { api } = stranger();
  await api.credentials.askReset({ email: forgetful.email });
  await api.credentials.resetPassword({ token: await secretTo(forgetful.email, /Reset your password/), password: NEW });
  expect(await waysOf(forgetful.session.person.id)).toEqual(['credential']);
  await moved.api.credentials.changeEmail({ email: 'unlinked@example.com' });
  await api.credentials.confirmEmail({ token: await secretTo(moved.email, /your new e-mail address/) });
  expect(await waysOf(moved.session.person.id)).toHaveLength(2);
  await api.credentials.confirmEmail({ token: await secretTo('unlinked@example.com', /Confirm this e-mail address/) });
  expect(await waysOf(moved.session.person.id)).toEqual(['credential']);
});

test('a reset is remembered as that of its account, also in a browser where somebody else is signed in', async () => {
  const [reader, forgetful] = [await app.person(), await app.person()];
  await reader.api.credentials.askReset({ email: forgetful.email });
  await reader.api.credentials.resetPassword({
    token: await secretTo(forgetful.email, /Reset your password/),
    password: NEW,
  });
  const { id } = forgetful.session.person;
  const lines = `select user_id from security_audit_logs where action = 'password.reset' and resource_id = $1`;
  expect(await rowsOf(lines, [id])).toEqual([{ user_id: id }]);
});

test('a reset is no way around the second factor', async () => {
  const { email } = await personWithTotp(app, clock);
  // A password that is chosen within a minute of signing up counts as the first one.
  await rowsOf(`update users set created_at = created_at - interval '1 hour' where email = $1`, [email]);
  const { api } = stranger();
  await api.credentials.askReset({ email });
  await api.credentials.resetPassword({ token: await secretTo(email, /Reset your password/), password: NEW });
  expect(await api.identity.signIn({ email, password: NEW })).toEqual({ signedIn: true, secondStep: true });
  await expect(api.accounts.list()).rejects.toMatchObject({ code: 'SECOND_STEP_NEEDED' });
  // Whoever reads the mail has just chosen the password: the mailbox does not count twice.
  await expect(api.factors.sendCode()).rejects.toMatchObject({ code: 'WAY_NOT_OPEN' });
});

test('a link works once, for half an hour, and not after another has been used', async () => {
  const { email } = await app.person();
  const { api } = stranger();
  await api.credentials.askReset({ email });
  const first = await secretTo(email, /Reset your password/);
  await api.credentials.askReset({ email });
  await app.services.emails.deliver();
  const second = await secretTo(email, /Reset your password/);
  expect(second).not.toBe(first);
  const late = later(31, () => api.credentials.resetPassword({ token: second, password: NEW }));
  await expect(late).rejects.toMatchObject(RESET_FAILED);
  const both = [1, 2].map(() => api.credentials.resetPassword({ token: second, password: NEW }));
  const results = await Promise.allSettled(both);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const token of [first, second, 'nothing'])
    await expect(api.credentials.resetPassword({ token, password: NEW })).rejects.toMatchObject(RESET_FAILED);
});

test('who asks for a reset learns nothing about the address', async () => {
  const { email } = await app.person();
  const [known, unknown] = [stranger(), stranger()];
  expect(await known.api.credentials.askReset({ email })).toEqual(
    await unknown.api.credentials.askReset({ email: 'nobody@example.com' }),
  );
  expect([...known.cookies.keys()]).toEqual([...unknown.cookies.keys()]);
  const message = await mail.emailTo('nobody@example.com', /No account/);
  expect(message.text).not.toContain('#token=');
});

test('the proof of a sign-up is none for a reset', async () => {
  const { api } = stranger();
  const email = 'crossed@example.com';
  await api.signUps.start({ email, password: NEW, firstName: 'C', lastName: 'D', country: 'ZA' });
  const token = /token=(\S+)/.exec((await mail.emailTo(email, /Confirm/)).text)?.[1] ?? '';
  await expect(api.credentials.resetPassword({ token, password: NEW })).rejects.toMatchObject(RESET_FAILED);
});

test('a password is changed by who knows the old one, and every other session ends [§7 update password]', async () => {
  const person = await app.person();
  const { email, password } = person;
  const other = stranger();
  await other.api.identity.signIn({ email, password });
  const wrong = person.api.credentials.changePassword({ current: 'Wrong#2026', password: NEW });
  await expect(wrong).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
  expect(await other.api.identity.session()).not.toBeNull();
  await person.api.credentials.changePassword({ current: password, password: NEW });
  expect(await person.api.identity.session()).not.toBeNull();
  expect(await other.api.identity.session()).toBeNull();
  await stranger().api.identity.signIn({ email, password: NEW });
});

test('a stolen session cannot guess the password: five wrong ones lock, as at sign-in', async () => {
  const { api, email } = await app.person();
  const codes: string[] = [];
  for (let times = 0; times < 6; times += 1) {
    const guess = api.credentials.changePassword({ current: `Wrong#${times}`, password: NEW });
    codes.push(await guess.then(String, (error: { code: string }) => error.code));
  }
  expect(codes).toEqual([...Array.from({ length: 5 }, () => 'WRONG_PASSWORD'), 'ACCOUNT_LOCKED']);
  const lines = `select action from security_audit_logs where metadata->>'address' = $1 order by number`;
  expect((await rowsOf(lines, [addressMark(email)])).map(({ action }) => action)).toEqual([
    ...Array.from({ length: 5 }, () => 'LOGIN_FAILED'),
    'THREAT_DETECTED',
    'ACCOUNT_LOCKED',
  ]);
});

test('password and address are changed by a confirmation that is fresh, or not at all', async () => {
  const { api, password } = await app.person();
  const stale = { code: 'CONFIRMATION_NEEDED' };
  await later(31, async () => {
    await expect(api.credentials.changePassword({ current: password, password: NEW })).rejects.toMatchObject(stale);
    await expect(api.credentials.changeEmail({ email: 'fresh@example.com' })).rejects.toMatchObject(stale);
  });
});

test('an address is changed once both have confirmed, in whichever order', async () => {
  for (const order of [
    ['old', 'new'],
    ['new', 'old'],
  ] as const) {
    const person = await app.person();
    const email = `moved.${order[0]}@example.com`;
    await person.api.credentials.changeEmail({ email });
    const secrets = {
      old: await secretTo(person.email, /your new e-mail address/),
      new: await secretTo(email, /Confirm this e-mail address/),
    };
    const { api } = stranger();
    expect(await api.credentials.confirmEmail({ token: secrets[order[0]] })).toEqual({
      changed: false,
      waitsFor: order[1],
    });
    expect((await person.api.identity.session())?.person.email).toBe(person.email);
    await expect(api.credentials.confirmEmail({ token: secrets[order[0]] })).rejects.toMatchObject({
      code: 'VERIFICATION_FAILED',
    });
    expect(await api.credentials.confirmEmail({ token: secrets[order[1]] })).toEqual({ changed: true, waitsFor: null });
    expect((await person.api.identity.session())?.person.email).toBe(email);
    await stranger().api.identity.signIn({ email, password: person.password });
    for (const to of [person.email, email]) await mail.emailTo(to, /was changed/);
  }
});

test('both confirmed at the same moment is both confirmed', async () => {
  const person = await app.person();
  const email = 'both.at.once@example.com';
  await person.api.credentials.changeEmail({ email });
  const secrets = [await secretTo(person.email, /new e-mail address/), await secretTo(email, /Confirm this/)];
  const answers = await Promise.all(secrets.map((token) => stranger().api.credentials.confirmEmail({ token })));
  expect(answers.filter(({ changed }) => changed)).toHaveLength(1);
  expect((await person.api.identity.session())?.person.email).toBe(email);
});

test('an address that has an account is not told from one that has none, and cannot be taken', async () => {
  const [one, two] = [await app.person(), await app.person()];
  expect(await one.api.credentials.changeEmail({ email: two.email })).toEqual({ sent: true });
  const message = await mail.emailTo(two.email, /already has an account/);
  expect(message.text).not.toContain('#token=');
  const token = await secretTo(one.email, /new e-mail address/);
  expect(await stranger().api.credentials.confirmEmail({ token })).toEqual({ changed: false, waitsFor: 'new' });
});

test('an address that somebody signs up with in the meantime stays theirs', async () => {
  const person = await app.person();
  const email = 'meantime@example.com';
  await person.api.credentials.changeEmail({ email });
  const secrets = [await secretTo(person.email, /new e-mail address/), await secretTo(email, /Confirm this/)];
  const other = stranger();
  await other.api.signUps.start({ email, password: NEW, firstName: 'M', lastName: 'T', country: 'ZA' });
  await other.api.signUps.verify({ email, token: app.codeTo(email) });
  const { api } = stranger();
  await api.credentials.confirmEmail({ token: secrets[0] ?? '' });
  await expect(api.credentials.confirmEmail({ token: secrets[1] ?? '' })).rejects.toMatchObject({
    code: 'EMAIL_TAKEN',
  });
  expect((await person.api.identity.session())?.person.email).toBe(person.email);
});

test('a second change makes the links of the first worth nothing', async () => {
  const person = await app.person();
  await person.api.credentials.changeEmail({ email: 'first.wish@example.com' });
  const token = await secretTo('first.wish@example.com', /Confirm this/);
  await person.api.credentials.changeEmail({ email: 'second.wish@example.com' });
  await expect(stranger().api.credentials.confirmEmail({ token })).rejects.toMatchObject({
    code: 'VERIFICATION_FAILED',
  });
  await expect(person.api.credentials.changeEmail({ email: person.email })).rejects.toMatchObject({
    code: 'SAME_EMAIL',
  });
});
