import type { Day } from '#kernel/calendar.ts';

/** What a statement says of a transaction. */
export type Facts = {
  readonly bookedOn: Day;
  readonly description: string;
  readonly bankText: string | null;
  readonly minor: bigint;
  readonly status: 'booked' | 'pending';
  readonly sourceId: string | null;
  readonly contentHash: string | null;
  readonly occurrence: number;
};

/** The facts of something that has more to it. */
export function factsOf(from: Facts): Facts {
  const { bookedOn, description, bankText, minor, status, sourceId, contentHash, occurrence } = from;
  return { bookedOn, description, bankText, minor, status, sourceId, contentHash, occurrence };
}

/**
 * A transaction after a row of a file was merged with it. One that is agreed with a statement stays as it is. A pending one becomes what was posted; one that a person wrote
 * takes up the bank's words and keeps their own; one that a bank wrote only learns an id it lacked.
 */
export function mergedFacts(
  kept: Facts & { readonly isEdited: boolean; readonly isLocked: boolean },
  row: Facts,
): Facts {
  const before = factsOf(kept);
  if (kept.isLocked) return before;
  const sourceId = kept.sourceId ?? row.sourceId;
  if (kept.status === 'pending' && row.status === 'booked') {
    const isSameKey = kept.contentHash === row.contentHash;
    return {
      ...factsOf(row),
      sourceId,
      description: kept.isEdited ? kept.description : row.description,
      occurrence: isSameKey ? kept.occurrence : row.occurrence,
    };
  }
  if (kept.contentHash !== null) return { ...before, sourceId };
  const { contentHash, occurrence } = row;
  return { ...before, sourceId, bankText: kept.bankText ?? row.bankText, contentHash, occurrence };
}

/** As kept with the import, for taking the merge back: JSON knows no bigint. */
export type KeptFacts = Omit<Facts, 'minor'> & { readonly minor: string };

export function keptFacts(facts: Facts): KeptFacts {
  return { ...factsOf(facts), minor: String(facts.minor) };
}

export function factsFrom(kept: KeptFacts): Facts {
  return { ...kept, minor: BigInt(kept.minor) };
}
