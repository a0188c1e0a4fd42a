import { plural } from '#kernel/plural.ts';
import type { AlertKind, LineDirection, ProjectKind, ProjectState, Sharing } from './kinds.ts';

/** What a project is about, and where it stands. */
export const KIND_WORDS = {
  home: 'Home',
  wedding: 'Wedding',
  trip: 'Trip',
  event: 'Event',
  client: 'Client work',
  other: 'Other',
} satisfies Record<ProjectKind, string>;

export const STATE_WORDS = {
  planned: 'Planned',
  active: 'Active',
  'on-hold': 'On hold',
  closed: 'Closed',
} satisfies Record<ProjectState, string>;

/** `notices.ts` */
export const ALERT_WORDS = {
  title: {
    near: (project) => `${project}: 80 % of the budget is used`,
    over: (project) => `${project}: the budget is used up`,
    milestone: (milestone) => `${milestone} is due`,
  } satisfies Record<AlertKind, (name: string) => string>,
  message: {
    near: () => 'Most of the budget of this project is spent or committed.',
    over: () => 'All of the budget of this project is spent or committed.',
    milestone: (project) => `A milestone of the project ${project} is due.`,
  } satisfies Record<AlertKind, (project: string) => string>,
  why: 'You can change the projects of this workspace.',
} as const;

/** `report.server.ts` */
export const REPORT_WORDS = {
  title: 'Project report',
  page: (page: number, pages: number) => `${page} of ${pages}`,
  client: 'Client',
  kind: 'Kind',
  dates: 'Dates',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  noEnd: 'no end date',
  state: 'State',
  closedOn: (day: string) => `Closed on ${day}`,
  asOf: 'Figures as of',
  invoice: 'Invoice',
  note: 'Note',
  summary: 'Summary',
  budget: 'Budget',
  spent: 'Spent',
  committed: 'Committed',
  left: 'Left',
  income: 'Income',
  workCost: 'Cost of own time',
  margin: 'Margin',
  workValue: 'Billable time',
  forHours: (amount: string, hours: string) => `${amount} for ${hours} hours`,
  notCounted: 'Not counted',
  noRate: (amount: string) => `${amount}, without an exchange rate`,
  since: 'Changed since closing',
  spentAndIncome: (spent: string, income: string) => `spent ${spent}, income ${income}`,
  lines: 'Budget against actual',
  line: 'Line',
  direction: { cost: 'Cost', income: 'Income' } satisfies Record<LineDirection, string>,
  planned: 'Planned',
  actual: 'Actual',
  outside: 'On no line',
  burn: 'Spending over time',
  burnNote: 'Solid: spent. Dashed: the budget, spread evenly.',
  tasks: 'Tasks and milestones',
  task: 'Name',
  taskKind: { task: 'Task', milestone: 'Milestone' },
  by: 'Who',
  due: 'Due',
  done: 'Done',
  notDone: 'not done',
  time: 'Time',
  day: 'Date',
  hours: 'Hours',
  worth: 'Amount',
  notBilled: 'not billed',
  total: 'Total',
  shares: 'Shares and settling up',
  person: 'Person',
  paid: 'Paid',
  share: 'Share',
  balance: 'Balance',
  unattributed: (amount: string) => `${amount} was paid by no one who shares the costs.`,
  settled: 'Paid back already',
  toSettle: 'To settle up',
  pays: (from: string, to: string, amount: string) => `${from} pays ${to} ${amount}`,
  even: 'Nobody owes anything.',
  transactions: 'Transactions',
  noTransactions: 'No transactions yet.',
  newest: (shown: number, all: number) => `The newest ${shown} of ${plural(all, 'transaction')}.`,
  description: 'Description',
  category: 'Category',
  account: 'Account',
  amount: 'Amount',
  receipts: 'Receipts',
  file: 'File',
} as const;

/** How costs are shared. */
export const SHARING_WORDS = {
  equal: 'Equal shares',
  percent: 'By percent',
  parts: 'By parts',
} satisfies Record<Sharing, string>;
