import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOfExtension, plainAddress } from './policy-violation.ts';

const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

test.each([
  ['inline', 'inline'],
  ['', ''],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['data', 'data'],
  ['https://evil.example/x.js?who=a@b.example#t', 'https://evil.example/x.js'],
  [`https://ilifa.example/app/imports/${ID}/rows`, 'https://ilifa.example/app/imports/…/rows'],
  ['https://ilifa.example/a/someone@b.example', 'https://ilifa.example/a/…'],
  [`/auth/verify/${'x'.repeat(40)}?token=1`, '/auth/verify/…'],
  ['data:text/html,<b>balance 12</b>', 'data'],
  ['wss://evil.example/', 'wss://evil.example/'],
  ['https://user:pass@evil.example/x', 'https://evil.example/x'],
  ['HTTPS://Evil.example/X', 'HTTPS://Evil.example/X'],
  ['see https://evil.example/x?a', 'see https://evil.example/x'],
  [`/app/${ID.toUpperCase()}`, '/app/…'],
  [`/app/x${ID}`, `/app/x${ID}`],
  [`/app/${ID.slice(0, -2)}zz`, `/app/${ID.slice(0, -2)}zz`],
  [`/app/${'x'.repeat(39)}`, `/app/${'x'.repeat(39)}`],
  ['/a/b@c.example/d', '/a/…/d'],
  ['/a?x\ny', '/a'],
  ['blob:https://ilifa.example/1', 'blob'],
  ['1data:x', '1data:x'],
])('%s is told as %s', (address, told) => {
  expect(plainAddress(address)).toBe(told);
});

const site = fc.constantFrom(
  'https://ilifa.example/',
  'http://127.0.0.1:8080',
  'blob:https://a/',
  'data:',
  'wss://b.example',
  '',
);

test('whatever the address, nothing behind ? or # is told', () => {
  fc.assert(
    fc.property(
      site,
      fc.string(),
      fc.constantFrom('?', '#', '?#', '%3F?'),
      fc.string(),
      (before, path, mark, after) => {
        expect(plainAddress(`${before}${path}${mark}${after}`)).not.toMatch(/[?#]/);
      },
    ),
  );
});

test.each([
  ['chrome-extension://abc/x.js', '', true],
  ['moz-extension', '', true],
  ['inline', 'safari-web-extension://abc/x.js', true],
  ['inline', 'https://ilifa.example/assets/a.js', false],
  ['https://evil.example/x-extension.js', '', false],
  ['Chrome-Extension://abc', '', true],
  ['chrome-extensions', '', false],
  ['my.chrome-extension', '', false],
])('what %s of %s breaks is an extension’s: %s', (blocked, source, isTheirs) => {
  expect(isOfExtension({ blocked, source })).toBe(isTheirs);
});
