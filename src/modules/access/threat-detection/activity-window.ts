/** Activities that are kept of each person (§9); those before are forgotten. */
export const MOST_ACTIVITIES = 100;

/** What a browser does by itself; no action of a person (decisions, "Risk rules"). */
const BACKGROUND: ReadonlySet<string> = new Set([
  'session.renewed',
  'session.risk-reported',
  'session.check-failed',
  'person.signed-out',
]);

/** Whether a command, by the name under which it is remembered, is something that its person did. */
export function isAction(name: string): boolean {
  return !BACKGROUND.has(name);
}
