import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import {
  changeOfLinked,
  dayGap,
  freeName,
  impliedRate,
  type LinkedRow,
  pairRefusal,
  transferCategoryOf,
} from './rules.ts';

const side = (accountId: string, minor: bigint, more: Partial<LinkedRow> = {}): LinkedRow => ({
  accountId,
  minor,
  currency: 'ZAR',
  isByHand: true,
  isLine: false,
  ...more,
});
const OUT = side('cheque', -100n);
const INTO = side('savings', 100n);
const LINE = side('savings', 100n, { isLine: true });
const change = (more: Partial<Parameters<typeof changeOfLinked>[1]>) => ({ ...OUT, kind: undefined, ...more });

describe('a change of one side', () => {
  test.each([
    ['of its words alone leaves the other', change({}), INTO, { otherMinor: null }],
    ['to another transfer category too', change({ kind: 'transfer' }), INTO, { otherMinor: null }],
    ['to spending is refused', change({ kind: 'expense' }), INTO, { refusal: 'TRANSFER_SIDE' }],
    ['to income is refused', change({ kind: 'income' }), INTO, { refusal: 'TRANSFER_SIDE' }],
    ['to no category is refused', change({ kind: null }), INTO, { refusal: 'TRANSFER_SIDE' }],
    ['to a third account is fine', change({ accountId: 'cash' }), INTO, { otherMinor: null }],
    ['to the other account is refused', change({ accountId: 'savings' }), INTO, { refusal: 'TRANSFER_ACCOUNT' }],
    ['of the amount changes both', change({ minor: -120n }), INTO, { otherMinor: 120n }],
    ['of the amount leaves a fee as it is', change({ minor: -120n }), side('savings', 98n), { otherMinor: 118n }],
    ['that turns the sign is refused', change({ minor: 100n }), INTO, { refusal: 'TRANSFER_SIDE' }],
    ['to nothing is refused', change({ minor: 0n }), INTO, { refusal: 'TRANSFER_SIDE' }],
    ['that a fee would turn is refused', change({ minor: -1n }), side('savings', 98n), { refusal: 'TRANSFER_SIDE' }],
    [
      'is refused where the other is from a statement',
      change({ minor: -120n }),
      { ...INTO, isByHand: false },
      { refusal: 'TRANSFER_AMOUNT' },
    ],
    ['of two currencies is its own', change({ minor: -120n }), { ...INTO, currency: 'USD' }, { otherMinor: null }],
    ['is refused where the other is hidden', change({ minor: -120n }), null, { refusal: 'TRANSFER_HIDDEN' }],
    ['of words is fine where the other is hidden', change({}), null, { otherMinor: null }],
    ['of words is fine where the other is a line', change({}), LINE, { otherMinor: null }],
    [
      'of the amount is refused where the other is a line',
      change({ minor: -120n }),
      LINE,
      { refusal: 'TRANSFER_LINE' },
    ],
    [
      'of a line and a currency has amounts of its own',
      change({ minor: -120n }),
      { ...LINE, currency: 'USD' },
      { otherMinor: null },
    ],
    [
      'into the currency of a line is refused with another amount',
      change({ minor: -5n, currency: 'USD' }),
      { ...LINE, currency: 'USD' },
      { refusal: 'TRANSFER_LINE' },
    ],
    [
      'into the currency of a line is fine with its amount',
      change({ minor: -100n, currency: 'USD' }),
      { ...LINE, currency: 'USD' },
      { otherMinor: null },
    ],
  ] as const)('%s', (_, wanted, other, answer) => expect(changeOfLinked(OUT, wanted, other)).toEqual(answer));

  test('keeps what both come to, and their signs', () => {
    const amounts = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(amounts, amounts, amounts, (went, came, wish) => {
        const [before, other] = [side('cheque', -went), side('savings', came)];
        const answer = changeOfLinked(before, { ...before, minor: -wish, kind: undefined }, other);
        if ('refusal' in answer) expect(wish + came - went).toBeLessThanOrEqual(0n);
        else expect((answer.otherMinor ?? came) - wish).toBe(came - went);
      }),
    );
  });
});

describe('two sides', () => {
  test.each([
    ['are a pair', OUT, INTO, null],
    ['may differ by a fee', OUT, side('savings', 98n), null],
    ['come to one amount where one is a line', OUT, { ...LINE, minor: 98n }, 'OTHER_AMOUNT'],
    ['come to one amount where the other is', { ...OUT, isLine: true }, side('savings', 98n), 'OTHER_AMOUNT'],
    ['are a pair where a line comes to it', { ...OUT, isLine: true }, LINE, null],
    ['of two currencies are a pair', OUT, { ...LINE, minor: 5n, currency: 'USD' }, null],
    ['are no pair in one account', OUT, { ...INTO, accountId: 'cheque' }, 'NO_PAIR'],
    ['are no pair the wrong way round', INTO, OUT, 'NO_PAIR'],
    ['are no pair of nothing', OUT, { ...INTO, minor: 0n }, 'NO_PAIR'],
  ] as const)('%s', (_, out, into, refusal) => expect(pairRefusal(out, into)).toBe(refusal));
});

describe('the rate of two amounts', () => {
  test.each([
    [money(-1823_45n, 'ZAR'), money(100_00n, 'USD'), { from: 'USD', to: 'ZAR', rate: '18.2345' }],
    [money(100_00n, 'USD'), money(1823_45n, 'ZAR'), { from: 'USD', to: 'ZAR', rate: '18.2345' }],
    [money(-15_000n, 'JPY'), money(100_00n, 'USD'), { from: 'USD', to: 'JPY', rate: '150.0000' }],
    [money(-3n, 'USD'), money(3n, 'EUR'), { from: 'EUR', to: 'USD', rate: '1.0000' }],
    [money(-100n, 'ZAR'), money(100n, 'ZAR'), null],
    [money(0n, 'ZAR'), money(100n, 'USD'), null],
  ])('%o and %o', (one, other, rate) => {
    const found = impliedRate(one, other);
    expect(found === null ? null : found.rate).toBe(rate?.rate ?? null);
    if (rate !== null && rate.rate !== '1.0000') expect(found).toEqual(rate);
  });

  test('is the same from both sides and never below one', () => {
    const amounts = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        const [one, other] = [money(-a, 'KES'), money(b, 'JPY')];
        const found = impliedRate(one, other);
        expect(found?.rate).toBe(impliedRate(other, one)?.rate);
        expect(BigInt((found?.rate ?? '0').replace('.', ''))).toBeGreaterThanOrEqual(10_000n);
      }),
    );
  });
});

test('days between are counted whichever is first', () => {
  expect([dayGap('2026-02-27', '2026-03-01'), dayGap('2026-03-01', '2026-02-27')]).toEqual([2, 2]);
});

describe('the category for both sides', () => {
  const category = (id: string, more = {}) => ({
    id,
    slug: null,
    kind: 'transfer' as const,
    isArchived: false,
    ...more,
  });
  test.each([
    ['that for own accounts', [category('a'), category('b', { slug: 'internal-transfer' })], 'b'],
    ['else the first for transfers', [category('x', { kind: 'expense' }), category('a'), category('b')], 'a'],
    ['none that is archived', [category('a', { isArchived: true })], null],
    ['none of another kind', [category('a', { kind: 'income', slug: 'internal-transfer' })], null],
  ])('is %s', (_, all, id) => expect(transferCategoryOf(all)).toBe(id));

  test.each([
    [[], 'Transfer'],
    [['transfer'], 'Transfer 2'],
    [['Transfer', 'TRANSFER 2'], 'Transfer 3'],
  ])('beside %o a new one is called %s', (names, name) => expect(freeName(names)).toBe(name));
});
