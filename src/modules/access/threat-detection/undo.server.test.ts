import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CHROME, IPHONE, startBrowsers, TOKEN } from '#testing/browsers.server.ts';
import { userCommand } from '#apps/server/user-command.server.ts';
import { distrust } from '#modules/access/devices/service.server.ts';
import { inTransaction } from '#platform/database.server.ts';
import { emitterFor } from '#platform/events.server.ts';

const browsers = await startBrowsers();
afterAll(() => browsers.app.close());
type Person = Awaited<ReturnType<typeof browsers.app.person>>;
let admin: Person;
beforeAll(async () => {
  admin = await browsers.app.person();
  await browsers.app.giveRole(admin, 'admin');
});
beforeEach(() => browsers.ownerQuery('delete from rate_limits'));

const signIn = ({ email, password }: { email: string; password: string }) =>
  browsers.app
    .visitor()
    .api.identity.signIn({ email, password })
    .then(
      () => 'in',
      (error: unknown) => (error as { code: string }).code,
    );
async function lock({ email }: Person) {
  for (let times = 0; times < 5; times += 1) await signIn({ email, password: 'Wrong#2026' });
}
/** Somebody whose session was stolen: it ended, its device is distrusted, and an alert waits. */
async function robbed({ isTrusted, score } = { isTrusted: false, score: 50 }) {
  const person = await browsers.app.person({ userAgent: CHROME });
  await browsers.ownerQuery(
    `update device_registry set is_trusted = ${isTrusted}, trust_score = ${score} where user_id = '${person.session.person.id}'`,
  );
  await browsers.isSignedIn(browsers.thiefOf(person, [TOKEN], { userAgent: IPHONE }));
  const again = await browsers.elsewhere(person, { userAgent: CHROME });
  return { ...person, ...again };
}
const threatFrom = (userId: string, id: string) =>
  inTransaction(browsers.app.services.pool, { role: 'ilifa_app' }, (db) =>
    distrust(db, emitterFor(db, browsers.app.services.listeners), userId, id),
  );
const wrongCodes = (userId: string, times: number) =>
  browsers.ownerQuery(
    `insert into failed_factors (id, user_id, at)
     select gen_random_uuid(), '${userId}', '${browsers.now().toISOString()}' from generate_series(1, ${times})`,
  );
const toldTo = async ({ api }: Pick<Person, 'api'>) =>
  (await api.notifications.list({})).notices.map(({ title }) => title);
const run = (words: string) =>
  userCommand(browsers.app.services, {
    words: words.split(' '),
    ask: () => Promise.resolve(''),
    publicUrl: 'https://x',
  });
const linesOf = (action: string) =>
  browsers.ownerQuery(
    `select user_id is not null as "byPerson", resource_id as about, metadata->>'riskLevel' as level
     from security_audit_logs where action = '${action}' order by created_at`,
  );

test('an administrator opens a locked account; its person is told, and the record says who did it, as a high risk', async () => {
  const person = await browsers.app.person();
  await lock(person);
  expect(await signIn(person)).toBe('ACCOUNT_LOCKED');
  await admin.api.threats.liftLock({ email: person.email.toUpperCase() });
  expect(await signIn(person)).toBe('in');
  expect(await toldTo(person)).toContain('An administrator unlocked your account');
  expect(await linesOf('lock.lifted')).toEqual([{ byPerson: true, about: person.session.person.id, level: 'high' }]);
  await expect(admin.api.threats.liftLock({ email: person.email })).rejects.toMatchObject({ code: 'NOTHING_LOCKED' });
});

test('what only failed is not locked: nothing is opened, forgotten or told', async () => {
  const person = await browsers.app.person();
  const { id: userId } = person.session.person;
  const failures = () => browsers.ownerQuery(`select id from failed_sign_ins where email = '${person.email}'`);
  await signIn({ ...person, password: 'Wrong#2026' });
  await wrongCodes(userId, 4);
  await expect(admin.api.threats.liftLock({ email: person.email })).rejects.toMatchObject({ code: 'NOTHING_LOCKED' });
  await expect(run(`unlock ${person.email}`)).rejects.toThrow('is not locked. Nothing was changed.');
  expect(await failures()).toHaveLength(1);
  expect(await toldTo(person)).not.toContain('An administrator unlocked your account');
  await wrongCodes(userId, 1);
  await admin.api.threats.liftLock({ email: person.email });
  expect(await browsers.ownerQuery(`select id from failed_factors where user_id = '${userId}'`)).toEqual([]);
  expect(await toldTo(person)).toContain('An administrator unlocked your account');
});

test('an administrator gives a device its trust back, and deals with an alert, of somebody else', async () => {
  const person = await robbed();
  const { id: userId } = person.session.person;
  const [device] = (await admin.api.threats.devicesOf({ email: person.email })).devices.filter(
    ({ lostToThreat }) => lostToThreat,
  );
  expect(device).toMatchObject({ isTrusted: false, trustScore: 10, name: expect.stringContaining('Chrome') });
  await admin.api.threats.trustDevice({ userId, deviceId: device?.id ?? '' });
  expect((await person.api.devices.list()).find(({ id }) => id === device?.id)).toMatchObject({
    isMarked: false,
    isTrusted: false,
    trustScore: 50,
  });
  await expect(admin.api.threats.trustDevice({ userId, deviceId: device?.id ?? '' })).rejects.toMatchObject({
    code: 'NOTHING_TAKEN',
  });
  await expect(admin.api.threats.trustDevice({ userId, deviceId: 'a'.repeat(64) })).rejects.toMatchObject({
    code: 'DEVICE_NOT_FOUND',
  });
  const [alert] = (await admin.api.threats.openAlerts()).alerts.filter(
    (one) => one.person?.id === userId && one.severity === 'high',
  );
  expect(alert?.person).toMatchObject({ id: userId, email: person.email });
  await admin.api.threats.resolveAlert({ id: alert?.id ?? '' });
  expect((await person.api.securityAlerts.list()).filter(({ severity }) => severity === 'high')).toEqual([]);
  expect(await toldTo(person)).toEqual(
    expect.arrayContaining(['An administrator restored trust in your device', 'An administrator resolved your alert']),
  );
  await expect(admin.api.threats.resolveAlert({ id: alert?.id ?? '' })).rejects.toMatchObject({
    code: 'ALERT_NOT_FOUND',
  });
});

test('a device gets back what a threat took: its score and its mark, once, and never what its person took', async () => {
  const person = await robbed({ isTrusted: true, score: 95 });
  const { id: userId } = person.session.person;
  const taken = async () =>
    (await admin.api.threats.devicesOf({ email: person.email })).devices.filter(({ lostToThreat }) => lostToThreat);
  const [device] = await taken();
  expect(device).toMatchObject({ isTrusted: false, trustScore: 55 });
  const id = device?.id ?? '';
  const own = async () => (await person.api.devices.list()).find((one) => one.id === id);
  // Another threat, before anybody undid the first.
  await threatFrom(userId, id);
  expect(await own()).toMatchObject({ trustScore: 15, isMarked: false });
  await admin.api.threats.trustDevice({ userId, deviceId: id });
  expect(await own()).toMatchObject({ isMarked: true, isTrusted: true, trustScore: 95 });
  expect(await taken()).toEqual([]);

  await threatFrom(userId, id);
  await person.api.devices.trust({ id, isTrusted: false });
  await admin.api.threats.trustDevice({ userId, deviceId: id });
  expect(await own()).toMatchObject({ isMarked: false, trustScore: 95 });

  await threatFrom(userId, id);
  await person.api.devices.forget({ id });
  await expect(admin.api.threats.trustDevice({ userId, deviceId: id })).rejects.toMatchObject({
    code: 'DEVICE_NOT_FOUND',
  });
  expect(await browsers.ownerQuery(`select metadata from device_registry where device_fingerprint = '${id}'`)).toEqual([
    { metadata: { screenWidth: null, screenHeight: null, timeZone: null, language: null } },
  ]);
});

test('an operator finds the open alerts of somebody behind any number of others', async () => {
  const [person, other] = [await robbed(), await browsers.app.person()];
  await browsers.ownerQuery(
    `insert into security_alerts (id, user_id, alert_type, severity, title, description, created_at)
     select gen_random_uuid(), '${other.session.person.id}', 'system', 'low', 'x', 'x', '2026-11-22' from generate_series(1, 100)`,
  );
  const { alerts, total } = await admin.api.threats.openAlerts();
  expect(alerts).toHaveLength(100);
  expect(total).toBeGreaterThan(100);
  await run(`resolve ${person.email}`);
  expect(await person.api.securityAlerts.list()).toEqual([]);
  await browsers.ownerQuery(`delete from security_alerts where user_id = '${other.session.person.id}'`);
});

test('an alert about an address without an account names nobody, and such an address has no devices to show', async () => {
  for (let times = 0; times < 5; times += 1)
    await signIn({ email: 'nobody.there@example.com', password: 'Wrong#2026' });
  const { alerts } = await admin.api.threats.openAlerts();
  expect(alerts.some(({ person }) => person === null)).toBe(true);
  await expect(admin.api.threats.devicesOf({ email: 'nobody.there@example.com' })).rejects.toMatchObject({
    code: 'NO_ACCOUNT',
  });
});

test('nobody else undoes what was done about a threat', async () => {
  const [person, other] = [await browsers.app.person(), await browsers.app.person()];
  const { id: userId } = person.session.person;
  const { threats } = other.api;
  for (const asked of [
    () => threats.liftLock({ email: person.email }),
    () => threats.openAlerts(),
    () => threats.devicesOf({ email: person.email }),
    () => threats.trustDevice({ userId, deviceId: 'a'.repeat(64) }),
    () => threats.resolveAlert({ id: crypto.randomUUID() }),
  ])
    await expect(asked()).rejects.toMatchObject({ code: 'ADMIN_NEEDED' });
});

test('an operator does the same by words', async () => {
  const person = await robbed();
  const { email } = person;
  await expect(run(`unlock ${email}`)).rejects.toThrow(`${email} is not locked.`);
  await lock(person);
  expect(await run(`unlock ${email}`)).toEqual([`${email} can sign in again. They have been told.`]);
  expect(await signIn(person)).toBe('in');
  // A device that was only away for long lost its trust to no threat.
  await browsers.ownerQuery(
    `insert into device_registry (user_id, device_fingerprint, device_name, device_type, trust_score, last_seen_at, created_at)
     values ('${person.session.person.id}', '${'b'.repeat(64)}', 'Old', 'desktop', 30, now(), now())`,
  );
  expect(await run(`trust ${email}`)).toEqual([`Marked 1 device of ${email} as trusted again. They have been told.`]);
  expect((await person.api.devices.list()).find(({ name }) => name === 'Old')).toMatchObject({ trustScore: 30 });
  await expect(run(`trust ${email}`)).rejects.toThrow('no device that lost its trust in a security alert');
  expect((await run(`resolve ${email}`))[0]).toMatch(/^\d alerts? of .* (is|are) resolved\. They have been told\.$/);
  expect(await person.api.securityAlerts.list()).toEqual([]);
  await expect(run('unlock nobody@example.com')).rejects.toThrow('has no account here');
  expect(await linesOf('alert.resolved-for-person')).toContainEqual(
    expect.objectContaining({ byPerson: false, level: 'high' }),
  );
});
