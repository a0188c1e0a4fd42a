import type { Day } from '#kernel/calendar.ts';
import { shareMinor } from '#kernel/money.ts';
import { movedIn, type Move } from './plan.ts';
import { carriedOver, type RolloverRule } from './rollover.ts';

/** Spending and income of a period that no envelope is about; ready to assign takes it. */
export const UNASSIGNED = '';

/**
 * What transactions of accounts come to by line (`UNASSIGNED` for none), as on the rows: negative went out. Transfers
 * are told apart.
 */
export type Flows = { readonly byLine: ReadonlyMap<string, bigint>; readonly transfers: bigint };

export type EnvelopePeriod = {
  readonly key: Day;
  /** Of accounts that hold money. */
  readonly cash: Flows;
  /** By credit card. */
  readonly cards: ReadonlyMap<string, Flows>;
};

export type EnvelopeLine = RolloverRule & { readonly id: string };

/** A line at the end of a period, before anything is carried over. */
export type Envelope = {
  readonly carried: bigint;
  readonly assigned: bigint;
  /** Money in and out of it; below zero went out. */
  readonly activity: bigint;
  /** What is in it; below zero where more was spent. */
  readonly available: bigint;
  /** Where it is below zero: how much of that was spent by credit card, which becomes debt. */
  readonly onCards: bigint;
};

/** What is set aside to pay a card, and what it owes beyond that. */
export type CardEnvelope = { readonly available: bigint; readonly owed: bigint; readonly debt: bigint };

export type EnvelopeState = {
  readonly key: Day;
  readonly lines: ReadonlyMap<string, Envelope>;
  readonly cards: ReadonlyMap<string, CardEnvelope>;
  /** Money that has no job yet; below zero where more was assigned than there is. */
  readonly ready: bigint;
  /** Assigned in later periods already. */
  readonly ahead: bigint;
  /** Money on the accounts of the budget. */
  readonly money: bigint;
};

export type EnvelopeBooks = {
  /** The lines of the period with a key: another line may be in a later one, or none any more. */
  readonly linesAt: (key: Day) => readonly EnvelopeLine[];
  readonly moves: readonly Move[];
  /** Money on the accounts of the budget when the first period began; cards left out. */
  readonly openingCash: bigint;
  /** Balances of credit cards then; below zero is owed. */
  readonly openingCards: ReadonlyMap<string, bigint>;
  /** From the first period of the envelopes on, the earliest first. */
  readonly periods: readonly EnvelopePeriod[];
};

type Pots = { readonly lines: Map<string, bigint>; readonly cards: Map<string, bigint> };

/**
 * The envelopes period by period. Money is never made or lost: envelopes, cards, ready to assign and what is assigned ahead
 * are the money on the accounts, whatever happens.
 */
export function envelopes(books: EnvelopeBooks): EnvelopeState[] {
  const pots: Pots = { lines: new Map(), cards: new Map([...books.openingCards.keys()].map((id) => [id, 0n])) };
  const balances = new Map(books.openingCards);
  let cash = books.openingCash;
  const states: EnvelopeState[] = [];
  const heldAt = new Map<Day, ReadonlySet<string>>();
  const isHeld: Reached['isHeld'] = (lineId, key) => {
    const held = heldAt.get(key) ?? new Set(books.linesAt(key).map(({ id }) => id));
    heldAt.set(key, held);
    return lineId !== null && held.has(lineId);
  };
  for (const period of books.periods) {
    cash += sumOf(period.cash);
    for (const [id, flows] of period.cards) balances.set(id, (balances.get(id) ?? 0n) + sumOf(flows));
    const rules = books.linesAt(period.key);
    const lines = new Map(rules.map((line) => [line.id, inPeriod(line, pots, books.moves, period)]));
    payCards(pots, period);
    states.push(stateOf({ key: period.key, lines, pots, balances, cash, moves: books.moves, isHeld }));
    rollOver(rules, lines, pots, period);
  }
  return states;
}

function sumOf({ byLine, transfers }: Flows): bigint {
  return [...byLine.values()].reduce((sum, minor) => sum + minor, transfers);
}

const flowOf = ({ byLine }: Flows, lineId: string) => byLine.get(lineId) ?? 0n;

function inPeriod(
  line: EnvelopeLine,
  pots: Pots,
  moves: readonly Move[],
  { key, cash, cards }: EnvelopePeriod,
): Envelope {
  const carried = pots.lines.get(line.id) ?? 0n;
  const assigned = movedIn(moves, line.id, key, { betweenLines: false });
  const byCard = [...cards.values()].reduce((sum, flows) => sum + flowOf(flows, line.id), 0n);
  const activity = flowOf(cash, line.id) + byCard;
  const available = carried + assigned + activity;
  const missing = available < 0n ? -available : 0n;
  const spentByCard = byCard < 0n ? -byCard : 0n;
  return { carried, assigned, activity, available, onCards: missing < spentByCard ? missing : spentByCard };
}

/** What is bought with a card moves its money to the card, whatever it was bought for; paying the card takes it away. */
function payCards({ cards: pots }: Pots, { cards }: EnvelopePeriod): void {
  for (const [id, flows] of cards) pots.set(id, (pots.get(id) ?? 0n) - sumOf(flows));
}

type Reached = {
  readonly key: Day;
  readonly lines: ReadonlyMap<string, Envelope>;
  readonly pots: Pots;
  readonly balances: ReadonlyMap<string, bigint>;
  readonly cash: bigint;
  readonly moves: readonly Move[];
  readonly isHeld: (lineId: string | null, key: Day) => boolean;
};

function stateOf({ key, lines, pots, balances, cash, moves, isHeld }: Reached): EnvelopeState {
  const inLines = [...lines.values()].reduce((sum, { available }) => sum + available, 0n);
  const cards = new Map(
    [...pots.cards].map(([id, available]) => {
      const balance = balances.get(id) ?? 0n;
      const owed = balance < 0n ? -balance : 0n;
      const covered = available > 0n ? available : 0n;
      return [id, { available, owed, debt: owed > covered ? owed - covered : 0n }];
    }),
  );
  const inCards = [...pots.cards.values()].reduce((sum, minor) => sum + minor, 0n);
  const ahead = moves
    .filter((move) => move.key > key)
    .reduce((sum, { key: of, fromLineId, toLineId, minor }) => {
      const [isFrom, isTo] = [isHeld(fromLineId, of), isHeld(toLineId, of)];
      return isFrom === isTo ? sum : isTo ? sum + minor : sum - minor;
    }, 0n);
  return { key, lines, cards, ready: cash - inLines - inCards - ahead, ahead, money: cash };
}

/**
 * Hands what is in the envelopes to the next period. What a line does not keep is ready to assign again, and so is all of
 * one that the next period does not have. Of what was spent too much, the part by credit card is taken from the money of
 * the cards, and so becomes debt; ready to assign pays the rest.
 */
function rollOver(
  rules: readonly EnvelopeLine[],
  lines: ReadonlyMap<string, Envelope>,
  pots: Pots,
  { cards }: EnvelopePeriod,
): void {
  for (const rule of rules) {
    const { available = 0n, onCards = 0n } = lines.get(rule.id) ?? {};
    pots.lines.set(rule.id, carriedOver(rule, available));
    if (onCards === 0n || rule.rollover === 'both') continue;
    const spent = [...cards]
      .map(([id, flows]) => ({ id, minor: -flowOf(flows, rule.id) }))
      .filter(({ minor }) => minor > 0n);
    const parts = shareMinor(
      onCards,
      spent.map(({ minor }) => minor),
    );
    for (const [place, { id }] of spent.entries())
      pots.cards.set(id, (pots.cards.get(id) ?? 0n) - (parts[place] ?? 0n));
  }
}
