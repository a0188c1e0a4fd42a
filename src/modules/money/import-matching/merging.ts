import { type Facts, factsOf } from '#modules/money/ledger/rules.ts';

/**
 * A transaction after a row of a file was merged with it. One that is agreed with a statement stays as it is. A pending one becomes what was posted; one that a person wrote
 * takes up the bank's words and keeps their own; one that a bank wrote only learns an id it lacked.
 */
export function mergedFacts(
  kept: Facts & { readonly isEdited: boolean; readonly isLocked: boolean; readonly importId: string | null },
  row: Facts,
): Facts {
  const before = factsOf(kept);
  if (kept.isLocked) return before;
  const sourceId = kept.sourceId ?? row.sourceId;
  // What no import brought, a person wrote.
  const isPersons = kept.isEdited || kept.importId === null;
  // What a bank stated and a person removed does not come back.
  const isRemoved = kept.isEdited && kept.importId !== null && kept.original === null;
  const stated = isPersons ? (kept.original ?? row.original) : (row.original ?? kept.original);
  const original = isRemoved ? null : stated;
  if (kept.status === 'pending' && row.status === 'booked') {
    const isSameKey = kept.contentHash === row.contentHash;
    return {
      ...factsOf(row),
      sourceId,
      original,
      description: isPersons ? kept.description : row.description,
      occurrence: isSameKey ? kept.occurrence : row.occurrence,
    };
  }
  if (kept.contentHash !== null) return { ...before, sourceId, original };
  const { contentHash, occurrence } = row;
  // What a person wrote waits for the bank as long as the bank says so.
  const status = kept.bankText === null ? row.status : kept.status;
  return { ...before, sourceId, bankText: kept.bankText ?? row.bankText, status, contentHash, occurrence, original };
}
