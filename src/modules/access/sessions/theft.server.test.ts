import { afterAll, describe, expect, test } from 'vitest';
import { CHROME, DEVICE, IPHONE, TOKEN, startBrowsers } from '#testing/browsers.server.ts';

const browsers = await startBrowsers();
afterAll(() => browsers.app.close());

describe('the token', () => {
  test('is another one after a quarter of an hour of use [§7 session refresh]', async () => {
    const person = await browsers.app.person();
    const first = person.cookies.get(TOKEN);
    browsers.minutesLater(14);
    await person.api.accounts.list();
    expect(person.cookies.get(TOKEN)).toBe(first);
    browsers.minutesLater(1);
    await person.api.accounts.list();
    expect(person.cookies.get(TOKEN)).not.toBe(first);
    expect(await browsers.isSignedIn(person)).toBe(true);
  });

  test('is another one when asked for, and after the person has shown more of themselves', async () => {
    const person = await browsers.app.person();
    browsers.minutesLater(2);
    const first = person.cookies.get(TOKEN);
    await person.api.sessions.refresh();
    const second = person.cookies.get(TOKEN);
    expect(second).not.toBe(first);
    browsers.minutesLater(2);
    await browsers.ownerQuery(
      `update sessions set confirmed_at = '${browsers.now().toISOString()}' where user_id = '${person.session.person.id}'`,
    );
    await person.api.accounts.list();
    expect(person.cookies.get(TOKEN)).not.toBe(second);
    expect(await browsers.isSignedIn(person)).toBe(true);
  });

  test('before it is taken a minute longer, for requests that were on their way; whoever comes with it later ends the session', async () => {
    const person = await browsers.app.person();
    const late = browsers.thiefOf(person, [TOKEN, DEVICE]);
    browsers.minutesLater(15);
    await person.api.accounts.list();
    expect(await browsers.isSignedIn(person)).toBe(true);
    expect(await browsers.isSignedIn(late)).toBe(true);
    browsers.minutesLater(1.1);
    expect(await browsers.isSignedIn(late)).toBe(false);
    expect(await browsers.isSignedIn(person)).toBe(false);
    expect(await person.api.sessions.ending()).toBe('Invalid session token');
  });

  test('is not lost with an answer that never arrives', async () => {
    const person = await browsers.app.person();
    const before = person.cookies.get(TOKEN) ?? '';
    browsers.minutesLater(15);
    await person.api.accounts.list();
    person.cookies.set(TOKEN, before);
    browsers.minutesLater(30);
    expect(await browsers.isSignedIn(person)).toBe(true);
    expect(person.cookies.get(TOKEN)).not.toBe(before);
    browsers.minutesLater(5);
    expect(await browsers.isSignedIn(person)).toBe(true);
  });

  test('is renewed once by requests that come together, and all of them are answered', async () => {
    const person = await browsers.app.person();
    browsers.minutesLater(15);
    const answers = await Promise.all(Array.from({ length: 8 }, () => person.api.accounts.list()));
    expect(answers).toHaveLength(8);
    expect(await browsers.isSignedIn(person)).toBe(true);
  });
});

describe('a stolen cookie', () => {
  test.each([
    ['without the cookie of the device', [TOKEN], { userAgent: CHROME }],
    ['with all cookies, in another kind of browser', [TOKEN, DEVICE], { userAgent: IPHONE }],
  ])(
    '%s, opens nothing: the risk rises, the session ends, and both are told [§4 enhanced session risk] [§8 reasons]',
    async (_, names, options) => {
      const person = await browsers.app.person({ userAgent: CHROME });
      const thief = browsers.thiefOf(person, names, options);
      await expect(thief.api.accounts.list()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
      expect(await browsers.isSignedIn(person)).toBe(false);
      expect(await person.api.sessions.ending()).toBe('Unknown device');
      const [facts] = await browsers.factsOf(person);
      expect(facts).toMatchObject({ is_active: false, termination_reason: 'Unknown device', risk_score: 30 });
      const lines = await browsers.ownerQuery(
        `select metadata->>'riskLevel' as level from security_audit_logs where action = 'session.ended'
       and resource_id = '${String(facts?.['id'])}'`,
      );
      expect(lines).toEqual([{ level: 'high' }]);
    },
  );

  test('is not what an update of the browser looks like', async () => {
    const person = await browsers.app.person({ userAgent: CHROME });
    const updated = browsers.thiefOf(person, [TOKEN, DEVICE], {
      userAgent: CHROME.replace('140', '141'),
      ipAddress: '8.8.8.8',
    });
    expect(await browsers.isSignedIn(updated)).toBe(true);
  });
});

test('a cookie planted before sign-in is worth nothing after it', async () => {
  const [attacker, victim] = [await browsers.app.person(), await browsers.app.person()];
  const browser = browsers.thiefOf(attacker, [TOKEN, DEVICE]);
  await browser.api.identity.signIn({ email: victim.email, password: victim.password });
  expect(browser.cookies.get(TOKEN)).not.toBe(attacker.cookies.get(TOKEN));
  expect((await browser.api.identity.session())?.person.id).toBe(victim.session.person.id);
  expect(await browsers.isSignedIn(attacker)).toBe(false);
});
