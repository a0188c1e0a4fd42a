import { and, count, desc, eq, sql } from 'drizzle-orm';
import { asRole, type Database } from '#platform/database.server.ts';
import type { Emit } from '#platform/events.server.ts';
import { deviceDistrusted } from './events.ts';
import type { DeviceType } from './model.ts';
import { deviceTrust, trustAfterThreat, trustGivenBack } from './rules.ts';
import { deviceRegistry } from './table.server.ts';
import { TAKEN, trustBeforeThreat } from './taken-trust.ts';

export type SeenDevice = {
  readonly userId: string;
  readonly deviceFingerprint: string;
  readonly deviceName: string;
  readonly deviceType: DeviceType;
  readonly userAgent: string | null;
  readonly platform: string | null;
  /** As it was last seen: its screen in CSS pixels, its time zone and language. */
  readonly about: {
    readonly screenWidth: number | null;
    readonly screenHeight: number | null;
    readonly timeZone: string | null;
    readonly language: string | null;
  };
};

/** Days between two instants. */
export function daysBetween(before: Date, after: Date): number {
  return (after.getTime() - before.getTime()) / 86_400_000;
}

function itself(userId: string, deviceFingerprint: string) {
  return and(eq(deviceRegistry.userId, userId), eq(deviceRegistry.deviceFingerprint, deviceFingerprint));
}

/** Writes down that a person signed in on a device; being seen changes how far it is trusted (§4). */
export async function seeDevice(
  db: Database,
  { about, ...device }: SeenDevice,
  now: Date,
): Promise<{ isNew: boolean; hasOthers: boolean }> {
  const { userId, deviceFingerprint } = device;
  return asRole(db, 'ilifa_auth', async () => {
    const [known] = await db
      .select({ score: deviceRegistry.trustScore, seen: deviceRegistry.lastSeenAt, isActive: deviceRegistry.isActive })
      .from(deviceRegistry)
      .where(itself(userId, deviceFingerprint))
      .for('update');
    const [all] = await db.select({ devices: count() }).from(deviceRegistry).where(eq(deviceRegistry.userId, userId));
    const others = (all?.devices ?? 0) - (known === undefined ? 0 : 1);
    if (known === undefined) {
      await db
        .insert(deviceRegistry)
        .values({ ...device, metadata: about, lastSeenAt: now, createdAt: now })
        .onConflictDoNothing();
      return { isNew: true, hasOthers: others > 0 };
    }
    const { score } = deviceTrust(known.score, daysBetween(known.seen, now));
    await db
      .update(deviceRegistry)
      .set({
        ...device,
        trustScore: score,
        lastSeenAt: now,
        isActive: true,
        metadata: sql`${deviceRegistry.metadata} || ${JSON.stringify(about)}::jsonb`,
      })
      .where(itself(userId, deviceFingerprint));
    return { isNew: !known.isActive, hasOthers: others > 0 };
  });
}

/** The devices of a person, the last used first. */
export function devicesOf(db: Database, userId: string) {
  return db
    .select()
    .from(deviceRegistry)
    .where(and(eq(deviceRegistry.userId, userId), eq(deviceRegistry.isActive, true)))
    .orderBy(desc(deviceRegistry.lastSeenAt), desc(deviceRegistry.deviceFingerprint));
}

const NOTHING_TAKEN = sql`${deviceRegistry.metadata} - ${TAKEN}::text`;
/** Their person does not trust it: nobody else gives the mark back. */
const NO_MARK_TAKEN = sql`jsonb_set(${deviceRegistry.metadata}, array[${TAKEN}::text, 'isTrusted'], 'false', false)`;

/** False where the person has no such device. */
export async function markTrusted(db: Database, userId: string, id: string, isTrusted: boolean): Promise<boolean> {
  return asRole(db, 'ilifa_auth', async () => {
    const rows = await db
      .update(deviceRegistry)
      .set(isTrusted ? { isTrusted } : { isTrusted, metadata: NO_MARK_TAKEN })
      .where(and(itself(userId, id), eq(deviceRegistry.isActive, true)))
      .returning({ id: deviceRegistry.deviceFingerprint });
    return rows.length > 0;
  });
}

/** A device that is forgotten keeps its row, without trust: signing in on it again is a sign-in on a new one. */
export async function forget(db: Database, userId: string, id: string): Promise<boolean> {
  return asRole(db, 'ilifa_auth', async () => {
    const rows = await db
      .update(deviceRegistry)
      .set({ isActive: false, isTrusted: false, metadata: NOTHING_TAKEN })
      .where(and(itself(userId, id), eq(deviceRegistry.isActive, true)))
      .returning({ id: deviceRegistry.deviceFingerprint });
    return rows.length > 0;
  });
}

/** Takes the trust from a device that a threat came from, and remembers what it was: once, however many threats come. */
export async function distrust(db: Database, emit: Emit, userId: string, id: string): Promise<void> {
  await asRole(db, 'ilifa_auth', async () => {
    const [known] = await db.select().from(deviceRegistry).where(itself(userId, id)).for('update');
    if (known === undefined) return;
    const { trustScore: score, isTrusted } = known;
    const before = trustBeforeThreat(known.metadata);
    const taken = before === null ? { score, isTrusted } : trustGivenBack({ score, isTrusted }, before);
    await db
      .update(deviceRegistry)
      .set({
        isTrusted: false,
        trustScore: trustAfterThreat(score),
        metadata: sql`${deviceRegistry.metadata} || ${JSON.stringify({ [TAKEN]: taken })}::jsonb`,
      })
      .where(itself(userId, id));
  });
  await emit(deviceDistrusted({ userId, deviceId: id }));
}

/** Gives a device back what a threat took from it, and answers its name; else why not. */
export async function trustAgain(
  db: Database,
  userId: string,
  id: string,
): Promise<{ name: string } | 'not there' | 'nothing taken'> {
  return asRole(db, 'ilifa_auth', async () => {
    const isKnown = and(itself(userId, id), eq(deviceRegistry.isActive, true));
    const [known] = await db.select().from(deviceRegistry).where(isKnown).for('update');
    if (known === undefined) return 'not there';
    const before = trustBeforeThreat(known.metadata);
    if (before === null) return 'nothing taken';
    const { score, isTrusted } = trustGivenBack({ score: known.trustScore, isTrusted: known.isTrusted }, before);
    await db.update(deviceRegistry).set({ isTrusted, trustScore: score, metadata: NOTHING_TAKEN }).where(isKnown);
    return { name: known.deviceName };
  });
}
