import type { Occasion } from '#kernel/expected-holidays.ts';
import { plural } from '#kernel/plural.ts';

export const OCCASION_NAMES: Readonly<Record<Occasion, string>> = {
  'eid-al-fitr': 'Eid al-Fitr',
  'eid-al-adha': 'Eid al-Adha',
  mawlid: 'Mawlid',
};

/** `admin.part.tsx` and `admin.holiday-dialog.tsx` */
export const HOLIDAY_WORDS = {
  holidays: 'Public holidays',
  holidaysNote: 'Announced days. Due dates in every workspace follow them.',
  add: 'Add day',
  none: 'No announced holidays yet',
  noneNote: 'Fixed days and Easter are included. Add election days and moved holidays.',
  announced: 'Announced days',
  notHoliday: 'Not a public holiday',
  edit: 'Edit',
  editOne: (name: string, day: string) => `Edit ${name}, ${day}`,
  delete: 'Delete',
  deleteOne: (name: string, day: string) => `Delete ${name}, ${day}`,
  deleted: (name: string) => `${name} was deleted`,
  source: 'Source: {source}',
  expected: 'Expected, not announced yet',
  expectedNote: 'Each can still come a day earlier or later. Enter it once it is announced.',
  expectedDay: (name: string, days: number) => (days === 1 ? name : `${name}, ${plural(days, 'day')}`),
  expectedOn: (day: string, country: string) => `${day} ±\u00a01\u00a0day\u00a0· ${country}`,
  enter: 'Enter',
  enterOne: (name: string, country: string) => `Enter ${name} in ${country}`,
  addTitle: 'Add announced holiday',
  editTitle: 'Edit announced holiday',
  country: 'Country',
  day: 'Date',
  kind: 'It is',
  kinds: { yes: 'A public holiday', no: 'Not a public holiday' },
  occasion: 'Occasion',
  occasionNote: 'Your days replace the expected ones. If there are two, enter both.',
  otherOccasion: 'Another one',
  name: 'Name',
  sourceField: 'Source',
  sourceNote: 'Where it was announced, such as a gazette number.',
  save: 'Save',
  saved: (name: string) => `${name} was saved`,
} as const;

/** What is wrong with a field. */
export const HOLIDAY_ERRORS = { day: 'date is required' } as const;
