import { expect, test } from 'vitest';
import { devicesInWords } from './admin.words.ts';

const LOST = { lostToThreat: true };
const KEPT = { lostToThreat: false };

test.each([
  [[], 'Nomsa has no known devices.'],
  [[KEPT], 'Nomsa has one device. It did not lose trust to a threat.'],
  [[LOST], 'Nomsa has one device. It lost trust to a threat.'],
  [[KEPT, KEPT], 'Nomsa has 2 devices. None lost trust to a threat.'],
  [[LOST, KEPT], 'Nomsa has 2 devices. One lost trust to a threat.'],
  [[LOST, LOST, KEPT], 'Nomsa has 3 devices. 2 lost trust to a threat.'],
])('the devices %j read: %s', (devices, sentence) => {
  expect(devicesInWords('Nomsa', devices)).toBe(sentence);
});
