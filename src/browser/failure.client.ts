import { ORPCError } from '@orpc/client';

// Only the answer may have been lost: what was asked for can have been done all the same.
const UNREACHED = 'We could not reach the server. Check your connection. If you were saving, check whether it worked.';
const INVALID = 'Something in the form is not valid, so nothing was changed. Check it and try again.';
const UNKNOWN = 'An unexpected error occurred. Please try refreshing the page.';

/** The sentence a person reads about a failure: the one its contract declares, wherever there is one. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ORPCError) {
    if (error.defined) return error.message;
    if (error.code === 'BAD_REQUEST') return INVALID;
    return UNKNOWN;
  }
  if (isUnreached(error)) return UNREACHED;
  return UNKNOWN;
}

/** Whether a call had no answer, or one that broke off on its way; browsers say it in words of their own. */
export function isUnreached(error: unknown): boolean {
  if (error instanceof TypeError) return /fetch|network|load failed|(body|input) stream/i.test(error.message);
  // The head of an answer came, and reading the rest of it failed: so the client names it.
  return (
    error instanceof Error &&
    error.message.startsWith('Cannot parse response body') &&
    (error.cause instanceof TypeError || (error.cause instanceof DOMException && error.cause.name === 'AbortError'))
  );
}

/** Whether someone may not have what they asked for, however often they ask. */
export function isRefused(error: unknown): boolean {
  return error instanceof ORPCError && error.defined && error.status === 403;
}

/** Whether a part of the program itself could not be fetched: without a network, or after a deployment that took it away. */
export function isFileMissing(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|importing a module script|preload css/i.test(error.message)
  );
}

/** The stable code of a declared error, such as `SIGNED_OUT`; null for anything else. */
export function codeOf(error: unknown): string | null {
  return error instanceof ORPCError && error.defined ? String(error.code) : null;
}

/** The number under which the server has logged an unforeseen error; null where there is none. */
export function errorIdOf(error: unknown): string | null {
  if (codeOf(error) !== 'UNFORESEEN' || !(error instanceof ORPCError)) return null;
  const data: unknown = error.data;
  return typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string' ? data.id : null;
}

type Issue = { path: string; message: string };

/** What the server found wrong with an input, field by field; empty for any other error. */
export function issuesOf(error: unknown): Issue[] {
  if (!(error instanceof ORPCError) || error.code !== 'BAD_REQUEST') return [];
  const data: unknown = error.data;
  if (typeof data !== 'object' || data === null || !('issues' in data) || !Array.isArray(data.issues)) return [];
  return data.issues.flatMap((issue: unknown) => {
    if (typeof issue !== 'object' || issue === null || !('message' in issue) || !('path' in issue)) return [];
    const path = Array.isArray(issue.path) ? issue.path.map(String).join('.') : '';
    return [{ path, message: String(issue.message) }];
  });
}
