import { plural } from '#kernel/plural.ts';

/** Why an event of a calendar is no payment of ours. */
export type Refusal = keyof typeof REFUSALS;

export const REFUSALS = {
  NOT_A_RULE: 'Its rule is not in the usual calendar format.',
  NO_START: 'It has no start date that we can read.',
  UNKNOWN_ZONE: 'Its dates are in a time zone that we do not know.',
  CANCELLED: 'It is cancelled.',
  SEVERAL_RULES: 'It has several rules. Recurring payments here have one.',
  MORE_DATES: 'It has extra dates outside its rule. Add those by hand.',
  CHANGES_LATER: 'Its rule changes on a date. A recurring payment here has one rule.',
  TOO_MANY_SKIPPED: 'Too many of its dates are skipped or moved.',
  ENDS: 'It has an end date. Recurring payments here have none.',
  TOO_OFTEN: 'It comes several times a day.',
  TOO_SELDOM: 'It repeats less often than every two years.',
  OTHER_CALENDAR: 'It uses a calendar that we do not support.',
  WORKING_DAYS: 'It ignores public holidays. Add it by hand: “On the last working day of the month”.',
  SEVERAL_DAYS: 'It comes on several days. Add a payment for each of them.',
  SHORT_MONTHS: 'It skips shorter months. Recurring payments here use their last day.',
  NEVER: 'Its rule gives no dates.',
  OTHER: 'It comes neither every few weeks nor on one day of a month.',
} as const;

/** `import-dialog.tsx` */
export const IMPORT_WORDS = {
  title: 'Import from a calendar',
  readNote: 'We read repeating events. You choose which become payments.',
  files: 'Calendar file',
  drop: 'Drop a calendar file here',
  dropNote: 'An .ics file of up to 1 MB',
  rule: 'Or paste a rule',
  ruleNote: 'Such as FREQ=MONTHLY;BYMONTHDAY=25',
  read: 'Read rule',
  found: 'Events',
  unnamed: 'Event without a name',
  noAmount: 'no amount in its text',
  skipped: (count: number) => `${plural(count, 'date')} skipped or moved`,
  single: (count: number) =>
    `${plural(count, 'event')} that ${count === 1 ? 'does not repeat was' : 'do not repeat were'} left out.`,
  add: 'Add',
  addOne: (name: string) => `Add ${name}`,
  added: 'Added',
  tooLarge: 'This file is over 1 MB. Nothing was read.',
  tooMany: 'This file has over 200 repeating events. Nothing was read.',
  nothing: 'No repeating events were found. Choose another file or rule.',
  unreadable: 'This file or rule could not be read. Nothing was added.',
  other: 'Choose another file',
  close: 'Close',
} as const;
