import { and, count, eq, gt } from 'drizzle-orm';
import { connectionOf, type Database } from '#platform/database.server.ts';
import { MOST_ACTIVITIES } from './activity-window.ts';
import { userActivities } from './table.server.ts';
import type { Deeds } from './threat-detection.ts';

export type Activity = {
  readonly userId: string;
  readonly activityType: string;
  /** What wrote it down: a sign-in, a command, a page that was entered, an operation that is watched. */
  readonly source: 'sign-in' | 'command' | 'page' | 'operation';
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  readonly country: string | null;
  readonly riskScore: number;
};

type Found = {
  requests: number;
  countries: number;
  devices: number;
  abroadAt: Date | null;
  abroad: string | null;
  isNewCountry: boolean;
};

/** Writes down what a person did, forgets what was before the last hundred, and tells what those amount to. */
export async function noteActivity(
  db: Database,
  activity: Activity,
  now: Date,
): Promise<Deeds & { readonly abroad: string | null }> {
  const { userId, activityType, source, ipAddress, userAgent, country, riskScore } = activity;
  const { rows } = await connectionOf(db).query<Found>(
    `select requests, countries, devices, abroad, abroad_at as "abroadAt", is_new_country as "isNewCountry"
     from note_activity($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [userId, activityType, source, ipAddress, userAgent, country, riskScore, now, MOST_ACTIVITIES],
  );
  const [found] = rows;
  if (found === undefined) throw new Error('note_activity answered nothing');
  return {
    requestsInMinute: found.requests,
    // Those of nobody who is signed in are counted where they are tried.
    authFailuresInHour: 0,
    countriesInDay: found.countries,
    devicesInDay: found.devices,
    minutesSinceAbroad: found.abroadAt === null ? null : (now.getTime() - found.abroadAt.getTime()) / 60_000,
    isNewCountry: found.isNewCountry,
    abroad: found.abroad,
  };
}

/** How often an operation was asked for since an instant. */
export async function operationsSince(db: Database, userId: string, operation: string, since: Date): Promise<number> {
  const { at, source, activityType } = userActivities;
  const [row] = await db
    .select({ times: count() })
    .from(userActivities)
    .where(and(eq(userActivities.userId, userId), eq(source, 'operation'), eq(activityType, operation), gt(at, since)));
  return row?.times ?? 0;
}
