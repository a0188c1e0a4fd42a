import type { AlertType } from '#modules/access/alerts/model.ts';

/** The table of the specification (§9): after an alert of a kind the next one waits so many minutes. */
export const COOLDOWNS: readonly (readonly [kind: AlertType, minutes: number])[] = [
  ['authentication', 5],
  ['data_access', 2],
  ['suspicious_activity', 1],
  ['compliance', 10],
  ['system', 1],
];
