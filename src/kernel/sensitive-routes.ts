/** Paths with money on them, with and without their `/app`: those of §5, and the two that left the settings (decision 078). */
const SENSITIVE =
  /^(\/app)?\/(dashboard|settings|transactions|budgets|goals|analytics|reports|accounts|categories)(\/|$)/;

/** Whether a path is one whose answers no cache may keep. */
export function isSensitive(path: string): boolean {
  return SENSITIVE.test(path);
}
