import { expect, test } from 'vitest';
import { keepWords } from './offer-words.ts';

test.each([
  ['one’s own', 'personal', 'owner', 'Keep it in my account'],
  ['a client’s', 'personal', 'accountant', 'Keep it in these books'],
  ['a company’s', 'business', 'owner', 'Keep it in these books'],
  ['a household’s', 'household', 'editor', 'Keep it in these books'],
] as const)('a plan is offered to %s books as what they are', (_, kind, role, words) => {
  expect(keepWords({ kind, role })).toBe(words);
});
