import { plural } from '#kernel/plural.ts';

/** Why an event of a calendar is no payment of ours. */
export type Refusal = keyof typeof REFUSALS;

export const REFUSALS = {
  NOT_A_RULE: 'The repeat rule of this event is not in the usual calendar format.',
  NO_START: 'This event has no start date that we can read.',
  UNKNOWN_ZONE: 'The dates of this event are in a time zone that we do not know.',
  CANCELLED: 'This event is cancelled.',
  SEVERAL_RULES: 'This event has several repeat rules. A recurring payment here has only one.',
  MORE_DATES: 'This event has extra dates outside its repeat rule. Add those by hand.',
  CHANGES_LATER: 'The repeat rule of this event changes over time. A recurring payment has only one rule.',
  TOO_MANY_SKIPPED: 'Too many dates of this event are skipped or moved.',
  ENDS: 'This event has an end date. Recurring payments here have none.',
  TOO_OFTEN: 'This event takes place several times a day.',
  TOO_SELDOM: 'This event repeats less often than every two years.',
  OTHER_CALENDAR: 'This event uses a type of calendar that we do not support.',
  WORKING_DAYS: 'This event ignores public holidays. Add it by hand: “On the last working day of the month”.',
  SEVERAL_DAYS: 'This event falls on several days. Add a payment for each of them.',
  SHORT_MONTHS: 'This event skips shorter months. Recurring payments here fall on the last day of such months.',
  NEVER: 'The repeat rule of this event gives no dates.',
  OTHER: 'This event repeats neither every few weeks nor on one day of a month.',
} as const;

/** `import-dialog.tsx` */
export const IMPORT_WORDS = {
  title: 'Import from a calendar',
  readNote: 'We read repeating events. You choose which become payments.',
  files: 'Calendar file',
  drop: 'Drop a calendar file here',
  dropNote: 'An .ics file of up to 1 MB',
  rule: 'Or paste a repeat rule',
  ruleNote: 'A repeat rule looks like FREQ=MONTHLY;BYMONTHDAY=25.',
  read: 'Use repeat rule',
  found: 'Calendar events',
  unnamed: 'Event without a name',
  noAmount: 'no amount found in the event',
  skipped: (dates: number) => `${plural(dates, 'date')} skipped or moved`,
  single: (events: number) =>
    events === 1
      ? 'One event was left out: it does not repeat.'
      : `${events} events were left out: they do not repeat.`,
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
