import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'ilifa.not-found';
/** A redirect takes a moment; after this the landing page was not what the person came for. */
const LASTS_SECONDS = 60;
const MOST_LETTERS = 120;

/** Keeps the address that was not found for the page that is shown instead, unless it was a file that a page asked for. */
export function noteNotFound(context: Context): void {
  if (!isOpenedByPerson(context)) return;
  setCookie(context, COOKIE, shownAddress(new URL(context.req.url).pathname), {
    path: '/',
    maxAge: LASTS_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: new URL(context.req.url).protocol === 'https:',
  });
}

/** The address that was not found a moment ago, once; null where there was none. */
export function takeNotFound(context: Context): string | null {
  if (!isOpenedByPerson(context)) return null;
  const noted = getCookie(context, COOKIE);
  if (noted === undefined) return null;
  deleteCookie(context, COOKIE, { path: '/' });
  // A browser can be made to send any cookie: only what an address may look like is shown.
  return noted.startsWith('/') ? shownAddress(noted) : null;
}

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
function isOpenedByPerson({ req }: Context): boolean {
  if (req.method !== 'GET' || req.header('sec-purpose')?.includes('prefetch') === true) return false;
  const destination = req.header('sec-fetch-dest');
  if (destination !== undefined) return destination === 'document';
  return req.header('accept')?.includes('text/html') === true;
}
