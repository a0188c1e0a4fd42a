/** Paths with money on them (§5, sensitive routes), with and without their `/app`. */
const SENSITIVE = /^(\/app)?\/(dashboard|settings|transactions|budgets|goals|analytics|reports)(\/|$)/;

/** Whether a path is one whose answers no cache may keep. */
export function isSensitive(path: string): boolean {
  return SENSITIVE.test(path);
}
