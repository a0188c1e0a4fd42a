/** How many subscriptions there are now. */
export function activeText(active: number): string {
  if (active === 0) return 'No active subscriptions.';
  return active === 1 ? '1 active subscription.' : `${active} active subscriptions.`;
}

/** How many people stopped paying within 30 days (§9, churn). */
export function churnText({ lost, of: subscribers }: { lost: number; of: number }): string {
  if (subscribers === 0) return 'There were no subscriptions 30 days ago.';
  const percent = Math.round((lost * 100) / subscribers);
  return `Churn over the last 30 days: ${percent}% (stopped paying: ${lost} of ${subscribers}).`;
}
