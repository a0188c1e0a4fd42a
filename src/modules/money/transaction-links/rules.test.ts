import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultOf, inOneOrder, MOST_LINKS, offeredAmount, restOf, type Side } from './rules.ts';

const side = (minor: bigint, linked = 0n, more: Partial<Side> = {}): Side => ({
  minor,
  currency: 'ZAR',
  linked,
  links: linked === 0n ? 0 : 1,
  ...more,
});

describe('what may be linked', () => {
  test.each([
    ['a refund of the whole purchase', side(1000n), side(-1000n), 1000n, null],
    ['a part of it', side(300n), side(-1000n), 300n, null],
    ['the last part', side(300n), side(-1000n, 700n), 300n, null],
    ['one refund over several purchases', side(1000n, 600n), side(-400n), 400n, null],
    ['money out as a refund', side(-300n), side(-1000n), 300n, { code: 'WRONG_WAY' }],
    ['money in as a purchase', side(300n), side(1000n), 300n, { code: 'WRONG_WAY' }],
    ['nothing as a refund', side(0n), side(-1000n), 1n, { code: 'WRONG_WAY' }],
    ['another currency', side(300n, 0n, { currency: 'KES' }), side(-1000n), 300n, { code: 'TWO_CURRENCIES' }],
    [
      'one cent more than the purchase',
      side(2000n),
      side(-1000n),
      1001n,
      { code: 'TOO_MUCH', of: 'purchase', excess: 1n, rest: 1000n },
    ],
    [
      'more than the purchase has left',
      side(2000n),
      side(-1000n, 700n),
      400n,
      { code: 'TOO_MUCH', of: 'purchase', excess: 100n, rest: 300n },
    ],
    [
      'more than the refund has left',
      side(500n, 400n),
      side(-1000n),
      200n,
      { code: 'TOO_MUCH', of: 'refund', excess: 100n, rest: 100n },
    ],
    [
      'a purchase whose amount was made smaller since',
      side(500n),
      side(-100n, 300n),
      1n,
      { code: 'TOO_MUCH', of: 'purchase', excess: 201n, rest: 0n },
    ],
    ['a link too many', side(1n), side(-5n, 0n, { links: MOST_LINKS }), 1n, { code: 'TOO_MANY' }],
  ] as const)('%s', (_, from, to, amount, fault) => {
    expect(faultOf('refund', from, to, amount)).toEqual(fault);
    expect(faultOf('reimbursement', from, to, amount)).toEqual(fault);
  });

  test('a fee needs no direction and no amount, but the currency of what it was charged for', () => {
    expect(faultOf('fee', side(-7n), side(-500n), null)).toBeNull();
    expect(faultOf('fee', side(-7n), side(500n), null)).toBeNull();
    expect(faultOf('fee', side(-7n), side(-5n, 0n, { currency: 'KES' }), null)).toEqual({ code: 'TWO_CURRENCIES' });
    expect(faultOf('fee', side(-7n, 0n, { links: MOST_LINKS }), side(-5n), null)).toEqual({ code: 'TOO_MANY' });
  });

  test('related transactions need no direction, no currency and no amount', () => {
    expect(faultOf('related', side(-1n), side(-5n, 0n, { currency: 'KES' }), null)).toBeNull();
    expect(faultOf('related', side(-1n, 0n, { links: MOST_LINKS }), side(-5n), null)).toEqual({ code: 'TOO_MANY' });
  });

  test('however refunds are linked, neither side is ever linked for more than it comes to', () => {
    const cents = fc.bigInt({ min: 1n, max: 500n });
    const tries = fc.array(fc.record({ refund: fc.nat(2), purchase: fc.nat(2), amount: cents }), { maxLength: 30 });
    fc.assert(
      fc.property(fc.tuple(cents, cents, cents), fc.tuple(cents, cents, cents), tries, (refunds, purchases, all) => {
        const linkedIn = [0n, 0n, 0n];
        const linkedOut = [0n, 0n, 0n];
        for (const { refund, purchase, amount } of all) {
          const from = side(refunds[refund] ?? 0n, linkedIn[refund]);
          const to = side(-(purchases[purchase] ?? 0n), linkedOut[purchase]);
          const fault = faultOf('refund', from, to, amount);
          // What is refused would go too far, by just the excess that is named.
          if (fault?.code === 'TOO_MUCH')
            expect(restOf(fault.of === 'purchase' ? to : from)).toBe(amount - fault.excess);
          if (fault !== null) continue;
          linkedIn[refund] = (linkedIn[refund] ?? 0n) + amount;
          linkedOut[purchase] = (linkedOut[purchase] ?? 0n) + amount;
        }
        for (const at of [0, 1, 2]) {
          expect(linkedIn[at] ?? 0n).toBeLessThanOrEqual(refunds[at] ?? 0n);
          expect(linkedOut[at] ?? 0n).toBeLessThanOrEqual(purchases[at] ?? 0n);
        }
      }),
    );
  });

  test('what is offered is never refused for its size', () => {
    const sides = fc.record({ minor: fc.bigInt(1n, 900n), linked: fc.bigInt(0n, 900n) });
    fc.assert(
      fc.property(sides, sides, (one, other) => {
        const [from, to] = [side(one.minor, one.linked), side(-other.minor, other.linked)];
        const amount = offeredAmount(restOf(from), restOf(to));
        fc.pre(amount > 0n);
        expect(faultOf('refund', from, to, amount)).toBeNull();
        expect(faultOf('refund', from, to, amount + 1n)).toMatchObject({ code: 'TOO_MUCH', excess: 1n });
      }),
    );
  });

  test('nothing is offered where nothing is left', () => {
    expect(offeredAmount(500n, -20n)).toBe(0n);
    expect(offeredAmount(0n, 10n)).toBe(0n);
  });

  test('a pair is the same whichever is named first', () => {
    expect(inOneOrder(['b', 'a'])).toEqual(['a', 'b']);
    expect(inOneOrder(['a', 'b'])).toEqual(['a', 'b']);
  });
});
