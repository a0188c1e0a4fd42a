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

/**
 * A transaction after a row of a file was merged with it. A pending one becomes what was posted; one that a person wrote
 * takes up the bank's words and keeps their own; one that a bank wrote only learns an id it lacked.
 */
export function mergedFacts(kept: Facts & { readonly isEdited: boolean }, row: Facts): Facts {
  const { isEdited, ...before } = kept;
  const sourceId = kept.sourceId ?? row.sourceId;
  if (kept.status === 'pending' && row.status === 'booked') {
    const isSameKey = kept.contentHash === row.contentHash;
    return {
      ...row,
      sourceId,
      description: isEdited ? kept.description : row.description,
      occurrence: isSameKey ? kept.occurrence : row.occurrence,
    };
  }
  if (kept.contentHash === null) {
    const { bankText, contentHash, occurrence } = row;
    return { ...before, sourceId, bankText: kept.bankText ?? bankText, contentHash, occurrence };
  }
  return { ...before, sourceId };
}

/** As kept with the import, for taking the merge back: JSON knows no bigint. */
export type KeptFacts = Omit<Facts, 'minor'> & { readonly minor: string };

export function keptFrom(facts: Facts): KeptFacts {
  return { ...facts, minor: String(facts.minor) };
}

export function factsFrom(kept: KeptFacts): Facts {
  return { ...kept, minor: BigInt(kept.minor) };
}
