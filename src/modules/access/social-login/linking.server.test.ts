import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { startTestIssuer } from '#testing/issuer.server.ts';

const PUBLIC_URL = 'http://localhost:5173';
const NEWCOMER = { firstName: 'Nandi', lastName: 'Zulu', country: 'ZA', userType: 'individual' } as const;
const REFUSED = { code: 'LINK_REFUSED' };

let issuer: Awaited<ReturnType<typeof startTestIssuer>>;
let second: Awaited<ReturnType<typeof startTestIssuer>>;
let app: Awaited<ReturnType<typeof startTestApp>>;
let clock = new Date();
beforeAll(async () => {
  const redirectUri = `${PUBLIC_URL}/auth/callback`;
  issuer = await startTestIssuer({ redirectUri });
  second = await startTestIssuer({ redirectUri, id: 'second' });
  app = await startTestApp({
    publicUrl: PUBLIC_URL,
    issuers: [issuer.issuer, { ...second.issuer, name: 'Second Service' }],
    now: () => clock,
  });
});
afterAll(async () => {
  await app.close();
  await issuer.close();
  await second.close();
});

let addresses = 0;
const browser = () => app.visitor({ ipAddress: `127.32.0.${(addresses += 1)}` });
type Browser = ReturnType<typeof browser>;
type Subject = { sub: string; email?: string };

/** Comes in at the service in this browser, as somebody who has this address there. */
async function comeIn({ api }: Browser, { sub, email = `${sub}@elsewhere.example` }: Subject) {
  issuer.accounts.set(sub, { email, email_verified: true });
  const { url } = await api.providers.begin({ provider: 'other' });
  return api.providers.finish({ query: await issuer.signIn(url, sub) });
}

/** Leaves to link a service, and comes back with this query. */
async function sentBack({ api }: Browser, sub: string, at = issuer): Promise<string> {
  at.accounts.set(sub, { email: `${sub}@elsewhere.example`, email_verified: false });
  const { url } = await api.providers.beginLink({ provider: at.issuer.id });
  return at.signIn(url, sub);
}

/** Somebody who came through the service, and so has no password. */
async function newcomer(sub: string): Promise<Browser> {
  const one = browser();
  expect(await comeIn(one, { sub })).toMatchObject({ state: 'newcomer' });
  await one.api.providers.signUp(NEWCOMER);
  return one;
}

const subjectsTo = (email: string) => app.sentEmails.filter(({ to }) => to === email).map(({ subject }) => subject);

async function lastLines(userId: string, count: number): Promise<unknown[]> {
  const lines = `select action, metadata->>'provider' as provider from security_audit_logs
    where user_id = $1 order by number desc limit $2`;
  const { rows } = await app.owner.query(lines, [userId, count]);
  return rows;
}

test('a service is linked by who is signed in, whatever its address, opens the account, and is unlinked again', async () => {
  const person = await app.person();
  const { id } = person.session.person;
  expect(await person.api.providers.linked()).toEqual([]);
  const query = await sentBack(person, 'chosen');
  expect(await person.api.providers.finishLink({ query })).toEqual({ name: 'Other Service' });
  const [service] = await person.api.providers.linked();
  expect(service).toMatchObject({ name: 'Other Service', isOffered: true, mayUnlink: true });
  expect(Math.abs((service?.since.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  const elsewhere = browser();
  expect(await comeIn(elsewhere, { sub: 'chosen' })).toEqual({ state: 'signed-in', secondStep: false });
  expect((await elsewhere.api.identity.session())?.person.id).toBe(id);

  expect(await person.api.providers.unlink({ id: service?.id ?? '' })).toEqual({ unlinked: true });
  expect(await person.api.providers.linked()).toEqual([]);
  await expect(person.api.providers.unlink({ id: service?.id ?? '' })).rejects.toMatchObject({ code: 'NOT_LINKED' });
  expect(await comeIn(browser(), { sub: 'chosen' })).toMatchObject({ state: 'newcomer' });
  expect(subjectsTo(person.email)).toEqual(
    expect.arrayContaining(['You can now sign in with Other Service', 'Other Service was unlinked from your account']),
  );
  expect(await lastLines(id, 3)).toEqual([
    { action: 'provider.unlinked', provider: 'other' },
    { action: 'person.signed-in', provider: 'other' },
    { action: 'provider.linked', provider: 'other' },
  ]);
});

test('what was unlinked does not come back by its address, until its owner links it', async () => {
  const person = await app.person();
  const subject = { sub: 'same-address', email: person.email };
  expect(await comeIn(browser(), subject)).toEqual({ state: 'signed-in', secondStep: false });
  const [service] = await person.api.providers.linked();
  await person.api.providers.unlink({ id: service?.id ?? '' });
  await expect(comeIn(browser(), subject)).rejects.toMatchObject({ code: 'UNLINKED' });
  expect(await person.api.providers.linked()).toEqual([]);
  await person.api.providers.finishLink({ query: await sentBack(person, subject.sub) });
  expect(await comeIn(browser(), subject)).toEqual({ state: 'signed-in', secondStep: false });
});

test('who has no password keeps the last service, and sets a password first', async () => {
  const { api } = await newcomer('only-way');
  const [service] = await api.providers.linked();
  expect(service?.mayUnlink).toBe(false);
  const id = service?.id ?? '';
  await expect(api.providers.unlink({ id })).rejects.toMatchObject({ code: 'LAST_WAY_IN' });
  await api.credentials.changePassword({ current: '', password: 'Umcebo#2026' });
  expect((await api.providers.linked())[0]?.mayUnlink).toBe(true);
  await api.providers.unlink({ id });
  await browser().api.identity.signIn({ email: 'only-way@elsewhere.example', password: 'Umcebo#2026' });
});

test('of two services without a password, both unlinked at once, one stays', async () => {
  const one = await newcomer('two-ways');
  await one.api.providers.finishLink({ query: await sentBack(one, 'two-ways', second) });
  const services = await one.api.providers.linked();
  expect(services.map(({ name, mayUnlink }) => [name, mayUnlink])).toEqual([
    ['Other Service', true],
    ['Second Service', true],
  ]);
  const codes = await Promise.all(
    services.map(({ id }) =>
      one.api.providers.unlink({ id }).then(
        () => 'unlinked',
        ({ code }: { code: string }) => code,
      ),
    ),
  );
  expect(codes.toSorted()).toEqual(['LAST_WAY_IN', 'unlinked']);
  expect(await one.api.providers.linked()).toHaveLength(1);
});

test('an account elsewhere that opens another account here is not taken from it', async () => {
  const [owner, other] = [await app.person(), await app.person()];
  await owner.api.providers.finishLink({ query: await sentBack(owner, 'taken') });
  const query = await sentBack(other, 'taken');
  await expect(other.api.providers.finishLink({ query })).rejects.toMatchObject({ code: 'LINKED_ELSEWHERE' });
  expect(await other.api.providers.linked()).toEqual([]);
  expect(await owner.api.providers.linked()).toHaveLength(1);
});

test('an answer is worth nothing in another session, another browser, a second time, or as a sign-in', async () => {
  const [victim, attacker] = [await app.person(), await app.person()];
  // The attacker's own errand, slipped into the victim's browser: it would let the attacker in.
  const slipped = await sentBack(attacker, 'attacker');
  await expect(victim.api.providers.finishLink({ query: slipped })).rejects.toMatchObject(REFUSED);
  // The session that left is over; another one of the same person, in the same browser, does not take its place.
  const left = await sentBack(victim, 'left');
  await victim.signInAgain();
  await expect(victim.api.providers.finishLink({ query: left })).rejects.toMatchObject(REFUSED);
  const asSignIn = await sentBack(victim, 'as-sign-in');
  await expect(victim.api.providers.finish({ query: asSignIn })).rejects.toMatchObject({ code: 'PROVIDER_REFUSED' });
  const { url } = await victim.api.providers.begin({ provider: 'other' });
  const signIn = await issuer.signIn(url, 'as-link');
  await expect(victim.api.providers.finishLink({ query: signIn })).rejects.toMatchObject(REFUSED);
  const twice = await sentBack(victim, 'twice');
  await victim.api.providers.finishLink({ query: twice });
  await expect(victim.api.providers.finishLink({ query: twice })).rejects.toMatchObject(REFUSED);
  expect(await victim.api.providers.linked()).toHaveLength(1);
  expect(await attacker.api.providers.linked()).toEqual([]);
});

test('linking and unlinking ask for a fresh confirmation, and nobody unlinks what is not theirs', async () => {
  const [owner, stranger] = [await app.person(), await app.person()];
  await owner.api.providers.finishLink({ query: await sentBack(owner, 'fresh') });
  const id = (await owner.api.providers.linked())[0]?.id ?? '';
  await expect(stranger.api.providers.unlink({ id })).rejects.toMatchObject({ code: 'NOT_LINKED' });
  const before = clock;
  clock = new Date(clock.getTime() + 31 * 60_000);
  const stale = { code: 'CONFIRMATION_NEEDED' };
  await expect(owner.api.providers.beginLink({ provider: 'other' })).rejects.toMatchObject(stale);
  await expect(owner.api.providers.unlink({ id })).rejects.toMatchObject(stale);
  clock = before;
  await expect(browser().api.providers.linked()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  await expect(owner.api.providers.beginLink({ provider: 'credential' })).rejects.toMatchObject({
    code: 'UNKNOWN_PROVIDER',
  });
});
