import { describe, expect, test } from 'vitest';
import {
  type EnvelopeBooks,
  type EnvelopeLine,
  type EnvelopePeriod,
  type EnvelopeState,
  envelopes,
  UNASSIGNED,
} from './envelopes.ts';

const flows = (byLine: Record<string, bigint>, transfers = 0n) => ({
  byLine: new Map(Object.entries(byLine)),
  transfers,
});
const period = (key: string, cash = flows({}), card = flows({})): EnvelopePeriod => ({
  key,
  cash,
  cards: new Map([['card', card]]),
});
const books = ({
  lines = [{ id: 'food', rollover: 'surplus', capMinor: null }],
  ...more
}: Partial<EnvelopeBooks> & { readonly lines?: readonly EnvelopeLine[] }): EnvelopeBooks => ({
  linesAt: () => lines,
  moves: [{ key: '2026-01', fromLineId: null, toLineId: 'food', minor: 300n }],
  openingCash: 1000n,
  openingCards: new Map([['card', -80n]]),
  periods: [period('2026-01')],
  ...more,
});
const last = (one: EnvelopeBooks): EnvelopeState => {
  const state = envelopes(one).at(-1);
  if (state === undefined) throw new Error('no period');
  return state;
};

describe('envelopes', () => {
  test('take their money from ready to assign', () => {
    const { ready, lines, money, ahead } = last(books({}));
    expect([ready, lines.get('food')?.available, money, ahead]).toEqual([700n, 300n, 1000n, 0n]);
  });

  test('income is ready to assign, and spending without an envelope is taken from it', () => {
    const { ready } = last(books({ periods: [period('2026-01', flows({ [UNASSIGNED]: 450n }))] }));
    expect(ready).toBe(1150n);
  });

  test('spending by card moves its money to the card', () => {
    const { ready, lines, cards } = last(books({ periods: [period('2026-01', flows({}), flows({ food: -120n }))] }));
    expect(lines.get('food')?.available).toBe(180n);
    expect(cards.get('card')).toEqual({ available: 120n, owed: 200n, debt: 80n });
    expect(ready).toBe(700n);
  });

  test('a refund to the card moves it back', () => {
    const { lines, cards } = last(books({ periods: [period('2026-01', flows({}), flows({ food: 20n }))] }));
    expect(lines.get('food')?.available).toBe(320n);
    expect(cards.get('card')?.available).toBe(-20n);
  });

  test('paying the card takes the money that was set aside, and leaves the balance carried over as debt', () => {
    const { cards, ready, money } = last(
      books({ periods: [period('2026-01', flows({}, -120n), flows({ food: -120n }, 120n))] }),
    );
    expect(cards.get('card')).toEqual({ available: 0n, owed: 80n, debt: 80n });
    expect([ready, money]).toEqual([700n, 880n]);
  });

  test('what was spent too much by card becomes debt in the next period, and by cash is taken from ready to assign', () => {
    const spent = period('2026-01', flows({ food: -200n }), flows({ food: -150n }));
    const [now, next] = envelopes(books({ periods: [spent, period('2026-02')] }));
    expect(now?.lines.get('food')).toMatchObject({ available: -50n, onCards: 50n });
    expect(now?.cards.get('card')).toMatchObject({ available: 150n, debt: 80n });
    expect(next?.lines.get('food')?.carried).toBe(0n);
    expect(next?.cards.get('card')).toMatchObject({ available: 100n, debt: 130n });
    expect(next?.ready).toBe(700n);
    const cash = last(books({ periods: [period('2026-01', flows({ food: -350n })), period('2026-02')] }));
    expect(cash.ready).toBe(650n);
  });

  test('what a line does not keep is ready to assign again', () => {
    const lines = [{ id: 'food', rollover: 'capped', capMinor: 100n } as const];
    const { ready } = last(books({ lines, periods: [period('2026-01'), period('2026-02')] }));
    expect(ready).toBe(900n);
  });

  test('what is assigned ahead is not ready any more', () => {
    const moves = [{ key: '2026-02', fromLineId: null, toLineId: 'food', minor: 250n }];
    expect(last(books({ moves }))).toMatchObject({ ready: 750n, ahead: 250n });
  });
});
