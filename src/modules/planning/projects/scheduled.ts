import type { Day } from '#kernel/calendar.ts';
import type { Money } from '#kernel/money.ts';
import { collects, type RankedRule } from './rules.ts';

/** A recurring payment as far as projects need it. */
export type RecurringFacts = {
  readonly name: string;
  readonly accountId: string;
  readonly categoryId: string | null;
  readonly isIncome: boolean;
  /** The transaction that paid it last; null where none did. */
  readonly latestRowId: string | null;
  readonly due: readonly { readonly day: Day; readonly amount: Money }[];
};

/** A payment that is due within a project. */
export type Scheduled = {
  readonly name: string;
  readonly due: Day;
  readonly amount: Money;
  readonly isIncome: boolean;
  readonly categoryId: string | null;
  readonly accountId: string;
};

type Asked = {
  /** Those that go on, and have an end. */
  readonly projects: readonly { readonly id: string; readonly startsOn: Day; readonly endsOn: Day | null }[];
  readonly rules: readonly RankedRule[];
  /** By transaction, the project that it counts in. */
  readonly counted: ReadonlyMap<string, string>;
};

/** The project of a payment: that of its latest transaction; of one never paid, the first whose rule fits without tags. */
function projectOf(payment: RecurringFacts, { rules, counted }: Asked): string | null {
  if (payment.latestRowId !== null) return counted.get(payment.latestRowId) ?? null;
  const fits = ({ tagIds, categoryIds, accountIds }: RankedRule) =>
    tagIds.length === 0 &&
    (categoryIds.length === 0 || (payment.categoryId !== null && categoryIds.includes(payment.categoryId))) &&
    (accountIds.length === 0 || accountIds.includes(payment.accountId));
  return rules.find((rule) => collects(rule) && fits(rule))?.id ?? null;
}

/** By project, what is due until its end, the earliest first. */
export function scheduledIn(payments: readonly RecurringFacts[], asked: Asked): Map<string, Scheduled[]> {
  const days = new Map(asked.projects.map(({ id, startsOn, endsOn }) => [id, { startsOn, endsOn }]));
  const limits = new Map(asked.rules.map(({ id, from, to }) => [id, { from, to }]));
  const found = new Map<string, Scheduled[]>();
  for (const { due, name, isIncome, categoryId, accountId, ...payment } of payments) {
    const id = projectOf({ ...payment, due, name, isIncome, categoryId, accountId }, asked);
    const stretch = id === null ? undefined : days.get(id);
    if (id === null || stretch === undefined) continue;
    const { from = null, to = null } = limits.get(id) ?? {};
    for (const { day, amount } of due) {
      if (stretch.endsOn === null || day > stretch.endsOn || day < stretch.startsOn) continue;
      if ((from !== null && day < from) || (to !== null && day > to)) continue;
      found.set(id, [...(found.get(id) ?? []), { name, due: day, amount, isIncome, categoryId, accountId }]);
    }
  }
  return new Map([...found].map(([id, own]) => [id, own.toSorted((a, b) => (a.due < b.due ? -1 : 1))]));
}
