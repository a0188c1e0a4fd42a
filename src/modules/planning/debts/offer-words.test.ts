import { expect, test } from 'vitest';
import { keepWords } from './offer-words.ts';

test.each([
  ['one’s own', 'personal', 'owner', 'Save plan to account'],
  ['a client’s', 'personal', 'accountant', 'Save plan to workspace'],
  ['a company’s', 'business', 'owner', 'Save plan to workspace'],
  ['a household’s', 'household', 'editor', 'Save plan to workspace'],
] as const)('a plan is offered to %s books as what they are', (_, kind, role, words) => {
  expect(keepWords({ kind, role })).toBe(words);
});
