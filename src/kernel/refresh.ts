/** After how many minutes of use what is shown is asked for once more (§9, refresh). */
export const REFRESH_MINUTES = {
  /** The Security Center. */
  securityStatus: 5,
  /** The checks of a session that run in the browser. */
  activityCheck: 15,
  /** Pages with money on them (§5, sensitive routes). */
  sensitiveRoute: 30,
} as const;

export const MINUTE_MS = 60_000;

/** Whether so much time has passed since the server was asked last; both in milliseconds of one clock. */
export function isRefreshDue({ asked, now, minutes }: { asked: number; now: number; minutes: number }): boolean {
  return now - asked >= minutes * MINUTE_MS;
}
