import { expect, test } from 'vitest';
import { formOf, newForm, ruleOf, RuleFormSchema } from './form.ts';
import { ActionsSchema, type ListedRule } from './model.ts';
import { contentOf, movedBy } from './order.ts';

const RULE: ListedRule = {
  id: 'r',
  name: 'Fuel',
  query: 'engen',
  stage: 'late',
  position: 2,
  isEnabled: false,
  actions: { ...ActionsSchema.parse({}), categoryId: 'c', note: 'Car', tagIds: ['t'], isReviewed: true },
  specificity: 4,
  problem: null,
  lastRunAt: null,
  lastRunCount: 0,
};

test('a rule that is opened and saved is the same rule, tags and all', () => {
  expect(ruleOf(RuleFormSchema.parse(formOf(RULE, 'ZAR')), RULE)).toEqual(contentOf(RULE));
});

test('a new rule is on, and empty fields leave things alone', () => {
  const form = newForm({ name: 'Fuel', query: 'engen', categoryId: '', description: '' }, 'ZAR');
  expect(ruleOf(RuleFormSchema.parse({ ...form, note: '  ' }), null)).toEqual({
    name: 'Fuel',
    query: 'engen',
    stage: 'normal',
    isEnabled: true,
    actions: ActionsSchema.parse({}),
  });
});

test('a new rule begins with what was suggested', () => {
  const beginning = { name: 'Engen', query: 'description:Engen', categoryId: '', description: 'Petrol' };
  const { actions } = ruleOf(RuleFormSchema.parse(newForm(beginning, 'ZAR')), null);
  expect(actions).toEqual(ActionsSchema.parse({ description: 'Petrol' }));
});

test.each([
  ['b', -1, 'bac'],
  ['b', 1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['x', 1, 'abc'],
] as const)('%s moved by %i', (id, by, order) => {
  expect(movedBy(['a', 'b', 'c'], id, by).join('')).toBe(order);
});
