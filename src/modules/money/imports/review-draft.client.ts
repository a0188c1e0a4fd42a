import { useSyncExternalStore } from 'react';
import { readDraft, writeDraft } from '#browser/draft.client.ts';
import { type AccountEdit, NO_DRAFT, type ReviewDraft } from './review.ts';

const listeners = new Set<() => void>();
const kept = new Map<string, ReviewDraft>();

const nameOf = (workspaceId: string) => `import review ${workspaceId}`;

function draftOf(workspaceId: string): ReviewDraft {
  const known = kept.get(workspaceId);
  if (known !== undefined) return known;
  const { edits, asNew } = readDraft(nameOf(workspaceId));
  const draft: ReviewDraft = {
    edits: typeof edits === 'object' && edits !== null ? (edits as ReviewDraft['edits']) : NO_DRAFT.edits,
    asNew: Array.isArray(asNew) ? asNew.map(String) : NO_DRAFT.asNew,
  };
  kept.set(workspaceId, draft);
  return draft;
}

function keep(workspaceId: string, draft: ReviewDraft): void {
  kept.set(workspaceId, draft);
  writeDraft(nameOf(workspaceId), draft, []);
  for (const listener of listeners) listener();
}

/** Changes an account that is to be made; every file of it shows the change. */
export function editNewAccount(workspaceId: string, id: string, edit: AccountEdit): void {
  const draft = draftOf(workspaceId);
  keep(workspaceId, { ...draft, edits: { ...draft.edits, [id]: { ...draft.edits[id], ...edit } } });
}

/** Says whether a part of a file is for a new account. */
export function setAsNew(workspaceId: string, part: string, isNew: boolean): void {
  const draft = draftOf(workspaceId);
  const others = draft.asNew.filter((one) => one !== part);
  keep(workspaceId, { ...draft, asNew: isNew ? [...others, part] : others });
}

/** What a person said on the review page, kept over a reload. */
export function useReviewDraft(workspaceId: string): ReviewDraft {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => draftOf(workspaceId),
  );
}
