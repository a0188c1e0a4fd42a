import { connectionOf, type Database } from '#platform/database.server.ts';
import { drawnAnew } from './draw.server.ts';
import type { PictureKind } from './model.ts';
import { keepPicture, keepSaid, picturesOf, type Said, saidBy } from './store.server.ts';

/** What another installation kept of the person, where they have said nothing here; without the username if it is taken. */
export async function bringSaid(db: Database, userId: string, said: Said, now: Date): Promise<void> {
  const known = await saidBy(db, userId);
  if (Object.values(known).some((value) => value !== null)) return;
  if (Object.values(said).every((value) => value === null)) return;
  const client = connectionOf(db);
  await client.query('savepoint before_said');
  if (await keepSaid(db, userId, said, now)) return;
  await client.query('rollback to savepoint before_said');
  await keepSaid(db, userId, { ...said, username: null }, now);
}

/** What an export holds pictures as, and nothing else. */
function isWebp(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
}

/** A picture from elsewhere, drawn anew like any other, where there is none of its kind. False where it is no picture. */
export async function bringPicture(db: Database, userId: string, kind: PictureKind, bytes: Buffer): Promise<boolean> {
  if (!isWebp(bytes)) return false;
  const drawn = await drawnAnew(bytes, kind);
  if (drawn === null) return false;
  if (!(await picturesOf(db, userId)).has(kind)) await keepPicture(db, userId, kind, drawn);
  return true;
}
