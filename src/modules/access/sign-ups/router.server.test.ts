import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let clock = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());

const WISH = { password: 'Umcebo#2026', firstName: 'Thandi', lastName: 'Nkosi', country: 'ZA' } as const;
const FAILED = { code: 'VERIFICATION_FAILED', message: 'Email verification failed' };

async function rowsOf(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await app.owner.query<Record<string, unknown>>(text, values)).rows;
}

const emailsTo = (email: string) => app.sentEmails.filter(({ to }) => to === email);
const lastTo = (email: string) => emailsTo(email).at(-1)?.text ?? '';
const linkIn = (text: string) => new URLSearchParams(/#(\S+)/.exec(text)?.[1] ?? '');

let visitors = 0;
/** A browser at an address of its own, where somebody has signed up and not confirmed yet. */
async function begun(email: string, wish: object = {}) {
  visitors += 1;
  const browser = app.visitor({ ipAddress: `127.5.${visitors >> 8}.${visitors & 255}` });
  await browser.api.signUps.start({ ...WISH, email, ...wish });
  return browser;
}

test('nobody is signed in, and no account is there, before the address is confirmed', async () => {
  const { api } = await begun('before@example.com');
  expect(await api.identity.session()).toBeNull();
  expect(await rowsOf(`select 1 from users where email = 'before@example.com'`)).toEqual([]);
  const { password } = WISH;
  await expect(api.identity.signIn({ email: 'before@example.com', password })).rejects.toMatchObject({
    code: 'WRONG_CREDENTIALS',
  });
});

test('the code of the e-mail opens the account and signs in the browser that signed up [§7 sign up] [§7 one-time code]', async () => {
  const { api } = await begun('code@example.com', { country: 'KE', userType: 'advisor', dateOfBirth: '1990-02-28' });
  expect(await api.signUps.verify({ email: 'Code@Example.com', token: app.codeTo('code@example.com') })).toEqual({
    signedIn: true,
  });
  expect((await api.identity.session())?.person).toMatchObject({ email: 'code@example.com', userType: 'advisor' });
  const user = `select email_verified, date_of_birth, country from users where email = 'code@example.com'`;
  expect(await rowsOf(user)).toEqual([{ email_verified: true, date_of_birth: '1990-02-28', country: 'KE' }]);
  expect(emailsTo('code@example.com').map(({ subject }) => subject)).toEqual([
    'Confirm your e-mail address',
    'Welcome to Ilifa',
  ]);
});

test('the link of the e-mail does the same, and tells its secret to no server before it is pressed', async () => {
  const { api } = await begun('link@example.com');
  const address = /http\S+/.exec(lastTo('link@example.com').replace(/[\s\S]*open this address:/, ''))?.[0] ?? '';
  const url = new URL(address);
  expect([url.pathname, url.search]).toEqual(['/auth/verify', '']);
  const { email = '', token = '' } = Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
  expect(await api.signUps.verify({ email, token })).toEqual({ signedIn: true });
});

test('in another browser the account is opened, but nobody is signed in', async () => {
  await begun('elsewhere@example.com');
  const other = app.visitor({ ipAddress: '127.4.0.1' });
  const token = app.codeTo('elsewhere@example.com');
  expect(await other.api.signUps.verify({ email: 'elsewhere@example.com', token })).toEqual({ signedIn: false });
  expect(await other.api.identity.session()).toBeNull();
  // Who signed up there may have been somebody else: their password opens nothing, and the mailbox chooses one.
  const wish = { email: 'elsewhere@example.com', password: WISH.password };
  await expect(other.api.identity.signIn(wish)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  expect(emailsTo(wish.email).at(-1)?.subject).toBe('Choose a password for your account');
  const first = linkIn(lastTo(wish.email)).get('token') ?? '';
  await other.api.credentials.resetPassword({ token: first, password: 'Indaba#2027' });
  expect(await other.api.identity.signIn({ ...wish, password: 'Indaba#2027' })).toMatchObject({ signedIn: true });
});

test('a code and its link work once, whichever comes first', async () => {
  const { api } = await begun('once@example.com');
  const [token, link] = [app.codeTo('once@example.com'), linkIn(lastTo('once@example.com')).get('token') ?? ''];
  await api.signUps.verify({ email: 'once@example.com', token });
  for (const again of [token, link])
    await expect(api.signUps.verify({ email: 'once@example.com', token: again })).rejects.toMatchObject(FAILED);
});

test('a code that is used twice at the same moment works once', async () => {
  const { api } = await begun('race@example.com');
  const token = app.codeTo('race@example.com');
  const tries = Array.from({ length: 4 }, () => api.signUps.verify({ email: 'race@example.com', token }));
  const results = await Promise.allSettled(tries);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await rowsOf(`select 1 from users where email = 'race@example.com'`)).toHaveLength(1);
});

test('after five wrong codes the right one is worth nothing, and neither are codes tried at once [§8 verification without a user]', async () => {
  const { api } = await begun('guess@example.com');
  const right = app.codeTo('guess@example.com');
  const wrong = right.endsWith('0') ? right.replace(/0$/, '1') : right.replace(/.$/, '0');
  const guesses = Array.from({ length: 8 }, () => api.signUps.verify({ email: 'guess@example.com', token: wrong }));
  for (const guess of await Promise.allSettled(guesses)) expect(guess).toMatchObject({ reason: FAILED });
  await expect(api.signUps.verify({ email: 'guess@example.com', token: right })).rejects.toMatchObject(FAILED);
  expect(await rowsOf(`select tries from proofs where email = 'guess@example.com'`)).toEqual([{ tries: 5 }]);
});

test('a code holds an hour, and only for the address it was sent to', async () => {
  const { api } = await begun('late@example.com');
  const token = app.codeTo('late@example.com');
  await expect(api.signUps.verify({ email: 'other@example.com', token })).rejects.toMatchObject(FAILED);
  const link = linkIn(lastTo('late@example.com')).get('token') ?? '';
  await expect(api.signUps.verify({ email: 'other@example.com', token: link })).rejects.toMatchObject(FAILED);
  const before = clock;
  clock = new Date(clock.getTime() + 60 * 60_000 + 1);
  await expect(api.signUps.verify({ email: 'late@example.com', token })).rejects.toMatchObject(FAILED);
  clock = before;
  await expect(api.signUps.verify({ email: 'late@example.com', token })).resolves.toEqual({ signedIn: true });
});

test('an address that has an account gets the same answer, and an e-mail that says so', async () => {
  const { email } = await app.person();
  const [taken, fresh] = [app.visitor({ ipAddress: '127.4.0.2' }), app.visitor({ ipAddress: '127.4.0.3' })];
  const cookiesBefore = [taken, fresh].map(({ cookies }) => cookies.size);
  const answers = [
    await taken.api.signUps.start({ ...WISH, email: email.toUpperCase() }),
    await fresh.api.signUps.start({ ...WISH, email: 'fresh@example.com' }),
  ];
  expect(answers[0]).toEqual(answers[1]);
  expect(cookiesBefore).toEqual([0, 0]);
  expect([...taken.cookies.keys()]).toEqual([...fresh.cookies.keys()]);
  expect(emailsTo(email).at(-1)).toMatchObject({ subject: 'You already have an account' });
  expect(lastTo(email)).not.toMatch(/\d{4} \d{4}/);
  const wrong = [taken, fresh].map(({ api }, index) =>
    api.signUps.verify({ email: index === 0 ? email : 'fresh@example.com', token: '00000000' }),
  );
  for (const result of await Promise.allSettled(wrong)) expect(result).toMatchObject({ reason: FAILED });
  expect(await taken.api.signUps.resend()).toEqual(await fresh.api.signUps.resend());
  expect(emailsTo(email).at(-1)).toMatchObject({ subject: 'You already have an account' });
});

test('another e-mail can be asked for by the browser that signed up; the code before it is worth nothing', async () => {
  const { api } = await begun('again@example.com');
  const first = app.codeTo('again@example.com');
  await expect(app.visitor().api.signUps.resend()).rejects.toMatchObject({ code: 'SIGN_UP_FORGOTTEN' });
  await api.signUps.resend();
  const second = app.codeTo('again@example.com');
  await expect(api.signUps.verify({ email: 'again@example.com', token: first })).rejects.toMatchObject(FAILED);
  await expect(api.signUps.verify({ email: 'again@example.com', token: second })).resolves.toEqual({ signedIn: true });
});

test('five e-mails an hour go to one address from one asker, and twenty from all; one does not silence the others', async () => {
  const [email, one] = ['flooded@example.com', app.visitor({ ipAddress: '127.4.1.1' })];
  const TOO_MANY = { code: 'TOO_MANY_REQUESTS' };
  for (let times = 0; times < 5; times += 1) await one.api.signUps.start({ ...WISH, email });
  await expect(one.api.signUps.start({ ...WISH, email: email.toUpperCase() })).rejects.toMatchObject(TOO_MANY);
  const owner = app.visitor({ ipAddress: '127.4.1.2' });
  expect(await owner.api.credentials.askReset({ email })).toEqual({ sent: true });
  const ask = (asker: number) => app.visitor({ ipAddress: `127.4.2.${asker}` }).api.credentials.askReset({ email });
  for (let asker = 0; asker < 14; asker += 1) await ask(asker);
  await expect(ask(14)).rejects.toMatchObject(TOO_MANY);
  expect(emailsTo(email)).toHaveLength(20);
});

test('a role, a plan or a confirmed address that is sent along gives nothing [§4 unknown user type]', async () => {
  const forged = { role: 'admin', roles: ['superuser'], isAdmin: true, emailVerified: true, tier: 'enterprise' };
  const more = { app_metadata: { role: 'superuser' }, user_metadata: { roles: ['admin'] }, userType: 'superuser' };
  const { api } = await begun('forged@example.com', { ...forged, ...more });
  await api.signUps.verify({ email: 'forged@example.com', token: app.codeTo('forged@example.com') });
  expect(await api.identity.session()).toMatchObject({
    person: { userType: 'individual' },
    roles: [],
    tier: 'free',
    workspace: { role: 'owner', kind: 'personal' },
  });
});

test.each(['2026-11-22', '1906-01-01'])('nobody was born on %s', async (dateOfBirth) => {
  await expect(begun('born@example.com', { dateOfBirth })).rejects.toMatchObject({
    message: 'date of birth format is invalid',
  });
});

test('what waits for its address can be read by nobody who reads the database', async () => {
  await begun('sealed@example.com', { firstName: 'Unmistakable' });
  const [row] = await rowsOf(`select * from proofs where email = 'sealed@example.com'`);
  const kept = JSON.stringify(row);
  expect(kept).not.toContain('Unmistakable');
  expect(kept).not.toContain(app.codeTo('sealed@example.com').replace(' ', ''));
  expect(kept).not.toContain(linkIn(lastTo('sealed@example.com')).get('token') ?? 'no link');
});

test('the rules for addresses and passwords of §5 are told by their messages [§5 e-mail] [§5 password]', async () => {
  const wish = { email: 'thandi@example', password: 'short', firstName: 'T', lastName: 'N', country: 'ZA' };
  const refused = await app
    .visitor()
    .api.signUps.start(wish)
    .catch((error: unknown) => error);
  expect(JSON.stringify(refused)).toContain('Invalid email format');
  expect(JSON.stringify(refused)).toContain('Password must be at least 8 characters long');
});

test('a month start chosen at sign-up holds from the first day; who left it keeps the defaults', async () => {
  const saved = `select month_starts, currency from user_preferences where user_id = (select id from users where email = $1)`;
  for (const [email, wish, rows] of [
    [
      'payday@example.com',
      { country: 'KE', monthStart: '25' },
      [{ month_starts: [{ since: null, start: '25' }], currency: 'KES' }],
    ],
    ['calendar@example.com', { country: 'KE', monthStart: '1' }, []],
  ] as const) {
    const { api } = await begun(email, wish);
    await api.signUps.verify({ email, token: app.codeTo(email) });
    expect(await rowsOf(saved, [email])).toEqual(rows);
    expect(await api.preferences.get()).toMatchObject({
      monthStarts: [{ since: null, start: wish.monthStart }],
      currency: 'KES',
    });
  }
  await expect(begun('wrong-month@example.com', { monthStart: '32' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
