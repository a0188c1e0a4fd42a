/** The first page of the application itself. */
export const HOME = '/app/dashboard';

/** Leads to the welcome page of whoever is signed in. */
export const WELCOME = '/welcome';

/**
 * Our pages for who is signed in, and the public ones where one is on the way to a plan or tries the services out; anything
 * else in an address could lead them astray.
 */
const OURS =
  /^\/(?:app|welcome|pricing|subscription(?:-success|-canceled)?|oauth-test|[a-z]+(?:-[a-z]+)?-welcome)(?:[/?#]|$)/;

/** Where signing in begins (§2), told where the person wanted to go. */
export function signInPath(wanted: string, page = '/auth'): string {
  return `${page}?from=${encodeURIComponent(wanted)}`;
}

/** The path a person came from, if it is one of ours; else the welcome page of their type, or `otherwise`. */
export function safeReturnPath(from: string | null, otherwise = WELCOME): string {
  return from !== null && OURS.test(from) && !/[\\\s]/.test(from) ? from : otherwise;
}
