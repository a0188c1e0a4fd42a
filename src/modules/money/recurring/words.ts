/** Everything that the page of recurring payments says. */
import { plural } from '#kernel/plural.ts';

/** `page.tsx` */
export const PAGE_WORDS = {
  noAmounts: 'You cannot see amounts in this workspace.',
  recurringHeading: 'Recurring',
  noneYet: 'You have no recurring payments yet.',
  toConfirm: (suggestions: number) => `See ${plural(suggestions, 'suggestion')} below.`,
  dueSoon: (amounts: string) => `${amounts} to pay in the next 30 days`,
  nothingDue: 'Nothing to pay in the next 30 days',
  yearly: (amounts: string) => `Bills and subscriptions cost ${amounts} a year.`,
  and: ' and ',
  addPayment: 'Add payment',
  import: 'Import from a calendar',
  calendar: 'Add to a calendar',
  more: 'More actions',
  emptyTitle: 'No recurring payments yet',
  empty: 'Import three months of statements. We then suggest your subscriptions, bills and income.',
  importStatement: 'Import statement',
  howItWorks: 'How it works',
} as const;

/** `calendar-dialog.tsx`, and what calendars are told */
export const CALENDAR_WORDS = {
  title: 'Calendar',
  name: (workspace: string | null) => (workspace === null ? 'Recurring payments' : `Recurring payments, ${workspace}`),
  paid: (account: string) => `${account}, already paid`,
  canMove: (account: string) => `${account}. A public holiday that is not announced yet can move the due date.`,
  subscribe: 'Subscribe in a calendar app',
  subscribeNote: 'Your calendar app then shows due dates, including later changes.',
  secretNote: 'Anyone with this calendar address sees the same payments as you. Do not share it.',
  created: (day: string) => `Calendar address created on ${day}.`,
  neverUsed: 'No calendar app has fetched this address yet.',
  used: (moment: string) => `Last fetched by a calendar app: ${moment}.`,
  create: 'Create calendar address',
  renew: 'Renew calendar address',
  renewNote: 'A new calendar address replaces this one. Your calendar app then needs the new one.',
  remove: 'Delete calendar address',
  removed: 'The calendar address was deleted',
  yourAddress: 'Your calendar address',
  address: 'Calendar address',
  howTo: 'In your calendar app, add a calendar from a URL and paste this address.',
  file: 'Download a calendar file',
  fileNote: 'A file with the due dates of the next 12 months. It does not update.',
  download: 'Download calendar',
  close: 'Close',
  loading: 'Loading the calendar address',
} as const;

/** `show-all.tsx` */
export const SHOW_ALL = (payments: number): string => `Show all ${payments}`;

/** `due-soon.tsx` */
export const DUE_WORDS = {
  dueSoon: 'Due soon',
  nothing: 'Nothing is due in the next 30 days.',
  span: (dueDays: string) => `Due ${dueDays}, depending on a public holiday`,
  payment: 'Payment',
  due: 'Due',
  amount: 'Amount',
  actions: 'Actions',
  skip: 'Skip this payment',
  unskip: 'Stop skipping payment',
  change: 'Change date or amount',
  asUsual: 'Reset date and amount',
  more: (name: string, day: string) => `Change ${name}, due ${day}`,
  skipped: (name: string, day: string) => `${name}, due ${day}, will be skipped`,
  notSkipped: (name: string, day: string) => `${name}, due ${day}, has its usual date and amount again`,
  states: { due: 'Due', late: 'No payment found yet', missing: 'Payment missing', paid: 'Paid', skipped: 'Skipped' },
  changed: (name: string) => `One payment of ${name} was changed`,
} as const;

/** `attention.tsx` */
export const ATTENTION_WORDS = {
  rises: 'Price rises',
  risesNote: 'Each price is compared with the payment before.',
  rise: 'Price rose from {oldPrice} to {newPrice} on {day}',
  acceptPrice: 'Use the new price',
  accepted: (name: string) => `We now expect the new price for ${name}`,
  missing: 'Missing payments',
  missingNote: 'No transaction was found on these dates.',
  missed: 'Payment expected on {days}',
  endedYearly: (amounts: string) => `Bills that may have ended cost ${amounts} a year.`,
  perhapsEnded: 'Two or more due dates have no transaction. This recurring payment may have ended.',
  delete: 'Delete',
  renewals: 'Renews soon',
  renewalsNote: 'These are yearly payments. Cancel any that you do not need before they renew.',
  renews: 'Renews on {day}: {amount}',
  severalTimes: 'Paid from several accounts',
  severalTimesNote: 'The same payee is paid more than once. Check that you need every payment.',
  together: (amounts: string) => `${amounts} a year in total`,
  unused: 'Marked as not used',
  unusedNote: 'You marked these payments as not used. To stop paying, tell the seller.',
  unusedYearly: (amounts: string) => `Payments that you do not use cost ${amounts} a year.`,
  costs: '{amount} a year',
} as const;

/** `item-table.tsx` */
export const ITEM_WORDS = {
  bills: 'Bills and subscriptions',
  income: 'Income',
  name: 'Name',
  howOften: 'How often',
  next: 'Next due',
  amount: 'Amount',
  yearly: 'Per year',
  lastPaid: 'Last payment',
  actions: 'Actions',
  more: (name: string) => `More for ${name}`,
  edit: 'Edit',
  transactions: 'Show transactions',
  markUnused: 'Mark as not used',
  markUsed: 'Mark as used',
  unused: 'Marked as not used',
  markedUnused: (name: string) => `${name} is marked as not used`,
  markedUsed: (name: string) => `${name} is marked as used`,
  delete: 'Delete',
  deleted: (name: string) => `${name} was deleted`,
  never: 'No payment yet',
} as const;

/** `suggestions.tsx` */
export const SUGGESTION_WORDS = {
  suggestions: 'Suggestions',
  foundNote: 'Found in your transactions. Only payments marked as recurring are planned.',
  confidence: (percent: number) => `${Math.min(percent, 99)}\u00a0% likely`,
  found: (transactions: number, account: string) => `${plural(transactions, 'transaction')} in ${account}`,
  yearly: '{amount} a year',
  mark: 'Mark as recurring',
  dismiss: 'Not recurring',
  markOne: (name: string) => `Mark as recurring: ${name}`,
  dismissOne: (name: string) => `${name} is not recurring`,
  marked: (name: string) => `${name} is now recurring`,
  markSure: (count: number) => `Mark the ${count} most likely as recurring`,
  markedAll: (payments: number) => `${plural(payments, 'payment')} marked as recurring`,
  dismissed: (name: string) => `${name} will not be suggested again`,
  dismissedList: (count: number) => `Not recurring (${count})`,
  suggestAgain: 'Suggest again',
  suggestOne: (name: string) => `Suggest ${name} again`,
  suggestedAgain: (name: string) => `${name} can be suggested again`,
} as const;

/** `add-dialog.tsx` */
export const ADD_WORDS = {
  title: 'Add recurring payment',
  add: 'Add payment',
  added: (name: string) => `${name} was added`,
  payeeText: 'Name on the statement',
  payeeNote: 'We find payments by this name. If empty, we use the name above.',
  account: 'Account',
  direction: 'Direction',
  directions: { in: 'Money in', out: 'Money out' },
} as const;

/** `edit-dialog.tsx`, `item-fields.tsx` and `occurrence-dialog.tsx` */
export const EDIT_WORDS = {
  edit: (name: string) => `Edit ${name}`,
  save: 'Save changes',
  saved: (name: string) => `${name} was saved`,
  name: 'Name',
  cadence: 'How often',
  cadences: {
    weeks: 'Every few weeks',
    'day-of-month': 'On a day of the month',
    'last-working-day': 'On the last working day of the month',
    'nth-weekday': 'On a weekday of the month',
  },
  everyWeeks: 'Weeks between payments',
  everyMonths: 'Months between payments',
  anchor: 'Date of one payment',
  day: 'Day of the month',
  dayNote: 'In shorter months, the last day is used.',
  nth: 'Week of the month',
  nths: {
    '1': 'First in the month',
    '2': 'Second in the month',
    '3': 'Third in the month',
    '4': 'Fourth in the month',
    '-1': 'Last in the month',
  },
  weekday: 'Weekday',
  shift: 'If the due date is not a working day',
  shifts: { none: 'Same day', before: 'The working day before', after: 'The working day after' },
  category: 'Category',
  usualCategory: 'Same as past payments',
  amountKind: 'Amount',
  amountKinds: {
    exact: 'Always the same amount',
    range: 'Between two amounts',
    about: 'Around one amount',
    last: 'Same as the last payment',
    average: 'Average of the last 12 payments',
  },
  amount: 'Amount expected',
  from: 'Lowest amount',
  to: 'Highest amount',
  percent: 'How much it may differ, in %',
  changeOne: (name: string, day: string) => `${name}, due ${day}`,
  onlyThisOneNote: 'Changes this payment only.',
  dueOn: 'Due date',
} as const;

/** What is wrong with a field. */
export const FIELD_ERRORS = {
  account: 'account is required',
  amount: 'amount is required',
  range: 'the second amount must not be less than the first',
  number: (least: number, most: number) => `enter a number from ${least} to ${most}`,
} as const;

/** Made-up payments, drawn pale before there is one. */
export const SAMPLE = [
  { name: 'Salary', note: 'Monthly on the 25th', amount: 24_000, isIncome: true },
  { name: 'Rent', note: 'Monthly on the 1st', amount: -8_500 },
  { name: 'Medical aid', note: 'Monthly on the 2nd', amount: -2_140 },
];
