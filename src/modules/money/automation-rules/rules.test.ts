import { describe, expect, test } from 'vitest';
import { conditionOfRule } from './conditions.ts';
import { fileOfRules, rulesOfFile, tagsInFile } from './exchange.ts';
import type { Rule } from './model.ts';
import { isIdle } from './rules.ts';
import { specificityOf } from './specificity.ts';

const NAMES = { categories: [], accounts: [], tags: [], country: 'ZA' };

describe('how exact a search is', () => {
  test.each([
    ['checkers', 'checkers hyper'],
    ['checkers', 'bank:checkers'],
    ['checkers or engen', 'checkers'],
    ['amount>500', 'amount:500'],
    ['amount>500', 'amount:100..500'],
    ['date:2026', 'date:2026-03-10'],
    ['-checkers', 'checkers'],
    ['checkers', 'checkers >500'],
    ['category:food', 'category:food account:cheque'],
    ['source:import', 'is:income'],
    ['(bank:checkers amount:5) or is:income', 'bank:checkers'],
  ])('%s is less exact than %s', (vague, exact) => {
    expect(specificityOf(vague, 'ZAR')).toBeLessThan(specificityOf(exact, 'ZAR'));
  });

  test('what is not understood is not exact at all', () => {
    expect(specificityOf('amount:lots', 'ZAR')).toBe(0);
  });
});

describe('searches of rules', () => {
  test.each([
    'date:today',
    'date:last-month',
    'engen date>=this-year',
    '-(date:2026-01..yesterday)',
    'a or date:today',
  ])('%s moves, and is refused', (text) => {
    expect(conditionOfRule(text, 'ZAR', NAMES)).toMatchObject({ problem: { message: /day that moves/ } });
  });

  test.each(['date:2026-03', 'date:2026-01..2026-03', 'last-month', 'engen >500', '>500'])('%s is taken', (text) => {
    expect(conditionOfRule(text, 'ZAR', NAMES)).not.toHaveProperty('problem');
  });

  test.each([
    ['category:lost', 'There is no category “lost”.'],
    ['amount:lots', 'Write an amount, such as amount>500 or amount:100..200.'],
    ['source:bank', 'After “source:”, type one of: import, person.'],
  ])('%s says what is wrong', (text, message) => {
    expect(conditionOfRule(text, 'ZAR', NAMES)).toMatchObject({ problem: { message } });
  });
});

const NOTHING = {
  categoryId: null,
  description: null,
  note: null,
  tagIds: [],
  isReviewed: false,
  isSkipped: false,
};

test.each([
  [{}, true],
  [{ categoryId: 'x' }, false],
  [{ description: 'x' }, false],
  [{ note: 'x' }, false],
  [{ tagIds: ['x'] }, false],
  [{ isReviewed: true }, false],
  [{ isSkipped: true }, false],
])('%j does nothing: %s', (actions, idle) => {
  expect(isIdle({ ...NOTHING, ...actions })).toBe(idle);
});

describe('files', () => {
  const rule: Rule = {
    id: 'r',
    name: 'Fuel',
    query: 'engen',
    stage: 'late',
    position: 3,
    isEnabled: false,
    actions: { ...NOTHING, categoryId: 'c', note: 'Car' },
  };

  const inFile = (rules: Rule[], name: string) =>
    fileOfRules(rules, { categories: [{ id: 'c', name }], tags: [{ name: 'Work', ids: ['t', 'old'] }] });
  const NO_TAGS = new Map<string, string>();

  test('come back as the rules they were, in a workspace that calls its categories the same', () => {
    const file = inFile([rule], 'Fuel and oil');
    expect(rulesOfFile(file, [{ id: 'other', name: 'FUEL AND OIL' }], new Map(), NO_TAGS)).toEqual({
      rules: [
        {
          name: 'Fuel',
          query: 'engen',
          stage: 'late',
          isEnabled: false,
          actions: { ...NOTHING, categoryId: 'other', note: 'Car' },
        },
      ],
    });
  });

  test('have tags by their names, those of merged ones too, and name each once', () => {
    const tagged = ['t', 'old', 'gone'].map((id) => ({ ...rule, actions: { ...rule.actions, tagIds: [id] } }));
    const file = inFile(tagged, 'Fuel');
    expect(file.rules.map(({ tags }) => tags)).toEqual([['Work'], ['Work'], []]);
    const [first, second] = file.rules;
    if (first === undefined || second === undefined) throw new Error('the file has rules');
    const twice = { ...file, rules: [first, { ...second, tags: ['WORK', 'work', 'Trip'] }] };
    expect(tagsInFile(twice).map((name) => name.toLowerCase())).toEqual(['work', 'trip']);
    const ids = new Map([
      ['work', 'w'],
      ['trip', 'p'],
    ]);
    const read = rulesOfFile(twice, [{ id: 'c', name: 'Fuel' }], new Map(), ids);
    expect('rules' in read ? read.rules.map(({ actions }) => actions.tagIds) : read).toEqual([['w'], ['w', 'p']]);
  });

  test('ask for categories that are not there, each once, and take what is chosen', () => {
    const file = inFile([rule, rule], 'Petrol');
    expect(rulesOfFile(file, [], new Map(), NO_TAGS)).toEqual({ unknown: ['Petrol'] });
    expect(rulesOfFile(file, [], new Map([['petrol', 'k']]), NO_TAGS)).toMatchObject({
      rules: [{ actions: { categoryId: 'k' } }, { actions: { categoryId: 'k' } }],
    });
    expect(rulesOfFile(file, [], new Map([['petrol', null]]), NO_TAGS)).toMatchObject({
      rules: [{ actions: { categoryId: null } }, {}],
    });
  });
});
