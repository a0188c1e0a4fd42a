import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '#platform/database.server.ts';
import { CONSENT_VERSION, inForce, NONE, PURPOSES } from './rules.ts';
import { addConsent, consentsOf } from './store.server.ts';

export { consentsOf } from './store.server.ts';

type Moment = { readonly now: Date; readonly ipAddress: string | null; readonly userAgent: string | null };

/** Switches everything beyond the essential off, as a decision of its own; where nothing is on, nothing is added. */
export async function withdrawConsent(
  db: Database,
  userId: string,
  { now, ipAddress, userAgent }: Moment,
): Promise<boolean> {
  const [newest] = await consentsOf(db, userId, 1);
  const holds = inForce(newest === undefined ? null : { ...newest, givenAt: newest.givenAt.getTime() });
  if (!PURPOSES.some((purpose) => holds[purpose])) return false;
  const decision = { choices: NONE, version: CONSENT_VERSION, via: 'settings' } as const;
  await addConsent(db, userId, {
    id: randomUUIDv7(),
    ...decision,
    givenAt: now,
    recordedAt: now,
    ipAddress,
    userAgent,
  });
  return true;
}
