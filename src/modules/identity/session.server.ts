import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseCookies } from 'better-call';
import type { Person } from '#kernel/caller.ts';
import type { Pool } from '#platform/database.server.ts';
import { type Auth, type AuthSettings, SLIDES_AFTER } from './auth.server.ts';
import { type KnownUser, presentPerson } from './present.server.ts';

type SessionRow = KnownUser & { slides: boolean };

/** The person whose session a request carries, and the cookies that a sliding session sends back. */
export type OpenSession = { person: Person; setCookie: readonly string[] };

/**
 * Reads sessions as the library writes them, in one statement; every request does, and the library's own way takes
 * two and a millisecond and a half of work. A session that is due to slide is left to the library.
 * @param pool connections of the role `ilifa_auth`.
 */
export function sessionReader(auth: Auth, pool: Pool, { secret }: AuthSettings) {
  return async (headers: Headers): Promise<OpenSession | null> => {
    const { name } = (await auth.$context).authCookies.sessionToken;
    const token = signedValue(parseCookies(headers.get('cookie') ?? '').get(name), secret);
    if (token === null) return null;
    const { rows } = await pool.query<SessionRow>({
      name: 'session',
      text: `select u.id, u.email, u.name, u.first_name as "firstName", u.last_name as "lastName",
          u.user_type as "userType", u.country, s.updated_at < now() - make_interval(secs => $2) as slides
        from sessions s join users u on u.id = s.user_id where s.token = $1 and s.expires_at > now()`,
      values: [token, SLIDES_AFTER],
    });
    const [row] = rows;
    if (row === undefined) return null;
    return row.slides ? slide(auth, headers) : { person: presentPerson(row), setCookie: [] };
  };
}

async function slide(auth: Auth, headers: Headers): Promise<OpenSession | null> {
  const { response, headers: answer } = await auth.api.getSession({ headers, returnHeaders: true });
  return response === null ? null : { person: presentPerson(response.user), setCookie: answer.getSetCookie() };
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
