import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookies, serializeCookie, serializeSignedCookie } from 'better-call';
import { hintName } from '#kernel/session-hint.ts';
import type { AuthSettings } from './auth.server.ts';

/** Seconds for which a browser keeps the cookie of a session; how long the session lasts is for the server to say. */
const COOKIE_SECONDS = 7 * 24 * 60 * 60;

/** What opens a session: known to its browser alone. The database keeps its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of the session that a request carries; null where there is none, or not of our signing. */
export function sessionToken(headers: Headers, settings: AuthSettings): string | null {
  return signedValue(parseCookies(headers.get('cookie') ?? '').get(nameFor(settings)), settings.secret);
}

/** The cookie that carries a session, and the hint that there is one. */
export function sessionCookies(token: string, settings: AuthSettings): Promise<string[]> {
  return cookiesOf(token, settings, COOKIE_SECONDS);
}

/** The cookies that make a browser forget its session. */
export function forgottenSessionCookies(settings: AuthSettings): Promise<string[]> {
  return cookiesOf('', settings, 0);
}

export function isOverTls({ publicUrl }: AuthSettings): boolean {
  return publicUrl.startsWith('https:');
}

async function cookiesOf(token: string, settings: AuthSettings, maxAge: number): Promise<string[]> {
  const attributes = { sameSite: 'lax', secure: isOverTls(settings), path: '/', maxAge } as const;
  const carrier = { ...attributes, httpOnly: true } as const;
  return [
    await serializeSignedCookie(nameFor(settings), token, settings.secret, carrier),
    // Opens nothing and proves nothing. A public page that finds none asks the server nothing.
    serializeCookie(hintName(isOverTls(settings)), token === '' ? '' : '1', attributes),
  ];
}

/** Over TLS with the prefix `__Host-`, under which no sibling host can plant a cookie. */
function nameFor(settings: AuthSettings): string {
  return isOverTls(settings) ? '__Host-ilifa.session_token' : 'ilifa.session_token';
}

/** The part of a signed cookie before its signature; null where the signature is not ours. */
function signedValue(cookie: string | undefined, secret: string): string | null {
  const cut = cookie?.lastIndexOf('.') ?? -1;
  if (cookie === undefined || cut < 1) return null;
  const value = cookie.slice(0, cut);
  const given = Buffer.from(cookie.slice(cut + 1));
  const ours = Buffer.from(createHmac('sha256', secret).update(value).digest('base64'));
  return given.length === ours.length && timingSafeEqual(given, ours) ? value : null;
}
