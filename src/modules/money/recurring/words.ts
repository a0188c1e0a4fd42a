/** Everything that the page of recurring payments says. */
import { plural } from '#kernel/plural.ts';

/** `page.tsx` */
export const PAGE_WORDS = {
  noAmounts: 'You cannot see amounts in this workspace.',
  recurringHeading: 'Recurring',
  noneYet: 'You have no recurring payments yet.',
  toConfirm: (count: number) => `See ${plural(count, 'suggestion')} below.`,
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
  name: (workspace: string | null) => `Recurring payments${workspace === null ? '' : `, ${workspace}`}`,
  paid: (account: string) => `${account}, paid`,
  canMove: (account: string) => `${account}. A public holiday that is not announced yet can move it.`,
  subscribe: 'Subscribe',
  subscribeNote: 'Your calendar app then shows due dates, including later changes.',
  secretNote: 'Anyone with the address sees what you see. Do not share it.',
  created: (day: string) => `Address created on ${day}.`,
  neverUsed: 'No calendar has fetched it yet.',
  used: (moment: string) => `Last fetched ${moment}.`,
  create: 'Create address',
  renew: 'Renew address',
  renewNote: 'A new address replaces this one. Calendars then need the new one.',
  remove: 'Delete address',
  removed: 'The calendar address was deleted',
  yourAddress: 'Your calendar address',
  address: 'Address',
  howTo: 'In your calendar app, add a calendar from a URL and paste this.',
  file: 'Download once',
  fileNote: 'A file with the due dates of the next 12 months. It does not update.',
  download: 'Download calendar',
  close: 'Close',
  loading: 'Loading the calendar address',
} as const;

/** `show-all.tsx` */
export const SHOW_ALL = (count: number): string => `Show all ${count}`;

/** `due-soon.tsx` */
export const DUE_WORDS = {
  dueSoon: 'Due soon',
  nothing: 'Nothing is due in the next 30 days.',
  span: (days: string) => `${days}, until a holiday is announced`,
  payment: 'Payment',
  due: 'Due',
  amount: 'Amount',
  actions: 'Actions',
  skip: 'Skip this one',
  unskip: 'Do not skip',
  change: 'Change date or amount',
  asUsual: 'Back to the usual date and amount',
  more: (name: string, day: string) => `Change ${name}, due ${day}`,
  skipped: (name: string, day: string) => `${name}, due ${day}, will be skipped`,
  notSkipped: (name: string, day: string) => `${name}, due ${day}, is back to usual`,
  states: { due: 'Due', late: 'Not seen yet', missing: 'Missing', paid: 'Paid', skipped: 'Skipped' },
  changed: (name: string) => `${name} was changed`,
} as const;

/** `attention.tsx` */
export const ATTENTION_WORDS = {
  rises: 'Price rises',
  risesNote: 'Compared with the payment before.',
  rise: '{from} is now {to}, since {day}',
  acceptPrice: 'Use the new price',
  accepted: (name: string) => `${name} has its new price`,
  missing: 'Missing payments',
  missingNote: 'No transaction was found on these dates.',
  missed: 'Expected {days}',
  endedYearly: (amounts: string) => `Bills that may have ended cost ${amounts} a year.`,
  perhapsEnded: 'Two or more have not come: it may have ended.',
  delete: 'Delete',
  renewals: 'Renews soon',
  renewalsNote: 'These come about once a year. Cancel before then if you do not need them.',
  renews: 'Renews on {day}: {amount}',
  severalTimes: 'Paid from several accounts',
  severalTimesNote: 'The same payee is paid more than once. Check that you need all of them.',
  together: (amounts: string) => `${amounts} a year together`,
  unused: 'Not used',
  unusedNote: 'You marked these. Tell the seller if you want to stop paying.',
  unusedYearly: (amounts: string) => `They cost ${amounts} a year.`,
  costs: '{amount} a year',
} as const;

/** `item-table.tsx` */
export const ITEM_WORDS = {
  bills: 'Bills and subscriptions',
  income: 'Income',
  name: 'Name',
  howOften: 'How often',
  next: 'Next',
  amount: 'Amount',
  yearly: 'Per year',
  lastPaid: 'Last payment',
  actions: 'Actions',
  more: (name: string) => `More for ${name}`,
  edit: 'Edit',
  transactions: 'Show transactions',
  markUnused: 'Mark as not used',
  markUsed: 'Mark as used',
  unused: 'Not used',
  markedUnused: (name: string) => `${name} is marked as not used`,
  markedUsed: (name: string) => `${name} is marked as used`,
  delete: 'Delete',
  deleted: (name: string) => `${name} was deleted`,
  never: 'None yet',
} as const;

/** `suggestions.tsx` */
export const SUGGESTION_WORDS = {
  suggestions: 'Suggestions',
  foundNote: 'Found in your transactions. Nothing is planned until you confirm it.',
  confidence: (percent: number) => `${percent} % sure`,
  found: (count: number, account: string) => `${plural(count, 'transaction')} in ${account}`,
  yearly: '{amount} a year',
  confirm: 'Confirm',
  dismiss: 'Not recurring',
  confirmOne: (name: string) => `Confirm ${name}`,
  dismissOne: (name: string) => `${name} is not recurring`,
  confirmed: (name: string) => `${name} is now recurring`,
  confirmSure: (count: number) => `Confirm the ${count} surest`,
  confirmedAll: (count: number) => `${plural(count, 'payment')} confirmed`,
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
  save: 'Save',
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
  anchor: 'A date it was paid',
  day: 'Day of the month',
  dayNote: 'A month that is shorter uses its last day.',
  nth: 'Which one',
  nths: { '1': 'First', '2': 'Second', '3': 'Third', '4': 'Fourth', '-1': 'Last' },
  weekday: 'Weekday',
  shift: 'If that is a weekend or public holiday',
  shifts: { none: 'Same day', before: 'The working day before', after: 'The working day after' },
  category: 'Category',
  usualCategory: 'Same as past payments',
  amountKind: 'Amount',
  amountKinds: {
    exact: 'Always the same',
    range: 'Between two amounts',
    about: 'About an amount',
    last: 'Same as the last payment',
    average: 'Average of the last 12 payments',
  },
  amount: 'Amount expected',
  from: 'From',
  to: 'To',
  percent: 'Largest difference, in %',
  changeOne: (name: string, day: string) => `${name}, due ${day}`,
  onlyThisOneNote: 'Changes this payment only.',
  dueOn: 'Due on',
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
  { name: 'Salary', note: 'Every month, on the 25th', amount: 24_000 },
  { name: 'Rent', note: 'Every month, on the 1st', amount: -8_500 },
  { name: 'Medical aid', note: 'Every month, on the 2nd', amount: -2_140 },
];
