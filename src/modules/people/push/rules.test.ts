import { expect, test } from 'vitest';
import { isPushEndpoint, KEPT_SECONDS, outcomeOf } from './rules.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:APA91b-x_y', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/gAAAAA', true],
  ['https://web.push.apple.com/QGx', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=BQYA%2bx%3d', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evilfcm.googleapis.com/x', false],
  ['https://push.apple.com/x', false],
  ['https://evilpush.apple.com/x', false],
  ['https://evil.example/?x=https://fcm.googleapis.com/', false],
  ['https://evil.example\\@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com\\@evil.example/x', false],
  ['https://fcm.googleapis.com/x\nhost: evil', false],
  ['https://FCM.googleapis.com/x', false],
  ['https://127.0.0.1/x', false],
  ['https://[::1]/x', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://localhost/x', false],
  ['https://fcm.googleapis.com/', true],
  ['https://fcm.googleapis.com/x?a=1&b=%20', true],
  ['https://fcm.googleapis.com/x?a b', false],
  ['https://fcm.googleapis.com/x#y', false],
  ['https://fcm.googleapis.com/x y', false],
  [' https://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com./x', false],
  ['https://a.b.push.apple.com/x', true],
  ['https://notify.windows.com/x', false],
  ['https://x.fcm.googleapis.com/x', false],
  ['file:///etc/passwd', false],
  ['', false],
])('%s takes messages: %s', (endpoint, takes) => {
  expect(isPushEndpoint(endpoint, [])).toBe(takes);
});

test.each([
  ['https://push.example/x', true],
  ['https://push.example.evil/x', false],
  ['https://push.example', false],
  ['https://push.example:444/x', false],
  ['https://push.example/x\r\ny', false],
  ['https://push.example/', true],
  ['https://push.example/x?a=1', true],
  ['https://push.example/<x>', false],
  ['https://push.example/x#y', false],
])('where the operator named https://push.example, %s does: %s', (endpoint, takes) => {
  expect(isPushEndpoint(endpoint, ['https://push.example'])).toBe(takes);
});

test.each([
  [199, 'lost'],
  [200, 'sent'],
  [201, 'sent'],
  [299, 'sent'],
  [300, 'lost'],
  [307, 'lost'],
  [403, 'lost'],
  [405, 'lost'],
  [409, 'lost'],
  [411, 'lost'],
  [404, 'gone'],
  [410, 'gone'],
  [413, 'lost'],
  [429, 'lost'],
  [500, 'lost'],
  [0, 'lost'],
])('an answer of %i: %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome);
});

test('any of the origins that the operator named will do', () => {
  expect(isPushEndpoint('https://two.example/x', ['https://one.example', 'https://two.example'])).toBe(true);
});

test('a service keeps a message for a day', () => expect(KEPT_SECONDS).toBe(86_400));

test('an origin that the operator named may be an address with brackets', () => {
  expect(isPushEndpoint('https://[::1]:8443/x', ['https://[::1]:8443'])).toBe(true);
});
