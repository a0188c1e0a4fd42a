import { plural } from '#kernel/plural.ts';

/** `page.tsx` and `no-plan.tsx` */
export const PAGE_WORDS = {
  example: 'Example of a plan, with made-up amounts',
  debtsHeading: 'Debts',
  planYourWayOut: 'Plan your way out of debt',
  openPlanner: 'Open debt planner',
  youOwe: 'You owe {amount} and have no plan yet.',
  weKnowBalances: 'The plan starts with the balances, interest and payments of your accounts.',
  addWhatYouOwe: 'Add what you owe here, or try the planner first.',
  planThese: 'Plan these debts',
  planned: (count: number) => `${plural(count, 'debt')} added to the plan`,
  whatYouOwe: 'What you owe',
  debts: 'Debts',
  debt: 'Debt',
  owed: 'You owe',
  plan: 'Debt plan',
  addDebt: 'Add debt',
  changePlan: 'Change debt plan',
  debtPlanDeleted: 'Debt plan deleted',
  deletePlan: 'Delete debt plan',
  noAmounts: 'Your role in this workspace does not show amounts.',
  notPlanned: (debts: string) => `These debts are not in the plan yet: ${debts}.`,
  addThem: 'Add these debts',
  more: 'More',
  addTerms: 'Add rate and payment',
  andOthers: (count: number) => plural(count, 'other debt'),
  lacksTerms: (debts: string) =>
    `Add the interest rate and payment of ${debts}. Until then, the debt-free date shown is too early.`,
} as const;

/** `plan-view.tsx` */
export const PLAN_WORDS = {
  allCurrencies: (month: string) => `Debt-free in ${month}.`,
  over: 'You owe nothing.',
  neverAll: 'At this pace you will never be debt-free.',
  owedToday: 'Owed today',
  plannedThisMonth: 'Payments planned this month',
  paidThisMonth: 'Paid from accounts this month',
  interestToCome: 'Interest and fees to come',
  stuck: (name: string, minimum: string, charges: string) =>
    `The payment on ${name}, ${minimum} a month, does not cover its interest and fees of ${charges}.`,
  rescued: 'The extra money in your plan still pays off this debt.',
  stuckHelp: 'This debt would never be paid off. Talk to the lender before you miss a payment.',
  unpaid: (name: string) => `You pay nothing on ${name}.`,
  noEnd: 'No end in sight',
  figures: 'This month’s figures',
  plan: (strategy: string) => `Your debt plan: ${strategy}`,
  planIn: (strategy: string, currency: string) => `Your debt plan in ${currency}: ${strategy}`,
  inCurrency: (currency: string) => `Debts in ${currency}`,
} as const;

/** `notices.tsx` */
export const NOTICE_WORDS = {
  look: 'Check interest rate',
  aboveCap: (name: string, rate: string, most: string) =>
    `The rate of ${name} is ${rate}\u00a0% a year. The law allows at most ${most}\u00a0%.`,
  madeOf: (repo: string, day: string, margin: string) =>
    `The legal maximum is the repo rate of ${repo}\u00a0% (since ${day}) plus ${margin}\u00a0%.`,
  whenAgreed: 'Check the rate, and add the date of the agreement. The repo rate on that day counts.',
} as const;

/** `debt-table.tsx`, `account-name.tsx` and `rate-text.tsx` */
export const TABLE_WORDS = {
  yourDebts: 'Your debts',
  debt: 'Debt',
  rate: 'Interest rate',
  thisMonth: 'This month',
  paidOf: '{paid} of {planned} paid',
  allPaid: '{paid} paid',
  plannedOf: '{planned} planned',
  paidOff: 'Paid off',
  paidOffAlready: 'Paid off',
  never: 'Never',
  owed: 'You owe',
  prime: (rate: string) => `${rate}\u00a0% (prime)`,
  perPrime: (rate: string, margin: string) => `${rate}\u00a0% (prime\u00a0${margin})`,
  percent: (rate: string) => `${rate} %`,
  noTerms: 'Rate or payment missing',
  balanceOf: 'Balance of {day}',
  nothing: 'No payment planned',
} as const;

/** `history.tsx` */
export const HISTORY_WORDS = {
  dateTitle: (months: number) =>
    months === 0
      ? 'Your debt-free date has not moved'
      : months > 0
        ? `Your debt-free date is now ${plural(months, 'month')} later`
        : `Your debt-free date is now ${plural(-months, 'month')} earlier`,
  dateNote: (month: string) =>
    `Months that your debt-free date is later than planned in ${month}. Below zero means earlier.`,
  drift: 'Months later than planned',
  paidMore: (paid: string, more: string) => `You paid ${paid}, ${more} more than planned`,
  paidLess: (paid: string, less: string) => `You paid ${paid}, ${less} less than planned`,
  paidSame: (paid: string) => `You paid ${paid}, as planned`,
  paidNote: 'Past months show the payments on your accounts, less new spending',
  planned: 'Planned',
  paid: 'Paid',
  noDate: 'Your plan has no debt-free date now',
  notYet: 'The first comparison appears next month.',
} as const;

/** `debt-page.tsx`, `debt-terms.tsx`, `debt-actual.tsx` and `debt-schedule.tsx` */
export const DEBT_WORDS = {
  all: 'All debts',
  notThere: 'This debt is not in this workspace',
  notThereNote: 'This debt may have been deleted.',
  paidOffIn: 'You pay this debt off in {month}, with {amount} of interest and fees to come.',
  nothingOwed: 'You owe nothing on this debt.',
  neverPaidOff: 'Your plan never pays off this debt.',
  edit: 'Edit debt terms',
  delete: 'Delete debt',
  deleted: (name: string) => `${name} deleted`,
  terms: 'Terms of the debt',
  owed: 'You owe',
  rateNow: 'Interest rate now',
  promotionUntil: (month: string) => `(special rate until ${month})`,
  rateFrom: (month: string) => `Rate from ${month}`,
  highest: 'Highest rate by law',
  highestMade: (repo: string, day: string, margin: string) =>
    `The legal maximum is the repo rate of ${repo}\u00a0% (since ${day}) plus ${margin}\u00a0%.`,
  source: 'Source: {source}',
  alone: 'Without your debt plan',
  aloneNote: 'If you pay only today’s payment at today’s rate, with no extra money',
  instalments: (count: number, time: string) => (count < 12 ? String(count) : `${count} (${time})`),
  payment: 'Payment this month',
  nextPayment: 'Next payment',
  monthlyFee: 'Monthly fee',
  insurance: 'Insurance per 1,000 owed',
  account: 'Account',
  ownWay: 'Instalments left',
  firstInterest: 'Interest in the next instalment',
  nextYear: 'Debt repaid with the next 12 instalments',
  noEnd: 'The payment never pays off this debt',
  actual: 'Past payments and charges',
  actualNote: 'Calculated from the account’s transactions. Interest and fees are recognised by category or text.',
  noActual: 'No transactions on the account in the last 24 months.',
  noAccount: 'This debt has no account, so we do not know its payments. Update the amount owed under Edit debt terms.',
  month: 'Month',
  paid: 'Paid',
  interest: 'Interest',
  fees: 'Fees',
  principal: 'Debt repaid',
  spent: 'New spending',
  schedule: 'Payment schedule',
  scheduleNote: 'What your plan pays each month',
  owedAfter: 'Still owed',
  rows: 'Latest payments and charges',
  day: 'Date',
  text: 'Description',
  about: 'Type',
  amount: 'Amount',
  planned: 'Planned',
  showMore: 'Show more',
  showLess: 'Show less',
  scheduleShort: 'Payment schedule: the first twelve months and the last month',
  showAll: 'Show every month',
  showFewer: 'Show fewer months',
  parts: { payment: 'Payment', interest: 'Interest', fee: 'Fee', insurance: 'Insurance', spending: 'Spending' },
} as const;

/** `debt-dialog.tsx`, `rate-fields.tsx` and `payment-fields.tsx` */
/** `plan-dialog.tsx` and `plan-lists.tsx` */
/** `given-loans.tsx` and `given-dialog.tsx` */
/** `debt-review.tsx` */
export const REVIEW_WORDS = {
  title: 'Debt review',
  reviewNote: 'If you cannot pay what you owe, South African law offers help: debt review.',
  how: 'How debt review works',
  steps: [
    'You apply to a debt counsellor who is registered with the National Credit Regulator (Form 16).',
    'Within 5 business days the counsellor tells your lenders and the credit bureaus (Form 17.1).',
    'The counsellor looks at your income and costs, and answers within 30 business days (Form 17.2).',
    'Lenders agree to smaller payments, or a magistrate decides. The agreement becomes a court order.',
    'You make one payment a month. A payment agency shares it between your lenders.',
    'When all is paid, you get a clearance certificate (Form 19). You may still have a home loan to pay.',
  ],
  cost: 'You cannot get new credit under debt review. Your credit report shows the review until it ends.',
  source: 'Source: section 86 of the National Credit Act. This is information, not advice. Read the {guide}.',
  guide: 'guide to debts',
} as const;

/** What is wrong with a field. */
/** `planner.parts.tsx` */
export const PLANNER_PARTS_WORDS = {
  planDeletedYouCan: 'Your debt plan was deleted. You can undo this until you leave the page.',
  undo: 'Undo',
  theseDebtsAreExample: 'These debts are an example. Change them, or start from scratch.',
  startEmpty: 'Start from scratch',
  currency: 'Currency',
  whatYouOwe: 'What you owe',
  addDebt: 'Add debt',
  whichDebtToPay: 'Which debt to pay first',
  extraEachMonthOn: 'Extra amount each month',
  oneOffPayments: 'One-off payments',
  bonusTaxRefundStokvel: 'For example a bonus, a tax refund, or a stokvel or chama payout.',
  addPayment: 'Add payment',
  name: 'Name',
  owedToday: 'Owed today',
  interestYear: 'Interest, % a year',
  minimumPerMonth: 'Monthly minimum',
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Remove',
  month: 'Month',
  amount: 'Amount',
  saveToAccount: 'Save plan to account',
  saveToMyWorkspace: 'Save plan to workspace',
  nothingIsSavedYet: 'Nothing is saved yet. This is an example.',
  deleteMyPlan: 'Delete my debt plan',
} as const;

/** `results.parts.tsx` */
export const RESULTS_PARTS_WORDS = {
  owedToday: 'Owed today',
  paidEachMonth: 'Paid each month',
  totalInterest: 'Total interest',
  totalPaid: 'Total paid',
  courseNote: 'What you still owe, month by month',
  courseEmpty: 'There is nothing to show yet.',
  stillOwedMonthBy: 'What you still owe, month by month',
  yourPlan: 'Your plan',
  minimumsOnly: 'Minimum payments only',
  today: 'Today',
  compareStrategies: 'Compare strategies',
  whenEachDebtIs: 'When each debt is paid off',
  paidOff: 'Paid off',
  stillOwed: 'Still owed',
  downloadAsCsv: 'Download as CSV',
} as const;

/** `notices.ts` */
export const NEWS_WORDS = {
  short: {
    title: (name: string) => `${name}: less was paid than planned`,
    message: (month: string) => `Payments in ${month} were below the plan. See how this changes your plan.`,
  },
  specialEnds: {
    title: (name: string) => `${name}: the special rate ends soon`,
    message: (month: string) => `${month} is the last month of the special rate. After that, the usual rate applies.`,
  },
  paidOff: {
    title: (name: string) => `${name} is paid off`,
    message: 'Well done. Its payment goes to the next debt in your plan.',
  },
  later: {
    title: (months: number) => `Your debt-free date is now ${plural(months, 'month')} later`,
    message: (month: string) => `You would now be debt-free in ${month}. See what changed since last month.`,
  },
  endless: {
    title: 'Your plan no longer pays off your debts',
    message: 'With the payments in your plan, you would never be debt-free. See which debt is the cause.',
  },
  why: 'You can change the debts of this workspace.',
} as const;
