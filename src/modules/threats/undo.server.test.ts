import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CHROME, IPHONE, startBrowsers, TOKEN } from '#apps/server/test-browsers.server.ts';
import { userCommand } from '#apps/server/user-command.server.ts';

let browsers: Awaited<ReturnType<typeof startBrowsers>>;
type Person = Awaited<ReturnType<typeof browsers.app.person>>;
let admin: Person;
beforeAll(async () => {
  browsers = await startBrowsers();
  admin = await browsers.app.person();
  await browsers.app.owner.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [
    admin.session.person.id,
  ]);
});
afterAll(() => browsers.app.close());
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
async function robbed() {
  const person = await browsers.app.person({ userAgent: CHROME });
  await browsers.isSignedIn(browsers.thiefOf(person, [TOKEN], { userAgent: IPHONE }));
  const again = await browsers.elsewhere(person, { userAgent: CHROME });
  return { ...person, ...again };
}
const toldTo = async ({ api }: Pick<Person, 'api'>) =>
  (await api.notifications.list({})).notices.map(({ title }) => title);
const run = (words: string) =>
  userCommand(browsers.app.ground, { words: words.split(' '), ask: () => Promise.resolve(''), publicUrl: 'https://x' });
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
  expect(await toldTo(person)).toContain('An administrator opened your account again');
  expect(await linesOf('lock.lifted')).toEqual([{ byPerson: true, about: person.session.person.id, level: 'high' }]);
  await expect(admin.api.threats.liftLock({ email: person.email })).rejects.toMatchObject({ code: 'NOTHING_LOCKED' });
});

test('an administrator trusts a device again, and deals with an alert, of somebody else', async () => {
  const person = await robbed();
  const { id: userId } = person.session.person;
  const [device] = (await admin.api.threats.devicesOf({ userId })).filter(({ trustScore }) => trustScore === 10);
  expect(device).toMatchObject({ isTrusted: false, name: expect.stringContaining('Chrome') });
  await admin.api.threats.trustDevice({ userId, deviceId: device?.id ?? '' });
  expect((await person.api.devices.list()).find(({ id }) => id === device?.id)).toMatchObject({
    isMarked: true,
    trustScore: 50,
  });
  const [alert] = (await admin.api.threats.openAlerts()).filter(
    (one) => one.userId === userId && one.severity === 'high',
  );
  await admin.api.threats.resolveAlert({ id: alert?.id ?? '' });
  expect((await person.api.securityAlerts.list()).filter(({ severity }) => severity === 'high')).toEqual([]);
  expect(await toldTo(person)).toEqual(
    expect.arrayContaining([
      'An administrator trusts a device of yours again',
      'An administrator dealt with an alert of yours',
    ]),
  );
  await expect(admin.api.threats.resolveAlert({ id: alert?.id ?? '' })).rejects.toMatchObject({
    code: 'ALERT_NOT_FOUND',
  });
});

test('nobody else undoes what was done about a threat', async () => {
  const [person, other] = [await browsers.app.person(), await browsers.app.person()];
  const { id: userId } = person.session.person;
  const { threats } = other.api;
  for (const asked of [
    () => threats.liftLock({ email: person.email }),
    () => threats.openAlerts(),
    () => threats.devicesOf({ userId }),
    () => threats.trustDevice({ userId, deviceId: 'a'.repeat(64) }),
    () => threats.resolveAlert({ id: crypto.randomUUID() }),
  ])
    await expect(asked()).rejects.toMatchObject({ code: 'ADMIN_NEEDED' });
});

test('an operator does the same by words', async () => {
  const person = await robbed();
  const { email } = person;
  await expect(run(`unlock ${email}`)).rejects.toThrow(`Nothing failed at ${email} within the hour.`);
  await lock(person);
  expect(await run(`unlock ${email}`)).toEqual([`${email} can sign in again. They have been told.`]);
  expect(await signIn(person)).toBe('in');
  expect(await run(`trust ${email}`)).toEqual([`1 device of ${email} is trusted again. They have been told.`]);
  await expect(run(`trust ${email}`)).rejects.toThrow('no device that lost its trust');
  expect((await run(`resolve ${email}`))[0]).toMatch(/^\d alerts? of .* (is|are) dealt with\. They have been told\.$/);
  expect(await person.api.securityAlerts.list()).toEqual([]);
  await expect(run('unlock nobody@example.com')).rejects.toThrow('has no account here');
  expect(await linesOf('alert.resolved-for-person')).toContainEqual(
    expect.objectContaining({ byPerson: false, level: 'high' }),
  );
});
