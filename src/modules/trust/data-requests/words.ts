/** What a person may ask about the data that is kept of them. */
export const RIGHTS = ['access', 'portability', 'correction', 'erasure', 'objection', 'restriction'] as const;
export type Right = (typeof RIGHTS)[number];

/** `answered` and `refused` carry what was said to the person. */
export const STATES = ['received', 'in-progress', 'answered', 'refused', 'withdrawn'] as const;
export type State = (typeof STATES)[number];

/** What each right is called, and what one asks for by it. */
export const RIGHT_WORDS: Readonly<Record<Right, { readonly label: string; readonly hint: string }>> = {
  access: { label: 'See my data', hint: 'A copy of your data, and what it is used for.' },
  portability: { label: 'Move my data elsewhere', hint: 'Your data in a format for other programs.' },
  correction: { label: 'Correct my data', hint: 'Data that is wrong, incomplete or out of date.' },
  erasure: { label: 'Delete my data', hint: 'Your account, or part of your data.' },
  objection: { label: 'Object to a use of my data', hint: 'Stops non-essential use at once.' },
  restriction: { label: 'Put my data on hold', hint: 'Stored, but not used, while we settle a question.' },
};

export const STATE_WORDS: Readonly<Record<State, string>> = {
  received: 'Received',
  'in-progress': 'In progress',
  answered: 'Answered',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
};
