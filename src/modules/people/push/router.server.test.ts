import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { newsroom } from '#testing/notices.server.ts';
import { testBrowser, testPushService } from '#testing/push.server.ts';

// The clock moves by hand; sessions last an hour of rest.
let now = new Date('2026-11-21T10:00:00Z');
let app: Awaited<ReturnType<typeof startTestApp>>;
let pushes: Awaited<ReturnType<typeof testPushService>>;
let news: ReturnType<typeof newsroom>['news'];
let post: ReturnType<typeof newsroom>['post'];
beforeAll(async () => {
  pushes = await testPushService();
  app = await startTestApp({ now: () => now, pushServices: [pushes.origin] });
  ({ news, post } = newsroom(app));
});
afterAll(async () => {
  await app.close();
  await pushes.close();
});
beforeEach(() => {
  pushes.got.length = 0;
  pushes.service.answer = () => 201;
});

/** Somebody who has switched messages on in this browser. */
async function pushed() {
  const person = await app.person();
  const browser = testBrowser(pushes.origin);
  await person.api.push.subscribe(browser.address);
  // The news of that itself is a matter of its own test.
  await app.owner.query('delete from user_notifications where user_id = $1', [person.session.person.id]);
  const path = new URL(browser.address.endpoint).pathname;
  const read = () => pushes.got.filter((one) => one.path === path).map(({ body }) => browser.read(body));
  return { ...person, browser, path, read };
}

const deliveriesOf = async ({ api }: Awaited<ReturnType<typeof pushed>>) =>
  (await api.notifications.deliveries()).map(({ channel, state }) => `${channel} ${state}`).toSorted();

test('news comes sealed, so that only the browser reads it, once', async () => {
  const person = await pushed();
  await news([person], { type: 'transaction', title: '“march.csv” was imported', message: 'R 1 234.50 in all.' });
  await post();
  await post();
  const [notice] = (await person.api.notifications.list({})).notices;
  expect(person.read()).toEqual([
    { title: '“march.csv” was imported', body: 'Transactions', path: `/app/notifications/${notice?.id}` },
  ]);
  const [one] = pushes.got;
  expect(one?.body.toString('latin1')).not.toContain('march');
  expect(one?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    urgency: 'normal',
    topic: notice?.id.replaceAll('-', ''),
  });
  expect(await deliveriesOf(person)).toEqual(['push sent']);
});

test('it is signed by the key that the browser was given, and by the same in every process', async () => {
  const beside = await startTestApp({ now: () => now, beside: app, pushServices: [pushes.origin] });
  const person = await pushed();
  const { publicKey } = await person.api.push.standing();
  const other = beside.visitor();
  for (const [name, value] of person.cookies) other.cookies.set(name, value);
  expect((await other.api.push.standing()).publicKey).toBe(publicKey);
  await beside.close();
  await news([person], { type: 'goal' });
  await post();
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(pushes.got[0]?.headers['authorization'])) ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const [head, claims = '', signature = ''] = token.split('.');
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: pushes.origin });
  const { rows } = await app.owner.query<{ sealed: string }>('select sealed from push_keys');
  expect(rows).toEqual([{ sealed: expect.stringMatching(/^v\d+\./) as string }]);
});

test('each goes once, however many processes send, and to whom it is about', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => pushed()));
  await news(people, { type: 'system', title: 'Somebody joined' });
  await Promise.all(Array.from({ length: 6 }, () => post()));
  for (const person of people) expect(person.read()).toHaveLength(1);
});

test('what waits for the end of quiet hours comes as one; what is critical comes at once, and by e-mail too', async () => {
  now = new Date('2026-12-01T21:00:00Z');
  const person = await pushed();
  const quietHours = { from: '22:00', until: '07:00', timeZone: 'Africa/Johannesburg' };
  await person.api.notifications.saveWishes({ quietHours });
  for (const title of ['One', 'Two']) await news([person], { type: 'goal', title });
  await news([person], { type: 'security', severity: 'critical', title: 'Now' });
  await post();
  expect(person.read()).toMatchObject([{ title: 'Now' }]);
  expect(pushes.got[0]?.headers['urgency']).toBe('high');
  now = new Date('2026-12-02T05:00:00Z');
  await post();
  expect(person.read().slice(1)).toEqual([{ title: '2 notifications', body: 'Goals', path: '/app/notifications' }]);
  await person.signInAgain();
  expect(await deliveriesOf(person)).toEqual(['email sent', 'push sent', 'push sent', 'push sent']);
});

test('what is switched off does not come, neither what is told nor what waits', async () => {
  const person = await pushed();
  await news([person], { type: 'goal', title: 'Waits' });
  await person.api.notifications.saveWishes({ choices: [{ type: 'goal', channel: 'push', isOn: false }] });
  await news([person], { type: 'goal', title: 'Muted' });
  await post();
  expect(person.read()).toEqual([]);
  expect(await deliveriesOf(person)).toEqual(['push unneeded']);
});

test.each([404, 410])('a browser that is gone (%i) is forgotten, and another one still told', async (status) => {
  const person = await pushed();
  const second = testBrowser(pushes.origin);
  await app.owner.query(
    `insert into push_subscriptions (id, user_id, endpoint, p256dh, auth, device_fingerprint, name, created_at)
     values (gen_random_uuid(), $1, $2, $3, $4, 'another', 'Phone', now())`,
    [person.session.person.id, second.address.endpoint, second.address.p256dh, second.address.auth],
  );
  pushes.service.answer = (path) => (path === person.path ? status : 201);
  await news([person], { type: 'goal' });
  await post();
  expect(pushes.got).toHaveLength(1);
  const { browsers } = await person.api.push.standing();
  expect(browsers.map(({ name }) => name)).toEqual(['Phone']);
});

test('what a service does not take is tried again for a day; where it leads elsewhere, nobody follows', async () => {
  const person = await pushed();
  pushes.service.answer = () => 307;
  await news([person], { type: 'goal' });
  await post();
  expect(pushes.got).toEqual([]);
  expect(await deliveriesOf(person)).toEqual(['push waiting']);
  await post();
  pushes.service.answer = () => 503;
  now = new Date(now.getTime() + 86_400_000);
  await post();
  await person.signInAgain();
  expect(await deliveriesOf(person)).toEqual(['push missed']);
});

test.each([
  'http://127.0.0.1:1/x',
  'https://127.0.0.1/x',
  'https://evil.example/fcm.googleapis.com',
  'https://fcm.googleapis.com@evil.example/',
  'https://169.254.169.254/latest',
])('%s is no service of push, so it is refused and never called', async (endpoint) => {
  const { api } = await app.person();
  await expect(api.push.subscribe({ ...testBrowser().address, endpoint })).rejects.toMatchObject({
    code: 'NOT_A_PUSH_SERVICE',
  });
  expect((await api.push.standing()).browsers).toEqual([]);
});

test('a key that is on no curve is refused, and nothing is kept', async () => {
  const { api } = await app.person();
  const refused = api.push.subscribe({ ...testBrowser().address, p256dh: `B${'A'.repeat(86)}` });
  await expect(refused).rejects.toMatchObject({ code: 'NO_SEAL', status: 400 });
  expect((await api.push.standing()).browsers).toEqual([]);
});

test('a key that no message can be sealed with is forgotten, and keeps nobody waiting', async () => {
  const [person, other] = [await pushed(), await pushed()];
  await app.owner.query('update push_subscriptions set p256dh = $2 where user_id = $1', [
    person.session.person.id,
    `B${'A'.repeat(86)}`,
  ]);
  await news([person], { type: 'goal' });
  await news([other], { type: 'goal', title: 'Behind it' });
  await post();
  expect(other.read()).toMatchObject([{ title: 'Behind it' }]);
  expect(await deliveriesOf(person)).toEqual(['push unneeded']);
  expect((await person.api.push.standing()).browsers).toEqual([]);
});

test('that messages were switched on is told once, in the app and by e-mail', async () => {
  const { api, email } = await app.person();
  await api.push.subscribe(testBrowser(pushes.origin).address);
  await post();
  expect((await api.notifications.list({})).notices).toMatchObject([
    { type: 'security', title: expect.stringMatching(/^Notifications turned on in \S/) as string },
  ]);
  expect(
    app.sentEmails.filter(({ to, text }) => to === email && text.includes('Notifications turned on in')),
  ).toHaveLength(1);
});

test('a browser belongs to who switched messages on in it last', async () => {
  const [first, second] = [await pushed(), await app.person()];
  await second.api.push.subscribe(first.browser.address);
  expect((await first.api.push.standing()).browsers).toEqual([]);
  await news([first], { type: 'goal' });
  await post();
  expect(pushes.got).toEqual([]);
});

test('each person sees and takes away their own browsers alone', async () => {
  const [person, other] = [await pushed(), await pushed()];
  const [browser] = (await person.api.push.standing()).browsers;
  expect(browser).toMatchObject({ isHere: true });
  await other.api.push.unsubscribe({ id: browser?.id ?? '' });
  expect((await person.api.push.standing()).browsers).toHaveLength(1);
  await person.api.push.unsubscribe({ id: browser?.id ?? '' });
  expect((await person.api.push.standing()).browsers).toEqual([]);
});

test('on a device that is forgotten nothing is shown any more', async () => {
  const person = await pushed();
  const [device] = await person.api.devices.list();
  const elsewhere = app.visitor({ userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' });
  await elsewhere.api.identity.signIn({ email: person.email, password: person.password });
  await elsewhere.api.devices.forget({ id: device?.id ?? '' });
  expect((await elsewhere.api.push.standing()).browsers).toEqual([]);
});

test('ten browsers are told, and the oldest makes room', async () => {
  const { api, session } = await app.person();
  await app.owner.query(
    `insert into push_subscriptions (id, user_id, endpoint, p256dh, auth, device_fingerprint, name, created_at)
     select gen_random_uuid(), $1, 'https://fcm.googleapis.com/' || gen_random_uuid(), '', '', n::text, n::text, $2::timestamptz - n * interval '1 day'
     from generate_series(1, 10) n`,
    [session.person.id, now],
  );
  await api.push.subscribe(testBrowser(pushes.origin).address);
  const names = (await api.push.standing()).browsers.map(({ name }) => name);
  expect([names.length, names.includes('1'), names.includes('10')]).toEqual([10, true, false]);
});
