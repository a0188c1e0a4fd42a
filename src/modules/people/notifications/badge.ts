/** The largest figure on the bell (§2). */
export const BADGE_MOST = 99;

/** What stands on the bell; null where nothing is unread. */
export function badgeOf(unread: number): string | null {
  if (unread <= 0) return null;
  return unread > BADGE_MOST ? `${BADGE_MOST}+` : String(unread);
}
