import { balanceDoubts, type Brought } from './closing.server.ts';
import { type Plan, planImport, type Source } from './plan.server.ts';
import { type Reader, withDoubts } from './section-accounts.server.ts';

/** `planImport`, without accounts whose balance contradicts the file: for those a person is asked. */
export async function planWithDoubts(
  reader: Pick<Reader, 'db' | 'workspace'>,
  source: Source,
  row: Brought,
  lock?: (accountIds: readonly string[]) => Promise<unknown>,
): Promise<Plan> {
  const whole = { ...source, arrivedOn: row.createdAt.toISOString().slice(0, 10) };
  const plan = await planImport(reader, whole, lock);
  const doubts = await balanceDoubts(reader.db, reader.workspace.id, plan, row);
  // The first plan holds the accounts already.
  return doubts.size === 0 ? plan : planImport(reader, { ...whole, sections: withDoubts(source.sections, doubts) });
}
