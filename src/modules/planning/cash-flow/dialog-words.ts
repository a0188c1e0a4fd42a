import type { Rhythm, Template } from './layers.ts';
import type { Change } from './model.ts';

/** `form-parts.ts` */
export const FORM_ERRORS = {
  amount: 'Enter an amount above zero',
  day: 'Enter a day',
  percent: 'Enter a whole number from −100 to 1000',
  likelihood: 'Enter a whole number from 1 to 100',
  days: 'Enter a whole number of days',
  ends: 'The end is before the start',
  name: 'Description is required',
};

/** `scenario-dialog.tsx`, `change-rows.tsx` */
export const SCENARIO_DIALOG_WORDS = {
  add: 'Add scenario',
  edit: (name: string) => `Edit ${name}`,
  save: 'Save scenario',
  name: 'Name',
  template: 'Start from an example',
  templates: {
    blank: 'An empty scenario',
    job: 'New job',
    rent: 'Higher rent',
    car: 'Buying a car',
    baby: 'Having a baby',
    harvest: 'Example: a harvest month',
  } satisfies Record<Template, string>,
  changes: 'Changes in this scenario',
  addChange: 'Add scenario change',
  kind: 'Type of change',
  kinds: {
    once: 'A one-off payment',
    repeat: 'A payment that repeats',
    adjust: 'An existing payment changes',
    end: 'An existing payment ends',
    delay: 'An existing payment is made later',
  } satisfies Record<Change['kind'], string>,
  what: 'Description',
  direction: 'Direction',
  in: 'Money in',
  out: 'Money out',
  amount: 'Amount',
  account: 'Account',
  item: 'Payment',
  day: 'Day',
  from: 'First day',
  to: 'Last day',
  every: 'How often',
  rhythms: {
    week: 'Every week',
    fortnight: 'Every second week',
    month: 'Every month',
    year: 'Every year',
  } satisfies Record<Rhythm, string>,
  percent: 'Change in percent',
  percentNote: 'Enter a minus sign if the payment gets smaller.',
  days: 'Payment delay in days',
  remove: (number: number) => `Remove scenario change ${number}`,
};

/** `templates.ts` */
export const TEMPLATE_WORDS = {
  pay: 'Pay from the new job',
  rent: 'Higher rent',
  deposit: 'Deposit on the car',
  instalment: 'Car instalment',
  fuel: 'Fuel and insurance',
  things: 'Things for the baby',
  baby: 'Nappies, food and care',
  harvest: 'Harvest sales',
  workers: 'Harvest workers',
};

/** `expected-section.tsx`, `expected-dialog.tsx` */
export const EXPECTED_WORDS = {
  title: 'Expected payments',
  expectedNote: 'Invoices and one-off payments. A transaction of the same amount marks them as paid.',
  add: 'Add expected payment',
  editOne: (name: string) => `Edit ${name}`,
  save: 'Save expected payment',
  name: 'Description',
  party: 'Payer or payee',
  amount: 'Amount',
  direction: 'Direction',
  in: 'Money in',
  out: 'Money out',
  account: 'Account',
  due: 'Due date',
  likelihood: 'Likelihood in percent',
  delay: 'Usual delay in days',
  isExtra: 'Count this payment on top of usual income and spending',
  isExtraHint: 'If you do not tick this box, the payment replaces usual payments around its due date.',
  paidOn: (day: string) => `Paid on ${day}`,
  late: 'Late',
  likely: (percent: number) => `${percent} % likely`,
  actions: 'Actions',
  more: (name: string) => `More actions for ${name}`,
  edit: 'Edit',
  delete: 'Delete',
  added: (name: string) => `${name} added`,
  saved: (name: string) => `${name} saved`,
  deleted: (name: string) => `${name} deleted`,
};

/** `floor-dialog.tsx` */
export const FLOOR_WORDS = {
  title: (currency: string) => `Lowest balance for all cash in ${currency}`,
  aboutNote: 'We warn you when your forecast for the next two weeks falls below this balance.',
  floor: 'Lowest balance you want',
  emptyNote: 'Leave this field empty to get no warning.',
  save: 'Save lowest balance',
  saved: 'Low balance limit saved',
  removed: 'Low balance limit removed',
};
