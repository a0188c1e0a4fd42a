import type { Caller } from '#kernel/caller.ts';
import type { contract } from '#modules/access/identity/contract.ts';
import { undoLast } from '#modules/money/history/undoing.parts.tsx';
import { TRANSACTIONS } from '#modules/money/ledger/access.ts';
import { apiFor, queryClient } from '#browser/api.client.ts';
import { isUnreached } from '#browser/failure.client.ts';
import { may } from '#ui/caller.tsx';
import { toast } from '#ui/toast.client.ts';
import { noteAgain, takeNext, type Undoing } from '#ui/undo-stack.client.ts';
import { inOrder, toastError } from '#ui/undoable.client.ts';
import { UNDO_WORDS } from './undo-words.ts';

type Way = 'undo' | 'redo';

let last: Promise<void> = Promise.resolve();

/**
 * Undoes, or redoes, the newest write of this visit; beyond those, the newest change in the history of transactions. One
 * after the other: a second press is about what the first leaves.
 */
export function pressUndo(way: Way): void {
  last = last.then(() => pressed(way)).catch(toastError);
}

async function pressed(way: Way): Promise<void> {
  const next = takeNext(way);
  if (next !== undefined && !next.isRecorded) return way === 'undo' ? takeBack(next) : doAgain(next);
  if (next !== undefined) noteAgain(way, next);
  if (mayWrite()) await undoLast(way);
  else toast.info(UNDO_WORDS.nothing[way]);
  return undefined;
}

/** As far as the page knows; the server decides. */
function mayWrite(): boolean {
  const caller = queryClient.getQueryData<Caller | null>(apiFor<typeof contract>('identity').session.queryKey());
  return caller != null && may(caller.workspace, TRANSACTIONS.write);
}

async function takeBack(write: Undoing): Promise<void> {
  await keptIfUnreached('redo', write, () => inOrder(write.takeBack));
  noteAgain('undo', write);
  toast.info(UNDO_WORDS.undone);
}

async function doAgain(write: Undoing): Promise<void> {
  const { again } = write;
  if (again === undefined) {
    toast.info(UNDO_WORDS.notAgain);
    return;
  }
  const takenBack = await keptIfUnreached('undo', write, () => inOrder(again));
  noteAgain('redo', { ...write, takeBack: takenBack });
  toast.info(UNDO_WORDS.redone);
}

/** Where the server is not reached, the next press is about the same write. */
async function keptIfUnreached<Answer>(way: Way, write: Undoing, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (isUnreached(error)) noteAgain(way, write);
    throw error;
  }
}
