import { expect, test } from 'vitest';
import { contractOf } from './terms-text.ts';

const COMPANY = { company: 'Example (Pty) Ltd, registration 2026/000001/07', governingLaw: 'South Africa' };

test('the terms name the company and its law once both are set', () => {
  expect(contractOf(COMPANY)).toEqual([
    'You agree these terms with Example (Pty) Ltd, registration 2026/000001/07. The law and the courts of South Africa apply.',
  ]);
});

test.each([{ company: null }, { governingLaw: null }])(
  'the terms say what is not set, and how to learn it: %o',
  (unset) => {
    expect(contractOf({ ...COMPANY, ...unset }).join(' ')).toMatch(
      /^This page does not name .*Ask us .* before you pay/,
    );
  },
);
