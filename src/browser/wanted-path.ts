/**
 * Where the person wanted to go, by `?from=` of this page of signing in, or of the one that led here: a link that is
 * pressed before the page's script has run does not carry it yet. @param referrer address of the page before, or nothing
 */
export function wantedPath(address: string, referrer: string): string | null {
  const here = new URL(address);
  const before = URL.canParse(referrer) ? new URL(referrer) : null;
  const isSigningIn = before?.origin === here.origin && /^\/auth(?:\/|$)/.test(before.pathname);
  return here.searchParams.get('from') ?? (isSigningIn ? (before?.searchParams.get('from') ?? null) : null);
}
