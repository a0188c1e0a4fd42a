import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryOf, filedAfter, type Filing, type Refund } from './filing.ts';

const NONE: Filing = { categoryId: null, source: null };
const refund = (
  categoryId: string | null,
  source: Filing['source'] = categoryId === null ? null : 'pattern',
): Refund => ({
  filing: { categoryId, source },
  origin: null,
});
const given = (categoryId: string, before: Filing = NONE): Refund => ({
  filing: { categoryId, source: 'person' },
  origin: { given: categoryId, before },
});

test.each([
  [[], null],
  [['food'], 'food'],
  [['food', 'food'], 'food'],
  [['food', 'fuel'], null],
  [['food', null], null],
  [[null, null], null],
])('the category of purchases in %j is %s', (purchases, category) => {
  expect(categoryOf(purchases)).toBe(category);
});

describe('a refund that is linked', () => {
  test('takes the category of its purchase, and remembers what it had', () => {
    const before = refund('income');
    expect(filedAfter('linked', before, ['food'])).toEqual(given('food', before.filing));
  });
  test('keeps its own where purchases have several, or none', () => {
    for (const purchases of [['food', 'fuel'], [null]])
      expect(filedAfter('linked', refund('income'), purchases)).toEqual(refund('income'));
  });
  test('that is filed so already is as it was', () => {
    expect(filedAfter('linked', refund('food', 'person'), ['food'])).toEqual(refund('food', 'person'));
  });
  test('to a second purchase of another category stays where the first put it', () => {
    expect(filedAfter('linked', given('food'), ['food', 'fuel'])).toEqual(given('food'));
  });
});

describe('a refund that is unlinked', () => {
  test('is filed as before once no link is left', () => {
    const before: Filing = { categoryId: 'income', source: 'learned' };
    expect(filedAfter('unlinked', given('food', before), [])).toEqual({ filing: before, origin: null });
  });
  test('follows the purchase that is left', () => {
    expect(filedAfter('unlinked', given('food'), ['fuel'])).toEqual(given('fuel'));
    expect(filedAfter('unlinked', given('food'), ['food'])).toEqual(given('food'));
  });
  test('stays where a person put it since', () => {
    const moved: Refund = { ...given('food'), filing: { categoryId: 'gifts', source: 'person' } };
    expect(filedAfter('unlinked', moved, [])).toEqual({ filing: moved.filing, origin: null });
    expect(filedAfter('unlinked', moved, ['fuel'])).toEqual({ filing: moved.filing, origin: null });
  });
});

test('however often it is linked and unlinked, without any link it is filed as at first', () => {
  const names = fc.constantFrom('food', 'fuel', 'rent', null);
  fc.assert(
    fc.property(
      names,
      fc.array(names, { maxLength: 8 }),
      fc.array(fc.nat(7), { maxLength: 8 }),
      (first, links, order) => {
        const start = refund(first);
        let now = start;
        const linked: (string | null)[] = [];
        for (const category of links) {
          linked.push(category);
          now = filedAfter('linked', now, linked);
        }
        for (let left = links.length, at = 0; left > 0; left -= 1, at += 1) {
          linked.splice((order[at] ?? 0) % left, 1);
          now = filedAfter('unlinked', now, linked);
        }
        expect(now).toEqual(start);
      },
    ),
  );
});
