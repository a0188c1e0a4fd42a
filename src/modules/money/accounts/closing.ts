import type { Day } from '#kernel/calendar.ts';
import { dayInWords } from '#kernel/day-words.ts';

type Wish = { readonly isActive: boolean | undefined; readonly closedOn: Day | undefined };
type Closing =
  | { readonly kind: 'changed'; readonly closedOn: Day | null }
  | { readonly kind: 'later-rows'; readonly lastDay: Day };

/**
 * The closing day of an account after a change. An account cannot be closed before its last transaction; where no day is
 * said, it closes today, or with a last transaction that is still to come.
 */
export function closingOf(
  { isActive, closedOn }: Wish,
  before: { readonly closedOn: Day | null; readonly isActive: boolean },
  { today, lastDay }: { readonly today: Day; readonly lastDay: Day | null },
): Closing {
  if (isActive === undefined) return { kind: 'changed', closedOn: before.closedOn };
  if (isActive) return { kind: 'changed', closedOn: null };
  if (closedOn === undefined && !before.isActive) return { kind: 'changed', closedOn: before.closedOn };
  const day = closedOn ?? today;
  if (lastDay === null || lastDay <= day) return { kind: 'changed', closedOn: day };
  return closedOn === undefined ? { kind: 'changed', closedOn: lastDay } : { kind: 'later-rows', lastDay };
}

/** Why an account is not closed on a day before its last transaction. */
export function laterSentence(lastDay: Day): string {
  return `The last transaction is on ${dayInWords(lastDay)}, so the account was not closed. Choose that day or a later one.`;
}
