import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { type WayIn, WayInSchema } from '#kernel/caller.ts';
import { openSession } from '#modules/access/identity/service.server.ts';
import { inTransaction } from '#platform/database.server.ts';
import { emitterFor } from '#platform/events.server.ts';
import { codeAt, personWithTotp, signedInAnew } from '#testing/factors.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let clock = new Date('2026-11-21T10:00:00Z');
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};

beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

/** Signed in by whatever way, at the one door that all of them go through. */
async function cameIn(userId: string, via: WayIn) {
  const tab = app.visitor();
  const resHeaders = new Headers();
  const request = {
    id: crypto.randomUUID(),
    headers: new Headers(),
    ipAddress: '127.6.0.1',
    userAgent: 'test',
    workspaceId: null,
    once: new Map(),
  };
  const { secondStep } = await inTransaction(app.services.pool, { role: 'ilifa_app', userId }, (db) =>
    openSession(
      { db, emit: emitterFor(db, app.services.listeners), request, resHeaders, now: clock },
      { secret: 'for tests only, thirty-two letters', publicUrl: 'http://localhost:5173' },
      { userId, via },
    ),
  );
  for (const cookie of resHeaders.getSetCookie()) {
    const [pair = ''] = cookie.split(';');
    tab.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }
  return { ...tab, secondStep };
}

async function ask(person: { session: { workspace: { id: string } } }): Promise<void> {
  await app.owner.query('update workspaces set asks_second_factor = true where id = $1', [person.session.workspace.id]);
}

describe('somebody with a second factor who comes in', () => {
  test.each(WayInSchema.options)('by %s', async (via) => {
    const person = await personWithTotp(app, clock);
    later(60);
    const tab = await cameIn(person.session.person.id, via);
    expect(tab.secondStep).toBe(via !== 'passkey');
    const books = tab.api.accounts.list().then(
      () => 'open',
      (error: { code: string }) => error.code,
    );
    expect(await books).toBe(via === 'passkey' ? 'open' : 'SECOND_STEP_NEEDED');
  });

  test('by a link has no use for a code by e-mail', async () => {
    const person = await personWithTotp(app, clock);
    const { api } = await cameIn(person.session.person.id, 'link');
    await expect(api.factors.sendCode()).rejects.toMatchObject({ code: 'WAY_NOT_OPEN' });
    await expect(api.factors.show({ by: 'email', code: '123456' })).rejects.toMatchObject({ code: 'WAY_NOT_OPEN' });
  });

  test('by the e-mail of a sign-up from before their account does not come in at all', async () => {
    const email = `early.${crypto.randomUUID()}@example.com`;
    const wish = { email, password: 'Umcebo#2026', firstName: 'Nomsa', lastName: 'Dlamini', country: 'ZA' };
    const codeFor = () =>
      /\b\d{4} \d{4}\b/.exec(app.sentEmails.findLast(({ to }) => to === email)?.text ?? '')?.[0] ?? '';
    const [before, after] = [app.visitor(), app.visitor()];
    await before.api.signUps.start(wish);
    const early = codeFor();
    await after.api.signUps.start(wish);
    await after.api.signUps.verify({ email, token: codeFor() });
    const { secret } = await after.api.factors.beginTotp();
    await after.api.factors.confirmTotp({ code: await codeAt(secret, clock) });
    await expect(before.api.signUps.verify({ email, token: early })).rejects.toBeInstanceOf(Error);
    expect(await before.api.identity.session()).toBeNull();
    await expect(before.api.factors.step()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  });

  test('cannot, half way in, add a factor, remove one, make codes, trust the browser or see what there is', async () => {
    const person = await personWithTotp(app, clock);
    const { api } = await signedInAnew(app, person);
    const { factors } = api;
    for (const call of [factors.beginTotp, factors.beginPasskey])
      await expect(call()).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
    for (const call of [factors.removeTotp, factors.renewBackupCodes, factors.trustDevice, factors.list])
      await expect(call()).rejects.toMatchObject({ code: 'SECOND_STEP_NEEDED' });
    expect(await api.identity.session()).toBeNull();
    await expect(api.roles.own()).rejects.toMatchObject({ code: 'SECOND_STEP_NEEDED' });
  });

  test('shows it in the session that owes it, and in no other', async () => {
    const person = await personWithTotp(app, clock);
    later(60);
    const [here, there] = [await signedInAnew(app, person), await signedInAnew(app, person)];
    await here.api.factors.show({ by: 'totp', code: await codeAt(person.secret, clock) });
    await expect(here.api.accounts.list()).resolves.toEqual(expect.anything());
    await expect(there.api.accounts.list()).rejects.toMatchObject({ code: 'SECOND_STEP_NEEDED' });
  });

  test("cannot show it for somebody else's session", async () => {
    const [mine, theirs] = [await personWithTotp(app, clock), await personWithTotp(app, clock)];
    later(60);
    const { api } = await signedInAnew(app, mine);
    const shown = api.factors.show({ by: 'totp', code: await codeAt(theirs.secret, clock) });
    await expect(shown).rejects.toMatchObject({ code: 'WRONG_CODE' });
  });
});

describe('somebody who must have a second factor and has none', () => {
  test('shows who they are by e-mail and sets one up, before anything opens', async () => {
    const person = await app.person();
    await ask(person);
    const { api, secondStep } = await signedInAnew(app, person);
    expect(secondStep).toBe(true);
    expect(await api.factors.step()).toMatchObject({ mustSetUp: true, ways: ['email'], isConfirmed: false });
    await expect(api.factors.beginTotp()).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });

    await api.factors.sendCode();
    const code = /\d{6}/.exec(app.sentEmails.filter(({ to }) => to === person.email).at(-1)?.text ?? '')?.[0] ?? '';
    expect(await api.factors.show({ by: 'email', code })).toEqual({ mustSetUp: true, backupCodesLeft: null });
    await expect(api.accounts.list()).rejects.toMatchObject({ code: 'SECOND_STEP_NEEDED' });

    const { secret } = await api.factors.beginTotp();
    const { backupCodes } = await api.factors.confirmTotp({ code: await codeAt(secret, clock) });
    expect(backupCodes).toHaveLength(10);
    await expect(api.accounts.list()).resolves.toEqual(expect.anything());
    await expect(api.factors.removeTotp()).rejects.toMatchObject({ code: 'LAST_FACTOR' });
  });

  test('is whoever runs the site, always', async () => {
    const person = await personWithTotp(app, clock);
    await app.giveRole(person, 'admin');
    await person.api.factors.trustDevice();
    const tab = await signedInAnew(app, person, person.cookies);
    expect(tab.secondStep).toBe(true);
    expect(await tab.api.factors.step()).toMatchObject({ ways: ['totp', 'backup-code'], mayTrust: false });
    await expect(person.api.factors.removeTotp()).rejects.toMatchObject({ code: 'LAST_FACTOR' });
  });
});

describe('a trusted browser', () => {
  test('is not asked at sign-in for 30 days, but is before what is delicate', async () => {
    const person = await personWithTotp(app, clock);
    await person.api.factors.trustDevice();
    const again = await signedInAnew(app, person, person.cookies);
    expect(again.secondStep).toBe(false);
    await expect(again.api.accounts.list()).resolves.toEqual(expect.anything());
    await expect(again.api.factors.removeTotp()).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
    expect((await again.api.factors.list()).trustedDevices).toMatchObject([{ isThisOne: true }]);
    later(30 * 24 * 60 * 60 + 1);
    expect((await signedInAnew(app, person, person.cookies)).secondStep).toBe(true);
  });

  test('forgotten from another one, it is asked again; its cookie opens nothing for anybody else', async () => {
    const [person, other] = [await personWithTotp(app, clock), await personWithTotp(app, clock)];
    await person.api.factors.trustDevice();
    expect((await signedInAnew(app, other, person.cookies)).secondStep).toBe(true);
    expect(await other.api.factors.forgetDevice({ id: null })).toEqual({ forgotten: 0 });
    expect((await signedInAnew(app, person, person.cookies)).secondStep).toBe(false);
    expect(await person.api.factors.forgetDevice({ id: null })).toEqual({ forgotten: 1 });
    expect((await signedInAnew(app, person, person.cookies)).secondStep).toBe(true);
  });

  test.each(['changed', 'reset'])('is asked again once the password was %s', async (how) => {
    const person = await personWithTotp(app, clock);
    await person.api.factors.trustDevice();
    const password = 'Another#2026';
    if (how === 'changed') await person.api.credentials.changePassword({ current: person.password, password });
    else {
      const { api } = app.visitor();
      await api.credentials.askReset({ email: person.email });
      const message = app.sentEmails.findLast(({ to }) => to === person.email);
      const token = /#token=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
      await api.credentials.resetPassword({ token, password });
    }
    expect((await signedInAnew(app, { ...person, password }, person.cookies)).secondStep).toBe(true);
  });

  test.each(['forgotten', 'distrusted', 'cut off'])('is asked again once a device was %s', async (how) => {
    const person = await personWithTotp(app, clock);
    const { id = '' } = (await person.api.devices.list()).find(({ isCurrent }) => isCurrent) ?? {};
    later(31);
    const other = await signedInAnew(app, person);
    await other.api.factors.show({ by: 'totp', code: await codeAt(person.secret, clock) });
    await other.api.factors.trustDevice();
    expect((await signedInAnew(app, person, other.cookies)).secondStep).toBe(false);
    if (how === 'forgotten') await other.api.devices.forget({ id });
    else if (how === 'distrusted') await other.api.devices.trust({ id, isTrusted: false });
    else {
      const thief = app.visitor({ userAgent: 'another' });
      thief.cookies.set('ilifa.session_token', person.cookies.get('ilifa.session_token') ?? '');
      expect(await thief.api.identity.session()).toBeNull();
    }
    expect((await signedInAnew(app, person, other.cookies)).secondStep).toBe(true);
  });

  test('is known by a cookie that nobody can make or change', async () => {
    const person = await personWithTotp(app, clock);
    await person.api.factors.trustDevice();
    const [name = '', value = ''] = [...person.cookies].find(([each]) => each.startsWith('ilifa.trusted')) ?? [];
    for (const forged of [
      value.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a')),
      value.replace(/\..*/, ''),
      '.',
      '',
    ]) {
      const tab = await signedInAnew(app, person, new Map([[name, forged]]));
      expect(tab.secondStep, forged).toBe(true);
    }
    const { rows } = await app.owner.query('select token_hash from trusted_devices');
    expect(rows.map((row) => row.token_hash)).not.toContain(value.split('.')[0]);
  });

  test('can only be trusted by who has a factor and has just shown it', async () => {
    const { api } = await app.person();
    await expect(api.factors.trustDevice()).rejects.toMatchObject({ code: 'NO_FACTOR' });
    const person = await personWithTotp(app, clock);
    later(31 * 60);
    await expect(person.api.factors.trustDevice()).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
  });
});
