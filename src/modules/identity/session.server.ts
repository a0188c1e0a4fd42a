import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseCookies, serializeSignedCookie } from 'better-call';
import { WayInSchema } from '#kernel/caller.ts';
import type { Pool } from '#platform/database.server.ts';
import type { Arrival } from '#platform/ground.server.ts';
import { type Auth, type AuthSettings, SLIDES_AFTER } from './auth.server.ts';
import { type KnownUser, presentPerson } from './present.server.ts';

type SessionRow = KnownUser & {
  sessionId: string;
  via: string;
  isPending: boolean;
  confirmedAt: Date | null;
  slides: boolean;
};

/**
 * Reads sessions as the library writes them, in one statement; every request does, and the library's own way takes
 * two and a millisecond and a half of work. A session that is due to slide is left to the library.
 * @param pool connections of the role `ilifa_auth`.
 */
export function sessionReader(auth: Auth, pool: Pool, { secret }: AuthSettings) {
  return async (headers: Headers): Promise<Arrival | null> => {
    const token = await sessionToken(auth, headers, secret);
    if (token === null) return null;
    const { rows } = await pool.query<SessionRow>({
      name: 'session',
      text: `select u.id, u.email, u.name, u.first_name as "firstName", u.last_name as "lastName",
          u.user_type as "userType", u.country, s.id as "sessionId", s.via,
          s.is_pending as "isPending", s.confirmed_at as "confirmedAt", s.updated_at < now() - make_interval(secs => $2) as slides
        from sessions s join users u on u.id = s.user_id where s.token = $1 and s.expires_at > now()`,
      values: [token, SLIDES_AFTER],
    });
    const [row] = rows;
    if (row === undefined) return null;
    const { sessionId, isPending, confirmedAt } = row;
    const session = { id: sessionId, via: WayInSchema.parse(row.via), isPending, confirmedAt };
    return { person: presentPerson(row), session, setCookie: row.slides ? await slide(auth, headers) : [] };
  };
}

async function slide(auth: Auth, headers: Headers): Promise<string[]> {
  const { headers: answer } = await auth.api.getSession({ headers, returnHeaders: true });
  return answer.getSetCookie();
}

/** The token of the session that a request carries; null where there is none, or not of our signing. */
export async function sessionToken(auth: Auth, headers: Headers, secret: string): Promise<string | null> {
  const { name } = (await auth.$context).authCookies.sessionToken;
  return signedValue(parseCookies(headers.get('cookie') ?? '').get(name), secret);
}

/** The cookie that carries a session, signed as the library signs it. */
export async function sessionCookie(auth: Auth, token: string, secret: string): Promise<string> {
  const { name, attributes } = (await auth.$context).authCookies.sessionToken;
  return serializeSignedCookie(name, token, secret, attributes);
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
