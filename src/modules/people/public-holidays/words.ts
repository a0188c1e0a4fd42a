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
  holidaysNote: 'Public holidays announced here change due dates in every workspace at once.',
  add: 'Add public holiday',
  none: 'No public holidays announced yet',
  noneNote: 'Fixed holidays and Easter are already included. Add election days and moved holidays.',
  announced: 'Announced public holidays',
  notHoliday: 'Not a public holiday',
  edit: 'Edit',
  editOne: (name: string, day: string) => `Edit ${name}, ${day}`,
  delete: 'Delete',
  deleteOne: (name: string, day: string) => `Delete ${name}, ${day}`,
  deleted: (name: string) => `${name} was deleted`,
  source: 'Source: {source}',
  expected: 'Public holidays expected, not announced yet',
  expectedNote: 'These holidays can still move by a day. Enter each one once it is announced.',
  expectedDay: (name: string, days: number) => (days === 1 ? name : `${name}, ${plural(days, 'day')}`),
  expectedOn: (day: string, country: string) => `${day} ±\u00a01\u00a0day\u00a0· ${country}`,
  enter: 'Enter holiday date',
  enterOne: (name: string, country: string) => `Enter holiday date: ${name} in ${country}`,
  addTitle: 'Add announced public holiday',
  editTitle: 'Edit announced public holiday',
  country: 'Country',
  day: 'Date',
  kind: 'Kind of day',
  kinds: { yes: 'A public holiday', no: 'Not a public holiday' },
  occasion: 'Which holiday',
  occasionNote: 'The days you enter replace the expected ones. Enter both days of a two-day holiday.',
  otherOccasion: 'Another holiday',
  name: 'Name',
  sourceField: 'Source',
  sourceNote: 'Where the holiday was announced, such as a gazette number.',
  save: 'Save changes',
  saved: (name: string) => `${name} was saved`,
} as const;

/** What is wrong with a field. */
export const HOLIDAY_ERRORS = { day: 'date is required' } as const;
