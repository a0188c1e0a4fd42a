import { expect, test } from 'vitest';
import { isReachedByName, ownOrigin } from './own-origin.server.ts';

test.each([
  ['127.0.0.1', 'http://localhost:5173', true],
  ['localhost', 'http://localhost:5173', true],
  ['0.0.0.0', 'http://localhost:5173', true],
  ['::', 'http://localhost:5173', true],
  ['0:0:0:0:0:0:0:0', 'http://localhost:5173', true],
  ['::1', 'http://[::1]:5173', false],
  ['0:0:0:0:0:0:0:1', 'http://[::1]:5173', false],
  ['127.0.0.2', 'http://127.0.0.2:5173', false],
  ['192.168.1.5', 'http://192.168.1.5:5173', false],
  ['fe80::1', 'http://[fe80::1]:5173', false],
  ['ledger.example', 'http://ledger.example:5173', false],
])('listening on %s, one is reached at %s', (host, origin, byName) => {
  expect(ownOrigin(host, 5173)).toBe(origin);
  expect(isReachedByName(host)).toBe(byName);
});
