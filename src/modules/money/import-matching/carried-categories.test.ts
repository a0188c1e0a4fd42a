import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CategoryKind } from '#modules/money/categories/model.ts';
import { categoryName, pathKey, planCategories, type Wanted } from './carried-categories.ts';

test.each([
  ['Food & drink', 'Food and drink'],
  ['Gifts/Charity', 'Gifts Charity'],
  ['  Eating   out ', 'Eating out'],
  ['🏠 Rent', 'Rent'],
  ['Café', 'Café'],
  ['Co-op_2', 'Co-op_2'],
  ['!!!', 'Category'],
  ['x'.repeat(140), 'x'.repeat(100)],
])('%j may be called %j', (text, name) => expect(categoryName(text)).toBe(name));

const wanted = (path: string[], kind: CategoryKind = 'expense', isSure = true): Wanted => ({ path, kind, isSure });
const there = (id: string, name: string, parentId: string | null = null, kind: CategoryKind = 'expense') => ({
  id,
  name,
  parentId,
  kind,
});

/** `Car > Repairs`, with `+` for what is made and the ids of what is there. */
function told(existing: ReturnType<typeof there>[], asked: Wanted[]) {
  const { known, missing } = planCategories(existing, asked);
  const names = new Map(missing.map(({ key, name }) => [key, name]));
  const made = missing.map(({ name, parent }) =>
    parent === null ? `+${name}` : `${'id' in parent ? parent.id : `+${names.get(parent.key)}`} > +${name}`,
  );
  return [...[...known].map(([key, id]) => `${key.replace('\n', ' > ')} = ${id}`), ...made];
}

describe('categories of another program', () => {
  test.each([
    ['one that is there', [there('f', 'Food')], [wanted(['food'])], ['food = f']],
    ['one that is there, of another group', [there('f', 'Food')], [wanted(['Daily', 'Food'])], ['daily > food = f']],
    ['one without a group', [], [wanted(['Food'])], ['+Food']],
    ['one in a group', [], [wanted(['Daily', 'Food'])], ['+Daily', '+Daily > +Food']],
    ['a group that is there', [there('d', 'Daily')], [wanted(['Daily', 'Food'])], ['d > +Food']],
    [
      'two of one name',
      [],
      [wanted(['Car', 'Repairs']), wanted(['Home', 'Repairs'])],
      ['+Car', '+Home', '+Car > +Repairs', '+Home > +Repairs - Home'],
    ],
    [
      'two of one name, of which one is there',
      [there('r', 'Repairs')],
      [wanted(['Car', 'Repairs']), wanted(['Home', 'Repairs'])],
      ['car > repairs = r', '+Home', '+Home > +Repairs - Home'],
    ],
    ['a group that is a category itself', [], [wanted(['Food', 'Food'])], ['+Food']],
    [
      'one of another kind that is said to be so',
      [there('f', 'Gifts', null, 'income')],
      [wanted(['Gifts'])],
      ['+Gifts 2'],
    ],
    [
      'one of another kind, where nobody says so',
      [there('f', 'Gifts', null, 'income')],
      [wanted(['Gifts'], 'expense', false)],
      ['gifts = f'],
    ],
    [
      'a group of another kind, where nobody says so',
      [there('w', 'Work')],
      [wanted(['Work', 'Pay'], 'income', false)],
      ['w > +Pay'],
    ],
    [
      'never one for transfers',
      [there('t', 'Transfer', null, 'transfer')],
      [wanted(['Transfer'], 'expense', false)],
      ['+Transfer 2'],
    ],
    ['a longer path', [], [wanted(['Home', 'Running', 'Water'])], ['+Home', '+Home > +Water']],
  ])('%s', (_, existing, asked, plan) => expect(told(existing, asked)).toEqual(plan));

  test('each path has one category, all names differ, and a parent comes before what is in it', () => {
    const name = fc.constantFrom('Food', 'food ', 'Car', 'Repairs', 'Home', 'A/B', 'A B', '');
    const path = fc.array(name, { minLength: 1, maxLength: 3 });
    const kind = fc.constantFrom<CategoryKind>('income', 'expense');
    const asked = fc.array(fc.record({ path, kind, isSure: fc.boolean() }), { maxLength: 12 });
    const existing = fc.uniqueArray(fc.constantFrom('Food', 'Car', 'Work'), { maxLength: 3 });
    fc.assert(
      fc.property(asked, existing, (all, names) => {
        const before = names.map((each) => there(each, each));
        const { known, missing } = planCategories(before, all);
        const paths = [...known.keys(), ...missing.flatMap((one) => one.paths)];
        expect(new Set(paths).size).toBe(paths.length);
        expect(new Set(paths)).toEqual(new Set(all.map((one) => pathKey(one.path))));
        const called = [...names, ...missing.map((one) => one.name)].map((each) => each.toLowerCase());
        expect(new Set(called).size).toBe(called.length);
        const seen = new Set<string>();
        for (const { key, parent, kind: own } of missing) {
          if (parent !== null && 'key' in parent) {
            expect(seen.has(parent.key)).toBe(true);
            expect(missing.find((one) => one.key === parent.key)?.kind).toBe(own);
          }
          seen.add(key);
        }
      }),
    );
  });
});
