import type { HttpBindings } from '@hono/node-server';
import { expect, test } from 'vitest';
import { addressOf } from './hosts.server.ts';

const env = { incoming: { socket: { remoteAddress: '10.0.0.2' } } } as HttpBindings;

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:51234', '2001:db8::1'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['unknown', null],
  ['_hidden', null],
  ['', null],
  ['203.0.113.7:', null],
  ['203.0.113.7.1', null],
])('of a visitor whom the proxy calls %j the address is %j', (written, address) => {
  expect(addressOf(env, written, 1)).toBe(address);
  expect(addressOf(env, `198.51.100.9, ${written}`, 1)).toBe(address);
});

test.each([
  [0, '203.0.113.7', '10.0.0.2'],
  [1, undefined, null],
  [2, '203.0.113.7', null],
  [2, '198.51.100.9, 203.0.113.7, 10.0.0.3', '203.0.113.7'],
])('behind %i proxies, the list %s is read as %s', (trusted, list, address) => {
  expect(addressOf(env, list, trusted)).toBe(address);
});
