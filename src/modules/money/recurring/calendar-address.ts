/** Where calendars fetch a feed: the path, then a token and `.ics`. */
export const FEED_PATH = '/feeds/recurring/';

const TOKEN = /^([\w-]{43})\.ics$/;

/** The token in what follows the path; null where it cannot be one. */
export function tokenIn(file: string): string | null {
  return TOKEN.exec(file)?.[1] ?? null;
}

/** A path as it may be written down: the address of a feed is a secret. */
export function pathWithoutToken(path: string): string {
  return path.startsWith(FEED_PATH) ? `${FEED_PATH}…` : path;
}

/** Whether what `If-None-Match` names is what there is (RFC 9110 §13.1.2): compared weakly. */
export function isUnchanged(ifNoneMatch: string | null, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch !== null && ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag));
}
