import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORY_HUES, CATEGORY_ICONS } from '#ui/category-mark.tsx';
import { CategoryNameSchema, NewCategorySchema } from './model.ts';
import { archivedTogether, familyOf, inUseSentence, placeOf } from './rules.ts';
import { startersFor } from './starters.ts';

const COUNTRIES = ['ZA', 'KE', 'NG', 'XX', 'BW'];

test.each(COUNTRIES)(
  'the starter set of %s has two levels, one name and one slug each, and names that §5 allows',
  (country) => {
    const set = startersFor(country);
    const bySlug = new Map(set.map((starter) => [starter.slug, starter]));
    expect(bySlug.size).toBe(set.length);
    expect(new Set(set.map(({ name }) => name.toLowerCase())).size).toBe(set.length);
    for (const starter of set) {
      expect(CategoryNameSchema.safeParse(starter.name).success, starter.name).toBe(true);
      expect(NewCategorySchema.safeParse(starter).success, starter.slug).toBe(true);
      expect(CATEGORY_ICONS, starter.slug).toContain(starter.icon);
      expect(CATEGORY_HUES, starter.slug).toContain(starter.colour);
      if (starter.parentSlug === null) continue;
      const parent = bySlug.get(starter.parentSlug);
      expect(parent?.parentSlug).toBeNull();
      expect(parent?.kind).toBe(starter.kind);
      expect(set.indexOf(starter)).toBeGreaterThan(parent === undefined ? Infinity : set.indexOf(parent));
    }
    expect(new Set(set.map(({ kind }) => kind))).toEqual(new Set(['income', 'expense', 'transfer']));
  },
);

test('what one country calls a taxi the next calls a matatu or a danfo, under the same slug', () => {
  const nameOf = (country: string, slug: string) => startersFor(country).find((starter) => starter.slug === slug)?.name;
  expect(COUNTRIES.map((country) => nameOf(country, 'public-transport'))).toEqual([
    'Taxi and bus',
    'Matatu and boda',
    'Danfo and okada',
    'Public transport',
    'Public transport',
  ]);
  expect(COUNTRIES.map((country) => nameOf(country, 'stokvel')).slice(0, 3)).toEqual([
    'Stokvel',
    'Chama',
    'Ajo and esusu',
  ]);
  expect(nameOf('ZA', 'tax-free-savings')).toBe('Tax-free savings');
  expect(nameOf('KE', 'tax-free-savings')).toBeUndefined();
});

test('savings, groups and transfers between own accounts are not spending', () => {
  const kinds = new Map(startersFor('ZA').map(({ slug, kind }) => [slug, kind]));
  for (const slug of ['stokvel', 'internal-transfer', 'retirement', 'card-payment'])
    expect(kinds.get(slug)).toBe('transfer');
});

test.each(COUNTRIES)(
  'in %s what is paid back of a loan or Fuliza is not spending, interest and fees are',
  (country) => {
    const kinds = new Map(startersFor(country).map(({ slug, kind }) => [slug, kind]));
    for (const slug of ['loan-repayment', 'mobile-loan', 'student-loan'])
      expect(kinds.get(slug), slug).toBe('transfer');
    for (const slug of ['interest-paid', 'bank-fees']) expect(kinds.get(slug), slug).toBe('expense');
  },
);

test.each([
  ['Groceries', 'Groceries'],
  ['  Eating out ', 'Eating out'],
  ['tax_line-2', 'tax_line-2'],
  ['Ile\u0301', 'Ilé'],
])('the name "%s" is kept as "%s"', (name, kept) => {
  expect(CategoryNameSchema.parse(name)).toBe(kept);
});

test.each([
  ['', 'category is required'],
  ['   ', 'category is required'],
  ['x'.repeat(101), 'category must not exceed 100 characters'],
  ['Rates & levies', 'category format is invalid'],
  ['<b>', 'category format is invalid'],
  ['a\nb', 'category format is invalid'],
])('the name %o is refused: %s', (name, message) => {
  expect(CategoryNameSchema.safeParse(name).error?.issues.map((issue) => issue.message)).toContain(message);
});

const TREE = [
  { id: 'food', parentId: null, kind: 'expense' },
  { id: 'groceries', parentId: 'food', kind: 'expense' },
  { id: 'income', parentId: null, kind: 'income' },
] as const;

test.each([
  ['a new one at the top begins as an expense', null, {}, { parentId: null, kind: 'expense' }],
  ['a new one below takes the kind above', null, { parentId: 'income' }, { parentId: 'income', kind: 'income' }],
  ['one that stays keeps its place', 'groceries', {}, { parentId: 'food', kind: 'expense' }],
  ['one that moves takes the kind above', 'groceries', { parentId: 'income' }, { parentId: 'income', kind: 'income' }],
  ['one that moves up keeps its kind', 'groceries', { parentId: null }, { parentId: null, kind: 'expense' }],
  ['the top changes its kind', 'food', { kind: 'transfer' }, { parentId: null, kind: 'transfer' }],
  ['a kind against the parent', 'groceries', { kind: 'income' }, 'KIND_OF_PARENT'],
  ['a parent that is not there', null, { parentId: 'nowhere' }, 'PARENT_NOT_FOUND'],
  ['a third level', null, { parentId: 'groceries' }, 'TOO_DEEP'],
  ['a parent with children below another', 'food', { parentId: 'income' }, 'TOO_DEEP'],
  ['below itself', 'income', { parentId: 'income' }, 'TOO_DEEP'],
] as const)('%s', (_, id, wanted, place) => {
  expect(placeOf(TREE, id, wanted)).toEqual(place);
});

test('whatever is moved wherever, there are never three levels and a child has the kind of its parent', () => {
  const kinds = ['income', 'expense', 'transfer'] as const;
  const move = fc.record({
    id: fc.option(fc.nat(7), { nil: null }),
    parentId: fc.option(fc.option(fc.nat(7), { nil: null }), { nil: undefined }),
    kind: fc.option(fc.constantFrom(...kinds), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
      let tree: { id: string; parentId: string | null; kind: (typeof kinds)[number] }[] = [];
      for (const { id, parentId, kind } of moves) {
        const known = id === null || !tree.some((category) => category.id === `${id}`) ? null : `${id}`;
        const above = parentId === undefined || parentId === null ? parentId : `${parentId}`;
        const place = placeOf(tree, known, { parentId: above, kind });
        if (typeof place === 'string') continue;
        const moved = { id: known ?? `${tree.length}`, ...place };
        tree = [...tree.filter((category) => category.id !== moved.id), moved].map((category) =>
          category.parentId === moved.id ? { ...category, kind: moved.kind } : category,
        );
      }
      for (const child of tree.filter((category) => category.parentId !== null)) {
        const parent = tree.find((category) => category.id === child.parentId);
        expect(parent).toMatchObject({ parentId: null, kind: child.kind });
      }
    }),
  );
});

test('a family is the category and what is below it; archiving goes down, unarchiving up', () => {
  expect(familyOf(TREE, 'food')).toEqual(['food', 'groceries']);
  expect(familyOf(TREE, 'groceries')).toEqual(['groceries']);
  expect(archivedTogether(TREE, 'food', true)).toEqual(['food', 'groceries']);
  expect(archivedTogether(TREE, 'groceries', true)).toEqual(['groceries']);
  expect(archivedTogether(TREE, 'groceries', false)).toEqual(['groceries', 'food']);
  expect(archivedTogether(TREE, 'food', false)).toEqual(['food']);
});

test('a category with rows says how many when it cannot go', () => {
  expect(inUseSentence(1)).toContain('has one transaction');
  expect(inUseSentence(1284)).toContain('has 1,284 transactions,');
});

test('a refusal to delete a category says that it stays and what to do instead', () => {
  expect(inUseSentence(2)).toBe(
    'This category has 2 transactions, so it was not deleted. Choose a category to move to, or archive this one.',
  );
});

test.each([
  ['a new one takes the kind asked for', null, { kind: 'income' }, { parentId: null, kind: 'income' }],
  ['a new one at the top by name', null, { parentId: null }, { parentId: null, kind: 'expense' }],
  ['one that is not there any more begins anew', 'gone', {}, { parentId: null, kind: 'expense' }],
  ['a kind that is that of the parent', 'groceries', { kind: 'expense' }, { parentId: 'food', kind: 'expense' }],
  ['one of the top that moves below another', 'income', { parentId: 'food' }, { parentId: 'food', kind: 'expense' }],
] as const)('of a place in the tree: %s', (_, id, wanted, place) => {
  expect(placeOf(TREE, id, wanted)).toEqual(place);
});

test('a category that is not there takes nothing else along', () => {
  expect(familyOf(TREE, 'gone')).toEqual([]);
  expect(archivedTogether(TREE, 'gone', false)).toEqual(['gone']);
});
