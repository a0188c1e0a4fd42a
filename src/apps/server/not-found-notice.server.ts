import type { Context } from 'hono';

const MOST_LETTERS = 120;

/**
 * An address as people read it: with its letters instead of their codes, short, and with nothing in it that is not seen
 * or that turns the direction of the text around.
 */
export function shownAddress(pathname: string): string {
  const letters = Array.from(readable(pathname));
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : letters.join('');
}

function readable(pathname: string): string {
  try {
    const decoded = decodeURI(pathname);
    if (!UNSEEN.test(decoded)) return decoded;
  } catch {
    // No text in UTF-8: shown as it was asked for.
  }
  return pathname.replaceAll(new RegExp(UNSEEN, 'gu'), '');
}

const UNSEEN = /[\p{C}\p{Z}]/u;

/** Whether a person opened this address, and not a page of ours, a program that reads ahead, or a browser for its icon. */
export function isOpenedByPerson({ req }: Context): boolean {
  if (req.method !== 'GET' || req.header('sec-purpose')?.includes('prefetch') === true) return false;
  const destination = req.header('sec-fetch-dest');
  if (destination !== undefined) return destination === 'document';
  return req.header('accept')?.includes('text/html') === true;
}
