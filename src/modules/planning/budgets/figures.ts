import { money } from '#kernel/money.ts';
import { bucketed, lineForAll, NOTHING_SPENT, type Spent, spentByLine } from './buckets.ts';
import { type Facts, type HeldLine, methodOf } from './facts.ts';
import type { Line, Total, UnbudgetedRow, WrittenTarget } from './model.ts';
import { alertOf, elapsedDays, projected } from './outlook.ts';
import { limitIn, movedIn, planned } from './plan.ts';
import type { Target } from './targets.ts';

/** The sums of each period by the lines that it had; of the last one and that of last year, by those of this one. */
export function spendingOf({ lines, linesAt, stretches, categories, sums, lastSums, yearSums, memberSums }: Facts) {
  const now = bucketed(sums.at(-1) ?? [], categories, lineForAll(lines, categories));
  const byLine = [...sums, lastSums, yearSums].map((all, place) => {
    const byMember = new Map([...memberSums].map(([memberId, own]) => [memberId, own[place] ?? []]));
    const stretch = stretches[place];
    return spentByLine(stretch === undefined ? lines : linesAt(stretch.key), categories, { all, byMember });
  });
  /** `byLine`: of each stretch, then of the last period and that of last year. */
  return { now, byLine };
}
export type Spending = ReturnType<typeof spendingOf>;

/** Spending of a line in the periods, then in the last one and that of last year. */
function spentBy({ id }: HeldLine, { byLine }: Spending): Spent[] {
  return byLine.map((spent) => spent.get(id) ?? NOTHING_SPENT);
}

/** What there is for a line in the period, and where it is from. */
function providedFor(line: HeldLine, facts: Facts, spent: readonly Spent[]) {
  const { method, stretches, moves, period } = facts;
  if (methodOf(line, method) === 'envelope') {
    const envelope = facts.envelopes.get(line.currency)?.lines.get(line.id);
    const [carried, assigned] = [envelope?.carried ?? 0n, envelope?.assigned ?? 0n];
    return { limit: assigned, moved: 0n, carried, available: carried + assigned };
  }
  const course = planned(
    stretches.map(({ key }, place) => {
      // Another line may have been in its place.
      const limit = facts.linesAt(key).includes(line) ? limitIn(line.limits, key) : null;
      return {
        rule: facts.ruleAt(line, key),
        limit: limit ?? 0n,
        moved: movedIn(moves, line.id, key, { betweenLines: true }),
        spent: limit === null ? 0n : (spent[place]?.minor ?? 0n),
      };
    }),
  );
  const now = course.at(-1);
  const isHere = stretches.at(-1)?.key === period.key;
  return now === undefined || !isHere ? { limit: 0n, moved: 0n, carried: 0n, available: 0n } : now;
}

/** A line as the page shows it; null where its category is gone. */
function lineOf(line: HeldLine, facts: Facts, spending: Spending, groups: ReadonlyMap<string, string>): Line | null {
  const category = facts.categories.get(line.categoryId);
  if (category === undefined) return null;
  const all = spentBy(line, spending);
  const [lastPeriod, lastYear] = [all.at(-2) ?? NOTHING_SPENT, all.at(-1) ?? NOTHING_SPENT];
  const spent = all[facts.stretches.length - 1] ?? NOTHING_SPENT;
  const provided = providedFor(line, facts, all);
  const due = facts.committed.get(line.id) ?? null;
  const committed = due?.minor ?? 0n;
  const course = {
    available: provided.available,
    spent: spent.minor,
    recurring: due?.paid ?? 0n,
    committed,
    count: spent.count,
  };
  const days = elapsedDays(facts.period, facts.today);
  const of = (minor: bigint) => money(minor, line.currency);
  const above = category.parentId === null ? category : (facts.categories.get(category.parentId) ?? category);
  const own = line.groupId === null ? undefined : groups.get(line.groupId);
  return {
    id: line.id,
    categoryId: line.categoryId,
    name: category.name,
    icon: category.icon,
    colour: category.colour,
    group: own === undefined ? { id: null, name: above.name } : { id: line.groupId, name: own },
    memberId: line.memberId,
    rollover: line.rollover,
    cap: line.capMinor === null ? null : of(line.capMinor),
    target: line.target === null ? null : writtenTarget(line.target, line.currency),
    priority: line.priority,
    limit: of(provided.limit),
    moved: of(provided.moved),
    carried: of(provided.carried),
    available: of(provided.available),
    spent: of(spent.minor),
    committed: of(committed),
    committedOn: committed === 0n ? null : (due?.on ?? null),
    left: of(provided.available - spent.minor - committed),
    projected: of(projected(course, days)),
    lastPeriod: of(lastPeriod.minor),
    lastYear: of(lastYear.minor),
    alert: alertOf(course, days),
  };
}

export function writtenTarget(target: Target, currency: string): WrittenTarget {
  if (target.kind === 'income' || target.kind === 'average') return target;
  const amount = money(target.minor, currency);
  return target.kind === 'refill' ? { kind: 'refill', amount } : { kind: 'by-date', amount, day: target.day };
}

type Group = { readonly id: string; readonly name: string };

/** Lines by group and name; own groups come first, in their order. */
export function linesOf(facts: Facts, spending: Spending, groups: readonly Group[]): Line[] {
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  return inOrder(
    facts.lines.flatMap((line) => lineOf(line, facts, spending, names) ?? []),
    groups,
  );
}

/** By group and name; a group that is gone comes after the others. */
export function inOrder(lines: readonly Line[], groups: readonly Group[]): Line[] {
  const places = new Map(groups.map(({ id }, place) => [id, place]));
  const placeOf = ({ group: { id } }: Line) => places.get(id ?? '') ?? groups.length;
  return lines.toSorted(
    (a, b) =>
      placeOf(a) - placeOf(b) ||
      a.group.name.localeCompare(b.group.name, 'en') ||
      a.name.localeCompare(b.name, 'en') ||
      (a.limit.currency < b.limit.currency ? -1 : 1),
  );
}

/** Spending of the period that no line is about, the most first. */
export function unbudgetedOf({ categories }: Facts, { now }: Spending): UnbudgetedRow[] {
  return now.unbudgeted
    .map(({ categoryId, currency, minor }) => ({
      categoryId,
      name: categoryId === null ? null : (categories.get(categoryId)?.name ?? null),
      spent: money(minor, currency),
    }))
    .toSorted((a, b) => (a.spent.minor > b.spent.minor ? -1 : a.spent.minor < b.spent.minor ? 1 : 0));
}

type Totalled = {
  readonly lines: readonly Line[];
  readonly unbudgeted: readonly UnbudgetedRow[];
  readonly spending: Spending;
  readonly first: string;
};

/**
 * What lines and the rest come to by currency: `first`, then those with the most lines. Money that has no line in its
 * currency is ready to assign too.
 */
export function totalsOf(facts: Facts, { lines, unbudgeted, spending, first }: Totalled): Total[] {
  // What a member may spend is a part of what everyone may.
  const ofAll = lines.filter(({ memberId }) => memberId === null);
  const byCurrency = Map.groupBy(ofAll, ({ limit }) => limit.currency);
  for (const [currency, { ready }] of facts.envelopes)
    if (ready !== 0n && !byCurrency.has(currency)) byCurrency.set(currency, []);
  const order = [...byCurrency].toSorted(
    ([a, one], [b, other]) =>
      Number(b === first) - Number(a === first) || other.length - one.length || (a < b ? -1 : 1),
  );
  return order.map(([currency, own]) => {
    const sum = (of: (line: Line) => bigint) =>
      money(
        own.reduce((all, line) => all + of(line), 0n),
        currency,
      );
    const state = facts.envelopes.get(currency);
    const income = spending.now.income.get(currency) ?? 0n;
    const rest = unbudgeted.filter(({ spent }) => spent.currency === currency);
    return {
      available: sum(({ available }) => available.minor),
      spent: sum(({ spent }) => spent.minor),
      committed: sum(({ committed }) => committed.minor),
      left: sum(({ left }) => left.minor),
      unbudgeted: money(
        rest.reduce((all, { spent }) => all + spent.minor, 0n),
        currency,
      ),
      income: money(income, currency),
      lastPeriod: sum(({ lastPeriod }) => lastPeriod.minor),
      lastYear: sum(({ lastYear }) => lastYear.minor),
      ready: state === undefined ? null : money(state.ready, currency),
      money: state === undefined ? null : money(state.money, currency),
    };
  });
}
