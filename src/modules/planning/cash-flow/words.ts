import type { DATE_KINDS, Layer } from './layers.ts';

/** `notices.ts` */
export const WARNING = {
  title: 'Your balance may fall below your floor',
  message: 'The forecast for the next two weeks is below the floor that you chose.',
  why: 'You can change the cash flow of this workspace.',
};

/** `page.tsx`, `controls.tsx` */
export const PAGE_WORDS = {
  cashFlowHeading: 'Cash flow',
  span: 'How far ahead',
  spans: { 30: '30 days', 90: '90 days', 731: '2 years' } satisfies Record<number, string>,
  account: 'Account',
  all: (currency: string) => `All cash in ${currency}`,
  add: 'Add scenario',
  expect: 'Add expected payment',
  floor: 'Set floor',
  more: 'More',
};

/** `outlook-card.tsx` */
export const CARD_WORDS = {
  lowest: (day: string) => `Lowest point, ${day}`,
  safe: (day: string) => `Safe to spend until ${day}`,
  short: (day: string) => `Short before ${day}`,
  withScenario: (name: string) => `With “${name}”`,
  on: (day: string) => `on ${day}`,
  forecast: 'Forecast',
  low: 'Likely at least',
  high: 'Likely at most',
  floor: 'Floor',
  title: (span: string) => `Your balance over the next ${span}`,
  weekly: 'Each point is the lowest day of a week.',
  forGoals: (amount: string) => `${amount} set aside for goals is not counted.`,
  safeNote: {
    income: 'Safe to spend after known payments, budgets and usual spending before your next income.',
    budget: 'Safe to spend after known payments, budgets and usual spending in this budget period.',
    calendar: 'Safe to spend after known payments, budgets and usual spending this month.',
  },
  withFloor: (amount: string) => `This leaves your floor of ${amount} untouched.`,
  error: 'In the last {time}, the forecast for 30 days ahead was {amount} off on a typical day.',
  naive: 'Simply repeating the month before would be {amount} off.',
  inside: (percent: number) => `The shaded band should cover 80\u00a0% of days. So far it covered ${percent}\u00a0%.`,
  untested: 'There is too little history to test the forecast yet.',
  together: 'Including other currencies, you have {amount} today.',
  old: 'Your newest transaction is from {day}. Import statements for a better forecast.',
  import: 'Import statements',
};

/** `ahead.parts.tsx` */
export const AHEAD_WORDS = {
  title: 'The next 30 days',
  open: 'Cash flow',
};

/** `no-forecast.tsx` */
export const EMPTY_WORDS = {
  few: 'Not enough history for a forecast',
  fewNote: 'A forecast needs three months of transactions. You have {have}.',
  none: 'See your balance before it happens',
  noneNote: 'Import three months of statements to see your forecast.',
  import: 'Import statement',
  account: 'Add account',
  recurring: 'Confirm recurring payments',
};

/** `day-panel.tsx`, `coming-list.tsx` */
export const DAY_WORDS = {
  whyNote: 'What changes your balance on this day',
  nothing: 'Nothing changes your balance on this day.',
  before: 'Previous day',
  after: 'Next day',
  result: 'Balance at the end of the day',
  transfers: 'Transfers between accounts',
  uncategorised: 'Uncategorised',
  otherIn: 'Other usual income',
  otherOut: 'Other usual spending',
  rest: 'Other small amounts',
  late: 'late',
  showAll: (count: number) => `Show all ${count}`,
  coming: 'Known payments in the next 30 days',
  noneComing: 'No payments are known yet. Confirm recurring payments to see them here.',
  layers: {
    known: 'Known payment',
    budget: 'Budget',
    usual: 'Usual for this day',
    scenario: 'Scenario',
  } satisfies Record<Layer | 'scenario', string>,
};

/** `layers-panel.tsx` */
export const LAYER_WORDS = {
  title: 'Included in the forecast',
  names: {
    known: 'Known payments',
    budget: 'Budgets',
    usual: 'Usual income and spending',
  } satisfies Record<Layer, string>,
  layerNote: {
    known: 'Recurring and expected payments, on their dates.',
    budget: 'What your budgets still allow.',
    usual: 'Everything else, as in your past months.',
  } satisfies Record<Layer, string>,
};

/** `scenario-section.tsx` */
export const SCENARIO_WORDS = {
  title: 'Scenarios',
  compareNote: 'Tick up to three to compare them with your forecast.',
  emptyNote: 'What if you change jobs, buy a car or have a baby?',
  name: 'Scenario',
  show: (name: string) => `Show ${name}`,
  base: 'Your forecast',
  lowest: 'Lowest point',
  lowestOn: 'On',
  end: 'At the end',
  difference: 'Difference',
  actions: 'Actions',
  more: (name: string) => `More about ${name}`,
  edit: 'Edit',
  delete: 'Delete',
  copy: 'Copy',
  copied: (name: string) => `Copy of ${name}`,
  hidden: 'Not shown',
  nothing: '–',
  added: (name: string) => `Scenario ${name} added`,
  saved: (name: string) => `Scenario ${name} saved`,
  deleted: (name: string) => `Scenario ${name} deleted`,
};

/** `dates-section.tsx` */
export const DATE_WORDS = {
  title: 'Due dates',
  names: {
    vat: 'VAT, if a period ended last month',
    payroll: 'Payroll tax',
    card: 'Card payment',
    debt: 'Debt payment',
  } satisfies Record<(typeof DATE_KINDS)[number], string>,
};
