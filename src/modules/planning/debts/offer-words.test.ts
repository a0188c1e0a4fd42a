import { expect, test } from 'vitest';
import { keepWords } from './offer-words.ts';

test.each([
  ['one’s own', 'personal', 'owner', 'Save to my account'],
  ['a client’s', 'personal', 'accountant', 'Save to this workspace'],
  ['a company’s', 'business', 'owner', 'Save to this workspace'],
  ['a household’s', 'household', 'editor', 'Save to this workspace'],
] as const)('a plan is offered to %s books as what they are', (_, kind, role, words) => {
  expect(keepWords({ kind, role })).toBe(words);
});
