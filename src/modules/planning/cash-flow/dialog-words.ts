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
  template: 'Begin with',
  templates: {
    blank: 'An empty scenario',
    job: 'New job',
    rent: 'Rent goes up',
    car: 'A car',
    baby: 'A baby',
    harvest: 'A harvest month',
  } satisfies Record<Template, string>,
  changes: 'What changes',
  addChange: 'Add change',
  kind: 'Change',
  kinds: {
    once: 'One payment',
    repeat: 'A payment that repeats',
    adjust: 'A known payment changes',
    end: 'A known payment ends',
    delay: 'A known payment comes later',
  } satisfies Record<Change['kind'], string>,
  what: 'Description',
  direction: 'Direction',
  in: 'Money in',
  out: 'Money out',
  amount: 'Amount',
  account: 'Account',
  item: 'Payment',
  day: 'Day',
  from: 'From',
  to: 'Until',
  every: 'How often',
  rhythms: {
    week: 'Every week',
    fortnight: 'Every second week',
    month: 'Every month',
    year: 'Every year',
  } satisfies Record<Rhythm, string>,
  percent: 'Change in percent',
  percentNote: 'Use a minus sign for less.',
  days: 'Days later',
  remove: (place: number) => `Remove change ${place}`,
};

/** `templates.ts` */
export const TEMPLATE_WORDS = {
  pay: 'New pay',
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
  party: 'From or to',
  amount: 'Amount',
  direction: 'Direction',
  in: 'Money in',
  out: 'Money out',
  account: 'Account',
  due: 'Due',
  likelihood: 'How likely, in percent',
  delay: 'Usually late by, in days',
  isExtra: 'On top of usual income and spending',
  isExtraHint: 'If not, it replaces usual payments around that day.',
  paidOn: (day: string) => `Paid on ${day}`,
  late: 'Late',
  likely: (percent: number) => `${percent} % likely`,
  actions: 'Actions',
  more: (name: string) => `More about ${name}`,
  edit: 'Edit',
  delete: 'Delete',
  added: (name: string) => `${name} added`,
  saved: (name: string) => `${name} saved`,
  deleted: (name: string) => `${name} deleted`,
};

/** `floor-dialog.tsx` */
export const FLOOR_WORDS = {
  title: (currency: string) => `Floor for all cash in ${currency}`,
  aboutNote: 'You are warned when the forecast for the next two weeks falls below it.',
  floor: 'Floor',
  emptyNote: 'Leave it empty for no warning.',
  save: 'Save floor',
  saved: 'Floor saved',
  removed: 'Floor removed',
};
