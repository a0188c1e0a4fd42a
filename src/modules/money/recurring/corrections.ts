import { addDays, type Day, daysBetween } from '#kernel/calendar.ts';
import { isWithin } from './amounts.ts';
import { comesOn } from './cadences.ts';
import { SAME_SIZE } from './detection.ts';
import { MATCH_DAYS, MOST_CANDIDATES } from './limits.ts';
import type { Item, NewItem, Occurrence, PaidOccurrence } from './model.ts';
import { canPay, groupOf, type PaidRow } from './sources.ts';

type Said = Pick<NewItem, 'source' | 'cadence' | 'matches'> & { readonly id: string };

/** The transactions that a person chose, by the id of the item and the day of the occurrence. */
type Chosen = ReadonlyMap<string, ReadonlyMap<Day, PaidRow>>;

/**
 * What of the choices counts: those of occurrences that there are, and of transactions that can pay them. A transaction
 * pays one occurrence, the first that says so; an occurrence is paid by one transaction.
 */
export function chosenRows(items: readonly Said[], rows: readonly PaidRow[]): Chosen {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const taken = new Set<string>();
  return new Map(
    items.map((item) => {
      const own = new Map<Day, PaidRow>();
      for (const { on, paidBy } of item.matches ?? []) {
        const row = paidBy === null ? undefined : byId.get(paidBy);
        if (row === undefined || taken.has(row.id) || own.has(on)) continue;
        if (!counts(item, on, row)) continue;
        own.set(on, row);
        taken.add(row.id);
      }
      return [item.id, own];
    }),
  );
}

/** Whether a choice still says something: the payment comes on that day, and the transaction can be one of it. */
export function counts({ source, cadence }: Pick<NewItem, 'source' | 'cadence'>, on: Day, row: PaidRow): boolean {
  return comesOn(cadence, on) && canPay(source, row);
}

/** The occurrence that each transaction pays, by the id of the transaction. */
export function paidOccurrences(items: readonly Item[]): Map<string, PaidOccurrence & Pick<Occurrence, 'isChosen'>> {
  return new Map(
    items.flatMap(({ id: itemId, name, occurrences }) =>
      occurrences.flatMap(({ on, due, paid, isChosen }) =>
        paid === null ? [] : [[paid.id, { itemId, name, on, due, isChosen }] as const],
      ),
    ),
  );
}

/** The day about which a person looks for the transaction of an occurrence: as the cadence has it, or where it was moved. */
export function dayMeant({ changes }: Pick<NewItem, 'changes'>, on: Day): Day {
  return changes.find((change) => change.on === on)?.movedTo ?? on;
}

/** Whether a person may say that a transaction of this day paid what was due on that. */
export function isNear(day: Day, due: Day): boolean {
  return Math.abs(daysBetween(due, day)) <= MATCH_DAYS;
}

/**
 * The transactions that a person may say paid an occurrence: those that nobody chose for another one. Those of its payee
 * come first, then those of about its size, each by their nearness to the day.
 */
export function candidatesOf<Row extends PaidRow>(
  item: Pick<Item, 'source' | 'changes' | 'matches'>,
  { on, due, expected, paid }: Pick<Occurrence, 'on' | 'due' | 'expected' | 'paid'>,
  rows: readonly Row[],
  isChosenElsewhere: (id: string) => boolean,
): Row[] {
  const refused = item.matches.find((match) => match.on === on)?.notPaidBy ?? [];
  const group = groupOf(item.source);
  const meant = dayMeant(item, on);
  const rankOf = (row: Row) =>
    groupOf(row) === group ? 0 : isWithin(row.amount.minor, expected.minor, SAME_SIZE) ? 1 : 2;
  return rows
    .filter((row) => canPay(item.source, row) && isNear(row.day, meant) && row.id !== paid?.id)
    .filter(({ id }) => !refused.includes(id) && !isChosenElsewhere(id))
    .map((row) => ({ row, rank: rankOf(row), days: Math.abs(daysBetween(due, row.day)) }))
    .toSorted((a, b) => a.rank - b.rank || a.days - b.days || (a.row.id < b.row.id ? -1 : 1))
    .slice(0, MOST_CANDIDATES)
    .map(({ row }) => row);
}

/** The first and the last day of those transactions. */
export function candidateDays(due: Day): { readonly from: Day; readonly to: Day } {
  return { from: addDays(due, -MATCH_DAYS), to: addDays(due, MATCH_DAYS) };
}

/** The category that most of these transactions have, of two the one of the newest; null where none has one. */
export function usualCategory(rows: readonly Pick<PaidRow, 'day' | 'categoryId'>[]): string | null {
  const filed = rows.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
  const counts = new Map<string, number>();
  for (const { categoryId } of filed)
    if (categoryId !== null) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  // The order of the map is that of the newest first.
  let usual: string | null = null;
  for (const [id, count] of counts) if (usual === null || count > (counts.get(usual) ?? 0)) usual = id;
  return usual;
}
