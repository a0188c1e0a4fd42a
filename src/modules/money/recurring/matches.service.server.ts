import type { Day } from '#kernel/calendar.ts';
import type { Database } from '#platform/database.server.ts';
import { comesOn } from './cadences.ts';
import { candidateDays, candidatesOf, counts, dayMeant, isNear, paidOccurrences } from './corrections.ts';
import { namesBetween } from './matches.store.server.ts';
import type { Candidate, Match, PaidOccurrence } from './model.ts';
import { itemsWithOccurrences } from './rules.ts';
import { type Asked, paidFacts } from './service.server.ts';
import { canPay } from './sources.ts';
import { heldIn, type HeldItem } from './store.server.ts';

/** The occurrence that a transaction pays; null where it pays none of the last 13 months. */
export async function paymentOf(
  db: Database,
  workspaceId: string,
  transactionId: string,
  asked: Asked,
): Promise<PaidOccurrence | null> {
  const { items } = await heldIn(db, workspaceId);
  if (items.length === 0) return null;
  const found = itemsWithOccurrences(items, await paidFacts(db, workspaceId, asked));
  const paid = paidOccurrences(found).get(transactionId);
  return paid === undefined ? null : { itemId: paid.itemId, name: paid.name, on: paid.on, due: paid.due };
}

/** The transactions that a person may say paid an occurrence; null where there is no such occurrence. */
export async function candidatesFor(
  db: Database,
  workspaceId: string,
  { id, on, search }: { readonly id: string; readonly on: Day; readonly search: string },
  asked: Asked,
): Promise<Candidate[] | null> {
  const facts = await paidFacts(db, workspaceId, asked);
  const items = itemsWithOccurrences((await heldIn(db, workspaceId)).items, facts);
  const item = items.find((one) => one.id === id);
  const occurrence = item?.occurrences.find((one) => one.on === on);
  if (item === undefined || occurrence === undefined) return null;
  const { accountId } = item.source;
  const names = await namesBetween(db, workspaceId, { accountId, ...candidateDays(dayMeant(item, on)) });
  const words = search.trim().toLowerCase();
  const rows = facts.rows.filter((row) => names.get(row.id)?.toLowerCase().includes(words) === true);
  const paying = paidOccurrences(items);
  const isChosenElsewhere = (rowId: string) => paying.get(rowId)?.isChosen === true;
  return candidatesOf(item, occurrence, rows, isChosenElsewhere).map((row) => {
    const pays = paying.get(row.id);
    return {
      id: row.id,
      day: row.day,
      amount: row.amount,
      description: names.get(row.id) ?? '',
      pays: pays === undefined ? null : { itemId: pays.itemId, name: pays.name, on: pays.on, due: pays.due },
    };
  });
}

type MatchRefusal = 'NO_OCCURRENCE' | 'TRANSACTION_NOT_FOUND' | 'OTHER_PAYMENT' | 'TOO_FAR' | 'TAKEN';

/** Where a transaction was chosen. */
type Choice = { readonly id: string; readonly on: Day };

/** Why this cannot be said of an occurrence, or what gives way to it. What was said before is not asked again. */
export async function weighMatch(
  db: Database,
  workspaceId: string,
  item: HeldItem,
  { on, paidBy, notPaidBy }: Match,
  asked: Asked,
): Promise<{ readonly refused: MatchRefusal } | { readonly givesWay: readonly Choice[] }> {
  if (!comesOn(item.cadence, on)) return { refused: 'NO_OCCURRENCE' };
  const before = item.matches?.find((match) => match.on === on);
  const { rows } = await paidFacts(db, workspaceId, asked);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isNew = (id: string) => id !== before?.paidBy && before?.notPaidBy.includes(id) !== true;
  if (notPaidBy.some((id) => isNew(id) && !byId.has(id))) return { refused: 'TRANSACTION_NOT_FOUND' };
  if (paidBy === null || paidBy === before?.paidBy) return { givesWay: [] };
  const row = byId.get(paidBy);
  if (row === undefined) return { refused: 'TRANSACTION_NOT_FOUND' };
  if (!canPay(item.source, row)) return { refused: 'OTHER_PAYMENT' };
  if (!isNear(row.day, dayMeant(item, on))) return { refused: 'TOO_FAR' };
  const { items } = await heldIn(db, workspaceId);
  const others = items.flatMap((other) =>
    (other.matches ?? [])
      .filter((match) => match.paidBy === paidBy && !(other.id === item.id && match.on === on))
      .map((match) => ({ id: other.id, on: match.on, counts: counts(other, match.on, row) })),
  );
  return others.some((other) => other.counts) ? { refused: 'TAKEN' } : { givesWay: others };
}
