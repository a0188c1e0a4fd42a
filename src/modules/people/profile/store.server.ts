import { randomUUIDv7 } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database.server.ts';
import type { PictureKind } from './model.ts';
import { pictures, profiles } from './table.server.ts';

export type Said = Pick<typeof profiles.$inferSelect, 'username' | 'company' | 'bio'>;

/** What the person said of themselves. */
export async function saidBy(db: Database, userId: string): Promise<Said> {
  const { username, company, bio } = profiles;
  const [row] = await db.select({ username, company, bio }).from(profiles).where(eq(profiles.userId, userId));
  return row ?? { username: null, company: null, bio: null };
}

/**
 * False where the username is somebody else's; the transaction is then of no use any more. Asked of the index itself: other
 * people's profiles are not ours to look into.
 */
export async function keepSaid(db: Database, userId: string, said: Said, now: Date): Promise<boolean> {
  const row = { ...said, updatedAt: now };
  try {
    await db
      .insert(profiles)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: profiles.userId, set: row });
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  return (
    typeof cause === 'object' && cause !== null && 'constraint' in cause && cause.constraint === 'profiles_username'
  );
}

/** Ids of the person's pictures, by kind. */
export async function picturesOf(db: Database, userId: string): Promise<ReadonlyMap<PictureKind, string>> {
  const rows = await db
    .select({ kind: pictures.kind, id: pictures.id })
    .from(pictures)
    .where(eq(pictures.userId, userId));
  return new Map(rows.map(({ kind, id }) => [kind, id]));
}

/** Keeps a picture under a new id, so that no cache shows the one before. */
export async function keepPicture(db: Database, userId: string, kind: PictureKind, bytes: Buffer): Promise<string> {
  const id = randomUUIDv7();
  await removePicture(db, userId, kind);
  await db.insert(pictures).values({ id, userId, kind, bytes });
  return id;
}

export async function removePicture(db: Database, userId: string, kind: PictureKind): Promise<void> {
  await db.delete(pictures).where(and(eq(pictures.userId, userId), eq(pictures.kind, kind)));
}

/** The bytes of a picture, as far as the transaction sees it. */
export async function pictureBytes(db: Database, id: string): Promise<Buffer | null> {
  const [row] = await db.select({ bytes: pictures.bytes }).from(pictures).where(eq(pictures.id, id));
  return row?.bytes ?? null;
}

/** All of a person's pictures, for who takes everything away. */
export async function allPictures(db: Database, userId: string): Promise<{ kind: PictureKind; bytes: Buffer }[]> {
  return db.select({ kind: pictures.kind, bytes: pictures.bytes }).from(pictures).where(eq(pictures.userId, userId));
}
