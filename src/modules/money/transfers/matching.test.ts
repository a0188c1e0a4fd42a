import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import { ratioOf } from '#modules/money/exchange-rates/rules.ts';
import { likelySides, suggestTransfers } from './matching.ts';
import { LONGEST_GAP, type PairFacts, type SideRow, SURE_FROM } from './scoring.ts';

const account = (id: string, name: string, accountType: 'cheque' | 'credit-card' | 'mobile-money' = 'cheque') =>
  ({ id, name, accountType, lastDigits: id === 'savings' ? '4455' : null }) as const;
const ACCOUNTS = [
  account('cheque', 'Everyday'),
  account('savings', 'Rainy days'),
  account('card', 'Gold card', 'credit-card'),
  account('wallet', 'Phone money', 'mobile-money'),
  account('dollars', 'Dollars'),
];
const noRates: PairFacts = { accounts: ACCOUNTS, rateOf: () => null };
/** One dollar is 18.00 rand. */
const withRates: PairFacts = {
  accounts: ACCOUNTS,
  rateOf: (from, to) =>
    from === 'USD' && to === 'ZAR' ? ratioOf('18') : from === 'ZAR' && to === 'USD' ? { units: 1n, per: 18n } : null,
};

const DAY = '2026-03-10';
let number = 0;
function row(accountId: string, minor: number | bigint, more: Partial<SideRow> = {}): SideRow {
  number += 1;
  const currency = accountId === 'dollars' ? 'USD' : 'ZAR';
  const id = `row ${String(number).padStart(6, '0')}`;
  return {
    id,
    accountId,
    day: DAY,
    minor: BigInt(minor),
    currency,
    text: 'X',
    isTransfer: false,
    isLine: false,
    ...more,
  };
}
const pairsOf = (rows: readonly SideRow[], facts = noRates) =>
  suggestTransfers(rows, facts).map(({ out, in: into, score, reasons }) => ({
    out: out.id,
    in: into.id,
    score,
    reasons,
  }));

describe('two of one amount', () => {
  test.each([0, 1, 2, 3, 4, 5])('are paired %i days apart, whichever is first', (gap) => {
    for (const days of [gap, -gap]) {
      const [out, into] = [row('cheque', -100_00), row('savings', 100_00, { day: addDays(DAY, days) })];
      expect(pairsOf([out, into])).toMatchObject([{ out: out.id, in: into.id, reasons: ['same-amount'] }]);
    }
  });

  test('score less the further apart they are', () => {
    const scores = Array.from({ length: LONGEST_GAP + 1 }, (_, gap) => {
      const [pair] = pairsOf([row('cheque', -100_00), row('savings', 100_00, { day: addDays(DAY, gap) })]);
      return pair?.score ?? 0;
    });
    expect(scores).toEqual([73, 70, 66, 61, 56, 52]);
  });

  test.each<[string, SideRow[]]>([
    ['six days apart', [row('cheque', -1), row('savings', 1, { day: addDays(DAY, 6) })]],
    ['in one account', [row('cheque', -1), row('cheque', 1)]],
    ['of one sign', [row('cheque', -1), row('savings', -1)]],
    ['of other currencies without a word', [row('cheque', -1), row('dollars', 1)]],
    ['of another amount without a word', [row('cheque', -100_00), row('savings', 99_50)]],
  ])('are not where they are %s', (_, rows) => expect(pairsOf(rows)).toEqual([]));
});

describe('words', () => {
  const scoreOf = (outText: string, inText: string, [from, to] = ['cheque', 'savings']) =>
    pairsOf([row(from, -500_00, { text: outText }), row(to, 500_00, { text: inText })])[0]?.score ?? 0;
  const plain = scoreOf('X', 'X');

  test.each([
    ['FNB APP TRANSFER TO 1', 'X'],
    ['EFT to somewhere', 'X'],
    ['IB TRF 22', 'X'],
    ['X', 'transfer from R A'],
    ['To Rainy Days', 'X'],
    ['ABSA *4455', 'X'],
    ['X', 'from everyday'],
  ])('"%s" and "%s" raise the score', (out, into) => expect(scoreOf(out, into)).toBeGreaterThan(plain));

  test.each([
    ['INTRFACE', 'X'],
    ['FNB 44551', 'X'],
    ['Rainydays', 'X'],
  ])('"%s" says nothing', (out, into) => expect(scoreOf(out, into)).toBe(plain));

  test('a card says thank you, and a wallet names its pay bill', () => {
    expect(scoreOf('X', 'PAYMENT RECEIVED - THANK YOU', ['cheque', 'card'])).toBeGreaterThan(plain);
    expect(scoreOf('X', 'PAYMENT RECEIVED - THANK YOU', ['cheque', 'savings'])).toBe(plain);
    expect(scoreOf('Pay Bill 247247', 'X', ['wallet', 'cheque'])).toBeGreaterThan(plain);
    expect(scoreOf('Withdraw to bank', 'X', ['wallet', 'cheque'])).toBeGreaterThan(plain);
  });

  test('on both sides they make it sure', () => {
    expect(scoreOf('TRANSFER TO', 'TRANSFER FROM')).toBeGreaterThanOrEqual(SURE_FROM);
    expect(plain).toBeLessThan(SURE_FROM);
  });
});

describe('fees', () => {
  test.each([
    [1000_00, 980_00, true],
    [1000_00, 979_99, false],
    [1000_00, 1000_01, false],
    [1000_00, 999_99, true],
  ])('of %i that went out, %i arrived: %s', (out, into, isPair) => {
    const found = pairsOf([row('cheque', -out, { text: 'Transfer' }), row('savings', into)]);
    expect(found.length === 1).toBe(isPair);
    if (isPair) expect(found[0]?.reasons).toContain('fee');
  });

  test.each([
    ['2026-03-09', false],
    ['2026-03-10', true],
    ['2026-03-12', true],
  ] as const)('of what was sent on 10 March, less arrives on %s: %s', (day, isPair) => {
    const out = row('cheque', -1000_00, { text: 'Transfer', day: '2026-03-10' });
    expect(pairsOf([out, row('savings', 990_00, { day })]).length === 1).toBe(isPair);
  });

  test('the same amount comes before one with a fee', () => {
    const out = row('cheque', -1000_00, { text: 'Transfer' });
    const [exact, less] = [row('savings', 1000_00), row('card', 990_00)];
    expect(pairsOf([out, less, exact])).toMatchObject([{ in: exact.id }]);
  });
});

describe('two currencies', () => {
  test.each([
    [1800_00, 100_00, true],
    [1800_00, 95_00, true],
    [1800_00, 105_00, true],
    [1800_00, 94_99, false],
    [1800_00, 105_01, false],
  ])('of R %i, $ %i at a rate of 18: %s', (out, into, isPair) => {
    const found = pairsOf([row('cheque', -out), row('dollars', into)], withRates);
    expect(found.length === 1).toBe(isPair);
    if (isPair) expect(found[0]?.reasons).toContain('known-rate');
  });

  test('without a rate only where words say so and there is but one', () => {
    const forex = row('cheque', -1823_45, { text: 'FOREX PURCHASE' });
    const came = row('dollars', 100_00);
    expect(pairsOf([forex, came])).toMatchObject([{ in: came.id, reasons: ['implied-rate', 'words'] }]);
    expect(pairsOf([forex, came, row('dollars', 40_00)])).toEqual([]);
    expect(pairsOf([forex, came, row('cheque', -5_00)])).toEqual([]);
    expect(pairsOf([{ ...forex, text: 'Shop' }, came])).toEqual([]);
  });
});

describe('ties', () => {
  test('two that fit equally well are refused, and so is what they fit', () => {
    const [out, one, other] = [row('cheque', -1), row('savings', 1), row('card', 1)];
    expect(pairsOf([out, one, other])).toEqual([]);
    expect(pairsOf([out, one, { ...other, day: addDays(DAY, 1) }])).toMatchObject([{ in: one.id }]);
  });

  test('two transfers of one amount on two days are two pairs', () => {
    const later = { day: addDays(DAY, 2) };
    const rows = [row('cheque', -1), row('savings', 1), row('cheque', -1, later), row('savings', 1, later)];
    expect(pairsOf(rows).map((pair) => [pair.out, pair.in])).toEqual([
      [rows[2]?.id, rows[3]?.id],
      [rows[0]?.id, rows[1]?.id],
    ]);
  });

  test('one that was rejected is no tie any more', () => {
    const [out, one, other] = [row('cheque', -1), row('savings', 1), row('card', 1)];
    const found = suggestTransfers([out, one, other], noRates, (_, inId) => inId === other.id);
    expect(found).toMatchObject([{ in: { id: one.id } }]);
  });
});

const texts = fc.constantFrom('X', 'Transfer', 'Rainy days', 'Payment received, thank you', 'Pay bill');
const rows = fc.array(
  fc
    .record({
      accountId: fc.constantFrom('cheque', 'savings', 'card', 'wallet', 'dollars'),
      minor: fc.constantFrom(-1800_00, -100_00, -99_00, 99_00, 100_00, 1800_00),
      day: fc.integer({ min: 0, max: 9 }).map((days) => addDays(DAY, days)),
      text: texts,
      isTransfer: fc.boolean(),
    })
    .map(({ accountId, minor, ...more }) => row(accountId, minor, more)),
  { maxLength: 30 },
);

describe('whatever the transactions', () => {
  test('each is in one pair at most, of two accounts, of two signs, a few days apart', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const found = suggestTransfers(all, withRates);
        const ids = found.flatMap((pair) => [pair.out.id, pair.in.id]);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { out, in: into, score } of found) {
          expect(out.minor < 0n && into.minor > 0n && out.accountId !== into.accountId).toBe(true);
          expect(score).toBeGreaterThanOrEqual(50);
          expect(score).toBeLessThanOrEqual(100);
        }
        expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((a, b) => b - a));
      }),
    );
  });

  test('the order in which they come does not matter', () => {
    fc.assert(
      fc.property(rows, fc.infiniteStream(fc.nat()), (all, keys) => {
        const order = new Map(all.map(({ id }) => [id, keys.next().value ?? 0]));
        const shuffled = all.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
        expect(pairsOf(shuffled, withRates)).toEqual(pairsOf(all, withRates));
      }),
    );
  });

  test('turned round, what went out and what came are the same pairs', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const plain = all.filter(
          ({ minor, currency }) => (minor === 100_00n || minor === -100_00n) && currency === 'ZAR',
        );
        const even = plain.map((one) => ({ ...one, text: 'X', isTransfer: false }));
        const turned = even.map((one) => ({ ...one, minor: -one.minor }));
        const ids = (found: ReturnType<typeof pairsOf>) =>
          found.map((pair) => [pair.out, pair.in].toSorted().join(' ')).toSorted();
        expect(ids(pairsOf(turned))).toEqual(ids(pairsOf(even)));
      }),
    );
  });

  test('a pair that is suggested is among the likely sides of both of its transactions', () => {
    fc.assert(
      fc.property(rows, (all) => {
        for (const { out, in: into } of suggestTransfers(all.slice(0, 8), withRates)) {
          const others = all.slice(0, 8).filter(({ id }) => id !== out.id);
          expect(likelySides(out, others, withRates).map((pair) => pair.in.id)).toContain(into.id);
        }
      }),
    );
  });
});

test('100,000 transactions take less than two seconds of the processor', () => {
  const many = Array.from({ length: 100_000 }, (_, place) => {
    const minor = 100 + ((place * 7919) % 250_000);
    const sign = place % 2 === 0 ? -1 : 1;
    const accountId = place % 20 === 0 ? 'dollars' : place % 2 === 0 ? 'cheque' : 'savings';
    const day = addDays('2025-01-01', place % 700);
    return row(accountId, sign * minor, { day, text: place % 9 === 0 ? 'FNB APP TRANSFER' : 'POS PURCHASE SHOP 22' });
  });
  // Of the processor: a busy machine makes everything wait.
  const begin = process.cpuUsage();
  suggestTransfers(many, withRates);
  expect(process.cpuUsage(begin).user / 1000).toBeLessThan(2000);
});

describe('likely sides of one transaction', () => {
  test('are those of other accounts and signs, the best first, and no more than ten', () => {
    const own = row('cheque', -100_00);
    const exact = row('savings', 100_00);
    const near = row('card', 95_00);
    const others = [near, row('card', 80_00), row('cheque', 100_00), row('savings', -100_00), exact];
    expect(likelySides(own, others, noRates).map((pair) => pair.in.id)).toEqual([exact.id, near.id]);
    const many = Array.from({ length: 15 }, () => row('savings', 100_00));
    expect(likelySides(own, many, noRates)).toHaveLength(10);
  });

  test('of what came are what went out', () => {
    const came = row('savings', 100_00);
    const went = row('cheque', -101_00, { day: addDays(DAY, -9) });
    expect(likelySides(came, [went], noRates)).toMatchObject([{ out: { id: went.id }, in: { id: came.id } }]);
  });
});

describe('the line of a split', () => {
  const out = row('cheque', -100_00, { isLine: true, isTransfer: true, text: 'Transfer' });

  test('is paired with just its amount, never with a fee between', () => {
    expect(pairsOf([out, row('savings', 100_00)])).toMatchObject([{ out: out.id }]);
    expect(pairsOf([out, row('savings', 99_00)])).toEqual([]);
    expect(pairsOf([{ ...out, isLine: false }, row('savings', 99_00)])).toMatchObject([{ out: out.id }]);
    expect(pairsOf([row('cheque', -100_00, { text: 'Transfer' }), row('savings', 99_00, { isLine: true })])).toEqual(
      [],
    );
  });

  test('is offered nothing of another amount, but of another currency', () => {
    const others = [row('savings', 100_00), row('savings', 99_99), row('dollars', 5_00)];
    expect(likelySides(out, others, noRates).map((pair) => pair.in.id)).toEqual([others[0]?.id, others[2]?.id]);
  });
});
