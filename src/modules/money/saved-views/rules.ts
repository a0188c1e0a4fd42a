/** Of one workspace: enough to name what is looked at often, and few enough for a menu. */
export const MOST_SAVED_VIEWS = 100;

/** Whether another saved view may be added where there are `count`. */
export function isFull(count: number): boolean {
  return count >= MOST_SAVED_VIEWS;
}
