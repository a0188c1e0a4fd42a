import { plural } from '#kernel/plural.ts';
import type { RuleForm } from './rule-form.ts';
import type { Method } from './methods.ts';
import type { Alert } from './outlook.ts';

/** `notices.ts` */
export const ALERT_WORDS = {
  title: {
    over: (category) => `${category}: the budget is used up`,
    projected: (category) => `${category}: likely to go over budget`,
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
  onlyYours: 'You see the limits that are set for you.',
  before: 'Previous period',
  after: 'Next period',
  period: 'Period',
  today: 'Today',
  move: 'Move money',
  fill: 'Use targets as amounts',
  add: 'Add category',
  copy: 'Copy last period',
  review: 'Review and close',
  closed: 'Closed',
  seeReview: 'See review',
  templates: 'Templates',
  settings: 'Budget settings',
  more: 'More',
  left: 'Left to spend',
  over: 'Over budget',
  ready: 'Ready to assign',
  assignedTooMuch: 'Assigned too much',
  spent: 'Spent',
  of: '{spent} {available}',
  outOf: 'of',
  committed: 'Still scheduled',
  inAll: 'Left in total',
  noRate: (currencies: readonly string[]) => `no rate for ${new Intl.ListFormat('en-GB').format(currencies)}`,
  day: (day: string, all: string) => `Day ${day} of ${all}`,
  ended: 'Period ended',
  begins: (days: string) => `Begins in ${days}`,
  days: (count: number) => plural(count, 'day'),
  aDay: '{amount} a day',
  toReview: 'The last period is over. See how it went, and close it.',
  copied: 'The last period was copied',
  nothingForYou: 'No limit for you yet',
  nothingForYouNote: 'Limits that someone sets for you in this workspace appear here.',
  noLines: 'No categories yet',
  noLinesNote: 'Add a category to say what it may cost.',
} as const;

/** `left.parts.tsx` */
export const CARD_WORDS = {
  budget: 'Budget',
  left: '{amount} left to spend',
  over: '{amount} over budget',
  open: 'All categories',
  legend: (period: string) => `${period}. Line on each bar: today`,
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
  notIn: (currency: string) => `Nothing in ${currency}`,
  legend: 'Line on each bar: today',
  legendScheduled: 'Line on each bar: today. Pale: scheduled',
  /** `other`: the one category that it came from or went to; null where there were several. */
  moved: (amount: string, other: string | null, isHere: boolean) =>
    other === null
      ? `${amount} moved ${isHere ? 'here' : 'out'}`
      : `${amount} moved ${isHere ? 'from' : 'to'} ${other}`,
  carried: (amount: string) => `${amount} carried over from last period`,
  projected: (amount: string) => `Likely to reach ${amount}`,
  /** In the column of a currency. */
  leftOf: '{amount} left',
  spentOf: '{spent} of {available} spent',
  scheduledOf: '{amount} scheduled',
  changeOf: (name: string, currency: string) => `${name} in ${currency}`,
  cover: 'Cover',
  coverOf: (name: string) => `Cover ${name}`,
  for: (name: string) => `For ${name}`,
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
  unbudgetedNote: 'Spending this period in categories without a budget.',
  category: 'Category',
  spent: 'Spent',
  noCategory: 'No category',
  add: 'Add',
  addOf: (name: string) => `Add ${name} to the budget`,
  cards: 'Credit cards',
  cardsNote: 'When you buy with a card, the money is set aside to pay that card.',
  card: 'Card',
  setAside: 'Set aside to pay it',
  owed: 'You owe',
  debt: 'Debt',
  moves: 'Moved this period',
  fromTo: 'From and to',
  day: 'Date',
  amount: 'Amount',
  moved: '{from} to {to}',
  ready: 'Ready to assign',
  gone: 'a deleted category',
} as const;

/** `start.tsx`, `start-table.tsx`, `blank.tsx` */
export const START_WORDS = {
  answer: 'Start from what you usually spend',
  answerAlone: 'Start with what you plan to spend',
  fromHistory: (lines: number, periods: number) =>
    `${plural(lines, 'category', 'categories')}, each at the usual amount of your last ${plural(periods, 'period')}.`,
  fromNothing: 'We found no spending yet.',
  start: 'Start budget',
  started: 'Your budget was started',
  period: 'Your periods',
  method: 'How it works',
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
  seen: 'Spent in',
  seenIn: (months: number, periods: number) => `${months} of ${plural(periods, 'period')}`,
  budget: 'Budget for each period',
  budgetOf: (name: string) => `Budget for ${name}`,
  total: 'Total',
  import: 'Import statement',
  loading: 'Looking at what you usually spend',
  nothing: 'No budget yet',
  nothingNote: 'Someone who may edit this workspace can start one.',
} as const;

/** `settings-dialog.tsx`, `period-fields.tsx`, `groups.tsx` */
export const SETTINGS_WORDS = {
  title: 'Budget settings',
  kind: 'Periods',
  kinds: {
    month: 'Months or paydays',
    week: 'Weeks',
    fortnight: 'Two weeks',
    year: 'Years',
  } satisfies Record<RuleForm['kind'], string>,
  start: 'Begins on',
  movesBack: 'Or the working day before a weekend or public holiday',
  weekday: 'Begins on',
  day: 'First day of a period',
  month: 'Begins in',
  ruleNote: (day: string) => `Applies from ${day}. Earlier periods stay as they are.`,
  nextRule: (day: string) => `Applies from ${day}.`,
  saveRule: 'Change periods',
  ruleSaved: 'The periods were changed',
  method: 'How it works',
  methodSaved: 'How the budget works was changed',
  accounts: 'Accounts on the budget',
  accountOn: (name: string) => `${name} counts in the budget now`,
  accountOff: (name: string) => `${name} does not count in the budget any more`,
  groups: 'Groups',
  groupsNote: 'Without a group, a category is shown under its parent category.',
  newGroup: 'New group',
  addGroup: 'Add group',
  groupAdded: (name: string) => `${name} was added`,
  groupRenamed: (name: string) => `The group is called ${name} now`,
  groupRemoved: (name: string) => `${name} was deleted`,
  rename: (name: string) => `Rename ${name}`,
  removeGroup: (name: string) => `Delete ${name}`,
  close: 'Close',
} as const;
