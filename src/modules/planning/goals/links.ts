/** The page of a goal. */
export function linkToGoal(id: string): string {
  return `/app/goals?goal=${id}`;
}
