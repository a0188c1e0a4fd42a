import type { Day } from '#kernel/calendar.ts';
import type { Database } from '#platform/database.server.ts';
import type { HeldLine, LinesAt } from './facts.ts';
import { type ClosedLines, linesOfPeriod } from './line-periods.ts';
import { closedLines, linesIn } from './reading.store.server.ts';

/** All lines that there are and were, and those of each period. */
export type LinesByPeriod = { readonly all: readonly HeldLine[]; readonly closed: ClosedLines; readonly at: LinesAt };

/** `isShown`: other lines are in no period. */
export async function linesByPeriod(
  db: Database,
  workspaceId: string,
  isShown: (line: HeldLine) => boolean = () => true,
): Promise<LinesByPeriod> {
  const all = (await linesIn(db, workspaceId)).filter(isShown);
  const closed = await closedLines(db, workspaceId);
  const found = new Map<Day, readonly HeldLine[]>();
  return {
    all,
    closed,
    at(key) {
      const lines = found.get(key) ?? linesOfPeriod(all, key, closed);
      found.set(key, lines);
      return lines;
    },
  };
}
