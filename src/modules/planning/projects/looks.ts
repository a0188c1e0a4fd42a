import type { Day } from '#kernel/calendar.ts';
import { type Currency, type Money, money } from '#kernel/money.ts';
import type { ProjectKind, ProjectState } from './kinds.ts';
import type { Summary } from './reading.model.ts';

/** How a bar of a budget is filled, in thousandths that never go past its end. */
export function barOf({ budget, spent, committed }: Summary['figures']): { spent: number; committed: number } | null {
  const whole = budget.minor;
  if (whole <= 0n) return null;
  const clamped = (minor: bigint) => (minor <= 0n ? 0n : minor > whole ? whole : minor);
  const filled = clamped(spent.minor);
  const both = clamped(spent.minor + committed.minor);
  const permille = (minor: bigint) => Number((minor * 1000n) / whole);
  return { spent: permille(filled), committed: Math.max(0, permille(both) - permille(filled)) };
}

export const isOver = ({ left, budget }: Summary['figures']): boolean => budget.minor > 0n && left.minor < 0n;

export type Wanted = { readonly state: ProjectState | 'open' | 'any'; readonly kind: ProjectKind | 'any' };

/** The projects that filters let through. */
export function filtered<Project extends Pick<Summary, 'state' | 'kind'>>(
  projects: readonly Project[],
  { state, kind }: Wanted,
): Project[] {
  return projects.filter(
    (one) =>
      (kind === 'any' || one.kind === kind) &&
      (state === 'any' || (state === 'open' ? one.state !== 'closed' : one.state === state)),
  );
}

const SUMMED = ['budget', 'spent', 'committed', 'left', 'income', 'margin'] as const;
export type Totals = Readonly<Record<(typeof SUMMED)[number], Money>> & {
  readonly currency: Currency;
  readonly minutes: number;
};

/** What projects come to in each currency, that with the most projects first. A row counts in one project, so that these add up. */
export function totalsOf(projects: readonly Pick<Summary, 'currency' | 'figures'>[]): Totals[] {
  return [...Map.groupBy(projects, ({ currency }) => currency)]
    .toSorted(([a, mine], [b, theirs]) => theirs.length - mine.length || (a < b ? -1 : 1))
    .map(([currency, own]) => {
      const sum = (name: (typeof SUMMED)[number]): Money => {
        const isHidden = own.some(({ figures }) => figures[name].withheld === true);
        const minor = own.reduce((all, { figures }) => all + figures[name].minor, 0n);
        return isHidden ? { minor: 0n, currency, withheld: true } : money(minor, currency);
      };
      return {
        currency,
        budget: sum('budget'),
        spent: sum('spent'),
        committed: sum('committed'),
        left: sum('left'),
        income: sum('income'),
        margin: sum('margin'),
        minutes: own.reduce((all, { figures }) => all + figures.minutes, 0),
      };
    });
}

/** Minutes that a person wrote as `1:30`, `1.5`, `1,5` or `2`; null where it is no time. */
export function readMinutes(text: string): number | null {
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim());
  if (clock !== null) return Number(clock[1]) * 60 + Number(clock[2]);
  const decimal = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (decimal === null) return null;
  const hundredths = Number((decimal[2] ?? '').padEnd(2, '0'));
  return Number(decimal[1]) * 60 + Math.round((hundredths * 60) / 100);
}

/** Projects that a person should look at first: over or nearly over, late, or with a milestone coming; five at most. */
export function mostPressing(projects: readonly Summary[], today: Day): Summary[] {
  const weight = ({ figures, overdue, nextMilestone }: Summary) =>
    (isOver(figures) ? 4 : 0) +
    (overdue > 0 ? 2 : 0) +
    (nextMilestone !== null && nextMilestone.dueOn >= today ? 1 : 0);
  return projects
    .filter(({ state }) => state === 'active')
    .toSorted((a, b) => weight(b) - weight(a) || (b.figures.usedPermille ?? 0) - (a.figures.usedPermille ?? 0))
    .slice(0, 5);
}
