import { afterAll, beforeEach, expect, test } from 'vitest';
import { startBrowsers } from '#testing/browsers.server.ts';

const [ZA, KE, NG] = ['41.0.0.1', '196.201.214.200', '105.112.0.1'];

const browsers = await startBrowsers();
afterAll(() => browsers.app.close());
beforeEach(() => browsers.ownerQuery('delete from rate_limits'));

type Person = Awaited<ReturnType<typeof browsers.app.person>>;
const isSeen = async (threat: string, { session }: Person) => {
  const rows = await browsers.ownerQuery(
    `select 1 from security_audit_logs where chain_id = '${session.person.id}'
     and action = 'THREAT_DETECTED' and metadata->>'threat' = '${threat}'`,
  );
  return rows.length > 0;
};
const SECOND = 1 / 60;

test.each([
  [60, false],
  [59, true],
])('fifty actions and one more %d seconds later are a threat: %s [§9 threat thresholds]', async (seconds, is) => {
  const person = await browsers.app.person();
  const act = (times: number) =>
    Promise.all(Array.from({ length: times }, () => person.api.preferences.save({ timezone: 'Africa/Nairobi' })));
  await act(50);
  browsers.minutesLater(seconds * SECOND);
  await act(1);
  expect(await isSeen('rapid_requests', person)).toBe(is);
});

test.each([
  [60, []],
  [59, ['Someone is guessing your password']],
])('four wrong passwords and one more %d minutes later raise %j [§9 threat thresholds]', async (minutes, raised) => {
  const person = await browsers.app.person();
  const guess = () =>
    browsers.app
      .visitor({ ipAddress: '8.8.8.8' })
      .api.identity.signIn({ email: person.email, password: 'Wrong#2026' })
      .catch(() => undefined);
  for (let times = 0; times < 4; times += 1) await guess();
  browsers.minutesLater(minutes);
  await guess();
  const alerts = await browsers.ownerQuery(
    `select title from security_alerts where user_id = '${person.session.person.id}'`,
  );
  expect(alerts.map(({ title }) => title)).toEqual(raised);
});

test.each([
  [24, false],
  [23.9, true],
])('a third country %d hours after the first is a threat: %s [§9 threat thresholds]', async (hours, is) => {
  const person = await browsers.app.person({ ipAddress: ZA });
  browsers.minutesLater(120);
  await browsers.elsewhere(person, { ipAddress: KE });
  expect(await isSeen('geographic_anomaly', person)).toBe(false);
  browsers.minutesLater((hours - 2) * 60);
  await browsers.elsewhere(person, { ipAddress: NG });
  expect(await isSeen('geographic_anomaly', person)).toBe(is);
});

test.each([
  [24, false],
  [23.9, true],
])('a fourth browser %d hours after the first is a threat: %s [§9 threat thresholds]', async (hours, is) => {
  const person = await browsers.app.person({ userAgent: 'one' });
  browsers.minutesLater(60);
  for (const userAgent of ['two', 'three']) await browsers.elsewhere(person, { userAgent });
  expect(await isSeen('multiple_devices', person)).toBe(false);
  browsers.minutesLater((hours - 1) * 60);
  await browsers.elsewhere(person, { userAgent: 'four' });
  expect(await isSeen('multiple_devices', person)).toBe(is);
});
