import { randomBytes } from 'node:crypto';
import { parseCookies } from 'better-call';

const ONE_HOUR = 60 * 60;

/** Over TLS with `__Host-`, which no sibling host can plant. */
function nameOf(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-ilifa.began' : 'ilifa.began';
}

/** Marks the browser that begins something, so that only it can finish it. Always anew: a mark that was planted is gone. */
export function markBrowser(publicUrl: string, resHeaders: Headers | undefined): string {
  const token = randomBytes(32).toString('base64url');
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const flags = `Path=/; Max-Age=${ONE_HOUR}; HttpOnly; SameSite=Lax${secure}`;
  resHeaders?.append('set-cookie', `${nameOf(publicUrl)}=${token}; ${flags}`);
  return token;
}

/** The mark that the request's browser carries; null where there is none. */
export function markOf(publicUrl: string, headers: Headers): string | null {
  return parseCookies(headers.get('cookie') ?? '').get(nameOf(publicUrl)) ?? null;
}
