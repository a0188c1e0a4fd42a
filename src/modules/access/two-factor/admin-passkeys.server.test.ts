import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { softAuthenticator } from '#testing/authenticator.server.ts';

const MAIN = 'https://ilifa.example';
const ADMIN = 'https://admin.ilifa.example';
const REFUSED = { code: 'PASSKEY_REFUSED' };

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ publicUrl: MAIN, adminUrl: ADMIN });
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

/** Somebody who runs the site, with a passkey that was made on the main host. */
async function administrator() {
  const person = await app.person();
  const key = softAuthenticator(MAIN);
  const made = key.make(await person.api.factors.beginPasskey());
  await person.api.factors.addPasskey({ name: 'My phone', made });
  await app.giveRole(person, 'admin');
  return { ...person, key };
}
const portal = () => app.visitor({ isAtAdminHost: true });

describe('on the administrators’ host, below the main host', () => {
  test('a passkey of the main host signs in, and owes nothing', async () => {
    const { key, email } = await administrator();
    const { api } = portal();
    const challenge = await api.factors.signInChallenge();
    expect(challenge.rpId).toBe('ilifa.example');
    const answer = key.answer(challenge, { origin: ADMIN });
    expect(await api.factors.signIn({ answer })).toEqual({ signedIn: true, secondStep: false });
    expect((await api.identity.session())?.person.email).toBe(email);
    await expect(api.enquiries.list({})).resolves.toMatchObject({ total: 0 });
  });

  test('it is the second step after a password, and shows again that it is them', async () => {
    const { key, email, password } = await administrator();
    const { api } = portal();
    expect(await api.identity.signIn({ email, password })).toMatchObject({ secondStep: true });
    expect((await api.factors.step()).ways).toEqual(['passkey', 'backup-code']);
    const answer = key.answer(await api.factors.challenge(), { origin: ADMIN });
    await api.factors.show({ by: 'passkey', answer });
    expect(await api.identity.session()).not.toBeNull();
  });

  test('one that is made there serves both hosts', async () => {
    const { email, password } = await app.person();
    const { api } = portal();
    // Whoever gets a role has to have a second step; this one sets up their first on the portal.
    await app.owner.query(`insert into user_roles (user_id, role) select id, 'admin' from users where email = $1`, [
      email,
    ]);
    expect(await api.identity.signIn({ email, password })).toMatchObject({ secondStep: true });
    await api.factors.sendCode();
    await api.factors.show({ by: 'email', code: await code(email) });
    const key = softAuthenticator(ADMIN);
    const creation = await api.factors.beginPasskey();
    expect(creation.rp.id).toBe('ilifa.example');
    await api.factors.addPasskey({ name: 'Of the portal', made: key.make(creation) });
    const main = app.visitor();
    const answer = key.answer(await main.api.factors.signInChallenge(), { origin: MAIN });
    expect(await main.api.factors.signIn({ answer })).toMatchObject({ signedIn: true });
  });

  const code = async (email: string) => {
    await expect.poll(() => app.sentEmails.some(({ to, text }) => to === email && /\b\d{6}\b/.test(text))).toBe(true);
    const text = app.sentEmails.findLast((letter) => letter.to === email && /\b\d{6}\b/.test(letter.text))?.text ?? '';
    return /\b\d{6}\b/.exec(text)?.[0] ?? '';
  };

  test('what was signed on one host opens nothing on the other', async () => {
    const { key } = await administrator();
    const [atMain, atPortal] = [app.visitor(), portal()];
    const ofMain = key.answer(await atPortal.api.factors.signInChallenge(), { origin: MAIN });
    await expect(atPortal.api.factors.signIn({ answer: ofMain })).rejects.toMatchObject(REFUSED);
    const ofPortal = key.answer(await atMain.api.factors.signInChallenge(), { origin: ADMIN });
    await expect(atMain.api.factors.signIn({ answer: ofPortal })).rejects.toMatchObject(REFUSED);
    const elsewhere = key.answer(await atPortal.api.factors.signInChallenge(), {
      origin: 'https://other.ilifa.example',
    });
    await expect(atPortal.api.factors.signIn({ answer: elsewhere })).rejects.toMatchObject(REFUSED);
    for (const { api } of [atMain, atPortal]) expect(await api.identity.session()).toBeNull();
  });

  test('somebody without a role is turned away with a passkey as with a password', async () => {
    const person = await app.person();
    const key = softAuthenticator(MAIN);
    await person.api.factors.addPasskey({ name: 'Mine', made: key.make(await person.api.factors.beginPasskey()) });
    const { api } = portal();
    await api.factors.signIn({ answer: key.answer(await api.factors.signInChallenge(), { origin: ADMIN }) });
    await expect(api.enquiries.list({})).rejects.toMatchObject({ code: 'ADMIN_NEEDED' });
    await expect(api.factors.list()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  });
});

test('on a host beside the main host no passkey is offered, and nothing weaker stands in for it', async () => {
  const beside = await startTestApp({ publicUrl: MAIN, adminUrl: 'https://ilifa-admin.example', beside: app });
  const { email, password, key } = await administrator();
  const { api } = beside.visitor({ isAtAdminHost: true });
  expect(await api.identity.signIn({ email, password })).toMatchObject({ secondStep: true });
  expect((await api.factors.step()).ways).toEqual(['backup-code']);
  const answer = key.answer(await api.factors.challenge(), { origin: 'https://ilifa-admin.example' });
  await expect(api.factors.show({ by: 'passkey', answer })).rejects.toMatchObject({ code: 'WAY_NOT_OPEN' });
  await expect(api.factors.sendCode()).rejects.toMatchObject({ code: 'WAY_NOT_OPEN' });
  await beside.close();
});
