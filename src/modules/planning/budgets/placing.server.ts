import type { Day } from '#kernel/calendar.ts';
import { periodAfter, type Stretch } from '#kernel/period-rules.ts';
import type { Database } from '#platform/database.server.ts';
import type { HeldLine, HeldMove } from './facts.ts';
import { linesByPeriod, type LinesByPeriod } from './line-periods.server.ts';
import { type LimitChange, limitChange } from './changes.ts';
import { type Placed, placeOf } from './periods.server.ts';
import { movesIn } from './reading.store.server.ts';
import { addMoves, type By, clearLaterLimits, putLimits, takeBudgetTurn } from './store.server.ts';

type Caller = {
  readonly db: Database;
  readonly workspaceId: string;
  readonly workspace: { readonly country: string };
};
type Refusals<Code extends string> = { readonly [One in Code]: () => Error };

/** The period that a read is about. @throws the refusal where there is no budget, or no such period */
export async function placed(
  { db, workspaceId, workspace }: Caller,
  asked: { readonly today: Day; readonly key?: Day | undefined },
  errors: Refusals<'NO_BUDGET' | 'PERIOD_NOT_FOUND'>,
): Promise<Placed> {
  const found = await placeOf(db, workspaceId, { ...asked, country: workspace.country });
  if (found === 'no-budget') throw errors.NO_BUDGET();
  if (found === null) throw errors.PERIOD_NOT_FOUND();
  return found;
}

/** A period that is to be changed, with what it changes; its turn is taken. */
export type Opened = Placed & {
  readonly next: Stretch;
  readonly lines: readonly HeldLine[];
  readonly held: LinesByPeriod;
  readonly moves: readonly HeldMove[];
  /** Keys of closed periods. */
  readonly closed: readonly Day[];
};

/** The same for a change. @throws also where the period is closed */
export async function opened(
  caller: Caller,
  asked: { readonly today: Day; readonly key?: Day | undefined },
  errors: Refusals<'NO_BUDGET' | 'PERIOD_NOT_FOUND' | 'PERIOD_CLOSED'>,
): Promise<Opened> {
  const { db, workspaceId } = caller;
  await takeBudgetTurn(db, workspaceId);
  const found = await placed(caller, asked, errors);
  const held = await linesByPeriod(db, workspaceId);
  if (held.closed.has(found.period.key)) throw errors.PERIOD_CLOSED();
  return {
    ...found,
    closed: [...held.closed.keys()],
    next: periodAfter(found.period, found.periods),
    lines: held.at(found.period.key),
    held,
    moves: await movesIn(db, workspaceId),
  };
}

type WrittenLimit = { readonly lineId: string; readonly limit: { readonly minor: bigint; readonly currency: string } };

/** The lines that limits are for. @throws where one is not there, or is in another currency */
export function linesFor(
  lines: readonly HeldLine[],
  wishes: readonly WrittenLimit[],
  errors: Refusals<'LINE_NOT_FOUND' | 'OTHER_CURRENCY'>,
) {
  return wishes.map(({ lineId, limit }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (line === undefined) throw errors.LINE_NOT_FOUND();
    if (line.currency !== limit.currency) throw errors.OTHER_CURRENCY();
    return { line, minor: limit.minor };
  });
}

/** Writes what gives lines their limits. */
export async function giveLimits(
  { db, workspaceId }: Pick<Caller, 'db' | 'workspaceId'>,
  wishes: Parameters<typeof limitChange>[0],
  { row, ...around }: Pick<Opened, 'row' | 'period' | 'next' | 'moves' | 'closed'>,
  by: By,
): Promise<void> {
  await write(db, workspaceId, limitChange(wishes, { method: row.method, ...around }), around.period, by);
}

async function write(
  db: Database,
  workspaceId: string,
  { limits, moves, clears, until }: LimitChange,
  { key }: Stretch,
  by: By,
): Promise<void> {
  await clearLaterLimits(db, workspaceId, clears, { after: key, until });
  await putLimits(db, workspaceId, limits, by);
  await addMoves(db, workspaceId, moves, by);
}
