import { idOf } from '#kernel/id.ts';
import { clearDraft, readDraft, writeDraft } from '#browser/draft.client.ts';
import { type Attempt, newAttempt } from './attempt.ts';
import { NewTransactionSchema } from './model.ts';

const DRAFT = 'transaction-attempt';

/** The attempt that a reload interrupted, else a new one. */
export function openAttempt(): Attempt {
  const { id, tried, isRewritten } = readDraft(DRAFT);
  const known = NewTransactionSchema.safeParse(tried);
  if (typeof id !== 'string' || !known.success)
    return newAttempt(idOf(Date.now(), crypto.getRandomValues(new Uint8Array(10))));
  return { id, tried: known.data, isRewritten: isRewritten === true };
}

/** Kept beside what was typed, so that it survives as long as that does. */
export function keepAttempt(attempt: Attempt): void {
  if (attempt.tried === null) endAttempt();
  else writeDraft(DRAFT, attempt, []);
}

/** It was written, put aside or given up: the next one is another transaction. */
export function endAttempt(): void {
  clearDraft(DRAFT);
}
