import { expect, test } from 'vitest';
import { isOutside, lookupOutside } from './outside.server.ts';

test.each([
  ['8.8.8.8', true],
  ['142.250.185.10', true],
  ['2a00:1450:4001:830::200a', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['172.15.0.1', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['2001::1', false],
])('%s is outside: %s', (address, is) => {
  expect(isOutside(address)).toBe(is);
});

test('a name that leads to this machine is not called', async () => {
  const error = await new Promise((resolve) => lookupOutside('localhost', { all: true }, resolve));
  expect(String(error)).toContain('leads to no address outside');
});
