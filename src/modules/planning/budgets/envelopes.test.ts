import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EnvelopeBooks, type EnvelopePeriod, type EnvelopeState, envelopes, UNASSIGNED } from './envelopes.ts';
import { ROLLOVERS } from './rollover.ts';

const flows = (byLine: Record<string, bigint>, transfers = 0n) => ({
  byLine: new Map(Object.entries(byLine)),
  transfers,
});
const period = (key: string, cash = flows({}), card = flows({})): EnvelopePeriod => ({
  key,
  cash,
  cards: new Map([['card', card]]),
});
const books = (more: Partial<EnvelopeBooks>): EnvelopeBooks => ({
  lines: [{ id: 'food', rollover: 'surplus', capMinor: null }],
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

type Event =
  | { do: 'income' | 'outside'; minor: bigint }
  | { do: 'assign' | 'take-back' | 'spend' | 'refund' | 'charge' | 'charge-back'; line: string; minor: bigint }
  | { do: 'move'; line: string; to: string; minor: bigint }
  | { do: 'pay-card'; minor: bigint }
  | { do: 'close' | 'undo' };

const LINES = ['a', 'b', 'c'];
const line = fc.constantFrom(...LINES);
const minor = fc.bigInt({ min: 1n, max: 500n });
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ do: fc.constantFrom('income', 'outside'), minor }),
  fc.record({
    do: fc.constantFrom('assign', 'take-back', 'spend', 'refund', 'charge', 'charge-back'),
    line,
    minor,
  }),
  fc.record({ do: fc.constant<'move'>('move'), line, to: line, minor }),
  fc.record({ do: fc.constant<'pay-card'>('pay-card'), minor }),
  fc.record({ do: fc.constantFrom('close', 'undo') }),
);

/** The same by a ledger of pots that moves money event by event, as people would on a table with real envelopes. */
function onTheTable(rules: EnvelopeBooks['lines'], opening: bigint, events: readonly Event[]) {
  const pots = new Map([...LINES, 'ready', 'card'].map((name) => [name, 0n]));
  const put = (name: string, amount: bigint) => pots.set(name, (pots.get(name) ?? 0n) + amount);
  const charged = new Map<string, bigint>();
  put('ready', opening);
  for (const one of events)
    switch (one.do) {
      case 'income':
        put('ready', one.minor);
        break;
      case 'outside':
        put('ready', -one.minor);
        break;
      case 'assign':
      case 'take-back': {
        const amount = one.do === 'assign' ? one.minor : -one.minor;
        put('ready', -amount);
        put(one.line, amount);
        break;
      }
      case 'move':
        put(one.line, -one.minor);
        put(one.to, one.minor);
        break;
      case 'spend':
        put(one.line, -one.minor);
        break;
      case 'refund':
        put(one.line, one.minor);
        break;
      case 'charge':
      case 'charge-back': {
        const amount = one.do === 'charge' ? one.minor : -one.minor;
        put(one.line, -amount);
        put('card', amount);
        charged.set(one.line, (charged.get(one.line) ?? 0n) + amount);
        break;
      }
      case 'pay-card':
        put('card', -one.minor);
        break;
      case 'undo':
        throw new Error('undone before');
      case 'close':
        for (const { id, rollover, capMinor } of rules) {
          const held = pots.get(id) ?? 0n;
          const keeps =
            rollover === 'both'
              ? held
              : held <= 0n || rollover === 'none'
                ? 0n
                : rollover === 'capped' && capMinor !== null && capMinor < held
                  ? capMinor
                  : held;
          const byCard = charged.get(id) ?? 0n;
          const debt = held < 0n && keeps === 0n && byCard > 0n ? (byCard < -held ? byCard : -held) : 0n;
          put('card', -debt);
          put('ready', held - keeps + debt);
          pots.set(id, keeps);
        }
        charged.clear();
        break;
    }
  return pots;
}

/** Undo takes the last event away that is not undone, a closing too. */
function withoutUndone(events: readonly Event[]): Event[] {
  const done: Event[] = [];
  for (const one of events)
    if (one.do === 'undo') done.pop();
    else done.push(one);
  return done;
}

function booksOf(rules: EnvelopeBooks['lines'], openingCash: bigint, events: readonly Event[]): EnvelopeBooks {
  const moves: { key: string; fromLineId: string | null; toLineId: string | null; minor: bigint }[] = [];
  const periods: {
    key: string;
    cash: { byLine: Map<string, bigint>; transfers: bigint };
    card: { byLine: Map<string, bigint>; transfers: bigint };
  }[] = [];
  const begin = () => {
    const key = String(periods.length + 1).padStart(4, '0');
    const one = { key, cash: flows({}), card: flows({}) };
    periods.push(one);
    return one;
  };
  let now = begin();
  const add = (to: Map<string, bigint>, id: string, amount: bigint) => to.set(id, (to.get(id) ?? 0n) + amount);
  for (const one of events) {
    if (one.do === 'close') now = begin();
    if (one.do === 'income') add(now.cash.byLine, UNASSIGNED, one.minor);
    if (one.do === 'outside') add(now.cash.byLine, UNASSIGNED, -one.minor);
    if (one.do === 'assign') moves.push({ key: now.key, fromLineId: null, toLineId: one.line, minor: one.minor });
    if (one.do === 'take-back') moves.push({ key: now.key, fromLineId: one.line, toLineId: null, minor: one.minor });
    if (one.do === 'move') moves.push({ key: now.key, fromLineId: one.line, toLineId: one.to, minor: one.minor });
    if (one.do === 'spend') add(now.cash.byLine, one.line, -one.minor);
    if (one.do === 'refund') add(now.cash.byLine, one.line, one.minor);
    if (one.do === 'charge') add(now.card.byLine, one.line, -one.minor);
    if (one.do === 'charge-back') add(now.card.byLine, one.line, one.minor);
    if (one.do === 'pay-card') {
      now.cash.transfers -= one.minor;
      now.card.transfers += one.minor;
    }
  }
  return {
    lines: rules,
    moves,
    openingCash,
    openingCards: new Map([['card', 0n]]),
    periods: periods.map(({ key, cash, card }) => ({ key, cash, cards: new Map([['card', card]]) })),
  };
}

test('envelopes and ready to assign are the money on the accounts, after any sequence of events', () => {
  const rules = fc.tuple(
    ...LINES.map((id) =>
      fc.record({
        id: fc.constant(id),
        rollover: fc.constantFrom(...ROLLOVERS),
        capMinor: fc.bigInt({ min: 0n, max: 300n }),
      }),
    ),
  );
  fc.assert(
    fc.property(
      rules,
      fc.bigInt({ min: -500n, max: 5000n }),
      fc.array(event, { maxLength: 60 }),
      (lines, opening, events) => {
        const done = withoutUndone(events);
        const state = last(booksOf(lines, opening, done));
        const expected = onTheTable(lines, opening, done);
        for (const id of LINES) expect(state.lines.get(id)?.available).toBe(expected.get(id));
        expect(state.cards.get('card')?.available).toBe(expected.get('card'));
        expect(state.ready).toBe(expected.get('ready'));
        const all = [...expected.values()].reduce((sum, one) => sum + one, 0n);
        expect(all).toBe(state.money);
      },
    ),
    { numRuns: 500 },
  );
});
