import type { Choices } from './model.ts';
import { balanceDoubts } from './closing.server.ts';
import { type Plan, planImport, type Planner, type Source } from './plan.server.ts';
import type { ImportRow } from './store.server.ts';

/** `planImport`, without accounts whose balance contradicts the file: for those a person is asked. */
export async function planWithDoubts(
  planner: Planner,
  { row, ...source }: Source & { readonly row: ImportRow },
  choices: Choices,
  lock?: (accountIds: readonly string[]) => Promise<unknown>,
): Promise<Plan> {
  const plan = await planImport(planner, source, choices, lock === undefined ? {} : { lock });
  const doubts = await balanceDoubts(planner.db, planner.workspace.id, plan, row);
  // The first plan holds the accounts already.
  return doubts.size === 0 ? plan : planImport(planner, source, choices, { doubts });
}
