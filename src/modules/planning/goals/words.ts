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
    reached: 'The whole amount is set aside. Rules still add money until you end them.',
    behind: 'At this pace you reach the goal too late. See how much to set aside each payday.',
    'pledge-missed': 'The payday is over and no transfer of this amount arrived. You can set money aside yourself.',
  },
  why: 'You can set money aside for goals in this workspace.',
};

/** How much later, in words: days, then weeks, then months. */
function laterWords(days: number): string {
  if (days < 14) return plural(days, 'day');
  if (days < 70) return plural(Math.round(days / 7), 'week');
  return plural(Math.round(days / 30.4), 'month');
}

/** `course.tsx`; a date stands where the text has `{date}`, an amount where it has `{amount}`. */
export const COURSE_WORDS = {
  by: 'Target date: {date}',
  reached: 'Reached',
  paused: 'Paused',
  archived: 'Archived',
  each: 'Set aside {amount} each payday until {date}',
  young: 'After two weeks, we show when you will reach this goal',
  stalled: 'You set nothing aside recently',
  late: 'The target date, {date}, has passed',
  'on-track': 'On track to reach this goal by {date}',
  behind: (days: number) => `Behind: at this pace you reach this goal on {date}, ${laterWords(days)} late`,
  open: 'At this pace, you reach this goal on {date}',
  unknown: (currencies: string) => `Money in ${currencies} is not counted: no exchange rate is known`,
};

/** `page.tsx`, `goal-list.tsx` */
export const PAGE_WORDS = {
  goalsHeading: 'Goals',
  saved: '{saved} of {target} is set aside',
  none: 'You are not saving for anything yet',
  add: 'Add goal',
  active: 'Goals you are saving for',
  archived: 'Archived goals',
  archivedNote: 'The money for archived goals stays set aside.',
  of: '{saved} of {target} set\u00a0aside',
  percent: (percent: string) => `${percent} %`,
  ring: (percent: string) => `${percent} % is set aside`,
  put: 'Set aside',
  putInto: (name: string) => `Set aside for ${name}`,
  more: (name: string) => `More actions for ${name}`,
  up: 'Move up',
  down: 'Move down',
  moved: (name: string) => `${name} was moved`,
  limited: 'You see what is set aside on the accounts that are shared with you.',
  noAmounts: 'Amounts are not shared with you.',
  nothingForYou: 'Nothing is set aside on accounts that you can see',
};

/** `start.tsx` */
export const START_WORDS = {
  answer: 'Start with a suggestion based on your spending',
  changeLaterNote: 'You can change everything about a goal later.',
  start: 'Start goal',
  startNamed: (name: string) => `Start goal ${name}`,
  own: 'A goal of your own',
  ownNote: 'For example a holiday, a car, a deposit or school fees.',
  emergency: 'Enough for three months of your usual spending of {monthly} a month.',
  sinking: (months: number) =>
    months === 12
      ? 'You pay this cost once a year, next on {date}.'
      : `You pay this cost every ${plural(months, 'month')}, next on {date}.`,
  each: 'Setting aside {amount} each payday is enough.',
  started: (name: string) => `Goal started: ${name}`,
  title: 'Ideas for your next goal',
  noneTitle: 'Save for something',
  none: 'For example a holiday, a deposit or school fees. Import statements and we suggest goals.',
  import: 'Import statement',
};

/** `goal-page.tsx` */
export const GOAL_WORDS = {
  back: 'All goals',
  put: 'Set aside',
  withdraw: 'Take out money',
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
  gone: 'This goal was not found',
  goneNote: 'This goal may have been deleted, or it is in another workspace.',
  target: 'Target amount',
  savedLabel: 'Set aside',
  left: 'Still to save',
  each: 'Needed each payday',
  eachNote: '{amount} set aside since the last payday',
  date: 'Target date',
  noDate: 'No target date',
  pace: 'Your current pace',
  paceNote: (days: number) => `Set aside each payday, on average over ${plural(days, 'day')}`,
  noPace: 'Not known yet',
  finish: 'Expected goal date at this pace',
  comesBack: (months: number) =>
    months === 12 ? 'The cost repeats each year' : `The cost repeats every ${plural(months, 'month')}`,
  reachedTitle: 'You reached your goal.',
  reachedNote: 'The whole amount is set aside. Rules still add money until you end them.',
  short: 'Your accounts hold {amount} less than is set aside for this goal.',
  paid: 'This cost was due on {date}. Once you have paid it, take the money out.',
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
  titleNote: 'Available money is not set aside for any goal.',
  account: 'Account',
  balance: 'Balance',
  setAside: 'Set aside',
  free: 'Available money',
  over: '{account} holds {amount} less than is set aside in this account.',
  short: (goals: readonly string[]) =>
    `Goals not covered: ${new Intl.ListFormat('en-GB').format(goals)}. Take money out of goals, or move money into the account.`,
};

/** `feeds.tsx` */
export const FEED_WORDS = {
  title: 'Rules and pledges',
  note: 'Rules and pledges set money aside from your transactions.',
  addRule: 'Add rule',
  addPledge: 'Add pledge',
  share: '{percent} % of income in {category}',
  each: '{amount} of each income in {category}',
  roundUp: 'Purchases rounded up to {amount}',
  containing: (text: string) => `with the text “${text}”`,
  gone: 'a deleted category',
  given: '{amount} set aside so far',
  since: 'Active since {date}',
  until: 'Ended on {date}',
  waiting: 'Paused together with the goal',
  pledge: '{member} transfers {amount}, next on {date}',
  pledgeOver: '{member} transferred {amount} each time',
  endRule: 'End rule',
  endPledge: 'End pledge',
  ruleEnded: 'The rule has ended. The money stays set aside.',
  pledgeEnded: 'The pledge has ended. The money stays set aside.',
  states: { kept: 'On time', late: 'Late', due: 'Due', overdue: 'Not received yet', missed: 'Missed' } satisfies Record<
    PledgeState,
    string
  >,
  empty: 'A share of each salary, rounded-up purchases or a transfer each payday can fill this goal.',
  someone: 'A former member',
};

/** `entries.tsx` */
export const ENTRY_WORDS = {
  title: 'What was set aside',
  empty: 'Nothing has been set aside yet.',
  day: 'Day',
  what: 'Type',
  amount: 'Amount',
  ways: {
    hand: 'Set aside by hand',
    transaction: 'From a transfer',
    pledge: 'Pledged transfer',
    'income-share': 'Share of income',
    'income-amount': 'Fixed amount of income',
    'round-up': 'Purchase rounded up',
  } satisfies Record<Way, string>,
  takenOut: 'Money taken out',
  remove: 'Delete',
  removeNamed: (day: string) => `Delete the entry from ${day}`,
  removed: 'The entry was deleted',
  more: 'You find older entries in the data export.',
  transfers: 'Transfers without a goal',
  transfersNote: 'Recent transfers to your accounts that count for no goal yet.',
  add: 'Add to goal',
  addNamed: (amount: string) => `Add ${amount} to the goal`,
  used: 'The transfer was added to the goal',
};

/** `progress.parts.tsx` */
export const CARD_WORDS = {
  goals: 'Goals',
  saved: '{saved} of {target} set\u00a0aside',
  open: 'All goals',
  over: 'One of your accounts holds less than is set aside on it.',
};

export const KIND_WORDS: Readonly<Record<GoalKind, string>> = {
  save: 'Something to buy or do',
  emergency: 'Emergency fund',
  sinking: 'A recurring cost',
};

/** Made-up goals, drawn pale before there is one. */
export const SAMPLE = [
  { name: 'Emergency fund', note: '', amount: 30_000, share: 64 },
  { name: 'School fees', note: '', amount: 18_000, share: 35 },
];
