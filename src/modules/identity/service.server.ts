import { PersonSchema, type Person } from '#kernel/caller.ts';
import type { Auth } from './auth.server.ts';
import { displayNameOf } from './rules.ts';

/** The person whose session a request's cookie stands for, and what a sliding session must send back. */
export async function personOf(auth: Auth, headers: Headers): Promise<{ person: Person; setCookie: string[] } | null> {
  if (!headers.has('cookie')) return null;
  const answer = await auth.api.getSession({ headers, returnHeaders: true });
  if (answer.response === null) return null;
  return { person: presentPerson(answer.response.user), setCookie: answer.headers.getSetCookie() };
}

type KnownUser = {
  id: string;
  email: string;
  name: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  userType?: string | null | undefined;
  country?: string | null | undefined;
};

function presentPerson({ id, email, name, firstName = null, lastName = null, userType, country }: KnownUser): Person {
  const displayName = displayNameOf({ email, name, firstName, lastName });
  return PersonSchema.parse({ id, email, displayName, firstName, lastName, userType, country });
}
