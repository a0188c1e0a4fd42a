import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
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

const emailsTo = (email: string) => app.sentEmails.filter(({ to }) => to === email);
const codeIn = (email: string) => /\b\d{6}\b/.exec(emailsTo(email).at(-1)?.text ?? '')?.[0] ?? '';

describe('an authenticator app', () => {
  test('is a factor once its first code was typed, and then sign-in asks for it', async () => {
    const { api, email, password } = await app.person();
    const { secret, uri } = await api.factors.beginTotp();
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain('otpauth://totp/Ilifa:');
    expect((await signedInAnew(app, { email, password })).secondStep).toBe(false);
    await expect(api.factors.confirmTotp({ code: '000000' })).rejects.toMatchObject({ code: 'WRONG_CODE' });
    await api.factors.confirmTotp({ code: await codeAt(secret, clock) });
    expect((await api.factors.list()).totpSince).toEqual(clock);
    expect(emailsTo(email).at(-1)?.subject).toBe('Two-step verification was added');

    later(30);
    const tab = await signedInAnew(app, { email, password });
    expect(tab.secondStep).toBe(true);
    expect(await tab.api.identity.session()).toBeNull();
    await expect(tab.api.accounts.list()).rejects.toMatchObject({ code: 'SECOND_STEP_NEEDED' });
    expect(await tab.api.factors.step()).toMatchObject({ isPending: true, ways: ['totp', 'backup-code', 'email'] });
    await tab.api.factors.show({ by: 'totp', code: await codeAt(secret, clock) });
    expect((await tab.api.identity.session())?.person.email).toBe(email);
  });

  test('its secret is sealed in the database, and out of reach of the role that works on books', async () => {
    const { secret, session } = await personWithTotp(app, clock);
    const { rows } = await app.owner.query('select sealed from totp_secrets where user_id = $1', [session.person.id]);
    expect(rows[0].sealed).toMatch(/^v1\./);
    expect(JSON.stringify(rows)).not.toContain(secret);
    const login = new pg.Client({ connectionString: app.database.loginUrl });
    await login.connect();
    for (const table of ['totp_secrets', 'backup_codes', 'email_codes', 'trusted_devices', 'passkeys'])
      await expect(login.query(`set role ilifa_app; select * from ${table}`), table).rejects.toThrow(
        /permission denied/,
      );
    await login.end();
  });

  test('the same code is accepted once, also in another challenge and when two try at once', async () => {
    const person = await personWithTotp(app, clock);
    later(30);
    const code = await codeAt(person.secret, clock);
    const tabs = await Promise.all([1, 2, 3].map(() => signedInAnew(app, person)));
    const tries = tabs.map(({ api }) =>
      api.factors.show({ by: 'totp', code }).then(
        () => 'in',
        (error: { code: string }) => error.code,
      ),
    );
    expect((await Promise.all(tries)).toSorted()).toEqual(['WRONG_CODE', 'WRONG_CODE', 'in']);
    later(29);
    const again = await signedInAnew(app, person);
    await expect(again.api.factors.show({ by: 'totp', code })).rejects.toMatchObject({ code: 'WRONG_CODE' });
  });

  test.each([
    [-30, true],
    [30, true],
    [-65, false],
    [65, false],
  ])('the code of a clock that is %i seconds off: good is %s', async (off, good) => {
    const person = await personWithTotp(app, clock);
    later(300);
    const { api } = await signedInAnew(app, person);
    const code = await codeAt(person.secret, new Date(clock.getTime() + off * 1000));
    const shown = api.factors.show({ by: 'totp', code }).then(
      () => true,
      () => false,
    );
    expect(await shown).toBe(good);
  });

  test('five wrong codes lock the second step for 15 minutes, the right one included, and the person is told', async () => {
    const person = await personWithTotp(app, clock);
    later(60);
    const { api } = await signedInAnew(app, person);
    const tries = Array.from({ length: 12 }, () =>
      api.factors.show({ by: 'totp', code: '000000' }).catch((error: { code: string }) => error.code),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter((answer) => answer === 'WRONG_CODE')).toHaveLength(5);
    expect(answers.filter((answer) => answer === 'LOCKED')).toHaveLength(7);
    const right = async () => api.factors.show({ by: 'totp', code: await codeAt(person.secret, clock) });
    await expect(right()).rejects.toMatchObject({ code: 'LOCKED' });
    const told = emailsTo(person.email).filter(({ subject }) => subject.startsWith('Wrong codes'));
    expect(told).toHaveLength(1);
    later(15 * 60 + 1);
    await expect(right()).resolves.toMatchObject({ mustSetUp: false });
    const { rows } = await app.owner.query(
      `select action, count(*)::int as times from security_audit_logs where user_id = $1 and action like 'SECOND%'
       group by 1 order by 1`,
      [person.session.person.id],
    );
    expect(rows).toEqual([
      { action: 'SECOND_FACTOR_FAILED', times: 5 },
      { action: 'SECOND_FACTOR_LOCKED', times: 8 },
    ]);
  });

  test('twenty wrong codes in a day are enough, however slowly they come', async () => {
    const person = await personWithTotp(app, clock);
    later(60);
    const { api } = await signedInAnew(app, person);
    const answers: string[] = [];
    for (let times = 0; times < 24; times += 1) {
      const shown = api.factors.show({ by: 'totp', code: '000000' });
      answers.push(
        await shown.then(
          () => 'in',
          (error: { code: string }) => error.code,
        ),
      );
      later(15 * 60);
    }
    expect(answers.filter((answer) => answer === 'WRONG_CODE')).toHaveLength(20);
    expect(answers.at(-1)).toBe('LOCKED');
  });

  test('removed, it is asked for no more, and what stood in for it is gone', async () => {
    const person = await personWithTotp(app, clock);
    await person.api.factors.removeTotp();
    expect(await person.api.factors.list()).toMatchObject({ totpSince: null, backupCodesLeft: 0, trustedDevices: [] });
    expect((await signedInAnew(app, person)).secondStep).toBe(false);
    expect(emailsTo(person.email).at(-1)?.subject).toBe('Two-step verification was removed');
    await expect(person.api.factors.removeTotp()).rejects.toMatchObject({ code: 'NO_SUCH_DEVICE' });
    await expect(person.api.factors.renewBackupCodes()).rejects.toMatchObject({ code: 'NO_FACTOR' });
  });
});

describe('backup codes', () => {
  test('come with the first factor, are kept as hashes, and each opens once', async () => {
    const person = await personWithTotp(app, clock);
    expect(person.backupCodes).toHaveLength(10);
    expect(new Set(person.backupCodes).size).toBe(10);
    const { rows } = await app.owner.query('select hash from backup_codes where user_id = $1', [
      person.session.person.id,
    ]);
    const [code = ''] = person.backupCodes;
    expect(JSON.stringify(rows)).not.toContain(code.replace('-', ''));

    const tab = await signedInAnew(app, person);
    expect(await tab.api.factors.show({ by: 'backup-code', code })).toEqual({ mustSetUp: false, backupCodesLeft: 9 });
    expect(emailsTo(person.email).at(-1)?.text).toMatch(/9 .*left/);
    const again = await signedInAnew(app, person);
    await expect(again.api.factors.show({ by: 'backup-code', code })).rejects.toMatchObject({ code: 'WRONG_CODE' });
    expect((await person.api.factors.list()).backupCodesLeft).toBe(9);
  });

  test('of somebody else open nothing', async () => {
    const [mine, theirs] = [await personWithTotp(app, clock), await personWithTotp(app, clock)];
    const tab = await signedInAnew(app, mine);
    const shown = tab.api.factors.show({ by: 'backup-code', code: theirs.backupCodes[0] ?? '' });
    await expect(shown).rejects.toMatchObject({ code: 'WRONG_CODE' });
  });

  test('made anew, those from before open nothing', async () => {
    const person = await personWithTotp(app, clock);
    const { backupCodes } = await person.api.factors.renewBackupCodes();
    expect(emailsTo(person.email).at(-1)?.subject).toBe('New backup codes created');
    const tab = await signedInAnew(app, person);
    const show = (code = '') => tab.api.factors.show({ by: 'backup-code', code });
    await expect(show(person.backupCodes[0])).rejects.toMatchObject({ code: 'WRONG_CODE' });
    await expect(show(backupCodes[0])).resolves.toMatchObject({ backupCodesLeft: 9 });
  });
});

describe('a code by e-mail', () => {
  test('opens the session that asked for it, once, for ten minutes', async () => {
    const person = await personWithTotp(app, clock);
    const [here, there] = [await signedInAnew(app, person), await signedInAnew(app, person)];
    expect(await here.api.factors.sendCode()).toEqual({ sentTo: expect.stringMatching(/^p•••@example\.com$/) });
    const code = codeIn(person.email);
    expect(emailsTo(person.email).at(-1)?.subject).not.toContain(code);
    await expect(there.api.factors.show({ by: 'email', code })).rejects.toMatchObject({ code: 'WRONG_CODE' });
    await expect(here.api.factors.show({ by: 'email', code })).resolves.toMatchObject({ mustSetUp: false });
    await expect(here.api.factors.show({ by: 'email', code })).rejects.toMatchObject({ code: 'WRONG_CODE' });

    await there.api.factors.sendCode();
    const old = codeIn(person.email);
    later(10 * 60 + 1);
    await expect(there.api.factors.show({ by: 'email', code: old })).rejects.toMatchObject({ code: 'WRONG_CODE' });
  });

  test('a new one takes the place of the one before, and five e-mails are enough for a quarter of an hour [§9 limit default]', async () => {
    const person = await personWithTotp(app, clock);
    const { api } = await signedInAnew(app, person);
    await api.factors.sendCode();
    const first = codeIn(person.email);
    await api.factors.sendCode();
    if (first !== codeIn(person.email))
      await expect(api.factors.show({ by: 'email', code: first })).rejects.toMatchObject({ code: 'WRONG_CODE' });
    for (let times = 0; times < 3; times += 1) await api.factors.sendCode();
    const refused: unknown = await api.factors.sendCode().catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    // The database says what is left of the fifteen minutes since the first of them.
    const { rows } = await app.owner.query(
      `select points, round(extract(epoch from reset_at - now()) / 60)::int as minutes from rate_limits
       where key = 'factor_emails:' || $1`,
      [person.session.person.id],
    );
    expect(rows).toEqual([{ points: expect.any(Number), minutes: 15 }]);
    await app.owner.query(`update rate_limits set reset_at = now() where key like 'factor_emails:%'`);
    await api.factors.sendCode();
  });

  test('is no second factor for a week after the password was changed', async () => {
    const person = await personWithTotp(app, clock);
    const change = `with account as (update users set created_at = $2 where id = $1) update credentials set created_at = $3 where user_id = $1`;
    const ago = (days: number) => new Date(clock.getTime() - days * 86_400_000);
    await app.owner.query(change, [person.session.person.id, ago(30), ago(1)]);
    const { api } = await signedInAnew(app, person);
    expect((await api.factors.step()).ways).toEqual(['totp', 'backup-code']);
    await expect(api.factors.sendCode()).rejects.toMatchObject({ code: 'WAY_NOT_OPEN' });
    await expect(api.factors.show({ by: 'email', code: '123456' })).rejects.toMatchObject({ code: 'WAY_NOT_OPEN' });
  });

  test('is none either for who has just reset the password by e-mail', async () => {
    const person = await personWithTotp(app, clock);
    const password = 'Another#2026';
    const { api } = app.visitor();
    await api.credentials.askReset({ email: person.email });
    const token = /#token=([\w-]+)/.exec(emailsTo(person.email).at(-1)?.text ?? '')?.[1] ?? '';
    await api.credentials.resetPassword({ token, password });
    const tab = await signedInAnew(app, { ...person, password });
    expect(tab.secondStep).toBe(true);
    expect((await tab.api.factors.step()).ways).toEqual(['totp', 'backup-code']);
    await expect(tab.api.factors.sendCode()).rejects.toMatchObject({ code: 'WAY_NOT_OPEN' });
  });
});

describe('a fresh confirmation', () => {
  test('is asked for after half an hour: the password of who has no factor, five guesses', async () => {
    const { api, password } = await app.person();
    later(31 * 60);
    await expect(api.factors.beginTotp()).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
    expect(await api.factors.step()).toMatchObject({ isPending: false, ways: ['password'], isConfirmed: false });
    const show = (word: string) => api.factors.show({ by: 'password', password: word });
    for (let times = 0; times < 4; times += 1)
      await expect(show('Wrong#2026')).rejects.toMatchObject({ code: 'WRONG_CODE' });
    await show(password);
    await expect(api.factors.beginTotp()).resolves.toMatchObject({ secret: expect.any(String) });
    await expect(show('Wrong#2026')).rejects.toMatchObject({ code: 'WRONG_CODE' });
    await expect(show(password)).rejects.toMatchObject({ code: 'LOCKED' });
  });

  test('of who has a factor is never the password', async () => {
    const person = await personWithTotp(app, clock);
    later(31 * 60);
    const show = person.api.factors.show({ by: 'password', password: person.password });
    await expect(show).rejects.toMatchObject({ code: 'WAY_NOT_OPEN' });
    await expect(person.api.factors.removeTotp()).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
    await person.api.factors.show({ by: 'totp', code: await codeAt(person.secret, clock) });
    await person.api.factors.removeTotp();
  });
});
