import { codeOf, sentenceOf } from '#browser/failure.client.ts';
import { toast } from '#ui/toast.client.ts';
import { inOrder, toastError } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Undone } from './model.ts';
import { UNDOING_WORDS } from './words.ts';

/** Undoes the person's last change, or does again what they undid last; says so, and offers the opposite. */
export async function undoLast(way: 'undo' | 'redo'): Promise<void> {
  try {
    const done = await inOrder<Undone>(() => (way === 'undo' ? api.undo.call({}) : api.redo.call()));
    const { what, count, left } = done;
    const say = way === 'undo' ? UNDOING_WORDS.undone : UNDOING_WORDS.redone;
    const back = way === 'undo' ? 'redo' : 'undo';
    toast.success(say(what, count), {
      action: { label: UNDOING_WORDS[back], perform: () => void undoLast(back) },
      ...(left === 0 ? {} : { description: UNDOING_WORDS.left(left, count + left) }),
    });
  } catch (error) {
    const isNothing = ['NOTHING_TO_UNDO', 'NOTHING_TO_REDO'].includes(codeOf(error) ?? '');
    if (isNothing) toast.info(sentenceOf(error));
    else toastError(error);
  }
}

/** Undoes a change that is known by its id; says where some of its transactions stay, which were changed since. */
export async function undoChange(changeId: string): Promise<void> {
  const { count, left } = await api.undo.call({ changeId });
  if (left > 0) toast.info(UNDOING_WORDS.left(left, count + left));
}
