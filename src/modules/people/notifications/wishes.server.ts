import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database.server.ts';
import { type Choice, QuietHoursSchema, type WishChange, type Wishes } from './model.ts';
import { choicesFrom, isFixed, keyOf } from './rules.ts';
import { notificationWishes } from './table.server.ts';

/** What the person wants to be told, and how. */
export async function wishesOf(db: Database, userId: string): Promise<Wishes> {
  const [row] = await db.select().from(notificationWishes).where(eq(notificationWishes.userId, userId));
  return {
    choices: choicesFrom(row?.choices ?? {}),
    quietHours: row?.quietHours === null || row === undefined ? null : QuietHoursSchema.parse(row.quietHours),
  };
}

/** Keeps a change. Two at once lose neither: each writes only the cells that it names. */
export async function keepWishes(db: Database, userId: string, change: WishChange, now: Date): Promise<void> {
  const choices = Object.fromEntries(changeable(change.choices).map((choice) => [keyOf(choice), choice.isOn]));
  const quiet = change.quietHours === undefined ? {} : { quietHours: change.quietHours };
  await db
    .insert(notificationWishes)
    .values({ userId, choices, ...quiet, updatedAt: now })
    .onConflictDoUpdate({
      target: notificationWishes.userId,
      set: { choices: sql`${notificationWishes.choices} || excluded.choices`, ...quiet, updatedAt: now },
    });
}

/** What cannot be switched off is not kept as if it were. */
export function changeable(choices: readonly Choice[]): Choice[] {
  return choices.filter(({ type, channel }) => !isFixed(type, channel));
}
