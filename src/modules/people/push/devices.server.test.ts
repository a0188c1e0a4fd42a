import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { testBrowser } from '#testing/push.server.ts';

// The clock moves by hand; sessions last an hour of rest.
let now = new Date('2026-11-21T10:00:00Z');
let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.close());

/** Somebody who has switched messages on in this browser. */
async function pushed() {
  const person = await app.person();
  await person.api.push.subscribe(testBrowser().address);
  return person;
}

/** The names of the browsers that a person is told in. */
const namesOf = async ({ session }: Awaited<ReturnType<typeof app.person>>) => {
  const text = 'select name from push_subscriptions where user_id = $1 order by name';
  const { rows } = await app.owner.query<{ name: string }>(text, [session.person.id]);
  return rows.map(({ name }) => name);
};

/** Somebody who is told in two browsers, and what a third party would see of it: `there` is Firefox. */
async function pushedTwice() {
  const here = await pushed();
  const there = app.visitor({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' });
  await there.api.identity.signIn({ email: here.email, password: here.password });
  await there.api.push.subscribe(testBrowser().address);
  expect(await namesOf(here)).toHaveLength(2);
  return { here, there };
}

test('who signs out is told nothing there any more, and still where they did not', async () => {
  const { here, there } = await pushedTwice();
  await here.api.identity.signOut();
  expect(await namesOf(here)).toEqual(['Firefox on Windows']);
  await there.api.identity.signOut();
  expect(await namesOf(here)).toEqual([]);
});

test('who ends all other sessions, or one, is told nothing where they were', async () => {
  const { here, there } = await pushedTwice();
  const [mine] = (await here.api.push.standing()).browsers.filter(({ isHere }) => isHere);
  await here.api.sessions.endOthers();
  expect((await here.api.push.standing()).browsers).toEqual([mine]);
  await there.api.identity.signIn({ email: here.email, password: here.password });
  await there.api.push.subscribe(testBrowser().address);
  const other = (await here.api.sessions.list()).find(({ isCurrent }) => !isCurrent);
  await here.api.sessions.end({ sessionId: other?.id ?? '' });
  expect((await here.api.push.standing()).browsers).toEqual([mine]);
});

test('another password ends messages everywhere, here too', async () => {
  const { here } = await pushedTwice();
  await here.api.credentials.changePassword({ current: here.password, password: 'Another#Way2Go' });
  expect(await namesOf(here)).toEqual([]);
});

test('a device that is trusted no longer shows nothing', async () => {
  const { here } = await pushedTwice();
  const device = (await here.api.devices.list()).find(({ isCurrent }) => !isCurrent);
  await here.api.devices.trust({ id: device?.id ?? '', isTrusted: false });
  expect(await namesOf(here)).not.toContain('Firefox on Windows');
});

test('a session that rested too long takes no messages away', async () => {
  const person = await pushed();
  now = new Date(now.getTime() + 2 * 3_600_000);
  await expect(person.api.push.standing()).rejects.toMatchObject({ status: 401 });
  expect(await namesOf(person)).toHaveLength(1);
});
