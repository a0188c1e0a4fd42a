import { type Day, daysBetween } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import { LONGEST_GAP, type PairFacts, type SideRow, suggestTransfers } from '#modules/money/transfers/rules.ts';

/** A transaction that may be the other side. */
export type OfferedSide = SideRow & {
  /** It agreed with a statement, or its day is in a period that did. */
  readonly isLocked: boolean;
};

/** A transaction that a rule says is a transfer. */
export type WantedSide = OfferedSide & {
  readonly toAccountId: string;
  /** The bank has not booked it yet: it is linked once it has. */
  readonly isPending: boolean;
  /** It has waited since an earlier import or run: it is linked, and nothing else. */
  readonly hasWaited: boolean;
};

/** An account that rules name. */
export type Target = {
  readonly currency: Currency;
  /** It is open and has no statements of its own: the other side is written into it. */
  readonly isWritten: boolean;
  readonly closedOn: Day | null;
  /** The last day that agreed with a statement. */
  readonly lockedUntil: Day | null;
};

/** What becomes of a transaction that a rule says is a transfer. */
export type Outcome =
  | { readonly kind: 'linked'; readonly outId: string; readonly inId: string }
  | { readonly kind: 'other-added' | 'waiting' }
  | { readonly kind: 'left'; readonly because: 'locked' };

type Given = {
  readonly wanted: readonly WantedSide[];
  /** Those in accounts that rules name; some may be among the wanted. */
  readonly offered: readonly OfferedSide[];
  readonly targets: ReadonlyMap<string, Target>;
  readonly facts: PairFacts;
  /** A person said that these two are no transfer. */
  readonly isRejected: (outId: string, inId: string) => boolean;
};

/**
 * What becomes of each, by id. Two are paired by the rules of suggestions, each with the account that its rule names, and
 * each once; where several fit equally, nothing is guessed and nothing is written.
 */
export function placeTransfers({ wanted, offered, targets, facts, isRejected }: Given): Map<string, Outcome> {
  const byId = new Map(wanted.map((side) => [side.id, side]));
  const pool = [...wanted.filter(({ isPending }) => !isPending), ...offered.filter(({ id }) => !byId.has(id))].map(
    (side) => (byId.has(side.id) ? { ...side, isTransfer: true } : side),
  );
  const sides = new Map(pool.map((side) => [side.id, side]));
  const mayLink = (outId: string, inId: string) => {
    const [out, into] = [sides.get(outId), sides.get(inId)];
    const [byOut, byIn] = [byId.get(outId), byId.get(inId)];
    if ((byOut ?? byIn) === undefined || isRejected(outId, inId)) return false;
    const fits = (by: WantedSide | undefined, other: OfferedSide | undefined) =>
      by === undefined || by.toAccountId === other?.accountId;
    return fits(byOut, into) && fits(byIn, out);
  };
  const pairs = suggestTransfers(pool, facts, (outId, inId) => !mayLink(outId, inId));
  const outcomes = new Map<string, Outcome>();
  for (const { out, in: into } of pairs) {
    const isLocked = [out, into].some(({ id }) => sides.get(id)?.isLocked === true);
    const outcome: Outcome = isLocked
      ? { kind: 'left', because: 'locked' }
      : { kind: 'linked', outId: out.id, inId: into.id };
    for (const { id } of [out, into]) outcomes.set(id, outcome);
  }
  const free = Map.groupBy(
    pool.filter(({ id }) => !outcomes.has(id)),
    ({ accountId }) => accountId,
  );
  for (const side of wanted) {
    if (outcomes.has(side.id)) continue;
    const fitsSome = (free.get(side.toAccountId) ?? []).some((other) => {
      const [out, into] = side.minor < 0n ? [side, other] : [other, side];
      const isNear = Math.abs(daysBetween(side.day, other.day)) <= LONGEST_GAP;
      return (
        isNear && mayLink(out.id, into.id) && suggestTransfers([{ ...side, isTransfer: true }, other], facts).length > 0
      );
    });
    outcomes.set(side.id, alone(side, targets.get(side.toAccountId), fitsSome));
  }
  return new Map([...outcomes].filter(([id]) => byId.has(id)));
}

/** @param fitsSome something fits it, and was not told from other things that do */
function alone(side: WantedSide, target: Target | undefined, fitsSome: boolean): Outcome {
  if (target === undefined || side.isPending || side.hasWaited || fitsSome) return { kind: 'waiting' };
  const isOpen = target.closedOn === null || side.day <= target.closedOn;
  if (!target.isWritten || !isOpen || target.currency !== side.currency) return { kind: 'waiting' };
  const isLocked = target.lockedUntil !== null && side.day <= target.lockedUntil;
  return isLocked ? { kind: 'left', because: 'locked' } : { kind: 'other-added' };
}
