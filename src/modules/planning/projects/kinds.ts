/** What a project is about; `client` is work for someone who pays. */
export const KINDS = ['home', 'wedding', 'trip', 'event', 'client', 'other'] as const;
export type ProjectKind = (typeof KINDS)[number];

/** A closed project keeps the figures that it was closed with. */
export const STATES = ['planned', 'active', 'on-hold', 'closed'] as const;
export type ProjectState = (typeof STATES)[number];

export const DIRECTIONS = ['cost', 'income'] as const;
export type LineDirection = (typeof DIRECTIONS)[number];

/** What the weights of people mean: one each, hundredths of a percent, or parts. */
export const SHARINGS = ['equal', 'percent', 'parts'] as const;
export type Sharing = (typeof SHARINGS)[number];

export const TASK_KINDS = ['task', 'milestone'] as const;

/** What was decided by hand about a transaction: it counts here, in no project, or as the rules have it. */
export const PLACES = ['in', 'out', 'by-rule'] as const;
export type Place = (typeof PLACES)[number];

export const ALERTS = ['near', 'over', 'milestone'] as const;
export type AlertKind = (typeof ALERTS)[number];
