import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { emptyForm, formOf, projectFormSchema, readWeight, writeWeight } from './form.ts';

const members = [{ id: 'm1', name: 'Sipho' }];
const schema = projectFormSchema(members);
const empty = { ...emptyForm('ZAR', '2026-11-20'), name: 'Kitchen' };
const person = { id: 'p', memberId: '', name: 'Anna', weight: '1', accountId: '', otherAccountIds: [] };
const faults = (parts: object) =>
  (schema.safeParse({ ...empty, ...parts }).error?.issues ?? []).map(({ path }) => path.join('.'));

test('an empty form with a name is a project', () => {
  expect(schema.parse(empty)).toMatchObject({
    state: 'active',
    facts: { name: 'Kitchen', endsOn: null, budget: null, client: null, rule: { from: null, tagIds: [] } },
  });
});

test.each([
  [{ name: ' ' }, ['name']],
  [{ endsOn: '2026-11-19' }, ['endsOn']],
  [{ endsOn: 'soon' }, ['endsOn']],
  [{ from: '2026-11-02', to: '2026-11-01' }, ['to']],
  [{ budget: 'much' }, ['budget']],
  [{ people: [{ ...person, name: '' }] }, ['people.0.name']],
  [{ people: [{ ...person, name: '', memberId: 'm1' }] }, []],
  [
    {
      people: [
        { ...person, memberId: 'm1' },
        { ...person, memberId: 'm1' },
      ],
    },
    ['people.1.memberId'],
  ],
  [
    {
      people: [
        { ...person, accountId: 'a' },
        { ...person, accountId: 'a' },
      ],
    },
    ['people.1.accountId'],
  ],
  [
    {
      sharing: 'percent',
      people: [
        { ...person, weight: '60' },
        { ...person, weight: '30' },
      ],
    },
    ['people.1.weight'],
  ],
  [
    {
      sharing: 'percent',
      people: [
        { ...person, weight: '60' },
        { ...person, weight: '40' },
      ],
    },
    [],
  ],
  [{ sharing: 'parts', people: [{ ...person, weight: 'x' }] }, ['people.0.weight']],
  [{ sharing: 'parts', people: [{ ...person, weight: '0' }] }, ['people.0.weight']],
  [
    { lines: [{ id: 'l', name: 'Tiles', direction: 'cost', amount: null, categoryId: '', accountId: '' }] },
    ['lines.0.amount'],
  ],
])('%o: %j', (parts, wanted) => {
  expect(faults(parts)).toEqual(wanted);
});

test('a member is called by their name, and what belongs to a client counts for a client alone', () => {
  const parts = { people: [{ ...person, name: '', memberId: 'm1' }], client: 'Acme', rate: money(5n, 'ZAR') };
  expect(schema.parse({ ...empty, ...parts }).facts).toMatchObject({
    people: [{ name: 'Sipho', memberId: 'm1' }],
    client: null,
    rate: null,
  });
  expect(schema.parse({ ...empty, ...parts, kind: 'client' }).facts).toMatchObject({ client: 'Acme' });
});

test('what is saved opens as it was', () => {
  const { facts } = schema.parse({
    ...empty,
    kind: 'client',
    sharing: 'percent',
    endsOn: '2026-12-24',
    people: [{ ...person, weight: '100', accountId: 'a', otherAccountIds: ['b'] }],
  });
  const again = schema.parse(formOf({ ...facts, id: 'x', state: 'active', closing: null }));
  expect(again.facts).toEqual(facts);
});

describe('weights', () => {
  test.each([
    ['33.33', 'percent', 3333],
    ['33,3 %', 'percent', 3330],
    ['50', 'percent', 5000],
    ['2', 'parts', 2],
    ['1.5', 'parts', null],
    ['', 'percent', null],
    ['-1', 'parts', null],
    ['', 'equal', 1],
  ] as const)('%s as %s', (text, sharing, wanted) => {
    expect(readWeight(text, sharing)).toBe(wanted);
  });
  test('what is written is read as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom('percent', 'parts'), (weight, sharing) => {
        expect(readWeight(writeWeight(weight, sharing), sharing)).toBe(weight);
      }),
    );
  });
});
