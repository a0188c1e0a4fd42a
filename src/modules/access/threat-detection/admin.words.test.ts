import { expect, test } from 'vitest';
import { devicesInWords } from './admin.words.ts';

const LOST = { lostToThreat: true };
const KEPT = { lostToThreat: false };

test.each([
  [[], 'Nomsa has signed in on no device that is known.'],
  [[KEPT], 'Nomsa has one device. No threat took the trust from it.'],
  [[LOST], 'Nomsa has one device. A threat took the trust from it.'],
  [[KEPT, KEPT], 'Nomsa has 2 devices. No threat took the trust from any.'],
  [[LOST, KEPT], 'Nomsa has 2 devices. A threat took the trust from one.'],
  [[LOST, LOST, KEPT], 'Nomsa has 3 devices. A threat took the trust from 2.'],
])('the devices %j read: %s', (devices, sentence) => {
  expect(devicesInWords('Nomsa', devices)).toBe(sentence);
});
