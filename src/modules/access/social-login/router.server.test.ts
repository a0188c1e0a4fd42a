import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { personWithTotp } from '#testing/factors.server.ts';
import { startTestIssuer } from '#testing/issuer.server.ts';

const PUBLIC_URL = 'http://localhost:5173';
const NEWCOMER = { firstName: 'Lindiwe', lastName: 'Zulu', country: 'KE', userType: 'business' } as const;
const REFUSED = { code: 'PROVIDER_REFUSED' };

let issuer: Awaited<ReturnType<typeof startTestIssuer>>;
let lenient: Awaited<ReturnType<typeof startTestIssuer>>;
let gone: Awaited<ReturnType<typeof startTestIssuer>>;
let app: Awaited<ReturnType<typeof startTestApp>>;
let clock = new Date();
beforeAll(async () => {
  const redirectUri = `${PUBLIC_URL}/auth/callback`;
  issuer = await startTestIssuer({ redirectUri });
  lenient = await startTestIssuer({ redirectUri, id: 'lenient', asksForPkce: false });
  gone = await startTestIssuer({ redirectUri, id: 'gone' });
  await gone.close();
  app = await startTestApp({
    publicUrl: PUBLIC_URL,
    issuers: [issuer.issuer, lenient.issuer, gone.issuer],
    now: () => clock,
  });
});
afterAll(async () => {
  await app.close();
  await issuer.close();
  await lenient.close();
});

async function rowsOf(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await app.owner.query<Record<string, unknown>>(text, values)).rows;
}

let addresses = 0;
const browser = () => app.visitor({ ipAddress: `127.30.0.${(addresses += 1)}` });
type Browser = ReturnType<typeof browser>;

/** Leaves for the provider in this browser, signs in there, and comes back with this query. */
async function sentBack({ api }: Browser, sub: string): Promise<string> {
  const { url } = await api.providers.begin({ provider: 'other' });
  return issuer.signIn(url, sub);
}

test('the services that are set up are offered, and nothing secret of them', async () => {
  expect(await browser().api.providers.list()).toEqual([
    { id: 'other', name: 'Other Service' },
    { id: 'lenient', name: 'Other Service' },
    { id: 'gone', name: 'Other Service' },
  ]);
});

test('the browser leaves with a code challenge, a state and a nonce, and is to come back to us [§7 third-party provider]', async () => {
  const { url } = await browser().api.providers.begin({ provider: 'other' });
  const { searchParams: query } = new URL(url);
  expect(Object.fromEntries(query)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    redirect_uri: `${PUBLIC_URL}/auth/callback`,
  });
});

test('a newcomer says who they are, gets books in the currency of their country, and comes in again without asking', async () => {
  issuer.accounts.set('lindiwe', { email: 'lindiwe@example.com', email_verified: true, given_name: 'Lindiwe' });
  const one = browser();
  expect(await one.api.providers.finish({ query: await sentBack(one, 'lindiwe') })).toEqual({
    state: 'newcomer',
    email: 'lindiwe@example.com',
    firstName: 'Lindiwe',
    lastName: '',
  });
  expect(await one.api.identity.session()).toBeNull();
  await expect(browser().api.providers.signUp(NEWCOMER)).rejects.toMatchObject({ code: 'SIGN_UP_FORGOTTEN' });
  const forged = { role: 'superuser', roles: ['admin'], email: 'somebody.else@example.com', emailVerified: true };
  await one.api.providers.signUp({ ...NEWCOMER, ...forged });
  expect(await one.api.identity.session()).toMatchObject({
    person: { email: 'lindiwe@example.com', userType: 'business', displayName: 'Lindiwe Zulu' },
    workspace: { currency: 'KES' },
    roles: [],
  });
  await expect(one.api.providers.signUp(NEWCOMER)).rejects.toMatchObject({ code: 'SIGN_UP_FORGOTTEN' });
  const two = browser();
  expect(await two.api.providers.finish({ query: await sentBack(two, 'lindiwe') })).toEqual({
    state: 'signed-in',
    secondStep: false,
  });
  // The address at the provider may change; the account there is the same.
  issuer.accounts.set('lindiwe', { email: 'other@example.com', email_verified: false });
  const three = browser();
  await three.api.providers.finish({ query: await sentBack(three, 'lindiwe') });
  expect((await three.api.identity.session())?.person.email).toBe('lindiwe@example.com');
});

test('a newcomer has no password until they set one, and then two ways in', async () => {
  issuer.accounts.set('nandi', { email: 'nandi@example.com', email_verified: true });
  const one = browser();
  await one.api.providers.finish({ query: await sentBack(one, 'nandi') });
  await one.api.providers.signUp(NEWCOMER);
  const theirs = { email: 'nandi@example.com', password: 'Umcebo#2026' };
  const early = browser().api.identity.signIn(theirs);
  await expect(early).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  expect(await one.api.credentials.state()).toEqual({ email: theirs.email, hasPassword: false });
  await one.api.credentials.changePassword({ current: '', password: theirs.password });
  expect(await one.api.credentials.state()).toEqual({ email: theirs.email, hasPassword: true });
  expect(await browser().api.identity.signIn(theirs)).toEqual({ signedIn: true, secondStep: false });
  const two = browser();
  await two.api.providers.finish({ query: await sentBack(two, 'nandi') });
  expect((await two.api.identity.session())?.person.email).toBe(theirs.email);
});

test('who has an account with the address that the provider has confirmed comes into it, and is told by e-mail', async () => {
  const person = await app.person();
  issuer.accounts.set('linked', { email: person.email.toUpperCase(), email_verified: true });
  const one = browser();
  await one.api.providers.finish({ query: await sentBack(one, 'linked') });
  expect((await one.api.identity.session())?.person.id).toBe(person.session.person.id);
  expect(app.sentEmails.filter(({ to }) => to === person.email).at(-1)?.subject).toBe(
    'You can now sign in with Other Service',
  );
});

test.each([false, undefined])('an address that the provider has not confirmed (%s) opens nothing', async (verified) => {
  const person = await app.person();
  issuer.accounts.set('claims-it', {
    email: person.email,
    ...(verified === undefined ? {} : { email_verified: verified }),
  });
  const one = browser();
  const query = await sentBack(one, 'claims-it');
  await expect(one.api.providers.finish({ query })).rejects.toMatchObject({ code: 'EMAIL_UNCONFIRMED' });
  expect(await one.api.identity.session()).toBeNull();
});

test('an account whose own address was never confirmed is not handed to whoever confirms it elsewhere', async () => {
  const person = await app.person();
  await rowsOf('update users set email_verified = false where id = $1', [person.session.person.id]);
  issuer.accounts.set('waiting', { email: person.email, email_verified: true });
  const one = browser();
  const query = await sentBack(one, 'waiting');
  await expect(one.api.providers.finish({ query })).rejects.toMatchObject({ code: 'ACCOUNT_UNVERIFIED' });
  expect(await one.api.identity.session()).toBeNull();
});

test('a code that was used is worth nothing, here and at the provider', async () => {
  issuer.accounts.set('replay', { email: 'replay@example.com', email_verified: true });
  const one = browser();
  const query = await sentBack(one, 'replay');
  await one.api.providers.finish({ query });
  await expect(one.api.providers.finish({ query })).rejects.toMatchObject(REFUSED);
  // Under a sign-in that is new here, so that only the provider can tell.
  const { url } = await one.api.providers.begin({ provider: 'other' });
  const again = new URLSearchParams(query);
  again.set('state', new URL(url).searchParams.get('state') ?? '');
  await expect(one.api.providers.finish({ query: `?${again.toString()}` })).rejects.toMatchObject(REFUSED);
});

test('a code that somebody else was given cannot be slipped into this browser', async () => {
  issuer.accounts.set('attacker', { email: 'attacker@example.com', email_verified: true });
  const [attacker, victim] = [browser(), browser()];
  const query = await sentBack(attacker, 'attacker');
  // As it is: its state began in another browser.
  await expect(victim.api.providers.finish({ query })).rejects.toMatchObject(REFUSED);
  // With the state of the victim's own sign-in: the code challenge was another's.
  const { url } = await victim.api.providers.begin({ provider: 'other' });
  const forged = new URLSearchParams(query);
  forged.set('state', new URL(url).searchParams.get('state') ?? '');
  await expect(victim.api.providers.finish({ query: `?${forged.toString()}` })).rejects.toMatchObject(REFUSED);
  expect(await victim.api.identity.session()).toBeNull();
});

test.each([
  ['another state', (query: URLSearchParams) => query.set('state', 'x'.repeat(43))],
  ['no state', (query: URLSearchParams) => query.delete('state')],
  ['another issuer', (query: URLSearchParams) => query.set('iss', 'https://evil.example')],
  ['no issuer, where the provider names it', (query: URLSearchParams) => query.delete('iss')],
  ['another code', (query: URLSearchParams) => query.set('code', 'x'.repeat(43))],
  ['a refusal', (query: URLSearchParams) => query.set('error', 'access_denied')],
])('who comes back with %s is not signed in, and it is remembered [§8 provider error]', async (_, change) => {
  issuer.accounts.set('sipho', { email: 'sipho@example.com', email_verified: true });
  const one = browser();
  const query = new URLSearchParams(await sentBack(one, 'sipho'));
  change(query);
  const before = await failures();
  await expect(one.api.providers.finish({ query: `?${query.toString()}` })).rejects.toMatchObject(REFUSED);
  expect(await one.api.identity.session()).toBeNull();
  expect(await failures()).toEqual({ audited: before.audited + 1, tracked: before.tracked + 1 });
});

async function failures(): Promise<{ audited: number; tracked: number }> {
  const [row] = await rowsOf(`select
    (select count(*)::int from security_audit_logs where action = 'LOGIN_FAILED'
      and metadata->>'provider' in ('other', 'unknown') and metadata->>'riskLevel' = 'medium') as audited,
    (select count(*)::int from failed_sign_ins where email like 'provider:%') as tracked`);
  return row as { audited: number; tracked: number };
}

test('without the code challenge nobody comes in, though all else is as it was', async () => {
  issuer.accounts.set('bare', { email: 'bare@example.com', email_verified: true });
  const one = browser();
  const { url } = await one.api.providers.begin({ provider: 'other' });
  const bare = new URL(url);
  bare.searchParams.delete('code_challenge');
  bare.searchParams.delete('code_challenge_method');
  const query = await issuer.signIn(bare.href, 'bare');
  await expect(one.api.providers.finish({ query })).rejects.toMatchObject(REFUSED);
  expect(await one.api.identity.session()).toBeNull();
});

test('a service that asks for no code challenge itself is not believed without one either', async () => {
  const { api, ...one } = app.visitor({ ipAddress: '127.30.1.1' });
  lenient.accounts.set('bare', { email: 'bare@example.com', email_verified: true });
  const { url } = await api.providers.begin({ provider: 'lenient' });
  const bare = new URL(url);
  bare.searchParams.delete('code_challenge');
  bare.searchParams.delete('code_challenge_method');
  const query = await lenient.signIn(bare.href, 'bare');
  expect(new URLSearchParams(query).get('code')).not.toBeNull();
  await expect(api.providers.finish({ query })).rejects.toMatchObject(REFUSED);
  expect(one.cookies.has('ilifa.session_token')).toBe(false);
});

test('who has a second factor owes it also when another service lets them in', async () => {
  const person = await personWithTotp(app, clock);
  issuer.accounts.set('two-steps', { email: person.email, email_verified: true });
  const one = browser();
  const query = await sentBack(one, 'two-steps');
  expect(await one.api.providers.finish({ query })).toEqual({ state: 'signed-in', secondStep: true });
  expect(await one.api.identity.session()).toBeNull();
  await expect(one.api.accounts.list()).rejects.toMatchObject({ code: 'SECOND_STEP_NEEDED' });
});

test('the mailbox alone, which may open the account elsewhere too, neither takes the second step nor leaves a way in', async () => {
  const person = await personWithTotp(app, clock);
  issuer.accounts.set('mail-reader', { email: person.email, email_verified: true });
  const one = browser();
  await one.api.providers.finish({ query: await sentBack(one, 'mail-reader') });
  expect((await one.api.factors.step()).ways).not.toContain('email');
  await expect(one.api.factors.sendCode()).rejects.toMatchObject({ code: 'WAY_NOT_OPEN' });
  expect(await waysOf(person.session.person.id)).toEqual(['credential']);
  expect(app.sentEmails.filter(({ to }) => to === person.email).map(({ subject }) => subject)).not.toContain(
    'You can now sign in with Other Service',
  );
});

async function waysOf(userId: string): Promise<unknown[]> {
  const rows = await rowsOf('select provider_id from credentials where user_id = $1 order by provider_id', [userId]);
  return rows.map(({ provider_id }) => provider_id);
}

test('a sign-in that took longer than ten minutes begins anew', async () => {
  issuer.accounts.set('slow', { email: 'slow@example.com', email_verified: true });
  const one = browser();
  const query = await sentBack(one, 'slow');
  const before = clock;
  clock = new Date(clock.getTime() + 10 * 60_000 + 1000);
  await expect(one.api.providers.finish({ query })).rejects.toMatchObject(REFUSED);
  clock = before;
});

test('a service that does not answer is said to, and one that is not set up is unknown', async () => {
  const { api } = browser();
  await expect(api.providers.begin({ provider: 'gone' })).rejects.toMatchObject({ code: 'PROVIDER_AWAY' });
  await expect(api.providers.begin({ provider: 'credential' })).rejects.toMatchObject({ code: 'UNKNOWN_PROVIDER' });
});

test('the session that was open in the browser before ends: nobody can have planted the new one', async () => {
  const planted = await app.person();
  issuer.accounts.set('fixed', { email: 'fixed@example.com', email_verified: true });
  const query = await sentBack(planted, 'fixed');
  const thief = browser();
  for (const [name, value] of planted.cookies) thief.cookies.set(name, value);
  await planted.api.providers.finish({ query });
  await planted.api.providers.signUp(NEWCOMER);
  expect((await planted.api.identity.session())?.person.email).toBe('fixed@example.com');
  expect(await thief.api.identity.session()).toBeNull();
});
