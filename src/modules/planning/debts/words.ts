/** `page.tsx` */
export const PAGE_WORDS = {
  example: 'Example of a plan, with made-up amounts',
  debtsHeading: 'Debts',
  youHaveNoDebt: 'You have no debt plan yet.',
  planYourWayOut: 'Plan your way out of debt',
  openPlanner: 'Open the planner',
  youOwe: 'You owe {amount} and have no plan yet.',
  weKnowBalances: 'These balances are from your accounts. In the planner, add each interest rate and minimum payment.',
  addWhatYouOwe: 'Add what you owe in the planner, then save the plan here.',
  balancesFromLaterInterest: 'Balances from {day}. Later interest and payments are planned, not actual.',
  whatYouOwe: 'What you owe',
  debts: 'Debts',
  interestPerYear: 'Interest per year',
  minimumPerMonth: 'Minimum per month',
  plan: 'Plan',
  debtPlanDeleted: 'Debt plan deleted',
  deletePlan: 'Delete plan',
} as const;

/** `planner.parts.tsx` */
export const PLANNER_PARTS_WORDS = {
  planDeletedYouCan: 'Plan deleted. You can undo this until you leave the page.',
  undo: 'Undo',
  theseDebtsAreExample: 'These debts are an example. Change them, or start empty.',
  startEmpty: 'Start empty',
  currency: 'Currency',
  whatYouOwe: 'What you owe',
  addDebt: 'Add a debt',
  whichDebtToPay: 'Which debt to pay first',
  extraEachMonthOn: 'Extra each month, on top of the minimums',
  oneOffPayments: 'One-off payments',
  bonusTaxRefundStokvel: 'A bonus, a tax refund, a stokvel or chama payout.',
  addPayment: 'Add a payment',
  name: 'Name',
  owedToday: 'Owed today',
  interestYear: 'Interest, % a year',
  minimumPerMonth: 'Minimum per month',
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Remove',
  month: 'Month',
  amount: 'Amount',
  saveToAccount: 'Save to an account',
  saveToMyWorkspace: 'Save to my workspace',
  nothingIsSavedYet: 'Nothing is saved yet. This is an example.',
  deleteMyPlan: 'Delete my plan',
} as const;

/** `results.parts.tsx` */
export const RESULTS_PARTS_WORDS = {
  owedToday: 'Owed today',
  paidEachMonth: 'Paid each month',
  totalInterest: 'Total interest',
  totalPaid: 'Total paid',
  stillOwedMonthBy: 'Still owed, month by month',
  yourPlan: 'Your plan',
  minimumsOnly: 'Minimums only',
  today: 'Today',
  compareStrategies: 'Compare strategies',
  whenEachDebtIs: 'When each debt is paid off',
  paidOff: 'Paid off',
  stillOwed: 'Still owed',
  paidOffPaidOff: (paidOff: string) => `${paidOff} paid off`,
  downloadAsCsv: 'Download as CSV',
} as const;

/** `up-to-date.tsx` */
export const UP_TO_DATE_WORDS = {
  thereIsAnotherPlan: 'There is another plan on this device',
  plannerStoresOnePlanNote: 'The planner stores one plan per device. Which one do you want to open?',
  openDevicePlan: 'Open the device plan',
  onThisDevice: 'On this device',
  saved: {
    open: 'Update balances',
    openThis: 'Open the saved plan',
    ifYouOpen: 'If you open the saved plan, this one is deleted for good.',
    where: 'In this workspace',
    about: 'The saved plan stays in this workspace until you replace it.',
  },
  known: {
    open: 'Plan these debts',
    openThis: 'Start from your accounts',
    ifYouOpen: 'If you start from your accounts, this one is deleted for good.',
    where: 'From your accounts',
    about: 'Balances only. You add the rates and minimums.',
  },
} as const;
