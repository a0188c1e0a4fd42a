import { plural } from '#kernel/plural.ts';
import type { RuleForm } from './rule-form.ts';
import type { Method } from './methods.ts';
import type { Alert } from './outlook.ts';

/** `notices.ts` */
export const ALERT_WORDS = {
  title: {
    over: (category) => `${category}: the budget is used up`,
    projected: (category) => `${category}: you are likely to go over budget`,
    near: (category) => `${category}: 80 % of the budget is used`,
  } satisfies Record<Alert, (category: string) => string>,
  message: {
    over: 'What you set aside for this period is spent. You can move money from another category.',
    projected: 'At this pace, you will spend more than you set aside for this period.',
    near: 'Most of what you set aside for this period is spent.',
  } satisfies Record<Alert, string>,
  why: 'You can change the budget of this workspace.',
} as const;

/** `page.tsx`, `header.tsx`, `lead.tsx` */
export const PAGE_WORDS = {
  budgetsHeading: 'Budgets',
  loading: 'Loading your budget',
  noAmounts: 'You cannot see amounts in this workspace.',
  onlyYours: 'You see the spending limits that are set for you.',
  before: 'Previous period',
  after: 'Next period',
  period: 'Period',
  today: 'Today',
  move: 'Move money',
  fill: 'Fill budgets from targets',
  add: 'Add category',
  copy: 'Copy last period',
  review: 'Review and close period',
  closed: 'Closed',
  seeReview: 'See budget review',
  templates: 'Budget templates',
  settings: 'Budget settings',
  more: 'More',
  left: 'Left to spend',
  over: 'Over budget',
  ready: 'Ready to assign',
  assignedTooMuch: 'Assigned too much',
  spent: 'Spent',
  outOf: 'out of {budget}',
  committed: 'Still scheduled',
  inAll: 'Total left to spend',
  noRate: (currencies: readonly string[]) => `no exchange rate for ${new Intl.ListFormat('en-GB').format(currencies)}`,
  day: (day: string, days: string) => `Day ${day} of ${days}`,
  ended: 'Period ended',
  begins: (days: string) => `Period begins in ${days}`,
  days: (count: number) => plural(count, 'day'),
  aDay: '{amount} left a day',
  toReview: 'The last period is over. Review it, and close it.',
  copied: 'The last period was copied',
  nothingForYou: 'No spending limit for you yet',
  nothingForYouNote: 'Spending limits that someone sets for you in this workspace appear here.',
  noLines: 'No categories yet',
  noLinesNote: 'Add a category and say how much you want to spend on it.',
} as const;

/** `left.parts.tsx` */
export const CARD_WORDS = {
  budget: 'Budget',
  left: '{amount} left to spend',
  over: '{amount} over budget',
  open: 'All categories',
  legend: (period: string) => `${period}. The line on each bar marks today.`,
} as const;

/** `budget-table.tsx`, `line-bar.tsx` */
export const TABLE_WORDS = {
  caption: 'Budget by category',
  category: 'Category',
  course: 'This period',
  budget: 'Budget',
  envelope: 'Set aside',
  spent: 'Spent',
  scheduled: 'Scheduled',
  left: 'Left',
  total: 'Total',
  none: '–',
  notIn: (currency: string) => `No budget in ${currency}`,
  legend: 'The line on each bar marks today.',
  legendScheduled: 'The line on each bar marks today. The pale part is scheduled spending.',
  /** `other`: the one category that it came from or went to; null where there were several. */
  moved: (amount: string, other: string | null, isHere: boolean) => {
    if (other === null) return isHere ? `${amount} moved to this category` : `${amount} moved to other categories`;
    return isHere ? `${amount} moved here from ${other}` : `${amount} moved from here to ${other}`;
  },
  carried: (amount: string) => `${amount} carried over from last period`,
  projected: (amount: string) => `Spending is likely to reach ${amount}`,
  /** In the column of a currency. */
  leftOf: '{amount} left',
  spentOf: '{spent} of {available} spent',
  scheduledOf: '{amount} scheduled',
  changeOf: (name: string, currency: string) => `${name} in ${currency}`,
  cover: 'Cover overspending',
  coverOf: (name: string) => `Cover overspending on ${name}`,
  for: (name: string) => `Only spending by ${name} counts`,
  formerMember: 'a former member',
  compare: 'Compare with',
  compares: { none: 'No comparison', last: 'Last period', year: 'Same period last year' },
  before: { last: 'Last period', year: 'Last year' },
  bar: (spent: string, scheduled: string | null) =>
    scheduled === null ? `${spent} % spent` : `${spent} % spent, ${scheduled} % scheduled`,
} as const;

/** `below.tsx` */
export const BELOW_WORDS = {
  unbudgeted: 'Not in the budget',
  unbudgetedNote: 'What you spent this period in categories that have no budget.',
  category: 'Category',
  spent: 'Spent',
  noCategory: 'No category',
  add: 'Add',
  addOf: (name: string) => `Add ${name} to the budget`,
  cards: 'Credit cards',
  cardsNote: 'When you buy with a card, the money is set aside to pay that card.',
  card: 'Credit card',
  setAside: 'Set aside',
  owed: 'You owe',
  debt: 'Debt',
  moves: 'Moved this period',
  fromTo: 'Categories',
  day: 'Date',
  amount: 'Amount',
  moved: 'From {from} to {to}',
  ready: 'Ready to assign',
  gone: 'a deleted category',
} as const;

/** `start.tsx`, `start-table.tsx`, `blank.tsx` */
export const START_WORDS = {
  answer: 'Start from what you usually spend',
  answerAlone: 'Start with what you plan to spend',
  fromHistory: (categories: number, periods: number) =>
    `We suggest ${plural(categories, 'category', 'categories')}, each with what you usually spent in your last ${plural(periods, 'period')}.`,
  fromNothing: 'We found no spending yet.',
  start: 'Start budget',
  started: 'Your budget was started',
  period: 'Budget periods',
  method: 'How the budget works',
  methods: {
    plan: 'A limit for each category',
    envelope: 'Envelopes: assign all the money you have',
  } satisfies Record<Method, string>,
  methodNote: {
    plan: 'You see how much of each limit you still have.',
    envelope: 'You assign the money that you have, and spend what is assigned.',
  } satisfies Record<Method, string>,
  caption: 'Categories of your budget',
  category: 'Category',
  seen: 'How often',
  seenIn: (periodsWithSpending: number, periods: number) =>
    `Spent in ${periodsWithSpending} of ${plural(periods, 'period')}`,
  budget: 'Budget for each period',
  budgetOf: (name: string) => `Budget for ${name}`,
  total: 'Total',
  import: 'Import statement',
  loading: 'Calculating what you usually spend',
  nothing: 'No budget yet',
  nothingNote: 'Someone who can edit this workspace can start a budget.',
} as const;

/** `settings-dialog.tsx`, `period-fields.tsx`, `groups.tsx` */
export const SETTINGS_WORDS = {
  title: 'Budget settings',
  kind: 'Length of a budget period',
  kinds: {
    month: 'Month, or payday to payday',
    week: 'Week',
    fortnight: 'Two weeks',
    year: 'Year',
  } satisfies Record<RuleForm['kind'], string>,
  start: 'Period begins on',
  movesBack: 'Begin on the working day before, if this is a weekend or public holiday',
  weekday: 'Period begins on',
  day: 'First day of a period',
  month: 'Year begins in',
  ruleNote: (day: string) => `The change applies from ${day}. Earlier periods stay as they are.`,
  nextRule: (day: string) => `These budget periods apply from ${day}.`,
  saveRule: 'Change budget periods',
  ruleSaved: 'The budget periods were changed',
  method: 'How the budget works',
  methodSaved: 'The way the budget works was changed',
  accounts: 'Accounts in the budget',
  accountOn: (account: string) => `${account} now counts in the budget`,
  accountOff: (account: string) => `${account} no longer counts in the budget`,
  groups: 'Groups of categories',
  groupsNote: 'Without a group, a category is shown under its parent category.',
  newGroup: 'New group',
  addGroup: 'Add group',
  groupAdded: (name: string) => `${name} was added`,
  groupRenamed: (name: string) => `The group is now called ${name}`,
  groupRemoved: (name: string) => `${name} was deleted`,
  rename: (name: string) => `Rename ${name}`,
  removeGroup: (name: string) => `Delete ${name}`,
  close: 'Close',
} as const;
