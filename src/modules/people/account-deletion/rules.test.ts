import { expect, test } from 'vitest';
import { fateOf, holdUpSentence } from './rules.ts';

test.each([
  ['owner', 1, 'goes'],
  ['owner', 2, 'holds-up'],
  ['manager', 2, 'stays'],
  ['viewer', 9, 'stays'],
  ['editor', 1, 'stays'],
] as const)('books of a %s with %i in them: %s', (role, memberCount, fate) => {
  expect(fateOf({ role, memberCount })).toBe(fate);
});

test('what has to be done first is said by the kind of books', () => {
  const [own, shop] = [
    { name: 'Thandi', kind: 'personal' },
    { name: 'The shop', kind: 'business' },
  ] as const;
  expect(holdUpSentence([own])).toContain('“Thandi” and would lose this data. Remove the other');
  expect(holdUpSentence([shop])).toContain('Transfer these workspaces or remove');
  expect(holdUpSentence([own, shop])).toContain('“Thandi”, “The shop”');
  expect(holdUpSentence([own, shop])).toContain('the shared workspaces');
});

test('a deletion that is held up says what to do for personal workspaces, for others, and for both', () => {
  const own = { name: 'Thandi', kind: 'personal' } as const;
  const shop = { name: 'The shop', kind: 'business' } as const;
  const sentence = (names: string, way: string) =>
    `Other people use ${names} and would lose this data. ${way}. Nothing was changed.`;
  expect(holdUpSentence([own])).toBe(sentence('“Thandi”', 'Remove the other members first'));
  expect(holdUpSentence([shop])).toBe(
    sentence('“The shop”', 'Transfer these workspaces or remove the other members first'),
  );
  expect(holdUpSentence([own, shop])).toBe(
    sentence(
      '“Thandi”, “The shop”',
      'Transfer the shared workspaces, and remove the other members from your personal one first',
    ),
  );
});
