import type { Currency } from '#kernel/money.ts';
import type { Stretch } from '#kernel/period-rules.ts';
import { type CategorySum, lineForAll } from './buckets.ts';
import { type EnvelopeBooks, type Flows, UNASSIGNED } from './envelopes.ts';
import type { CategoryFact, HeldMove, LinesAt, RuleAt } from './facts.ts';

/** What accounts of a budget hold and moved, in all of its currencies. */
export type AccountFacts = {
  readonly id: string;
  readonly currency: Currency;
  readonly isCard: boolean;
  /** When the envelopes began. */
  readonly opening: bigint;
};

type Known = {
  readonly categories: ReadonlyMap<string, CategoryFact>;
  readonly lineOf: ReturnType<typeof lineForAll>;
};

/** Sums of one currency by line, transfers apart. */
function flowsOf(sums: readonly CategorySum[], currency: Currency, { categories, lineOf }: Known): Flows {
  const byLine = new Map<string, bigint>();
  let transfers = 0n;
  for (const { currency: of, key, in: came, out: went } of sums) {
    if (of !== currency) continue;
    const kind = categories.get(key)?.kind;
    if (kind === 'transfer') transfers += came + went;
    else {
      const lineId = (kind === 'expense' ? lineOf(key, currency) : null) ?? UNASSIGNED;
      byLine.set(lineId, (byLine.get(lineId) ?? 0n) + came + went);
    }
  }
  return { byLine, transfers };
}

/** What all accounts did without what those cards did. */
function without(all: Flows, cards: Iterable<Flows>): Flows {
  const byLine = new Map(all.byLine);
  let { transfers } = all;
  for (const card of cards) {
    transfers -= card.transfers;
    for (const [id, minor] of card.byLine) byLine.set(id, (byLine.get(id) ?? 0n) - minor);
  }
  return { byLine, transfers };
}

type BooksIn = Pick<Known, 'categories'> & {
  readonly linesAt: LinesAt;
  readonly ruleAt: RuleAt;
  readonly moves: readonly HeldMove[];
  readonly accounts: readonly AccountFacts[];
  readonly stretches: readonly Stretch[];
  /** Of all accounts, period by period. */
  readonly sums: readonly (readonly CategorySum[])[];
  /** Of each card. */
  readonly cardSums: ReadonlyMap<string, readonly (readonly CategorySum[])[]>;
};

/** The books of the envelopes in one currency. */
export function booksIn(currency: Currency, facts: BooksIn): EnvelopeBooks {
  const own = facts.accounts.filter((account) => account.currency === currency);
  const cards = own.filter(({ isCard }) => isCard);
  const isOwn = ({ currency: of }: { readonly currency: Currency }) => of === currency;
  return {
    linesAt: (key) =>
      facts
        .linesAt(key)
        .filter((line) => isOwn(line) && line.memberId === null)
        .map((line) => {
          const { rollover, capMinor } = facts.ruleAt(line, key);
          return { id: line.id, rollover, capMinor };
        }),
    moves: facts.moves.filter(isOwn),
    openingCash: own.filter(({ isCard }) => !isCard).reduce((sum, { opening }) => sum + opening, 0n),
    openingCards: new Map(cards.map(({ id, opening }) => [id, opening])),
    periods: facts.stretches.map(({ key }, place) => {
      const { categories } = facts;
      const known = { categories, lineOf: lineForAll(facts.linesAt(key), categories) };
      const byCard = new Map(
        cards.map(({ id }) => [id, flowsOf(facts.cardSums.get(id)?.[place] ?? [], currency, known)]),
      );
      const all = flowsOf(facts.sums[place] ?? [], currency, known);
      return { key, cash: without(all, byCard.values()), cards: byCard };
    }),
  };
}
