import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { countsAs, directionOf, type KindSum, moneyFlow } from './rules.ts';

const rand = (minor: bigint) => money(minor, 'ZAR');
const kinds = fc.constantFrom('income' as const, 'expense' as const, 'transfer' as const, null);
const minors = fc.bigInt({ min: -1_000_000n, max: 1_000_000n });
const sums = fc.array(
  fc.record<KindSum>({
    kind: kinds,
    in: fc.bigInt({ min: 0n, max: 1_000_000n }),
    out: fc.bigInt({ min: -1_000_000n, max: 0n }),
    count: fc.nat(50),
  }),
);

describe('a transaction counts', () => {
  test.each([
    ['of income, as money in, whatever its sign', 'income', -5n, {}, 'in'],
    ['of an expense, as spent, a refund too', 'expense', 5n, {}, 'out'],
    ['of an expense of zero, as spent', 'expense', 0n, {}, 'out'],
    ['between own accounts, in neither', 'transfer', 5n, {}, 'transfer'],
    ['between own accounts, by its sign where those are asked for', 'transfer', 5n, { includeTransfers: true }, 'in'],
    ['the same of money that goes', 'transfer', -5n, { includeTransfers: true }, 'out'],
    ['the same of zero', 'transfer', 0n, { includeTransfers: true }, null],
    ['of income, as money in, where transfers are asked for too', 'income', -5n, { includeTransfers: true }, 'in'],
    ['of an expense, as spent, where transfers are asked for too', 'expense', 5n, { includeTransfers: true }, 'out'],
    ['without a category, by its sign', null, 1n, {}, 'in'],
    ['without a category, by its sign', null, -1n, {}, 'out'],
    ['without a category and of zero, nowhere', null, 0n, {}, null],
  ] as const)('%s', (_, kind, minor, options, direction) => {
    expect(directionOf(kind, minor, options)).toBe(direction);
  });
});

describe('a filter', () => {
  test('by money in or out shows what counts there, and transfers only where they are asked for', () => {
    expect(countsAs('in', 'transfer', 5n, { includeTransfers: true })).toBe(true);
    expect(countsAs('in', 'transfer', 5n, { includeTransfers: false })).toBe(false);
    expect(countsAs('out', 'expense', 5n, { includeTransfers: false })).toBe(true);
    expect(countsAs('in', 'expense', 5n, { includeTransfers: false })).toBe(false);
  });

  test('by transfers shows all of them, wherever they are counted', () => {
    fc.assert(
      fc.property(kinds, minors, fc.boolean(), (kind, minor, includeTransfers) => {
        expect(countsAs('transfer', kind, minor, { includeTransfers })).toBe(kind === 'transfer');
      }),
    );
  });
});

describe('what sums come to', () => {
  const SUMS: readonly KindSum[] = [
    { kind: 'income', in: 10_000n, out: -100n, count: 3 },
    { kind: 'expense', in: 500n, out: -4000n, count: 7 },
    { kind: 'transfer', in: 2000n, out: -2500n, count: 2 },
    { kind: null, in: 30n, out: -70n, count: 4 },
  ];

  test('leaves transfers out of money in and out, and takes refunds off what was spent', () => {
    expect(moneyFlow(SUMS, 'ZAR')).toEqual({
      in: rand(9930n),
      out: rand(3570n),
      left: rand(6360n),
      refunds: rand(500n),
      transferred: rand(-500n),
      count: 14,
    });
  });

  test('counts transfers by their signs where they are asked for', () => {
    expect(moneyFlow(SUMS, 'ZAR', { includeTransfers: true })).toEqual({
      in: rand(11_930n),
      out: rand(6070n),
      left: rand(5860n),
      refunds: rand(500n),
      transferred: rand(0n),
      count: 16,
    });
  });

  test('is nothing in the currency asked for where there are none', () => {
    expect(moneyFlow([], 'KES')).toEqual({
      in: money(0, 'KES'),
      out: money(0, 'KES'),
      left: money(0, 'KES'),
      refunds: money(0, 'KES'),
      transferred: money(0, 'KES'),
      count: 0,
    });
  });

  test('moves the balances by what is left and what was transferred, and by nothing else', () => {
    fc.assert(
      fc.property(sums, fc.boolean(), (all, includeTransfers) => {
        const flow = moneyFlow(all, 'ZAR', { includeTransfers });
        const moved = all.reduce((sum, part) => sum + part.in + part.out, 0n);
        expect(flow.left.minor + flow.transferred.minor).toBe(moved);
        expect(flow.in.minor - flow.out.minor).toBe(flow.left.minor);
      }),
    );
  });

  test('is the same whether sums are added before or after', () => {
    fc.assert(
      fc.property(sums, sums, (some, more) => {
        const [one, other, both] = [some, more, [...some, ...more]].map((part) => moneyFlow(part, 'ZAR'));
        for (const figure of ['in', 'out', 'left', 'refunds', 'transferred'] as const)
          expect(both?.[figure].minor).toBe((one?.[figure].minor ?? 0n) + (other?.[figure].minor ?? 0n));
      }),
    );
  });
});
