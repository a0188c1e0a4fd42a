import { expect, test } from 'vitest';
import { ORIGIN_MARK } from './origin-mark.ts';
import { STRICTER_POLICY } from './stricter-policy.ts';

const sourcesOf = (directive: string) =>
  STRICTER_POLICY.replaceAll(ORIGIN_MARK, 'https://ilifa.example')
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

test.each([
  ['default-src', ["'none'"]],
  ['script-src', ['https://ilifa.example/assets/']],
  [
    'connect-src',
    [
      'https://ilifa.example/rpc/',
      'https://ilifa.example/api/logs',
      'https://ilifa.example/healthz',
      'https://ilifa.example/robots.txt',
    ],
  ],
  ['worker-src', ['https://ilifa.example/push-worker.js', 'https://ilifa.example/pdf-worker.js']],
  ['form-action', ["'none'"]],
  ['base-uri', ["'none'"]],
])('§4 Page security, second stage: %s is %j', (directive, sources) => {
  expect(sourcesOf(directive)).toEqual(sources);
});

test('it names no whole host, no wildcard and nothing unsafe', () => {
  for (const source of STRICTER_POLICY.replaceAll(ORIGIN_MARK, 'https://ilifa.example').split(/[ ;]+/)) {
    expect(source).not.toMatch(/unsafe|\*|'self'/);
    if (source.startsWith('https:')) expect(new URL(source).pathname).not.toBe('/');
  }
});
