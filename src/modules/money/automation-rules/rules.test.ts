import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { conditionOfRule } from './conditions.ts';
import { fileOfRules, rulesOfFile, tagsInFile } from './exchange.ts';
import { RuleFileSchema } from './file.ts';
import { ActionsSchema, type Rule, type RuleLine, RuleLineSchema } from './model.ts';
import { isIdle } from './rules.ts';
import { specificityOf } from './specificity.ts';

const NAMES = { categories: [], accounts: [], tags: [], templates: [], country: 'ZA' };

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
    expect(conditionOfRule(text, 'ZAR', NAMES)).toMatchObject({ problem: { message: /relative date/ } });
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

const NOTHING = ActionsSchema.parse({});

test.each([
  [{}, true],
  [{ categoryId: 'x' }, false],
  [{ description: 'x' }, false],
  [{ note: 'x' }, false],
  [{ tagIds: ['x'] }, false],
  [{ isReviewed: true }, false],
  [{ isSkipped: true }, false],
  [{ splitTemplateId: 'x' }, false],
  [{ splitLines: [RuleLineSchema.parse({})] }, false],
  [{ transferAccountId: 'x' }, false],
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

  const TAGS = [{ name: 'Work', ids: ['t', 'old'] }];
  const NONE = { categories: [], accounts: [], templates: [] };
  const inFile = (rules: Rule[], name: string) =>
    fileOfRules(rules, {
      categories: [{ id: 'c', name }],
      accounts: [{ id: 'a', name: 'Savings' }],
      templates: [{ id: 's', name: 'Rent' }],
      tags: TAGS,
    });
  const NO_TAGS = new Map<string, string>();
  const choices = (categories: [string, string | null][] = [], more: object = {}) => {
    return { categories: new Map(categories), accounts: new Map(), templates: new Map(), ...more };
  };
  const NO_CHOICES = choices();

  test('come back as the rules they were, in a workspace that calls its categories the same', () => {
    const file = inFile([rule], 'Fuel and oil');
    const own = { ...NONE, categories: [{ id: 'other', name: 'FUEL AND OIL' }] };
    expect(rulesOfFile(file, own, NO_CHOICES, NO_TAGS)).toEqual({
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
    const own = { ...NONE, categories: [{ id: 'c', name: 'Fuel' }] };
    const read = rulesOfFile(twice, own, NO_CHOICES, ids);
    expect('rules' in read ? read.rules.map(({ actions }) => actions.tagIds) : read).toEqual([['w'], ['w', 'p']]);
  });

  test('ask for categories that are not there, each once, and take what is chosen', () => {
    const file = inFile([rule, rule], 'Petrol');
    expect(rulesOfFile(file, NONE, NO_CHOICES, NO_TAGS)).toEqual({ unknown: { ...NONE, categories: ['Petrol'] } });
    expect(rulesOfFile(file, NONE, choices([['petrol', 'k']]), NO_TAGS)).toMatchObject({
      rules: [{ actions: { categoryId: 'k' } }, { actions: { categoryId: 'k' } }],
    });
    expect(rulesOfFile(file, NONE, choices([['petrol', null]]), NO_TAGS)).toMatchObject({
      rules: [{ actions: { categoryId: null } }, {}],
    });
  });

  const line = (more: Partial<RuleLine>): RuleLine => ({ ...RuleLineSchema.parse({}), ...more });
  const placing: Rule[] = [
    { ...rule, actions: { ...NOTHING, splitTemplateId: 's' } },
    { ...rule, actions: { ...NOTHING, transferAccountId: 'a' } },
    {
      ...rule,
      actions: {
        ...NOTHING,
        splitLines: [
          line({ amount: money(120_50n, 'ZAR'), categoryId: 'c', tagIds: ['t'], note: 'Fixed', description: 'Lot' }),
          line({ hundredths: 12_50 }),
          line({}),
        ],
      },
    },
  ];

  test('name templates and accounts, and write amounts of lines as decimals', () => {
    const file = inFile(placing, 'Fuel');
    expect(file.rules.map(({ splitTemplate, transferAccount }) => [splitTemplate, transferAccount])).toEqual([
      ['Rent', null],
      [null, 'Savings'],
      [null, null],
    ]);
    expect(file.rules[2]?.splitLines[0]).toEqual({
      description: 'Lot',
      note: 'Fixed',
      category: 'Fuel',
      tags: ['Work'],
      hundredths: null,
      amount: '120.50',
      currency: 'ZAR',
    });
    expect(RuleFileSchema.parse(JSON.parse(JSON.stringify(file)))).toEqual(file);
    const own = {
      categories: [{ id: 'c', name: 'fuel' }],
      accounts: [{ id: 'a', name: 'savings' }],
      templates: [{ id: 's', name: 'RENT' }],
    };
    const read = rulesOfFile(file, own, NO_CHOICES, new Map([['work', 't']]));
    expect('rules' in read ? read.rules.map(({ actions }) => actions) : read).toEqual(
      placing.map(({ actions }) => actions),
    );
  });

  test('ask for accounts and templates that are not there, and take what is chosen, or none', () => {
    const file = inFile(placing, 'Fuel');
    const unknown = { categories: ['Fuel'], accounts: ['Savings'], templates: ['Rent'] };
    expect(rulesOfFile(file, NONE, NO_CHOICES, NO_TAGS)).toEqual({ unknown });
    const chosen = choices([['fuel', null]], {
      accounts: new Map([['savings', 'b']]),
      templates: new Map([['rent', null]]),
    });
    expect(rulesOfFile(file, NONE, chosen, NO_TAGS)).toMatchObject({
      rules: [{ actions: { splitTemplateId: null } }, { actions: { transferAccountId: 'b' } }, {}],
    });
  });

  test.each<[string, object]>([
    ['an amount that its currency has not', { amount: '1.005', currency: 'ZAR' }],
    ['an amount of nothing', { amount: '0.00', currency: 'ZAR' }],
    ['an amount without a currency', { amount: '1.00', currency: null }],
    ['a currency without an amount', { amount: null, currency: 'ZAR' }],
    ['two lines that take the rest beside an amount', { hundredths: null }],
  ])('with %s are no files of rules', (_what, change) => {
    const file = inFile(placing, 'Fuel');
    const [first, second, third] = file.rules[2]?.splitLines ?? [];
    const splitLines =
      'hundredths' in change ? [first, { ...second, ...change }, third] : [{ ...first, ...change }, third];
    const { success } = RuleFileSchema.safeParse({ ...file, rules: [{ ...file.rules[2], splitLines }] });
    expect(success).toBe(false);
  });

  test('with two places for one transaction are no files of rules', () => {
    const file = inFile(placing, 'Fuel');
    const { success } = RuleFileSchema.safeParse({
      ...file,
      rules: [{ ...file.rules[0], transferAccount: 'Savings' }],
    });
    expect(success).toBe(false);
  });
});
