import type { RateKind } from './model.ts';

export const RATE_NAMES: Readonly<Record<RateKind, string>> = {
  prime: 'Prime rate',
  policy: 'Central bank rate',
  'cap-home-loan': 'Cap on home loans, added to the central bank rate',
  'cap-facility': 'Cap on cards and store accounts, added to the central bank rate',
  'cap-unsecured': 'Cap on unsecured loans, added to the central bank rate',
  'cap-developmental': 'Cap on student and business loans, added to the central bank rate',
  'cap-other': 'Cap on other credit, added to the central bank rate',
  'cap-short-term': 'Cap on payday loans',
};

/** `admin.part.tsx` and `admin.rate-dialog.tsx` */
export const LENDING_WORDS = {
  rates: 'Lending rates',
  ratesNote: 'Prime rates and legal caps. Every debt plan follows them.',
  add: 'Add lending rate',
  none: 'No lending rates entered',
  noneNote: 'Add a lending rate when a central bank changes it, or to correct one below.',
  entered: 'Entered lending rates',
  since: (rate: string, day: string, country: string) => `${rate} % since ${day} · ${country}`,
  edit: 'Edit',
  editOne: (name: string, day: string) => `Edit ${name}, ${day}`,
  delete: 'Delete',
  deleteOne: (name: string, day: string) => `Delete ${name}, ${day}`,
  deleted: (name: string) => `${name} was deleted`,
  source: 'Source: {source}',
  known: 'Built-in lending rates',
  correct: 'Correct this rate',
  correctOne: (name: string, country: string, day: string) => `Correct this rate: ${name} of ${country}, ${day}`,
  addTitle: 'Add lending rate',
  editTitle: 'Edit lending rate',
  kind: 'Kind of rate',
  country: 'Country',
  day: 'Valid from',
  rate: 'Rate, % a year',
  sourceField: 'Source',
  sourceNote: 'Where the rate was announced, such as a statement of the central bank.',
  save: 'Save changes',
  saved: (name: string) => `${name} was saved`,
} as const;

/** What is wrong with a field. */
export const LENDING_ERRORS = {
  day: 'date is required',
  rate: 'rate must be a number, such as 10.25',
} as const;
