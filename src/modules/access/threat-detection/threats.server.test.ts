import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { CHROME, IPHONE, startBrowsers, TOKEN } from '#testing/browsers.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { raiseAlert } from '#modules/access/alerts/service.server.ts';
import { inTransaction } from '#platform/database.server.ts';

const ZA = '41.0.0.1';
const KE = '196.201.214.200';
const NG = '105.112.0.1';

const browsers = await startBrowsers();
afterAll(() => browsers.app.close());
beforeEach(async () => {
  browsers.minutesLater(24 * 60 + 1);
  await browsers.ownerQuery('delete from rate_limits');
});

type Person = Awaited<ReturnType<typeof browsers.app.person>>;
const titlesOf = async ({ api }: Pick<Person, 'api'>) => (await api.securityAlerts.list()).map(({ title }) => title);
const linesOf = (person: Person, action: string) =>
  browsers.ownerQuery(
    `select metadata->>'threat' as threat from security_audit_logs
     where chain_id = '${person.session.person.id}' and action = '${action}' order by number`,
  );
const act = (person: Pick<Person, 'api'>, times: number) =>
  Promise.all(Array.from({ length: times }, () => person.api.preferences.save({ timezone: 'Africa/Nairobi' })));

test('the fifty-first action of a minute raises one alert, and sensitive acts ask again who it is [§8 rapid_requests] [§9 threat thresholds] [§8 threats raise alerts]', async () => {
  const person = await browsers.app.person();
  await act(person, 50);
  expect(await titlesOf(person)).toEqual([]);
  await act(person, 1);
  expect(await titlesOf(person)).toEqual(['Unusually many requests from your account']);
  await act(person, 5);
  expect(await titlesOf(person)).toHaveLength(1);
  expect(await linesOf(person, 'THREAT_DETECTED')).toEqual([{ threat: 'rapid_requests' }]);
  await expect(person.api.leaving.export()).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
});

test('a page that was entered is an action, what it asks for is none', async () => {
  const person = await browsers.app.person();
  const paging = (pages: string) => {
    const tab = browsers.app.visitor({ pages, ipAddress: '127.9.0.1' });
    for (const [name, value] of person.cookies) tab.cookies.set(name, value);
    return tab.api.accounts.list();
  };
  await Promise.all(Array.from({ length: 60 }, () => person.api.accounts.list()));
  for (const nonsense of ['0', '-1', 'x', '100', '1.5']) await paging(nonsense);
  await paging('20');
  await paging('99');
  await act(person, 9);
  await paging('1');
  expect(await titlesOf(person)).toEqual([]);
  await paging('1');
  expect(await titlesOf(person)).toEqual(['Unusually many requests from your account']);
});

test('what a browser does by itself is no action', async () => {
  const person = await browsers.app.person();
  for (let times = 0; times < 5; times += 1) {
    await Promise.all(Array.from({ length: 11 }, () => person.api.sessions.refresh()));
  }
  expect(await linesOf(person, 'THREAT_DETECTED')).toEqual([]);
});

test('only the last hundred activities of a person are kept [§3 activity record] [§9 activities kept]', async () => {
  const person = await browsers.app.person();
  await act(person, 60);
  browsers.minutesLater(2);
  await act(person, 60);
  const [kept] = await browsers.ownerQuery(
    `select count(*)::int as count from user_activities where user_id = '${person.session.person.id}'`,
  );
  expect(kept?.['count']).toBe(100);
});

describe('places', () => {
  test('the first use in a country is told, and the session confirms again before anything delicate', async () => {
    const person = await browsers.app.person({ ipAddress: ZA });
    browsers.minutesLater(61);
    const abroad = await browsers.elsewhere(person, { ipAddress: KE });
    expect(await titlesOf(abroad)).toContain('Account first used in Kenya');
    await expect(abroad.api.leaving.export()).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
    await browsers.elsewhere(person, { ipAddress: KE });
    expect((await titlesOf(abroad)).filter((title) => title === 'Account first used in Kenya')).toHaveLength(1);
  });

  test('two countries within the hour are an impossible journey, and the device loses its trust', async () => {
    const person = await browsers.app.person({ ipAddress: ZA, userAgent: CHROME });
    browsers.minutesLater(59);
    const abroad = await browsers.elsewhere(person, { ipAddress: KE, userAgent: IPHONE });
    expect(await titlesOf(abroad)).toContain('Account used in South Africa and Kenya within an hour');
    const [phone] = (await abroad.api.devices.list()).filter(({ isCurrent }) => isCurrent);
    expect(phone?.trustScore).toBe(10);
  });

  test('more than two countries in a day are remembered, without an alert of their own [§8 geographic_anomaly] [§9 threat thresholds]', async () => {
    const person = await browsers.app.person({ ipAddress: ZA });
    for (const ipAddress of [KE, NG]) {
      browsers.minutesLater(61);
      await browsers.elsewhere(person, { ipAddress });
    }
    expect(await linesOf(person, 'THREAT_DETECTED')).toEqual([
      { threat: 'new_country' },
      { threat: 'new_country' },
      { threat: 'geographic_anomaly' },
    ]);
  });

  test('an address without a country is none [§8 place cannot be found]', async () => {
    const person = await browsers.app.person({ ipAddress: ZA });
    await browsers.elsewhere(person, { ipAddress: '127.0.0.1' });
    expect(await linesOf(person, 'THREAT_DETECTED')).toEqual([]);
  });
});

test('the fourth browser of a day is remembered, and loses its trust [§8 multiple_devices] [§9 threat thresholds]', async () => {
  const person = await browsers.app.person({ userAgent: 'one' });
  for (const userAgent of ['two', 'three']) await browsers.elsewhere(person, { userAgent });
  expect(await linesOf(person, 'THREAT_DETECTED')).toEqual([]);
  await browsers.elsewhere(person, { userAgent: 'four' });
  expect(await linesOf(person, 'THREAT_DETECTED')).toEqual([{ threat: 'multiple_devices' }]);
});

describe('sign-ins that fail', () => {
  const guess = (email: string) =>
    browsers.app
      .visitor({ ipAddress: '8.8.8.8' })
      .api.identity.signIn({ email, password: 'Wrong#2026' })
      .catch((error: unknown) => (error as { code: string }).code);

  test('five in an hour tell the owner once, however many follow [§8 excessive_auth_failures] [§9 threat thresholds]', async () => {
    const person = await browsers.app.person();
    for (let times = 0; times < 4; times += 1) expect(await guess(person.email)).toBe('WRONG_CREDENTIALS');
    expect(await titlesOf(person)).toEqual([]);
    expect(await guess(person.email)).toBe('WRONG_CREDENTIALS');
    for (let times = 0; times < 3; times += 1) expect(await guess(person.email)).toBe('ACCOUNT_LOCKED');
    expect(await titlesOf(person)).toEqual(['Someone is guessing your password']);
    const [alert] = await person.api.securityAlerts.list();
    expect(alert).toMatchObject({ severity: 'critical', alertType: 'authentication' });
  });

  test('five over an hour that lock nothing are told as such; the lock that follows is told as well', async () => {
    const person = await browsers.app.person();
    for (let times = 0; times < 4; times += 1) await guess(person.email);
    browsers.minutesLater(20);
    expect(await guess(person.email)).toBe('WRONG_CREDENTIALS');
    const alerts = () =>
      browsers.ownerQuery(
        `select description, metadata from security_alerts
       where user_id = '${person.session.person.id}' order by created_at`,
      );
    const [first] = await alerts();
    expect(first?.['metadata']).toMatchObject({ answers: '' });
    expect(first?.['description']).not.toMatch(/closed|e-mail/);
    browsers.minutesLater(6);
    for (let times = 0; times < 4; times += 1) await guess(person.email);
    expect(await guess(person.email)).toBe('ACCOUNT_LOCKED');
    const [, second] = await alerts();
    expect(second?.['metadata']).toMatchObject({ answers: 'account-locked' });
    expect(second?.['description']).toMatch(/locked for 15 minutes.*e-mailed/);
  });

  test('the last that locks may be one at another door, or of a password that is to be changed', async () => {
    const [admin, tracked, changing] = [
      await browsers.app.person(),
      await browsers.app.person(),
      await browsers.app.person(),
    ];
    await browsers.app.giveRole(admin, 'admin');
    for (const { email } of [tracked, changing]) for (let times = 0; times < 4; times += 1) await guess(email);
    await admin.api.securityEvents.trackFailedLogin({ email: tracked.email, userAgent: 'kiosk' });
    await changing.api.credentials
      .changePassword({ current: 'Wrong#2026', password: 'Another#2026' })
      .catch(() => undefined);
    for (const person of [tracked, changing]) {
      expect(await titlesOf(person)).toEqual(['Someone is guessing your password']);
      expect(
        browsers.app.sentEmails.filter(({ to, subject }) => to === person.email && /locked/.test(subject)),
      ).toHaveLength(1);
    }
  });

  test('the owner gets an e-mail by which a new password opens the account at once', async () => {
    const person = await browsers.app.person();
    for (let times = 0; times < 4; times += 1) await guess(person.email);
    const sent = () =>
      browsers.app.sentEmails.filter(({ to, subject }) => to === person.email && /locked/.test(subject));
    expect(sent()).toHaveLength(0);
    for (let times = 0; times < 3; times += 1) await guess(person.email);
    expect(sent()).toHaveLength(1);
    const [, token = ''] = /#token=(\S+)/.exec(sent()[0]?.text ?? '') ?? [];
    await browsers.app.visitor().api.credentials.resetPassword({ token, password: 'Another#2026' });
    const again = browsers.app.visitor();
    expect(await again.api.identity.signIn({ email: person.email, password: 'Another#2026' })).toMatchObject({
      signedIn: true,
    });
  });

  test('at an address without an account they are told to those who run the site, under its mark', async () => {
    for (let times = 0; times < 5; times += 1) await guess('nobody@example.com');
    const rows = await browsers.ownerQuery('select * from security_alerts where user_id is null');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('nobody@');
  });
});

test('a session whose cookie was copied to another device is ended, its device distrusted, and its person told', async () => {
  const person = await browsers.app.person({ userAgent: CHROME });
  const thief = browsers.thiefOf(person, [TOKEN], { userAgent: IPHONE });
  expect(await browsers.isSignedIn(thief)).toBe(false);
  const again = await browsers.elsewhere(person, { userAgent: CHROME });
  const [alert] = (await again.api.securityAlerts.list()).filter(({ severity }) => severity === 'high');
  expect(alert).toMatchObject({ title: 'Session ended for your security', alertType: 'authentication' });
  const scores = (await again.api.devices.list()).map(({ trustScore }) => trustScore);
  expect(scores).toContain(10);
});

describe('what a browser finds of its own session', () => {
  const alertOf = async ({ api }: Person) => (await api.securityAlerts.list())[0];

  test('is an alert where the risk is elevated, from 50 on, and none below [§8 elevated risk] [§9 second factor threshold]', async () => {
    const person = await browsers.app.person();
    await person.api.sessions.report({ check: 'browser', risk: 49, threats: ['Session in new country'] });
    expect(await titlesOf(person)).toEqual([]);
    await person.api.sessions.report({
      check: 'browser',
      risk: 50,
      threats: ['Session on new device', 'Multiple active tabs'],
    });
    expect(await alertOf(person)).toMatchObject({
      title: 'Additional Verification Required',
      alertType: 'authentication',
      severity: 'high',
      description: expect.stringMatching(/^Multi-factor authentication is recommended due to elevated risk\b/),
    });
  });

  test('is one of the system where it could not be looked at', async () => {
    const person = await browsers.app.person();
    await person.api.sessions.reportFailure();
    expect(await alertOf(person)).toMatchObject({
      title: 'Security System Error',
      alertType: 'system',
      severity: 'critical',
    });
  });
});

test('of many processes and transactions at once one alone raises the alert', async () => {
  const beside = await startTestApp({ beside: browsers.app });
  const { person } = (await browsers.app.person()).session;
  const alert = {
    alertType: 'compliance',
    severity: 'high',
    title: 'One',
    description: 'One alone',
    metadata: {},
  } as const;
  const raised = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      inTransaction((index % 2 === 0 ? browsers.app : beside).services.pool, { role: 'ilifa_app' }, (db) =>
        raiseAlert(db, () => Promise.resolve(), { userId: person.id }, alert, browsers.now()),
      ),
    ),
  );
  await beside.close();
  expect(raised.filter((id) => id !== null)).toHaveLength(1);
});

test('the alert of a change that failed was never raised, and its turn is still free', async () => {
  const { person } = (await browsers.app.person()).session;
  const alert = { alertType: 'system', severity: 'high', title: 'A', description: 'B', metadata: {} } as const;
  const go = (fails: boolean) =>
    inTransaction(browsers.app.services.pool, { role: 'ilifa_app' }, async (db) => {
      const id = await raiseAlert(db, () => Promise.resolve(), { userId: person.id }, alert, browsers.now());
      if (fails) throw new Error('the change failed');
      return id;
    });
  await expect(go(true)).rejects.toThrow('the change failed');
  expect(await go(false)).not.toBeNull();
  expect(await go(false)).toBeNull();
});
