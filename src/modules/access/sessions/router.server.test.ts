import { afterAll, describe, expect, test } from 'vitest';
import { endSessions } from '#modules/access/identity/service.server.ts';
import { inTransaction } from '#platform/database.server.ts';
import { emitterFor } from '#platform/events.server.ts';
import { CHROME, IPHONE, TOKEN, startBrowsers } from '#testing/browsers.server.ts';

const browsers = await startBrowsers();
afterAll(() => browsers.app.close());

test('a person sees where they are signed in, on what, from which country, and which of it is here [§7 location]', async () => {
  const person = await browsers.app.person({ userAgent: CHROME, ipAddress: '41.0.0.1' });
  browsers.minutesLater(2);
  const phone = await browsers.elsewhere(person, { userAgent: IPHONE, ipAddress: '196.201.214.200' });
  expect(await phone.api.sessions.list()).toEqual([
    expect.objectContaining({
      isCurrent: true,
      device: { name: 'Safari on iPhone', type: 'mobile' },
      country: 'KE',
      via: 'password',
      startedAt: browsers.now(),
      lastActivity: browsers.now(),
    }),
    expect.objectContaining({
      isCurrent: false,
      device: { name: 'Chrome on Linux', type: 'desktop' },
      country: 'ZA',
      via: 'sign-up',
    }),
  ]);
  // Each is of one of their devices.
  const devices = (await phone.api.devices.list()).map(({ id }) => id);
  expect((await phone.api.sessions.list()).map(({ deviceId }) => deviceId).toSorted()).toEqual(devices.toSorted());
});

test('no answer holds what opens a session, and the database keeps only its hash', async () => {
  const person = await browsers.app.person();
  const token = decodeURIComponent(person.cookies.get(TOKEN) ?? '').split('.')[0] ?? '';
  expect(token).toHaveLength(43);
  const told = JSON.stringify([
    await person.api.sessions.list(),
    await person.api.sessions.current(),
    await person.api.sessions.refresh(),
  ]);
  const kept = JSON.stringify([await browsers.factsOf(person), await browsers.ownerQuery('select * from sessions')]);
  for (const text of [told, kept]) expect(text).not.toContain(token);
  const [facts] = await browsers.factsOf(person);
  expect(told).not.toContain(String(facts?.['session_token']));
});

describe('a session that is ended from another browser', () => {
  test('is over at its next call, and its browser is told why until it signs in again', async () => {
    const person = await browsers.app.person();
    const other = await browsers.elsewhere(person, { userAgent: IPHONE });
    const [target] = (await person.api.sessions.list()).filter(({ isCurrent }) => !isCurrent);
    await person.api.sessions.end({ sessionId: target?.id ?? '' });
    await expect(other.api.accounts.list()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    expect(await other.api.sessions.ending()).toBe('User requested termination of this session');
    expect(await other.api.sessions.ending()).toBe('User requested termination of this session');
    await other.api.identity.signIn(person);
    expect(await other.api.sessions.ending()).toBeNull();
    expect(await browsers.isSignedIn(person)).toBe(true);
  });

  test('is over for all others at once, and kept with the reason of §4 [§4 session ends]', async () => {
    const person = await browsers.app.person();
    const others = [await browsers.elsewhere(person), await browsers.elsewhere(person)];
    expect(await person.api.sessions.endOthers()).toEqual({ ended: 2 });
    for (const other of others) expect(await browsers.isSignedIn(other)).toBe(false);
    expect(await browsers.isSignedIn(person)).toBe(true);
    expect(
      (await browsers.factsOf(person)).map(({ termination_reason: reason, is_active: isActive }) => [reason, isActive]),
    ).toEqual([
      [null, true],
      ['User requested termination of all sessions', false],
      ['User requested termination of all sessions', false],
    ]);
  });

  test("is never somebody else's", async () => {
    const [person, stranger] = [await browsers.app.person(), await browsers.app.person()];
    const { id } = await stranger.api.sessions.current();
    await expect(person.api.sessions.end({ sessionId: id })).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' });
    expect(await browsers.isSignedIn(stranger)).toBe(true);
  });
});

test('signing out is kept with its reason [§3 enhanced_sessions] [§4 session ends] [§7 sign out] [§7 enhanced_sessions]', async () => {
  const person = await browsers.app.person();
  const before = person.cookies.get(TOKEN) ?? '';
  await person.api.identity.signOut();
  expect(await browsers.factsOf(person)).toMatchObject([{ is_active: false, termination_reason: 'User logout' }]);
  person.cookies.set(TOKEN, before);
  expect(await browsers.isSignedIn(person)).toBe(false);
});

test('of six sessions the oldest ends, and says why [§9 concurrent sessions]', async () => {
  const person = await browsers.app.person();
  const later: ReturnType<typeof browsers.app.visitor>[] = [];
  for (let count = 0; count < 5; count += 1) {
    browsers.minutesLater(1);
    later.push(await browsers.elsewhere(person));
  }
  expect(await browsers.isSignedIn(person)).toBe(false);
  expect(await person.api.sessions.ending()).toBe('Too many sessions');
  for (const browser of later) expect(await browsers.isSignedIn(browser)).toBe(true);
});

test('of sign-ins at one moment no more than five are open after', async () => {
  const person = await browsers.app.person();
  for (const wave of [1, 2])
    await Promise.all([1, 2, 3, 4].map((which) => browsers.elsewhere(person, { ipAddress: `127.7.${wave}.${which}` })));
  expect((await browsers.factsOf(person)).filter(({ is_active: isActive }) => isActive)).toHaveLength(5);
});

test.each([
  ['a new password', 'Password reset'],
  ['another address', 'Address changed'],
  ['another role', 'Permissions changed'],
] as const)('whoever is signed out by %s is told so', async (_, reason) => {
  const person = await browsers.app.person();
  await inTransaction(browsers.app.services.pool, { role: 'ilifa_app' }, (db) =>
    endSessions(db, emitterFor(db, browsers.app.services.listeners), {
      userId: person.session.person.id,
      except: null,
      reason,
    }),
  );
  expect(await browsers.isSignedIn(person)).toBe(false);
  expect(await person.api.sessions.ending()).toBe(reason);
});

describe('time', () => {
  test('a session that rests more than an hour is over; one in use goes on for days [§9 session timeouts]', async () => {
    const person = await browsers.app.person();
    for (let hours = 0; hours < 48; hours += 1) {
      browsers.minutesLater(59);
      expect(await browsers.isSignedIn(person), `after ${hours} hours`).toBe(true);
    }
    browsers.minutesLater(61);
    expect(await browsers.isSignedIn(person)).toBe(false);
    expect(await person.api.sessions.ending()).toBe('Session idle for too long');
  });

  test("an administrator's is over after half an hour of rest [§9 session timeouts]", async () => {
    const person = await browsers.app.person();
    await browsers.ownerQuery(
      `insert into user_roles (user_id, role, is_active) values ('${person.session.person.id}', 'admin', true)`,
    );
    browsers.minutesLater(29);
    expect(await browsers.isSignedIn(person)).toBe(true);
    browsers.minutesLater(31);
    expect(await browsers.isSignedIn(person)).toBe(false);
  });

  test('one that is used but never gets its new token is over after two hours [§4 session invalid] [§9 session maximum age]', async () => {
    const person = await browsers.app.person();
    await browsers.ownerQuery(`update enhanced_sessions set expires_at = '${browsers.now().toISOString()}', renewed_at = '${browsers.now().toISOString()}'
      where user_id = '${person.session.person.id}'`);
    expect(await browsers.isSignedIn(person)).toBe(false);
    expect(await person.api.sessions.ending()).toBe('Session expired');
  });
});

describe('what a browser reports', () => {
  test.each([
    ['local', 74, null],
    ['local', 75, 'Session has exceeded maximum age'],
    ['browser', 74, null],
    ['browser', 75, 'Session risk too high'],
  ] as const)('as %s check at %d ends the session: %s [§9 high-risk threshold]', async (check, risk, reason) => {
    const person = await browsers.app.person();
    const { isOver } = await person.api.sessions.report({ check, risk, threats: ['Session in new country'] });
    expect(isOver).toBe(reason !== null);
    expect(await browsers.isSignedIn(person)).toBe(reason === null);
    expect(await person.api.sessions.ending()).toBe(reason);
  });

  test('raises the risk, never lowers it, and where the check failed ends the session [§4 browser session risk]', async () => {
    const { api } = await browsers.app.person();
    expect(await api.sessions.report({ check: 'browser', risk: 40, threats: ['Session in new country'] })).toEqual({
      riskScore: 40,
      requiresMfa: false,
      isOver: false,
    });
    expect(
      await api.sessions.report({
        check: 'browser',
        risk: 70,
        threats: ['Session in new country', 'Session on new device'],
      }),
    ).toEqual({
      riskScore: 70,
      requiresMfa: true,
      isOver: false,
    });
    expect(await api.sessions.report({ check: 'local', risk: 0, threats: [] })).toMatchObject({ riskScore: 70 });
    await api.sessions.report({ check: 'browser', risk: 100, threats: [] });
    expect(await api.sessions.list().catch((error: { code: string }) => error.code)).toBe('SIGNED_OUT');
    expect(await api.sessions.ending()).toBe('Session risk too high');
  });
});

test('a device is registered once, and trusted a little more each time it is seen [§3 device_registry] [§7 device_registry]', async () => {
  const person = await browsers.app.person({ userAgent: CHROME });
  await person.api.identity.signOut();
  await person.api.identity.signIn({ email: person.email, password: person.password });
  expect(
    await browsers.ownerQuery(`select * from device_registry where user_id = '${person.session.person.id}'`),
  ).toMatchObject([
    { device_name: 'Chrome on Linux', device_type: 'desktop', platform: 'Linux', is_trusted: false, trust_score: 55 },
  ]);
});

describe('a session of high risk', () => {
  /** Used every ten minutes, so that neither rest nor age ends it. */
  const isOpenAfter = async (risk: number, minutes: number) => {
    const person = await browsers.app.person();
    await person.api.sessions.report({ check: 'browser', risk, threats: ['Session in new country'] });
    for (let passed = 0; passed < 30; passed += 10) {
      browsers.minutesLater(10);
      expect(await browsers.isSignedIn(person), `after ${passed + 10} minutes`).toBe(true);
    }
    browsers.minutesLater(minutes - 30);
    return browsers.isSignedIn(person);
  };

  test('goes on for 30 minutes and no longer; of a lower risk it does [§9 high-risk session age]', async () => {
    expect(await isOpenAfter(71, 30.01)).toBe(false);
    expect(await isOpenAfter(70, 30.01)).toBe(true);
  });
});

test.each([
  [767, 'mobile'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
])(
  'who signs in on a screen of %d pixels is registered on a device of the type %s [§9 device types]',
  async (screenWidth, type) => {
    const { session } = await browsers.app.person({ userAgent: CHROME, screenWidth });
    const rows = await browsers.ownerQuery(
      `select device_type as type from device_registry where user_id = '${session.person.id}'`,
    );
    expect(rows).toEqual([{ type }]);
  },
);

test('a tablet that says it is a computer is told by its screen; what is no width is none', async () => {
  const typeOf = async (screenWidth: number) => {
    const { session } = await browsers.app.person({ userAgent: CHROME, screenWidth });
    const rows = await browsers.ownerQuery(
      `select device_type as type from device_registry where user_id = '${session.person.id}'`,
    );
    return rows[0]?.['type'];
  };
  expect(await typeOf(820)).toBe('tablet');
  expect(await typeOf(-5)).toBe('desktop');
  expect(await typeOf(390.5)).toBe('desktop');
});

test.each([
  [
    { 'x-screen-height': '900', 'x-time-zone': 'Africa/Nairobi', 'accept-language': 'en-KE,en;q=0.9' },
    { screenWidth: 1440, screenHeight: 900, timeZone: 'Africa/Nairobi', language: 'en-KE' },
  ],
  [
    { 'x-screen-height': 'tall', 'x-time-zone': 'Mars/Olympus', 'accept-language': '<script>' },
    { screenWidth: 1440, screenHeight: null, timeZone: null, language: null },
  ],
  [{}, { screenWidth: 1440, screenHeight: null, timeZone: null, language: null }],
])(
  'a device is recorded with its screen, time zone and language, nothing made up [§3 device info]: %j',
  async (headers, about) => {
    const { session, signInAgain } = await browsers.app.person({ userAgent: CHROME, screenWidth: 1440, headers });
    const recorded = () =>
      browsers.ownerQuery(
        `select user_agent, platform, metadata from device_registry where user_id = '${session.person.id}'`,
      );
    const expected = [{ user_agent: CHROME, platform: expect.any(String), metadata: about }];
    expect(await recorded()).toEqual(expected);
    await signInAgain();
    expect(await recorded()).toEqual(expected);
  },
);

test('sessions that nobody comes back to are ended, and forgotten after a month', async () => {
  const [gone, old] = [await browsers.app.person(), await browsers.app.person()];
  await browsers.ownerQuery(
    `update enhanced_sessions set last_activity = now() - interval '61 minutes' where user_id = '${gone.session.person.id}'`,
  );
  await browsers.ownerQuery(
    `update enhanced_sessions set is_active = false, terminated_at = now() - interval '31 days' where user_id = '${old.session.person.id}'`,
  );
  await browsers.ownerQuery('select forget_old_sessions()');
  expect(await browsers.factsOf(gone)).toMatchObject([
    { is_active: false, termination_reason: 'Session idle for too long' },
  ]);
  expect(await browsers.factsOf(old)).toEqual([]);
});
