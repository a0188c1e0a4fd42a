import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import { moneyFlow } from '#modules/money/ledger/rules.ts';
import { certainChanges, type CertainFacts, type CertainRow, type Decided, isOpen } from './certain.ts';

const ACCOUNTS = [
  { id: 'cheque', lastDigits: '1111', number: '62000001111' },
  { id: 'savings', lastDigits: '2222', number: '10000002222' },
  { id: 'card', lastDigits: '3333', number: '45000003333' },
];
const FACTS: CertainFacts = {
  accounts: ACCOUNTS,
  numbered: (digits) => new Set(ACCOUNTS.flatMap(({ id, number }) => (digits.endsWith(number) ? id : []))),
};
const START = '2026-03-10';

type Change = Partial<CertainRow> & { readonly on?: number };
function row(id: string, accountId: string, minor: bigint, { on = 0, ...more }: Change = {}): CertainRow {
  const text = minor < 0n ? 'TRANSFER TO 2222' : 'DEPOSIT';
  const day = addDays(START, on);
  return { id, accountId, minor, day, currency: 'ZAR', text, isOpen: true, certainId: null, ...more };
}
const out = (change: Change = {}) => row('out', 'cheque', -500_00n, change);
const into = (change: Change = {}) => row('in', 'savings', 500_00n, change);
const linked = (rows: readonly CertainRow[], facts = FACTS) =>
  certainChanges(rows, facts).link.map(({ outId, inId }) => `${outId} ${inId}`);
const PAIR = ['out in'];

describe('two transactions are a certain transfer', () => {
  test.each<[what: string, out: Change, into: Change, is: boolean]>([
    ['three days apart', {}, { on: 3 }, true],
    ['three days apart, the other way', { on: 3 }, {}, true],
    ['four days apart', {}, { on: 4 }, false],
    ['a cent apart', {}, { minor: 499_99n }, false],
    ['of two currencies', {}, { currency: 'USD' }, false],
    ['of one account', {}, { accountId: 'cheque' }, false],
    ['that are not both open: out', { isOpen: false }, {}, false],
    ['that are not both open: in', {}, { isOpen: false }, false],
  ])('%s', (_, one, other, is) => {
    expect(linked([out(one), into(other)])).toEqual(is ? PAIR : []);
  });

  test.each<[out: string, into: string, days: number, is: boolean]>([
    ['TRANSFER TO 2222', 'DEPOSIT', 3, true],
    ['PAYMENT', 'TRF FROM *1111', 3, true],
    ['PAYMENT 10000002222', 'DEPOSIT', 3, true],
    ['PAYMENT 1000 000 2222 REF 8', 'DEPOSIT', 0, true],
    ['PAYMENT 100-0000-2222', 'DEPOSIT', 0, true],
    // Digits alone may be a year or a reference; longer numbers that end so are others.
    ['PAYMENT 2222', 'DEPOSIT', 0, false],
    ['TRANSFER 552222', 'DEPOSIT', 0, false],
    ['TRANSFER 22225', 'DEPOSIT', 0, false],
    // A bank writes the number of the account that the statement is of.
    ['TRANSFER 1111', 'DEPOSIT', 0, false],
    ['TRANSFER', 'DEPOSIT', 0, false],
    ['DEBIT', 'TRANSFER', 0, false],
    ['TRANSFER', 'TRF', 0, true],
    ['TRANSFER', 'TRF', 1, true],
    ['TRANSFER', 'TRF', 2, false],
    // Words that banks write of payments to anyone.
    ['NIP/ADA', 'NIP/OBI', 0, false],
    ['EFT TO THANDI', 'TRANSFER', 0, false],
    ['AIRTIME TOP-UP', 'TOP UP', 0, false],
    ['TRANSFER TO 2222', 'CASH', 0, true],
    // Another own account is named.
    ['TRANSFER TO 3333', 'TRANSFER', 0, false],
    ['TRANSFER TO 2222', 'TRANSFER FROM 3333', 0, false],
    ['PAYMENT 45000003333', 'TRANSFER FROM 1111', 0, false],
  ])('by the words "%s" and "%s", %i days apart: %s', (one, other, on, is) => {
    expect(linked([out({ text: one }), into({ text: other, on })])).toEqual(is ? PAIR : []);
  });

  test('not by the end of a number that two own accounts share, but by the whole of it', () => {
    const accounts = [...ACCOUNTS, { id: 'other', lastDigits: '2222' }];
    expect(linked([out(), into()], { ...FACTS, accounts })).toEqual([]);
    expect(linked([out({ text: '10000002222' }), into()], { ...FACTS, accounts })).toEqual(PAIR);
  });

  test('not by the end of a number that is shorter, or unknown', () => {
    const accounts = ACCOUNTS.map(({ id }) => ({ id, lastDigits: id === 'savings' ? '22' : null }));
    expect(linked([out({ text: 'TRANSFER TO 22' }), into()], { ...FACTS, accounts })).toEqual([]);
  });

  test('not where the two were said to be none', () => {
    expect(certainChanges([out(), into()], FACTS, (one, other) => one === 'out' && other === 'in').link).toEqual([]);
  });
});

describe('a third transaction that fits is a doubt', () => {
  test.each<[what: string, third: CertainRow, is: boolean]>([
    ['in another account', row('third', 'card', 500_00n, { on: 3 }), false],
    ['that went out as well', row('third', 'card', -500_00n, { on: -3 }), false],
    ['in the account itself, such as a payment that came back', row('third', 'cheque', 500_00n), false],
    ['that is not open, such as one that is linked', row('third', 'card', 500_00n, { isOpen: false }), false],
    ['four days away', row('third', 'card', 500_00n, { on: 4 }), true],
    ['of another amount', row('third', 'card', 500_01n), true],
    ['of another currency', row('third', 'card', 500_00n, { currency: 'USD' }), true],
  ])('%s', (_, third, is) => {
    expect(linked([out(), into(), third])).toEqual(is ? PAIR : []);
  });

  test('and takes back what was linked before it came', () => {
    const pair = [out({ isOpen: false, certainId: 'k' }), into({ isOpen: false, certainId: 'k' })];
    expect(certainChanges(pair, FACTS)).toEqual({ link: [], end: [] });
    expect(certainChanges([...pair, row('third', 'card', 500_00n)], FACTS)).toEqual({ link: [], end: ['k'] });
    const others = [out({ isOpen: false }), into({ isOpen: false }), row('third', 'card', 500_00n)];
    expect(certainChanges(others, FACTS).end).toEqual([]);
  });
});

describe('a transaction is open', () => {
  const free: Decided = {
    isSplit: false,
    isLine: false,
    isBooked: true,
    isLinked: false,
    isLocked: false,
    isRelated: false,
    currency: 'ZAR',
    kind: null,
    source: null,
  };
  test.each<[Partial<Decided>, boolean]>([
    [{}, true],
    [{ isSplit: true }, false],
    [{ isLine: true }, false],
    [{ isBooked: false }, false],
    [{ isLinked: true }, false],
    [{ isLocked: true }, false],
    [{ isRelated: true }, false],
    [{ currency: 'QQQ' }, false],
    [{ kind: 'transfer', source: 'person' }, true],
    [{ kind: 'expense', source: 'person' }, false],
    [{ kind: 'income', source: 'rule' }, false],
    [{ kind: 'expense', source: 'learned' }, false],
    [{ kind: 'expense', source: 'pattern' }, true],
  ])('%o: %s', (change, is) => {
    expect(isOpen({ ...free, ...change })).toBe(is);
  });
});

/** Books of few days and amounts, so that many transactions fit each other. */
const books = fc
  .array(
    fc.record({
      accountId: fc.constantFrom('cheque', 'savings', 'card'),
      size: fc.constantFrom(100_00n, 200_00n, 300_00n),
      isOut: fc.boolean(),
      on: fc.integer({ min: 0, max: 25 }),
      text: fc.constantFrom('TRANSFER TO 2222', 'TRF 1111', 'TRANSFER', 'SPAR', '45000003333'),
      currency: fc.constantFrom('ZAR', 'USD'),
      canLink: fc.integer({ min: 0, max: 5 }),
    }),
    { maxLength: 24 },
  )
  .map((rows) =>
    rows.map(({ accountId, size, isOut, canLink, ...more }, at) =>
      row(`t${at}`, accountId, isOut ? -size : size, { ...more, isOpen: canLink > 0 }),
    ),
  );
const fits = (one: CertainRow, other: CertainRow) =>
  one.currency === other.currency &&
  one.minor === -other.minor &&
  Math.abs(Date.parse(one.day) - Date.parse(other.day)) <= 3 * 86_400_000;

/** The pairs that stand once the rows have come in these parts, one after another. */
function standing(parts: readonly (readonly CertainRow[])[]): string[] {
  const pairs = new Map<string, readonly [string, string]>();
  const came: CertainRow[] = [];
  for (const part of parts) {
    came.push(...part);
    const idOf = new Map([...pairs].flatMap(([id, ids]) => ids.map((one) => [one, id] as const)));
    const rows = came.map((one) => {
      const certainId = idOf.get(one.id) ?? null;
      return { ...one, certainId, isOpen: one.isOpen && certainId === null };
    });
    const { link, end } = certainChanges(rows, FACTS);
    for (const id of end) pairs.delete(id);
    for (const { outId, inId } of link) pairs.set(`${outId} ${inId}`, [outId, inId]);
  }
  return [...pairs.keys()].toSorted();
}

describe('in any books', () => {
  test('what is linked fits each other, and nothing else fits either', () => {
    fc.assert(
      fc.property(books, (rows) => {
        for (const { outId, inId } of certainChanges(rows, FACTS).link) {
          const [one, other] = [rows.find(({ id }) => id === outId), rows.find(({ id }) => id === inId)];
          if (one === undefined || other === undefined) throw new Error('a pair of rows that are not there');
          expect([one.minor < 0n, one.isOpen, other.isOpen, one.accountId === other.accountId]).toEqual([
            true,
            true,
            true,
            false,
          ]);
          expect(rows.filter((row_) => fits(one, row_)).map(({ id }) => id)).toEqual([inId]);
          expect(rows.filter((row_) => fits(other, row_)).map(({ id }) => id)).toEqual([outId]);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('the two sides are told alike: money that goes the other way is linked in the same pairs', () => {
    fc.assert(
      fc.property(books, (rows) => {
        const turned = rows.map((one) => ({ ...one, minor: -one.minor }));
        const back = certainChanges(turned, FACTS).link.map(({ outId, inId }) => `${inId} ${outId}`);
        expect(back.toSorted()).toEqual(linked(rows).toSorted());
      }),
    );
  });

  test('neither the order of the rows nor that of the imports matters', () => {
    const shuffled = books.chain((rows) =>
      fc.record({
        rows: fc.constant(rows),
        order: fc.shuffledSubarray(rows, { minLength: rows.length }),
        cuts: fc.array(fc.integer({ min: 0, max: rows.length }), { maxLength: 4 }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ rows, order, cuts }) => {
        const ends = [0, ...cuts.toSorted((a, b) => a - b), order.length];
        const parts = ends.slice(1).map((end, at) => order.slice(ends[at], end));
        expect(linked(order)).toEqual(linked(rows));
        expect(standing(parts)).toEqual(linked(rows).toSorted());
      }),
      { numRuns: 500 },
    );
  });

  test('money in and out become less by just the two sides, and what is left stays', () => {
    fc.assert(
      fc.property(books, (all) => {
        const rows = all.filter(({ currency }) => currency === 'ZAR');
        const sides = new Set(certainChanges(rows, FACTS).link.flatMap(({ outId, inId }) => [outId, inId]));
        const flow = (isTransfer: (id: string) => boolean) =>
          moneyFlow(
            rows.map(({ id, minor }) => ({
              kind: isTransfer(id) ? ('transfer' as const) : null,
              in: minor > 0n ? minor : 0n,
              out: minor < 0n ? minor : 0n,
              count: 1,
            })),
            'ZAR',
          );
        const [before, after] = [flow(() => false), flow((id) => sides.has(id))];
        const sum = (sign: bigint) =>
          rows
            .filter(({ id, minor }) => sides.has(id) && minor * sign > 0n)
            .reduce((all_, { minor }) => all_ + minor, 0n);
        expect(before.in.minor - after.in.minor).toBe(sum(1n));
        expect(before.out.minor - after.out.minor).toBe(-sum(-1n));
        expect(after.left.minor).toBe(before.left.minor);
        expect(after.transferred.minor).toBe(0n);
      }),
    );
  });
});
