import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { softAuthenticator } from '#testing/authenticator.server.ts';
import { codeAt, signedInAnew } from '#testing/factors.server.ts';

// The exchange with a browser that is not ours is in e2e/factors.journey.ts; here is what no browser lets one do.
const ORIGIN = 'http://localhost:5173';
let app: Awaited<ReturnType<typeof startTestApp>>;
let clock = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

async function personWithPasskey() {
  const person = await app.person();
  const key = softAuthenticator(ORIGIN);
  const made = key.make(await person.api.factors.beginPasskey());
  const { backupCodes } = await person.api.factors.addPasskey({ name: 'My phone', made });
  return { ...person, key, made, backupCodes };
}

const REFUSED = { code: 'PASSKEY_REFUSED' };

test('a passkey signs in without a password, and owes nothing: it is both factors at once', async () => {
  const person = await personWithPasskey();
  expect(person.backupCodes).toHaveLength(10);
  const tab = app.visitor();
  const answer = person.key.answer(await tab.api.factors.signInChallenge());
  expect(await tab.api.factors.signIn({ answer })).toEqual({ signedIn: true, secondStep: false });
  expect((await tab.api.identity.session())?.person.email).toBe(person.email);
  await expect(tab.api.factors.beginTotp()).resolves.toMatchObject({ secret: expect.any(String) });
});

test('after a password it is the second factor', async () => {
  const person = await personWithPasskey();
  const tab = await signedInAnew(app, person);
  expect(await tab.api.factors.step()).toMatchObject({ ways: ['passkey', 'backup-code', 'email'] });
  const challenge = await tab.api.factors.challenge();
  expect(challenge.allowCredentials).toHaveLength(1);
  await tab.api.factors.show({ by: 'passkey', answer: person.key.answer(challenge) });
  expect(await tab.api.identity.session()).not.toBeNull();
});

describe('refused is', () => {
  test.each([
    ['an answer given on another site', { origin: 'https://evil.example' }],
    ['an answer for another site', { rpId: 'evil.example' }],
    ['a key that was held but not unlocked', { verified: false }],
    ['an answer to a challenge that we never made', { challenge: 'A'.repeat(43) }],
    ['an answer to no challenge', { challenge: '' }],
    ['a counter that goes back, as a copy of the key would', { counter: 1 }],
  ])('%s', async (_, twist) => {
    const person = await personWithPasskey();
    const tab = app.visitor();
    const use = async () => ({ answer: person.key.answer(await tab.api.factors.signInChallenge(), { counter: 5 }) });
    await tab.api.factors.signIn(await use());
    const other = app.visitor();
    const answer = person.key.answer(await other.api.factors.signInChallenge(), { counter: 6, ...twist });
    await expect(other.api.factors.signIn({ answer })).rejects.toMatchObject(REFUSED);
    expect(await other.api.identity.session()).toBeNull();
  });

  test('an answer that was given before', async () => {
    const person = await personWithPasskey();
    const { api } = app.visitor();
    const answer = person.key.answer(await api.factors.signInChallenge());
    await api.factors.signIn({ answer });
    await expect(app.visitor().api.factors.signIn({ answer })).rejects.toMatchObject(REFUSED);
  });

  test('an answer that comes after five minutes', async () => {
    const person = await personWithPasskey();
    const { api } = app.visitor();
    const answer = person.key.answer(await api.factors.signInChallenge());
    clock = new Date(clock.getTime() + 5 * 60_000 + 1);
    await expect(api.factors.signIn({ answer })).rejects.toMatchObject(REFUSED);
  });

  test('a challenge of one purpose or session answered for another', async () => {
    const person = await personWithPasskey();
    const [here, there] = [await signedInAnew(app, person), await signedInAnew(app, person)];
    const forSignIn = person.key.answer(await here.api.factors.signInChallenge());
    const show = (answer: typeof forSignIn) => here.api.factors.show({ by: 'passkey', answer });
    await expect(show(forSignIn)).rejects.toMatchObject({ code: 'WRONG_CODE' });
    const forThere = person.key.answer(await there.api.factors.challenge());
    await expect(show(forThere)).rejects.toMatchObject({ code: 'WRONG_CODE' });
    const forHere = person.key.answer(await here.api.factors.challenge());
    await expect(app.visitor().api.factors.signIn({ answer: forHere })).rejects.toMatchObject(REFUSED);
  });

  test("somebody else's passkey as one's own second factor", async () => {
    const [mine, theirs] = [await personWithPasskey(), await personWithPasskey()];
    const tab = await signedInAnew(app, mine);
    const answer = theirs.key.answer(await tab.api.factors.challenge());
    await expect(tab.api.factors.show({ by: 'passkey', answer })).rejects.toMatchObject({ code: 'WRONG_CODE' });
  });

  test.each([
    ['made on another site', { origin: 'https://evil.example' }],
    ['made for another site', { rpId: 'evil.example' }],
    ['made without unlocking', { verified: false }],
    ['made for a challenge of nobody', { challenge: 'A'.repeat(43) }],
  ])('a new passkey %s', async (_, twist) => {
    const { api } = await app.person();
    const made = softAuthenticator(ORIGIN).make(await api.factors.beginPasskey(), twist);
    await expect(api.factors.addPasskey({ name: 'Phone', made })).rejects.toMatchObject(REFUSED);
    expect((await api.factors.list()).passkeys).toEqual([]);
  });

  test('a passkey that is on an account already', async () => {
    const [mine, other] = [await personWithPasskey(), await app.person()];
    const made = mine.key.make(await other.api.factors.beginPasskey());
    await expect(other.api.factors.addPasskey({ name: 'Stolen', made })).rejects.toMatchObject(REFUSED);
  });
});

test('of two factors that are removed at once one stays, where one is asked for', async () => {
  const { api, session } = await personWithPasskey();
  await api.workspaces.askSecondFactor({ id: session.workspace.id, isAsked: true });
  const { secret } = await api.factors.beginTotp();
  await api.factors.confirmTotp({ code: await codeAt(secret, clock) });
  const id = (await api.factors.list()).passkeys[0]?.id ?? '';
  const both = await Promise.allSettled([api.factors.removeTotp(), api.factors.removePasskey({ id })]);
  expect(both.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'LAST_FACTOR' } }]);
});

test('a passkey is renamed and removed by its owner alone; the last one of who has no other ends the second step', async () => {
  const [mine, other] = [await personWithPasskey(), await app.person()];
  const [passkey] = (await mine.api.factors.list()).passkeys;
  const id = passkey?.id ?? '';
  await expect(other.api.factors.renamePasskey({ id, name: 'Mine' })).rejects.toMatchObject({ code: 'NO_SUCH_DEVICE' });
  await expect(other.api.factors.removePasskey({ id })).rejects.toMatchObject({ code: 'NO_SUCH_DEVICE' });
  await mine.api.factors.renamePasskey({ id, name: 'Work phone' });
  expect((await mine.api.factors.list()).passkeys).toMatchObject([{ name: 'Work phone' }]);
  await mine.api.factors.removePasskey({ id });
  expect((await signedInAnew(app, mine)).secondStep).toBe(false);
  const tab = app.visitor();
  const answer = mine.key.answer(await tab.api.factors.signInChallenge());
  await expect(tab.api.factors.signIn({ answer })).rejects.toMatchObject(REFUSED);
});
