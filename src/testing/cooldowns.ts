/** The table of the specification (§9): after an alert of a kind the next one waits so many minutes. */
export const COOLDOWNS = [
  ['authentication', 5],
  ['data_access', 2],
  ['suspicious_activity', 1],
  ['compliance', 10],
  ['system', 1],
] as const;
