import { undoChange } from '#modules/money/history/undoing.parts.tsx';
import { api } from './api.client.ts';
import type { AskedWhich, Marks } from './bulk.parts.ts';

type Undo = () => Promise<unknown>;

/** Changes rows alike, and answers with what undoes that. */
export async function markMany(which: AskedWhich, change: Marks): Promise<Undo> {
  const { changeId } = await api.bulkChange.call({ which, change });
  return () => undoChange(changeId);
}

/** The same for some rows; one alone may be marked as often as a key is pressed. */
export async function markRows(ids: string[], change: Marks): Promise<Undo> {
  const [id, ...others] = ids;
  if (id === undefined || others.length > 0) return markMany({ ids }, change);
  const { changeId } = await api.mark.call({ id, change });
  return () => undoChange(changeId);
}
