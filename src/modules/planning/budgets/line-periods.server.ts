import type { Day } from '#kernel/calendar.ts';
import type { Database } from '#platform/database.server.ts';
import type { HeldLine, LinesAt, RuleAt } from './facts.ts';
import { type ClosedRules, linesOfPeriod } from './line-periods.ts';
import { closedLines, linesIn } from './reading.store.server.ts';

/** All lines that there are and were, and those of each period. */
export type LinesByPeriod = {
  readonly all: readonly HeldLine[];
  readonly closed: ClosedRules;
  readonly at: LinesAt;
  /** What becomes of the rest of a line at the end of the period with a key. */
  readonly ruleAt: RuleAt;
  /** Whether a line carries anything over, or did in a closed period. */
  readonly carries: (line: HeldLine) => boolean;
};

/** `isShown`: other lines are in no period. */
export async function linesByPeriod(
  db: Database,
  workspaceId: string,
  isShown: (line: HeldLine) => boolean = () => true,
): Promise<LinesByPeriod> {
  const all = (await linesIn(db, workspaceId)).filter(isShown);
  const closed = await closedLines(db, workspaceId);
  const found = new Map<Day, readonly HeldLine[]>();
  const ruleAt: RuleAt = (line, key) => closed.get(key)?.get(line.id) ?? line;
  return {
    all,
    closed,
    ruleAt,
    carries: (line) =>
      line.rollover !== 'none' || [...closed.keys()].some((key) => ruleAt(line, key).rollover !== 'none'),
    at(key) {
      const lines = found.get(key) ?? linesOfPeriod(all, key, closed);
      found.set(key, lines);
      return lines;
    },
  };
}
