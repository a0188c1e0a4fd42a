import { addDays, type Day } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import type { GazettedDay } from '#kernel/working-days.ts';
import { expectedOf, medianOf } from './amounts.ts';
import { chosenRows, usualCategory } from './corrections.ts';
import { yearlyMinor } from './cadences.ts';
import { patternsOf } from './detection.ts';
import { MATCH_DAYS } from './limits.ts';
import { expectedNow, occurrencesOf } from './matching.ts';
import type { Item, NewItem, Source, Suggestion } from './model.ts';
import { groupOf, isOf, type PaidRow } from './sources.ts';

/** Days back in which transactions count: three payments that come once a year, and some. */
export const HISTORY_DAYS = 800;
/** Days back and ahead in which occurrences are told. */
const PAST_DAYS = 396;
/** Days back in which the payments of those occurrences are. */
export const PAID_DAYS = PAST_DAYS + MATCH_DAYS;
const COMING_DAYS = 366;

type Held = NewItem & { readonly id: string };
type Account = { readonly name: string; readonly seenUpTo: Day | null };
type Facts = {
  readonly today: Day;
  readonly rows: readonly PaidRow[];
  readonly accounts: ReadonlyMap<string, Account>;
  /** Public holidays that were announced. */
  readonly gazetted: readonly GazettedDay[];
  /** The last day of which occurrences are told; a year ahead where it is left out. */
  readonly to?: Day | undefined;
};

/**
 * The items with what became of their occurrences. What a person chose comes before what is found; where two could have a
 * transaction, the earlier item has it.
 */
export function itemsWithOccurrences(
  items: readonly Held[],
  { today, rows, accounts, gazetted, to = addDays(today, COMING_DAYS) }: Facts,
): Item[] {
  const groups = Map.groupBy(rows, groupOf);
  const chosen = chosenRows(items, rows);
  const taken = new Set([...chosen.values()].flatMap((own) => [...own.values()].map(({ id }) => id)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return items.map((item): Item => {
    const account = accounts.get(item.source.accountId);
    const own = (groups.get(groupOf(item.source)) ?? []).filter((row) => isOf(item.source, row) && !taken.has(row.id));
    const said = new Map([...(chosen.get(item.id) ?? [])].map(([on, row]) => [on, evidenceOf(row)]));
    const known = { from: addDays(today, -PAST_DAYS), to, today, seenUpTo: account?.seenUpTo ?? null, gazetted };
    const occurrences = occurrencesOf(item, own.map(evidenceOf), known, said);
    for (const { paid } of occurrences) if (paid !== null) taken.add(paid.id);
    const expected = expectedNow(item.amount, occurrences);
    const yearly = money(yearlyMinor(expected.minor, item.cadence), expected.currency);
    return {
      ...item,
      isUnused: item.isUnused === true,
      matches: item.matches ?? [],
      categoryId: item.categoryId ?? null,
      usualCategoryId: usualCategory(occurrences.flatMap(({ paid }) => byId.get(paid?.id ?? '') ?? [])),
      accountName: account?.name ?? '',
      occurrences,
      expected,
      yearly,
    };
  });
}

/** What recurs and the person has said nothing of yet, the surest first. */
export function suggestionsFrom(
  known: readonly Source[],
  { today, rows, accounts, gazetted }: Facts,
  nameOf: (payee: string) => string,
  country: string,
): Suggestion[] {
  const said = Map.groupBy(known, groupOf);
  const found = [...Map.groupBy(rows, groupOf)].flatMap(([group, all]) => {
    const left = all.filter((row) => !(said.get(group) ?? []).some((source) => isOf(source, row)));
    const [first] = left;
    if (first === undefined || first.payee === '') return [];
    const { accountId, payee, direction, currency } = first;
    const account = accounts.get(accountId);
    return patternsOf(left.map(evidenceOf), { today, country, gazetted }).map((pattern): Suggestion => {
      const { cadence, amount, confidence, evidence, next, isWhole } = pattern;
      const isOnly = isWhole && left.length === all.length;
      const near = isOnly ? null : money(medianOf(evidence.map((row) => row.amount.minor)), currency);
      const paid = evidence.map((row) => row.amount);
      const yearly = money(yearlyMinor(expectedOf(amount, paid).minor, cadence), currency);
      return {
        source: { accountId, payee, direction, currency, near },
        name: nameOf(payee),
        accountName: account?.name ?? '',
        cadence,
        amount,
        confidence,
        evidence: evidence.toReversed(),
        next,
        yearly,
      };
    });
  });
  return found.toSorted((a, b) => b.confidence - a.confidence || (a.name < b.name ? -1 : 1));
}

function evidenceOf({ id, day, amount }: PaidRow) {
  return { id, day, amount };
}
