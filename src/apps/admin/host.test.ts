import { expect, test } from 'vitest';
import { isAdminHost } from './host.ts';

test.each([
  ['admin.localhost', '5173'],
  ['localhost', '5174'],
  ['127.0.0.1', '5174'],
  ['admin.example.org', ''],
  ['admin.ilifa.co.za', ''],
])('%s:%s is the administrators’ host', (hostname, port) => {
  expect(isAdminHost({ hostname, port })).toBe(true);
});

test.each([
  ['localhost', '5173'],
  ['example.org', ''],
  ['www.admin.example.org', ''],
  ['admin', ''],
  ['adminexample.org', ''],
])('%s:%s is not', (hostname, port) => {
  expect(isAdminHost({ hostname, port })).toBe(false);
});
