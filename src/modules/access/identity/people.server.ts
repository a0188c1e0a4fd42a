import { randomUUIDv7 } from 'node:crypto';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { EndReason, UserType } from '#kernel/caller.ts';
import type { Day } from '#kernel/calendar.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import type { Emit } from '#platform/events.server.ts';
import { personSignedUp, sessionsEnded } from './events.ts';
import { displayNameOf } from './rules.ts';
import { credentials, sessions, users } from './table.server.ts';

/** Under this provider the library keeps passwords. */
const PASSWORD = 'credential';

/** Somebody whose address is known to be theirs. */
export type NewPerson = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  readonly userType: UserType;
  readonly dateOfBirth: Day | null;
  /** Of `hashPassword`; null for who comes in another way. */
  readonly passwordHash: string | null;
};

/** Makes an account with its first books. Answers its id, or null where the address has one already. */
export async function addPerson(db: Database, emit: Emit, person: NewPerson): Promise<string | null> {
  const { passwordHash, email, firstName, lastName, country, userType, dateOfBirth } = person;
  const facts = { email, firstName, lastName, country, userType, dateOfBirth };
  const [id, name] = [randomUUIDv7(), displayNameOf(person)];
  const added = await asRole(db, 'ilifa_auth', async () => {
    const values = { id, name, emailVerified: true, ...facts };
    const rows = await db.insert(users).values(values).onConflictDoNothing().returning({ id: users.id });
    if (rows.length > 0 && passwordHash !== null) await setPassword(db, id, passwordHash);
    return rows.length > 0;
  });
  if (!added) return null;
  await emit(personSignedUp({ userId: id, displayName: name, country }));
  return id;
}

/** What is known of an account by its address. */
export type KnownAccount = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly passwordHash: string | null;
};

const ACCOUNT = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  passwordHash: credentials.password,
};

/** The account of an address; null where there is none. */
export async function accountOf(db: Database, email: string): Promise<KnownAccount | null> {
  return asRole(db, 'ilifa_auth', async () => {
    const [row] = await accounts(db).where(sql`lower(${users.email}) = ${email.toLowerCase()}`);
    return row ?? null;
  });
}

export async function accountById(db: Database, userId: string): Promise<KnownAccount | null> {
  return asRole(db, 'ilifa_auth', async () => {
    const [row] = await accounts(db).where(eq(users.id, userId));
    return row ?? null;
  });
}

function accounts(db: Database) {
  return db
    .select(ACCOUNT)
    .from(users)
    .leftJoin(credentials, and(eq(credentials.userId, users.id), eq(credentials.providerId, PASSWORD)));
}

/** Gives the account this password, also where it had none. As the role `ilifa_auth`. */
async function setPassword(db: Database, userId: string, passwordHash: string): Promise<void> {
  await db.delete(credentials).where(and(eq(credentials.userId, userId), eq(credentials.providerId, PASSWORD)));
  const row = { id: randomUUIDv7(), userId, accountId: userId, providerId: PASSWORD, password: passwordHash };
  await db.insert(credentials).values(row);
}

export async function changePassword(db: Database, userId: string, passwordHash: string): Promise<void> {
  await asRole(db, 'ilifa_auth', () => setPassword(db, userId, passwordHash));
}

/** Gives the account another address, known to be theirs. False where another account has it. */
export async function changeEmail(db: Database, userId: string, email: string): Promise<boolean> {
  if ((await accountOf(db, email)) !== null) return false;
  await asRole(db, 'ilifa_auth', () =>
    db
      .update(users)
      .set({ email, emailVerified: true, updatedAt: sql`now()` })
      .where(eq(users.id, userId)),
  );
  return true;
}

/** Whom an outside provider's account belongs to here; null where nobody. */
export async function personOfProvider(db: Database, provider: string, subject: string): Promise<string | null> {
  return asRole(db, 'ilifa_auth', async () => {
    const [row] = await db
      .select({ userId: credentials.userId })
      .from(credentials)
      .where(and(eq(credentials.providerId, provider), eq(credentials.accountId, subject)));
    return row?.userId ?? null;
  });
}

/** From now on the provider's account opens this person's. */
export async function linkProvider(db: Database, userId: string, provider: string, subject: string): Promise<void> {
  const row = { id: randomUUIDv7(), userId, accountId: subject, providerId: provider };
  await asRole(db, 'ilifa_auth', () => db.insert(credentials).values(row));
}

/** An account elsewhere that opens one here. */
type LinkedService = { readonly id: string; readonly provider: string; readonly since: Date };

/** Every account elsewhere that opens this person's, the first linked first. */
export async function servicesOf(db: Database, userId: string): Promise<LinkedService[]> {
  const linked = and(eq(credentials.userId, userId), ne(credentials.providerId, PASSWORD));
  const what = { id: credentials.id, provider: credentials.providerId, since: credentials.createdAt };
  return asRole(db, 'ilifa_auth', () =>
    db.select(what).from(credentials).where(linked).orderBy(asc(credentials.createdAt), asc(credentials.id)),
  );
}

/** Lets one of them into this person's account no more. */
export async function unlinkService(db: Database, userId: string, id: string): Promise<void> {
  const one = and(eq(credentials.userId, userId), eq(credentials.id, id), ne(credentials.providerId, PASSWORD));
  await asRole(db, 'ilifa_auth', () => db.delete(credentials).where(one));
}

/** Lets no provider's account into this person's any more; for who has a password, or gets one. */
export async function unlinkProviders(db: Database, userId: string): Promise<void> {
  const linked = and(eq(credentials.userId, userId), ne(credentials.providerId, PASSWORD));
  await asRole(db, 'ilifa_auth', () => db.delete(credentials).where(linked));
}

type Ending = {
  readonly userId: string;
  /** The session that stays. */
  readonly except: string | null;
  readonly reason: EndReason;
};

/** Ends a person's sessions; who keeps further facts of sessions hears of it. Answers how many there were. */
export async function endSessions(db: Database, emit: Emit, { userId, except, reason }: Ending): Promise<number> {
  const others = except === null ? undefined : ne(sessions.id, except);
  const ended = await asRole(db, 'ilifa_auth', () =>
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), others))
      .returning({ id: sessions.id }),
  );
  await emit(sessionsEnded({ userId, except, reason }));
  return ended.length;
}

type Facts = Pick<
  typeof users.$inferSelect,
  'name' | 'firstName' | 'lastName' | 'userType' | 'dateOfBirth' | 'email' | 'createdAt'
>;

/** What is kept of a person that they may say of themselves. @throws Error where there is no such person */
export async function factsOf(db: Database, userId: string): Promise<Facts> {
  const [row] = await asRole(db, 'ilifa_auth', () => db.select().from(users).where(eq(users.id, userId)));
  if (row === undefined) throw new Error('there is no such person');
  return row;
}

export async function changeFacts(
  db: Database,
  userId: string,
  facts: Pick<Facts, 'name' | 'firstName' | 'lastName' | 'userType' | 'dateOfBirth'>,
): Promise<void> {
  await asRole(db, 'ilifa_auth', () =>
    db
      .update(users)
      .set({ ...facts, updatedAt: sql`now()` })
      .where(eq(users.id, userId)),
  );
}
