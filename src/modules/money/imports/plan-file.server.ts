import { type Plan, planWithDoubts, type Reader, type Source } from '#modules/money/import-matching/service.server.ts';
import { decisionsAbout, type ImportRow, layoutsOf } from './store.server.ts';

/** What would become of the rows of a file, knowing what earlier imports left behind. */
export function planFile(
  reader: Pick<Reader, 'db' | 'workspace'>,
  source: Omit<Source, 'earlier'>,
  row: ImportRow,
  lock?: (accountIds: readonly string[]) => Promise<unknown>,
): Promise<Plan> {
  return planWithDoubts(reader, { ...source, earlier: { decisionsAbout, layoutsOf } }, row, lock);
}
