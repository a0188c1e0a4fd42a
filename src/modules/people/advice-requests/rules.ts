import type { RequestState } from './words.ts';

/** Requests of one person that may be open at once. */
export const MOST_OPEN = 10;

export function isOpen(state: RequestState): boolean {
  return state === 'asked' || state === 'in-talks';
}

/** Where a request may go from here; what is closed stays closed, and whoever wants more asks anew. */
const NEXT: Readonly<Record<RequestState, readonly RequestState[]>> = {
  asked: ['in-talks', 'done', 'declined', 'withdrawn'],
  'in-talks': ['done', 'declined', 'withdrawn'],
  done: [],
  declined: [],
  withdrawn: [],
};

export function mayBecome(from: RequestState, to: RequestState): boolean {
  return NEXT[from].includes(to);
}
