import type { Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import { countPeriods, periodBefore, type Stretch } from '#kernel/period-rules.ts';
import type { Database } from '#platform/database.server.ts';
import { givenIn } from './changes.ts';
import { MOST_AHEAD } from './limits.ts';
import type { LoadedFacts } from './facts.server.ts';
import { linesOf, spendingOf } from './figures.ts';
import type { Placed } from './periods.server.ts';
import { spentBefore } from './spent-before.server.ts';
import { type Need, neededIn, type Target } from './targets.ts';

/** What lines with a target need in a period. */
export async function needsOf(
  db: Database,
  workspaceId: string,
  { periods, period }: Placed,
  facts: LoadedFacts,
): Promise<(Need & { readonly currency: Currency; readonly memberId: string | null })[]> {
  const aimed = facts.lines.filter(({ target }) => target !== null);
  if (aimed.length === 0) return [];
  const longest = Math.max(0, ...aimed.map(({ target }) => (target?.kind === 'average' ? target.periods : 0)));
  const past: Stretch[] = [];
  for (let one = period; past.length < longest; past.push(one)) one = periodBefore(one, periods);
  const before = await spentBefore(db, workspaceId, facts, past);
  const spending = spendingOf(facts);
  const { income } = spending.now;
  const shown = new Map(linesOf(facts, spending, []).map((line) => [line.id, line]));
  return aimed.flatMap((line) => {
    const { id, memberId, currency, priority, target } = line;
    if (target === null) return [];
    const minor = neededIn(target, {
      carried: shown.get(id)?.carried.minor ?? 0n,
      given: givenIn(line, period.key, facts.method, facts.moves),
      periodsLeft: target.kind === 'by-date' ? periodsTo(target, period, periods) : 1,
      income: income.get(currency) ?? 0n,
      spentBefore: before.map((byLine) => byLine.get(id)?.minor ?? 0n),
    });
    return [{ lineId: id, memberId, currency, priority, minor }];
  });
}

/** Periods from one to that of the day of a target, both counted. */
function periodsTo({ day }: { readonly day: Day } & Target, period: Stretch, periods: Placed['periods']): number {
  return countPeriods(period, day, MOST_AHEAD, periods);
}
