import type { MyBooks } from '#modules/people/workspaces/model.ts';
import type { Fate } from './model.ts';

/** Days in which signing in undoes it. */
export const COOLING_OFF_DAYS = 14;
/** Days before the end on which an e-mail says so again. */
export const REMINDER_DAYS = 3;

/**
 * Books that only the person is in go with them. Those they own together with others hold the deletion up: nobody else
 * loses books unasked. Those of others stay with their owners.
 */
export function fateOf({ role, memberCount }: Pick<MyBooks, 'role' | 'memberCount'>): Fate {
  if (role !== 'owner') return 'stays';
  return memberCount > 1 ? 'holds-up' : 'goes';
}

/** What has to be done first, in a sentence; personal books cannot be handed over. */
export function holdUpSentence(books: readonly Pick<MyBooks, 'name' | 'kind'>[]): string {
  const workspaces = books.map(({ name }) => `“${name}”`).join(', ');
  const personal = books.filter(({ kind }) => kind === 'personal').length;
  const firstStep =
    personal === books.length
      ? 'Remove the other members first'
      : personal === 0
        ? 'Transfer these workspaces or remove the other members first'
        : 'Transfer the shared workspaces, and remove the other members from your personal one first';
  return `Other people use ${workspaces} and would lose this data. ${firstStep}. Nothing was changed.`;
}
