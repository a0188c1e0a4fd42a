import { plural } from '#kernel/plural.ts';
import type { DATE_KINDS, Layer } from './layers.ts';

/** `notices.ts` */
export const WARNING = {
  title: 'Your balance may fall below the limit you set',
  message: 'In the next two weeks, your forecast falls below the lowest balance that you want.',
  why: 'You can change the cash flow of this workspace.',
};

/** `page.tsx`, `controls.tsx` */
export const PAGE_WORDS = {
  cashFlowHeading: 'Cash flow',
  span: 'How far to look ahead',
  spans: { 30: '30 days', 90: '90 days', 731: '2 years' } satisfies Record<number, string>,
  account: 'Account',
  all: (currency: string) => `All cash in ${currency}`,
  add: 'Add scenario',
  expect: 'Add expected payment',
  floor: 'Set lowest balance',
  more: 'More',
};

/** `outlook-card.tsx` */
export const CARD_WORDS = {
  lowest: (day: string) => `Lowest balance on ${day}`,
  safe: (day: string) => `Safe to spend until ${day}`,
  short: (day: string) => `Short of money before ${day}`,
  withScenario: (scenario: string, day: string) => `Lowest balance with “${scenario}” on ${day}`,
  forecast: 'Forecast',
  low: 'Lowest likely balance',
  high: 'Highest likely balance',
  floor: 'Lowest balance you want',
  title: (span: string) => `Your balance over the next ${span}`,
  weekly: 'Each point shows the lowest balance of a week.',
  forGoals: (amount: string) => `${amount} set aside for goals is not counted.`,
  safeNote: {
    income: 'Safe to spend after upcoming payments, budgets and usual spending before your next income.',
    budget: 'Safe to spend after upcoming payments, budgets and usual spending in this budget period.',
    calendar: 'Safe to spend after upcoming payments, budgets and usual spending this month.',
  },
  withFloor: (amount: string) => `This leaves ${amount}, the lowest balance that you want.`,
  error: 'In the last {time}, the forecast for 30 days ahead was {amount} off on a typical day.',
  naive: 'A forecast that only repeats the month before would be {amount} off.',
  inside: (percent: number) => `The shaded band should cover 80\u00a0% of days. So far it covered ${percent}\u00a0%.`,
  untested: 'There is too little history to test the forecast yet.',
  together: 'Including other currencies, you have {amount} today.',
  old: 'Your newest transaction is from {day}. Import statements for a better forecast.',
  import: 'Import statements',
};

/** `ahead.parts.tsx` */
export const AHEAD_WORDS = {
  title: 'Cash: next 30 days',
  open: 'Cash flow',
};

/** `no-forecast.tsx` */
export const EMPTY_WORDS = {
  few: 'Not enough history for a forecast',
  fewNote: 'A forecast needs three months of transactions. Your transactions cover {days}.',
  none: 'See your future balance',
  noneNote: 'Import three months of statements to see your forecast.',
  import: 'Import statement',
  account: 'Add account',
  recurring: 'Review recurring payments',
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
  showAll: (payments: number) => `Show all ${plural(payments, 'payment')}`,
  coming: 'Upcoming payments in the next 30 days',
  noneComing: 'There are no upcoming payments yet. Mark payments as recurring to see them here.',
  layers: {
    known: 'Upcoming payment',
    budget: 'Budget',
    usual: 'Usual amount for this day',
    scenario: 'Scenario',
  } satisfies Record<Layer | 'scenario', string>,
};

/** `layers-panel.tsx` */
export const LAYER_WORDS = {
  title: 'Included in the forecast',
  names: {
    known: 'Upcoming payments',
    budget: 'Budgets',
    usual: 'Usual income and spending',
  } satisfies Record<Layer, string>,
  layerNote: {
    known: 'Recurring and expected payments, on the day they are due.',
    budget: 'What your budgets still allow you to spend.',
    usual: 'All other income and spending, estimated from your past months.',
  } satisfies Record<Layer, string>,
};

/** `scenario-section.tsx` */
export const SCENARIO_WORDS = {
  title: 'Scenarios',
  compareNote: 'Tick up to three scenarios to compare them with your forecast.',
  emptyNote: 'What if you change jobs, buy a car or have a baby?',
  name: 'Scenario',
  show: (scenario: string) => `Show ${scenario} in the chart`,
  base: 'Your forecast',
  lowest: 'Lowest balance',
  lowestOn: 'Lowest on',
  end: 'End balance',
  difference: 'Difference',
  actions: 'Actions',
  more: (name: string) => `More actions for ${name}`,
  edit: 'Edit',
  delete: 'Delete',
  copy: 'Copy scenario',
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
    vat: 'VAT payment, if your VAT period ended last month',
    payroll: 'Payroll tax',
    card: 'Credit card payment',
    debt: 'Debt payment',
  } satisfies Record<(typeof DATE_KINDS)[number], string>,
};
