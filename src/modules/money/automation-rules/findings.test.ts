import { expect, test } from 'vitest';
import { compileRules, type RuleRow } from './engine.ts';
import { reportOn } from './findings.ts';
import { ActionsSchema, type Rule } from './model.ts';

const CATEGORIES = ['Food', 'Fuel'].map((name) => {
  return {
    id: name,
    parentId: null,
    name,
    kind: 'expense',
    group: null,
    variability: null,
    taxLine: null,
    isArchived: false,
  } as const;
});
const NAMES = { categories: CATEGORIES, accounts: [], tags: [], templates: [], country: 'ZA' };

function rule(position: number, query: string, categoryId: string): Rule {
  const actions = { ...ActionsSchema.parse({}), categoryId };
  return { id: `r${position}`, name: query, query, stage: 'normal', position, isEnabled: true, actions };
}

function row(description: string): RuleRow {
  return {
    accountId: 'a',
    bookedOn: '2026-03-10',
    description,
    reference: null,
    bankText: description,
    categoryId: null,
    kind: null,
    minor: -1n,
    status: 'booked',
    source: 'import',
    currency: 'ZAR',
    originalCurrency: null,
    categorySource: null,
    note: null,
    tagIds: [],
    needsReview: false,
    state: 'unreconciled',
    isSplit: false,
    isLinked: false,
    hasReceipt: false,
    part: null,
    isTransferred: false,
    isLocked: false,
  };
}

function report(rules: Rule[], texts: string[]) {
  return reportOn(rules, compileRules(rules, NAMES, 'ZAR'), texts.map(row));
}

test('counts what each rule finds', () => {
  const { matches, conflicts, dead } = report(
    [rule(1, 'shop', 'Food'), rule(2, 'bank:engen', 'Fuel')],
    ['shop', 'engen', 'engen shop'],
  );
  expect(matches).toEqual([
    { ruleId: 'r1', count: 2 },
    { ruleId: 'r2', count: 2 },
  ]);
  expect({ conflicts, dead }).toEqual({ conflicts: [], dead: [] });
});

test('names rules of one rank that want different categories, with how often', () => {
  const rules = [rule(1, 'shop', 'Food'), rule(2, 'fine', 'Fuel'), rule(3, 'good', 'Food')];
  const { conflicts, dead } = report(rules, ['fine shop', 'fine good shop', 'good']);
  expect(conflicts).toEqual([{ ruleIds: ['r1', 'r2'], count: 2 }]);
  expect(dead).toEqual([{ ruleId: 'r2', because: 'overruled' }]);
});

test.each([
  ['a search that finds nothing', rule(1, 'dentist', 'Food'), 'no-match'],
  ['a category that is gone', rule(1, 'shop', 'Gone'), 'broken'],
  ['a search that names what is gone', rule(1, 'account:gone', 'Food'), 'broken'],
])('a rule with %s is dead', (_what, dead, because) => {
  expect(report([dead], ['shop']).dead).toEqual([{ ruleId: 'r1', because }]);
});

test('a rule that is off is not reported as dead', () => {
  expect(report([{ ...rule(1, 'dentist', 'Food'), isEnabled: false }], ['shop']).dead).toEqual([]);
});
