import { afterAll, expect, test } from 'vitest';
import { CHROME, IPHONE, startBrowsers } from '#testing/browsers.server.ts';

const browsers = await startBrowsers();
afterAll(() => browsers.app.close());

test('a person sees the devices they signed in on, each with a trust of 50 to begin with, and no others [§9 device trust]', async () => {
  const person = await browsers.app.person({ userAgent: CHROME });
  await browsers.app.person({ userAgent: CHROME });
  browsers.minutesLater(1);
  const phone = await browsers.elsewhere(person, { userAgent: IPHONE });
  expect(await phone.api.devices.list()).toEqual([
    expect.objectContaining({
      name: 'Safari on iPhone',
      type: 'mobile',
      isCurrent: true,
      isTrusted: false,
      trustScore: 50,
    }),
    expect.objectContaining({ name: 'Chrome on Linux', isCurrent: false, trustScore: 50, isStale: false }),
  ]);
});

test('a device is trusted once its person says so and it was used often enough [§4 device trust]', async () => {
  const person = await browsers.app.person({ userAgent: CHROME });
  const [device] = await person.api.devices.list();
  const id = device?.id ?? '';
  expect(await person.api.devices.trust({ id, isTrusted: true })).toMatchObject({ isMarked: true, isTrusted: false });
  for (let times = 0; times < 3; times += 1) await person.signInAgain();
  expect(await person.api.devices.list()).toEqual([expect.objectContaining({ trustScore: 65, isTrusted: true })]);
  expect(await person.api.devices.trust({ id, isTrusted: false })).toMatchObject({ isTrusted: false });
});

test('forgetting a device ends what is open on it, and signing in there again is from a new one', async () => {
  const person = await browsers.app.person({ userAgent: CHROME });
  const phone = await browsers.elsewhere(person, { userAgent: IPHONE });
  const [here, there] = (await person.api.devices.list()).toSorted((a) => (a.isCurrent ? -1 : 1));
  await expect(person.api.devices.forget({ id: here?.id ?? '' })).rejects.toMatchObject({ code: 'DEVICE_IN_USE' });
  await person.api.devices.trust({ id: there?.id ?? '', isTrusted: true });
  await person.api.devices.forget({ id: there?.id ?? '' });
  expect(await browsers.isSignedIn(phone)).toBe(false);
  expect(await browsers.isSignedIn(person)).toBe(true);
  expect(await person.api.devices.list()).toHaveLength(1);
  await phone.api.identity.signIn(person);
  expect(await phone.api.devices.list()).toContainEqual(
    expect.objectContaining({ id: there?.id, isMarked: false, isCurrent: true }),
  );
});

test("nobody trusts or forgets a device of somebody else's", async () => {
  const person = await browsers.app.person({ userAgent: CHROME });
  const stranger = await browsers.app.person({ userAgent: IPHONE });
  const [theirs] = await person.api.devices.list();
  const id = theirs?.id ?? '';
  await expect(stranger.api.devices.trust({ id, isTrusted: true })).rejects.toMatchObject({ code: 'DEVICE_NOT_FOUND' });
  await expect(stranger.api.devices.forget({ id })).rejects.toMatchObject({ code: 'DEVICE_NOT_FOUND' });
  expect(await person.api.devices.list()).toEqual([expect.objectContaining({ id, isMarked: false })]);
});
