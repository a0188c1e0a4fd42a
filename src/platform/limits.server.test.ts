import { expect, test } from 'vitest';
import { networkOf } from './limits.server.ts';

test.each([
  ['196.1.1.1', '196.1.1.1'],
  ['::ffff:196.1.1.1', '196.1.1.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:0:0:0:9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::ffff:c401:101', '196.1.1.1'],
  ['0:0:0:0:0:FFFF:C401:0101', '196.1.1.1'],
  ['64:ff9b::c401:101', '64:ff9b:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
