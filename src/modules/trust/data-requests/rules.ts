import { type Day, daysBetween } from '#kernel/calendar.ts';
import { deadlineFor } from './deadlines.ts';
import { type Right, RIGHTS, type State } from './words.ts';

/** Requests of one person that may be open at once; more would hide one behind another. */
export const MOST_OPEN = 20;

export function isOpen(state: State): boolean {
  return state === 'received' || state === 'in-progress';
}

/** Where a request may go from here. What is closed stays closed: whoever wants more asks anew. */
const NEXT: Readonly<Record<State, readonly State[]>> = {
  received: ['in-progress', 'answered', 'refused', 'withdrawn'],
  'in-progress': ['answered', 'refused', 'withdrawn'],
  answered: [],
  refused: [],
  withdrawn: [],
};

export function mayBecome(from: State, to: State): boolean {
  return NEXT[from].includes(to);
}

/** The rights that a person of a country may use here. */
export function rightsIn(country: string): Right[] {
  return RIGHTS.filter((right) => deadlineFor(country, right) !== null);
}

/** What the product does for a right by itself, and where: nobody has to wait for an answer to that. */
export type OwnWay = {
  readonly path: string;
  readonly label: string;
  readonly note: string;
};

const OWN_WAYS: Readonly<Partial<Record<Right, OwnWay>>> = {
  access: {
    path: '/app/settings/advanced',
    label: 'Download everything',
    note: 'You can download all your data now. The download completes your request.',
  },
  portability: {
    path: '/app/settings/advanced',
    label: 'Download everything',
    note: 'You can download your data in a format for other programs. The download completes your request.',
  },
  correction: {
    path: '/app/settings',
    label: 'Open your profile',
    note: 'You can correct your profile now. Saving it completes your request.',
  },
  erasure: {
    path: '/app/settings/advanced',
    label: 'Delete your account',
    note: 'You have fourteen days to change your mind. Deleting your account completes your request.',
  },
};

export function ownWayOf(right: Right): OwnWay | null {
  return OWN_WAYS[right] ?? null;
}

/** Deeds of the audit log by which a person has got what a request asks for. */
const DONE_BY: Readonly<Record<string, readonly Right[]>> = {
  'export.made': ['access', 'portability'],
  'profile.saved': ['correction'],
  'erasure.asked': ['erasure'],
};

export function rightsDoneBy(action: string): readonly Right[] {
  return DONE_BY[action] ?? [];
}

/** Who wrote something of their own wants more than the product does by itself: a person has to read it. */
export function needsSomebody(right: Right, details: string): boolean {
  return details !== '' || right === 'restriction';
}

/** An objection without words means what runs beyond the essential: that stops at once, and nothing is left to answer. */
export function isDoneAtOnce(right: Right, details: string): boolean {
  return right === 'objection' && !needsSomebody(right, details);
}

/** What is said where the product has done it. */
export const DONE_WORDS: Readonly<Partial<Record<Right, string>>> = {
  access: 'You downloaded all your data.',
  portability: 'You downloaded all your data, in formats for other programs.',
  correction: 'You changed your profile.',
  erasure: 'You deleted your account. It will be erased after fourteen days, unless you sign in before then.',
  objection: 'Every non-essential use of your data is now off.',
};

/** How a deadline stands on a day. `attention` from two days before it. */
export type Urgency = 'calm' | 'attention' | 'overdue';

export function urgencyOf(dueOn: Day, today: Day): Urgency {
  const left = daysBetween(today, dueOn);
  if (left < 0) return 'overdue';
  return left <= 2 ? 'attention' : 'calm';
}

/** `Answer to request due in 5 days`, `Answer to request due today`, `Answer to request overdue by 2 days`. */
export function dueWords(dueOn: Day, today: Day): string {
  const left = daysBetween(today, dueOn);
  if (left === 0) return 'Answer to request due today';
  if (left === 1) return 'Answer to request due tomorrow';
  if (left > 1) return `Answer to request due in ${left} days`;
  return left === -1 ? 'Answer to request overdue by one day' : `Answer to request overdue by ${-left} days`;
}
