import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyRules, type Compiled, compileRules, decide, type RuleRow, rulesBehind } from './engine.ts';
import { type Actions, ActionsSchema, type Rule } from './model.ts';

const id = (digit: string) => `0000000${digit}-0000-4000-8000-000000000000`;
const [FOOD, FUEL, PAY, OLD] = [id('a'), id('b'), id('c'), id('d')];
const category = (of: string, name: string, kind: 'income' | 'expense', isArchived = false) => {
  return { id: of, parentId: null, name, kind, group: null, variability: null, taxLine: null, isArchived };
};
const NAMES = {
  categories: [
    category(FOOD, 'Food', 'expense'),
    category(FUEL, 'Fuel', 'expense'),
    category(PAY, 'Salary', 'income'),
    category(OLD, 'Old', 'expense', true),
  ],
  accounts: [{ id: id('e'), name: 'Cheque', bankName: 'FNB' }],
  tags: [],
  templates: [],
  country: 'ZA',
};

const NOTHING = ActionsSchema.parse({});

function rule(query: string, actions: Partial<Actions>, more: Partial<Rule> = {}): Rule {
  const position = more.position ?? 0;
  const base = { id: id(String(position)), name: query, query, stage: 'normal', position, isEnabled: true } as const;
  return { ...base, ...more, actions: { ...NOTHING, ...actions } };
}

function row(more: Partial<RuleRow> = {}): RuleRow {
  return {
    accountId: id('e'),
    bookedOn: '2026-03-10',
    description: 'Checkers',
    reference: null,
    bankText: 'POS PURCHASE CHECKERS HYPER',
    categoryId: null,
    kind: null,
    minor: -495_68n,
    status: 'booked',
    source: 'import',
    currency: 'ZAR',
    originalCurrency: null,
    categorySource: null,
    note: null,
    tagIds: [],
    needsReview: true,
    state: 'unreconciled',
    isSplit: false,
    isLinked: false,
    hasReceipt: false,
    part: null,
    isTransferred: false,
    isLocked: false,
    ...more,
  };
}

const compiled = (...rules: Rule[]): Compiled => compileRules(rules, NAMES, 'ZAR');

describe('who wins', () => {
  test.each<[string, Rule[], string | null]>([
    ['the only one that matches', [rule('checkers', { categoryId: FOOD }), rule('engen', { categoryId: FUEL })], FOOD],
    [
      'the more exact one, wherever it stands',
      [
        rule('checkers', { categoryId: FOOD }, { position: 1 }),
        rule('bank:"checkers hyper"', { categoryId: FUEL }, { position: 2 }),
      ],
      FUEL,
    ],
    [
      'the upper one of two that are equally exact',
      [
        rule('bank:hyper', { categoryId: FUEL }, { position: 2 }),
        rule('bank:check', { categoryId: FOOD }, { position: 1 }),
      ],
      FOOD,
    ],
    [
      'a later stage over a more exact rule',
      [
        rule('amount:495.68 bank:checkers', { categoryId: FOOD }, { position: 1 }),
        rule('checkers', { categoryId: FUEL }, { position: 2, stage: 'late' }),
      ],
      FUEL,
    ],
    [
      'a normal rule over an early one',
      [
        rule('amount:495.68', { categoryId: FOOD }, { position: 1, stage: 'early' }),
        rule('checkers', { categoryId: FUEL }, { position: 2 }),
      ],
      FUEL,
    ],
    ['nobody, where the rule is off', [rule('checkers', { categoryId: FOOD }, { isEnabled: false })], null],
    ['nobody, where its category is archived', [rule('checkers', { categoryId: OLD })], null],
    ['nobody, where its category is not there', [rule('checkers', { categoryId: id('9') })], null],
    ['nobody, where its search names an account that is gone', [rule('account:lost', { categoryId: FOOD })], null],
    [
      'one that names a category, over nothing',
      [
        rule('checkers', { categoryId: FOOD }, { position: 1 }),
        rule('bank:checkers', { note: 'Only a note' }, { position: 2 }),
      ],
      FOOD,
    ],
  ])('%s', (_what, rules, wins) => {
    expect(applyRules(compiled(...rules), row()).category?.to ?? null).toBe(wins);
  });

  test('each field by itself, tags together', () => {
    const [one, two] = [id('7'), id('8')];
    const changes = applyRules(
      compiled(
        rule('checkers', { categoryId: FOOD, description: 'Shop', tagIds: [one] }, { position: 1 }),
        rule('bank:"checkers hyper"', { description: 'Checkers Hyper', tagIds: [two] }, { position: 2 }),
      ),
      row(),
    );
    expect(changes).toMatchObject({
      category: { to: FOOD, ruleId: id('1') },
      description: { to: 'Checkers Hyper', ruleId: id('2') },
      tags: [
        { to: one, ruleId: id('1') },
        { to: two, ruleId: id('2') },
      ],
    });
    expect(rulesBehind(changes)).toEqual([id('1'), id('2')]);
  });
});

describe('what stays as it is', () => {
  const rules = compiled(rule('checkers', { categoryId: FOOD, note: 'Weekly', isReviewed: true, tagIds: [id('7')] }));

  test('a category that a person chose, unless they ask for it', () => {
    const own = row({ categoryId: FUEL, categorySource: 'person' });
    expect(applyRules(rules, own)).toMatchObject({ category: null, isProtected: true });
    expect(applyRules(rules, own, { includesPersons: true })).toMatchObject({ category: { to: FOOD } });
  });

  test.each(['rule', 'learned', 'pattern'] as const)('not a category by %s', (categorySource) => {
    expect(applyRules(rules, row({ categoryId: FUEL, categorySource }))).toMatchObject({ category: { to: FOOD } });
  });

  test('the category of one with lines or of a transfer', () => {
    expect(applyRules(rules, row({ part: 'whole' })).category).toBeNull();
    expect(applyRules(rules, row({ isTransferred: true })).category).toBeNull();
    expect(applyRules(rules, row({ part: 'line' })).category).toMatchObject({ to: FOOD });
  });

  test('a note that is there, tags that it has, and what was reviewed', () => {
    const changes = applyRules(rules, row({ note: 'Mine', tagIds: [id('7')], needsReview: false, categoryId: FOOD }));
    expect(rulesBehind(changes)).toEqual([]);
  });
});

test('an amount is in the currency of the transaction, as in the list', () => {
  const rules = compiled(rule('amount:495.68', { categoryId: FOOD }));
  expect(decide(rules, row({ currency: 'USD' })).filing).not.toBeNull();
  expect(decide(compiled(rule('currency:USD', { categoryId: FOOD })), row()).filing).toBeNull();
  expect(decide(compiled(rule('currency:USD', { categoryId: FOOD })), row({ currency: 'USD' })).filing).not.toBeNull();
});

/** Searches for what no rule changes: the bank's text, amount, day, account. */
const query = fc.constantFrom(
  'bank:checkers',
  'bank:"checkers hyper"',
  'bank:engen',
  'amount>100',
  'amount:495.68',
  '-bank:engen',
  'bank:pos or amount<5',
  'account:cheque',
  'date:2026-03',
  'direction:out source:import',
);
const ruleSet = fc
  .array(
    fc.record({
      query,
      stage: fc.constantFrom('early' as const, 'normal' as const, 'late' as const),
      isEnabled: fc.boolean(),
      categoryId: fc.constantFrom(null, FOOD, FUEL, PAY),
      description: fc.constantFrom(null, 'One', 'Two'),
      note: fc.constantFrom(null, 'Note', 'Other'),
      tagIds: fc.subarray([id('7'), id('8')]),
      isReviewed: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ query: text, stage, isEnabled, ...actions }, position) =>
      rule(text, actions, { stage, isEnabled, position }),
    ),
  );
const anyRow = fc
  .record({
    bankText: fc.constantFrom('POS CHECKERS HYPER', 'ENGEN', null),
    minor: fc.constantFrom(-495_68n, -3_00n, 900_00n),
    categoryId: fc.constantFrom(null, FOOD, FUEL),
    categorySource: fc.constantFrom('person' as const, 'learned' as const),
    note: fc.constantFrom(null, 'Mine'),
    needsReview: fc.boolean(),
    part: fc.constantFrom('whole', 'line', null),
    isTransferred: fc.boolean(),
    isLocked: fc.boolean(),
  })
  .map(row);

describe('laws', () => {
  test('the order in which rules are given decides nothing', () => {
    fc.assert(
      fc.property(ruleSet, anyRow, fc.nat(), (rules, one, turn) => {
        const cut = rules.length === 0 ? 0 : turn % rules.length;
        const turned = [...rules.slice(cut), ...rules.slice(0, cut)].toReversed();
        expect(applyRules(compiled(...turned), one)).toEqual(applyRules(compiled(...rules), one));
      }),
    );
  });

  test('rules that are off change nothing', () => {
    fc.assert(
      fc.property(ruleSet, anyRow, (rules, one) => {
        const on = rules.filter(({ isEnabled }) => isEnabled);
        expect(applyRules(compiled(...rules), one)).toEqual(applyRules(compiled(...on), one));
      }),
    );
  });

  test('applied once more, nothing more changes', () => {
    fc.assert(
      fc.property(ruleSet, anyRow, (rules, one) => {
        const all = compiled(...rules);
        const { category, description, note, tags, reviewed } = applyRules(all, one);
        const after = row({
          ...one,
          categoryId: category?.to ?? one.categoryId,
          categorySource: category === null ? one.categorySource : 'rule',
          description: description?.to ?? one.description,
          note: note?.to ?? one.note,
          tagIds: [...one.tagIds, ...tags.map(({ to }) => to)],
          needsReview: one.needsReview && reviewed === null,
        });
        expect(rulesBehind(applyRules(all, after))).toEqual([]);
      }),
    );
  });
});
