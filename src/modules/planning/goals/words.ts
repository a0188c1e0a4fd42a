import { plural } from '#kernel/plural.ts';
import type { GoalKind, Way } from './kinds.ts';
import type { PledgeState } from './pledges.ts';

/** `ideas.server.ts` */
export const IDEA_WORDS = { emergency: 'Emergency fund' };

/** `notices.ts` */
export const NOTICE_WORDS = {
  title: {
    reached: (name: string) => `You reached your goal: ${name}`,
    behind: (name: string) => `${name} is behind schedule`,
    'pledge-missed': (name: string) => `A transfer for ${name} is missing`,
  },
  message: {
    reached: 'All of it is set aside. Rules still add to it until you end them.',
    behind: 'At this pace you reach the goal too late. See how much to set aside each payday.',
    'pledge-missed': 'The payday is over and no transfer of this amount arrived. You can set money aside yourself.',
  },
  why: 'You save for goals in this workspace.',
};

/** How much later, in words: days, then weeks, then months. */
function laterWords(days: number): string {
  if (days < 14) return plural(days, 'day');
  if (days < 70) return plural(Math.round(days / 7), 'week');
  return plural(Math.round(days / 30.4), 'month');
}

/** `course.tsx`; a date stands where the text has `{date}`, an amount where it has `{amount}`. */
export const COURSE_WORDS = {
  by: 'By {date}',
  reached: 'Reached',
  paused: 'Paused',
  archived: 'Archived',
  each: '{amount} each payday until {date}',
  young: 'After two weeks we show when you will get there',
  stalled: 'Nothing was set aside lately',
  late: 'Its date, {date}, has passed',
  'on-track': 'On track for {date}',
  behind: (days: number) => `Behind: at this pace {date}, ${laterWords(days)} late`,
  open: 'At this pace, reached on {date}',
  unknown: (currencies: string) => `Without ${currencies}: no exchange rate is known`,
};

/** `page.tsx`, `goal-list.tsx` */
export const PAGE_WORDS = {
  goalsHeading: 'Goals',
  saved: '{saved} set aside of {target}',
  none: 'You are not saving for anything yet',
  add: 'Add goal',
  active: 'Saving for',
  archived: 'Archived',
  archivedNote: 'Their money stays set aside.',
  of: '{saved} of {target}',
  percent: (percent: string) => `${percent} %`,
  ring: (percent: string) => `${percent} % is set aside`,
  put: 'Set aside',
  putInto: (name: string) => `Set aside for ${name}`,
  more: (name: string) => `More for ${name}`,
  up: 'Move up',
  down: 'Move down',
  moved: (name: string) => `${name} was moved`,
  limited: 'You see what is set aside on the accounts that are shared with you.',
  noAmounts: 'Amounts are not shared with you.',
  nothingForYou: 'Nothing is set aside on accounts you see',
};

/** `start.tsx` */
export const START_WORDS = {
  answer: 'Start with a suggestion based on your spending',
  changeLaterNote: 'You can change all of it later.',
  start: 'Start goal',
  startNamed: (name: string) => `Start goal ${name}`,
  own: 'Something of your own',
  ownNote: 'A holiday, a car, a deposit, school fees.',
  emergency: 'Three months of what you usually spend, {monthly} a month.',
  sinking: (months: number) =>
    months === 12 ? 'Comes once a year, next on {date}.' : `Comes every ${plural(months, 'month')}, next on {date}.`,
  each: '{amount} each payday is enough.',
  started: (name: string) => `Started: ${name}`,
  title: 'Ideas for your next goal',
  noneTitle: 'Save for something',
  none: 'A holiday, a deposit, school fees. Import statements and we suggest goals.',
  import: 'Import statement',
};

/** `goal-page.tsx` */
export const GOAL_WORDS = {
  back: 'All goals',
  put: 'Set aside',
  withdraw: 'Take out',
  more: 'More actions',
  edit: 'Edit goal',
  pause: 'Pause',
  resume: 'Resume',
  archive: 'Archive',
  restore: 'Restore',
  remove: 'Delete goal',
  paused: (name: string) => `${name} is paused`,
  archivedDone: (name: string) => `${name} is archived`,
  resumed: (name: string) => `${name} was resumed`,
  removed: (name: string) => `${name} was deleted`,
  gone: 'This goal is not here',
  goneNote: 'It may have been deleted, or it is in another workspace.',
  target: 'Target',
  savedLabel: 'Set aside',
  left: 'Still missing',
  each: 'Each payday',
  eachNote: '{amount} since the last payday',
  date: 'Date',
  noDate: 'No date',
  pace: 'Pace',
  paceNote: (days: number) => `each payday, from ${plural(days, 'day')}`,
  noPace: 'Not known yet',
  finish: 'Reached at this pace',
  comesBack: (months: number) =>
    months === 12 ? 'comes back each year' : `comes back every ${plural(months, 'month')}`,
  reachedTitle: 'You made it.',
  reachedNote: 'All of it is set aside. Rules still add to it until you end them.',
  short: 'Accounts hold {amount} less than is set aside for this goal.',
  paid: 'This was due on {date}. Once it is paid, take the money out.',
  shares: 'Who set money aside',
  share: (percent: string) => `${percent} %`,
  places: 'Where the money is',
};

/** `picture.tsx` */
export const PICTURE_WORDS = {
  alt: (name: string, percent: string) => `A path up a mountain: ${name} is ${percent} % of the way to the top.`,
  altReached: (name: string) => `A path up a mountain: ${name} is at the top.`,
};

/** `accounts.tsx` */
export const ACCOUNTS_WORDS = {
  title: 'Where the money is',
  titleNote: 'Free money is not set aside for any goal.',
  account: 'Account',
  balance: 'Balance',
  setAside: 'Set aside',
  free: 'Free',
  over: '{account} holds {amount} less than is set aside on it.',
  short: (names: string) => `Not covered: ${names}. Take money out of goals, or move money into the account.`,
  and: ' and ',
};

/** `feeds.tsx` */
export const FEED_WORDS = {
  title: 'Rules and pledges',
  note: 'They set money aside from your transactions.',
  addRule: 'Add rule',
  addPledge: 'Add pledge',
  share: '{percent} % of {category}',
  each: '{amount} of each {category}',
  roundUp: 'Purchases rounded up to {amount}',
  containing: (text: string) => `with “${text}”`,
  gone: 'a deleted category',
  given: '{amount} so far',
  since: 'since {date}',
  until: 'ended on {date}',
  waiting: 'stopped while the goal is paused',
  pledge: '{member} transfers {amount}, next on {date}',
  pledgeEnded: '{member} transferred {amount}',
  end: 'End',
  ended: 'Ended. The money stays set aside.',
  states: { kept: 'On time', late: 'Late', due: 'Due', overdue: 'Not received yet', missed: 'Missed' } satisfies Record<
    PledgeState,
    string
  >,
  empty: 'A share of each salary, rounded up purchases, or a transfer each payday can fill this goal.',
  someone: 'A former member',
};

/** `entries.tsx` */
export const ENTRY_WORDS = {
  title: 'What was set aside',
  empty: 'Nothing yet.',
  day: 'Day',
  what: 'What',
  amount: 'Amount',
  ways: {
    hand: 'Set aside',
    transaction: 'From a transfer',
    pledge: 'Pledged transfer',
    'income-share': 'Share of income',
    'income-amount': 'From income',
    'round-up': 'Rounded up',
  } satisfies Record<Way, string>,
  takenOut: 'Taken out',
  remove: 'Delete',
  removeNamed: (day: string) => `Delete the entry of ${day}`,
  removed: 'The entry was deleted',
  more: 'Older entries are in the export.',
  transfers: 'Transfers without a goal',
  transfersNote: 'Recent transfers to your accounts.',
  add: 'Add to goal',
  addNamed: (amount: string) => `Add to goal: ${amount}`,
  used: 'The transfer was added to the goal',
};

/** `progress.parts.tsx` */
export const CARD_WORDS = {
  goals: 'Goals',
  saved: '{saved} of {target}',
  open: 'All goals',
  over: 'An account holds less than is set aside on it.',
};

export const KIND_WORDS: Readonly<Record<GoalKind, string>> = {
  save: 'Something to buy or do',
  emergency: 'Emergency fund',
  sinking: 'A cost that comes back',
};

/** Made-up goals, drawn pale before there is one. */
export const SAMPLE = [
  { name: 'Emergency fund', note: '', amount: 30_000, share: 64 },
  { name: 'School fees', note: '', amount: 18_000, share: 35 },
];
