import { plural } from '#kernel/plural.ts';

type Write = (count: number) => string;

/** `page.tsx`, `tag-list.tsx` */
export const PAGE_WORDS = {
  tagsHeading: 'Tags',
  all: 'All tags',
  add: 'Add tag',
  count: (count: number) => plural(count, 'tag'),
  loading: 'Loading tags',
  none: 'No tags yet',
  noneHint: 'Mark transactions of a trip, a person or a client, across categories.',
  transactions: (count: number, write: Write) => plural(count, 'transaction', 'transactions', write),
  unused: 'No transactions',
  lastUsed: 'last used on {day}',
  rename: 'Rename',
  renameOne: (name: string) => `Rename ${name}`,
  merge: 'Merge',
  mergeOne: (name: string) => `Merge ${name} into another tag`,
  delete: 'Delete',
  deleteOne: (name: string) => `Delete ${name}`,
} as const;

/** Rows of an empty list, made up. */
export const SAMPLE = [
  { name: 'Cape Town trip', note: '14 transactions' },
  { name: 'Work', note: '9 transactions' },
  { name: 'Garden', note: '5 transactions' },
];

/** `tag-changes.client.ts` */
export const CHANGE_WORDS = {
  deleted: (name: string) => `${name} was deleted`,
  merged: (name: string, into: string) => `${name} was merged into ${into}`,
  added: (name: string) => `${name} was added`,
  renamed: (name: string) => `Renamed to ${name}`,
} as const;

/** `tag-dialog.tsx` */
export const TAG_DIALOG_WORDS = {
  add: 'Add tag',
  rename: (name: string) => `Rename ${name}`,
  save: 'Save changes',
  name: 'Name',
} as const;

/** `merge-dialog.tsx` */
export const MERGE_DIALOG_WORDS = {
  title: (name: string) => `Merge ${name}`,
  what: (name: string) =>
    `The transactions tagged ${name} get the other tag, and ${name} is deleted. You can undo this.`,
  into: 'Merge into',
  choose: 'Choose a tag',
  cancel: 'Cancel',
  merge: 'Merge tag',
} as const;

/** `picker.parts.tsx` */
export const PICKER_WORDS = {
  choose: 'Choose a tag',
  noMatch: 'No tag matches your search.',
  remove: (name: string) => `Remove the tag ${name}`,
  newTag: 'New tag',
} as const;
