import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EnvelopeBooks, type EnvelopeLine, type EnvelopeState, envelopes, UNASSIGNED } from './envelopes.ts';
import { linesOfPeriod } from './line-periods.ts';
import { ROLLOVERS } from './rollover.ts';

const flows = (byLine: Record<string, bigint>, transfers = 0n) => ({
  byLine: new Map(Object.entries(byLine)),
  transfers,
});
const last = (one: EnvelopeBooks): EnvelopeState => {
  const state = envelopes(one).at(-1);
  if (state === undefined) throw new Error('no period');
  return state;
};

type Event =
  | { do: 'income' | 'outside'; minor: bigint }
  | { do: 'assign' | 'take-back' | 'spend' | 'refund' | 'charge' | 'charge-back'; line: string; minor: bigint }
  | { do: 'move'; line: string; to: string; minor: bigint }
  | { do: 'pay-card'; minor: bigint }
  | { do: 'close-without' | 'close-with'; line: string }
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
  // The next period is without the line, or has one of its category again.
  fc.record({ do: fc.constantFrom('close-without', 'close-with'), line }),
);

/** The same by a ledger of pots that moves money event by event, as people would on a table with real envelopes. */
function onTheTable(rules: readonly EnvelopeLine[], opening: bigint, events: readonly Event[]) {
  const pots = new Map([...LINES, 'ready', 'card'].map((name) => [name, 0n]));
  const put = (name: string, amount: bigint) => pots.set(name, (pots.get(name) ?? 0n) + amount);
  const charged = new Map<string, bigint>();
  const gone = new Set<string>();
  const potOf = (line: string) => (gone.has(line) ? 'ready' : line);
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
        put(potOf(one.line), amount);
        break;
      }
      case 'move':
        if (gone.has(one.line) || gone.has(one.to)) break;
        put(one.line, -one.minor);
        put(one.to, one.minor);
        break;
      case 'spend':
        put(potOf(one.line), -one.minor);
        break;
      case 'refund':
        put(potOf(one.line), one.minor);
        break;
      case 'charge':
      case 'charge-back': {
        const amount = one.do === 'charge' ? one.minor : -one.minor;
        put(potOf(one.line), -amount);
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
      case 'close-without':
      case 'close-with':
        for (const { id, rollover, capMinor } of rules) {
          if (gone.has(id)) continue;
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
        if (one.do === 'close-with') gone.delete(one.line);
        if (one.do === 'close-without') {
          put('ready', pots.get(one.line) ?? 0n);
          pots.set(one.line, 0n);
          gone.add(one.line);
        }
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

type Generation = EnvelopeLine & { readonly lastPeriod: string | null };

function booksOf(rules: readonly EnvelopeLine[], openingCash: bigint, events: readonly Event[]) {
  let generations: Generation[] = rules.map((rule) => ({ ...rule, lastPeriod: null }));
  /** Ids of lines in the period that is written, by their name. */
  const ids = new Map(rules.map(({ id }) => [id, id]));
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
    if (one.do === 'close-without') {
      const ended = ids.get(one.line);
      generations = generations.map((line) => (line.id === ended ? { ...line, lastPeriod: now.key } : line));
      ids.delete(one.line);
    }
    if (one.do === 'close' || one.do === 'close-without' || one.do === 'close-with') now = begin();
    if (one.do === 'close-with' && !ids.has(one.line)) {
      const id = `${one.line} ${now.key}`;
      const rule = rules.find((line) => line.id === one.line);
      if (rule !== undefined) generations.push({ ...rule, id, lastPeriod: null });
      ids.set(one.line, id);
    }
    const own = 'line' in one ? (ids.get(one.line) ?? null) : null;
    const to = one.do === 'move' ? (ids.get(one.to) ?? null) : null;
    if (one.do === 'income') add(now.cash.byLine, UNASSIGNED, one.minor);
    if (one.do === 'outside') add(now.cash.byLine, UNASSIGNED, -one.minor);
    if (one.do === 'assign' && own !== null)
      moves.push({ key: now.key, fromLineId: null, toLineId: own, minor: one.minor });
    if (one.do === 'take-back' && own !== null)
      moves.push({ key: now.key, fromLineId: own, toLineId: null, minor: one.minor });
    if (one.do === 'move' && own !== null && to !== null)
      moves.push({ key: now.key, fromLineId: own, toLineId: to, minor: one.minor });
    if (one.do === 'spend') add(now.cash.byLine, own ?? UNASSIGNED, -one.minor);
    if (one.do === 'refund') add(now.cash.byLine, own ?? UNASSIGNED, one.minor);
    if (one.do === 'charge') add(now.card.byLine, own ?? UNASSIGNED, -one.minor);
    if (one.do === 'charge-back') add(now.card.byLine, own ?? UNASSIGNED, one.minor);
    if (one.do === 'pay-card') {
      now.cash.transfers -= one.minor;
      now.card.transfers += one.minor;
    }
  }
  const placed = generations.map((line) => {
    return { ...line, categoryId: line.id.split(' ')[0] ?? '', currency: 'ZAR', memberId: null };
  });
  const books: EnvelopeBooks = {
    linesAt: (key) => linesOfPeriod(placed, key, new Map()),
    moves,
    openingCash,
    openingCards: new Map([['card', 0n]]),
    periods: periods.map(({ key, cash, card }) => ({ key, cash, cards: new Map([['card', card]]) })),
  };
  return { books, ids };
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
        const { books: written, ids } = booksOf(lines, opening, done);
        const state = last(written);
        const expected = onTheTable(lines, opening, done);
        for (const id of LINES) expect(state.lines.get(ids.get(id) ?? '')?.available ?? 0n).toBe(expected.get(id));
        expect(state.cards.get('card')?.available).toBe(expected.get('card'));
        expect(state.ready).toBe(expected.get('ready'));
        const all = [...expected.values()].reduce((sum, one) => sum + one, 0n);
        expect(all).toBe(state.money);
      },
    ),
    { numRuns: 500 },
  );
});
