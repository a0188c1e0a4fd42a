/** Shared by forms. */
export const FORM_WORDS = {
  aboveZero: 'Enter an amount above zero',
  noName: 'Enter a name',
  noDay: 'Enter a day',
  future: 'The day must not be in the future',
  noAccount: 'Choose an account',
  noCategory: 'Choose a category',
  wrongShare: 'Enter a share between 0.1 and 100 %',
  amount: 'Amount',
  account: 'Account',
  day: 'Day',
  note: 'Note',
  choose: 'Choose',
  place: (name: string, amount: string) => `${name} (${amount} free)`,
};

/** `goal-dialog.tsx` */
export const GOAL_FORM_WORDS = {
  add: 'Add goal',
  edit: 'Edit goal',
  save: 'Save',
  name: 'What for?',
  kind: 'Kind',
  target: 'Target',
  currency: 'Currency',
  dueOn: 'By when',
  dueOfCost: 'Due on',
  everyMonths: 'Comes back',
  every: (months: number) => (months === 1 ? 'every month' : months === 12 ? 'every year' : `every ${months} months`),
  first: 'Already saved',
  firstNote: 'Set aside now, from the account below.',
  from: 'On account',
  added: (name: string) => `Added: ${name}`,
  saved: (name: string) => `Saved: ${name}`,
};

/** `entry-dialog.tsx` */
export const ENTRY_FORM_WORDS = {
  goal: 'Goal',
  put: (name: string) => `Set aside for ${name}`,
  putAction: 'Set aside',
  withdraw: (name: string) => `Take out of ${name}`,
  withdrawAction: 'Take out',
  stays: 'The money stays in its account. It is only marked for this goal.',
  becomesFree: 'The money stays in its account. It is no longer set aside for this goal.',
  over: 'That is {amount} more than is free on this account. A warning stays until it is covered.',
  held: (name: string, amount: string) => `${name} (${amount} of this goal)`,
  inParts: 'You can take it out in smaller parts.',
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
    'income-amount': 'An amount of each income',
    'round-up': 'Round up purchases',
  },
  category: 'Income category',
  share: 'Share in %',
  containing: 'Only with this text',
  containingNote: 'Words of the description, for example BONUS.',
  step: 'Round up to the next',
  accounts: 'Purchases on',
  example: 'A purchase of {spent} sets {amount} aside.',
  since: 'From',
  added: 'The rule was added',
};

/** `pledge-dialog.tsx` */
export const PLEDGE_FORM_WORDS = {
  title: 'Add pledge',
  action: 'Add pledge',
  titleNote: 'We look for the transfer on each payday, and set it aside.',
  member: 'Who',
  account: 'To account',
  rule: 'How often',
  payday: 'Each payday',
  weekly: 'Every week',
  monthly: 'On the first of each month',
  since: 'From',
  added: 'The pledge was added',
};
