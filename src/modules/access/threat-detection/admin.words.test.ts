import { expect, test } from 'vitest';
import { devicesInWords } from './admin.words.ts';

const LOST = { lostToThreat: true };
const KEPT = { lostToThreat: false };

test.each([
  [[], 'Nomsa has no known devices.'],
  [[KEPT], 'Nomsa has one device. A security alert has not affected it.'],
  [[LOST], 'Nomsa has one device. It is no longer trusted after a security alert.'],
  [[KEPT, KEPT], 'Nomsa has 2 devices. No security alert has affected any of them.'],
  [[LOST, KEPT], 'Nomsa has 2 devices. One device is no longer trusted after a security alert.'],
  [[LOST, LOST, KEPT], 'Nomsa has 3 devices. 2 devices are no longer trusted after a security alert.'],
])('the devices %j read: %s', (devices, sentence) => {
  expect(devicesInWords('Nomsa', devices)).toBe(sentence);
});
