/** What a forecast is made of: payments that are known, what budgets leave to spend, and what is usual besides. */
export const LAYERS = ['known', 'budget', 'usual'] as const;
export type Layer = (typeof LAYERS)[number];

/** What a scenario begins as. */
export const TEMPLATES = ['blank', 'job', 'rent', 'car', 'baby', 'harvest'] as const;
export type Template = (typeof TEMPLATES)[number];

/** How often a payment of a scenario comes. */
export const RHYTHMS = ['week', 'fortnight', 'month', 'year'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** Dates that a law or a bank names. */
export const DATE_KINDS = ['vat', 'payroll', 'card', 'debt'] as const;
