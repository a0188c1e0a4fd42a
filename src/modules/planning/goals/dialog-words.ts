/** Shared by forms. */
export const FORM_WORDS = {
  aboveZero: 'Enter an amount above zero',
  noName: 'Enter a name',
  noDay: 'Enter a day',
  future: 'The day must not be in the future',
  chooseAccount: 'Choose an account',
  chooseCategory: 'Choose a category',
  wrongShare: 'Enter a share between 0.1 and 100 %',
  amount: 'Amount',
  account: 'Account',
  day: 'Day',
  note: 'Note',
  /** An account, with the amount that the label of the field speaks of. */
  place: (account: string, amount: string) => `${account} (${amount})`,
  from: 'Account and its available money',
};

/** `goal-dialog.tsx` */
export const GOAL_FORM_WORDS = {
  add: 'Add goal',
  edit: 'Edit goal',
  save: 'Save changes',
  name: 'What are you saving for?',
  kind: 'Kind',
  target: 'Target amount',
  currency: 'Currency',
  dueOn: 'Target date',
  dueOfCost: 'Due date',
  everyMonths: 'How often the cost is due',
  every: (months: number) => (months === 1 ? 'every month' : months === 12 ? 'every year' : `every ${months} months`),
  first: 'Amount already saved',
  firstNote: 'This amount is set aside now, from the account below.',
  added: (name: string) => `Goal added: ${name}`,
  saved: (name: string) => `Goal saved: ${name}`,
};

/** `entry-dialog.tsx` */
export const ENTRY_FORM_WORDS = {
  goal: 'Goal',
  put: (name: string) => `Set aside for ${name}`,
  putAction: 'Set aside',
  withdraw: (name: string) => `Take money out of ${name}`,
  withdrawAction: 'Take out money',
  stays: 'The money stays in its account. It is only marked for this goal.',
  becomesFree: 'The money stays in its account. It is no longer set aside for this goal.',
  over: 'This is {amount} more than is available in this account. We warn you until the account covers it.',
  heldIn: 'Account and its money for this goal',
  inParts: 'You can take the money out in smaller amounts.',
  rates: 'Exchange rates',
  setUp: 'Set up two-step verification',
  putDone: (amount: string, name: string) => `${amount} set aside for ${name}`,
  withdrawDone: (amount: string, name: string) => `${amount} taken out of ${name}`,
};

/** `feed-dialog.tsx` */
export const FEED_FORM_WORDS = {
  title: 'Add rule',
  action: 'Add rule',
  kind: 'What to set aside',
  kinds: {
    'income-share': 'A share of income',
    'income-amount': 'A fixed amount of each income',
    'round-up': 'Round up purchases',
  },
  category: 'Income category',
  share: 'Share of income in %',
  containing: 'Only income with this text',
  containingNote: 'Words in the description of the transaction, for example BONUS.',
  step: 'Round up to a multiple of',
  accounts: 'Accounts for purchases',
  example: 'A purchase of {spent} sets {amount} aside.',
  since: 'First day',
  added: 'The rule was added',
};

/** `pledge-dialog.tsx` */
export const PLEDGE_FORM_WORDS = {
  title: 'Add pledge',
  action: 'Add pledge',
  titleNote: 'We look for your transfer on each payday, and set the money aside.',
  member: 'Who makes the transfer',
  account: 'Account for the transfer',
  rule: 'How often',
  payday: 'Each payday',
  weekly: 'Every week',
  monthly: 'On the first of each month',
  since: 'First day',
  added: 'The pledge was added',
};
