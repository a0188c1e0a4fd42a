/** The cookie that says to scripts of ours that somebody may be signed in here; which session, and whose, it does not say. */
export function hintName(isOverTls: boolean): string {
  return isOverTls ? '__Host-ilifa.signed-in' : 'ilifa.signed-in';
}

/** Whether the cookies of a page hold the hint. `auth-first.client.ts` reads the same before the first paint. */
export function hasHint(cookies: string): boolean {
  return /(?:^|; )(?:__Host-)?ilifa\.signed-in=1(?:;|$)/.test(cookies);
}
