/** Where sign-in leads when nothing else was asked for. */
export const HOME = '/app/dashboard';

/** The sign-in page, told where the person wanted to go. */
export function signInPath(wanted: string): string {
  return wanted === HOME ? '/auth/signin' : `/auth/signin?from=${encodeURIComponent(wanted)}`;
}

/** The path a person came from, if it is one of ours under `/app`; anything else could lead them astray. */
export function safeReturnPath(from: string | null): string {
  if (from === null || !/^\/app(?:[/?#]|$)/.test(from) || /[\\\s]/.test(from)) return HOME;
  return from;
}
