import { PersonSchema, type Person } from '#kernel/caller.ts';
import { displayNameOf } from './rules.ts';

/** A user as the database or the library gives one. */
export type KnownUser = {
  id: string;
  email: string;
  name: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  userType?: string | null | undefined;
  country?: string | null | undefined;
};

export function presentPerson({
  id,
  email,
  name,
  firstName = null,
  lastName = null,
  userType,
  country,
}: KnownUser): Person {
  const displayName = displayNameOf({ email, name, firstName, lastName });
  return PersonSchema.parse({ id, email, displayName, firstName, lastName, userType, country });
}
