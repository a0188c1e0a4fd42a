import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '#platform/database.server.ts';
import { CONSENT_VERSION, NONE } from './rules.ts';
import { addConsent } from './store.server.ts';

export { consentsOf } from './store.server.ts';

type Moment = { readonly now: Date; readonly ipAddress: string | null; readonly userAgent: string | null };

/**
 * Switches everything beyond the essential off, as a decision of its own; also where nothing was on that we know of, since
 * a browser may hold a decision that it has not told yet.
 */
export async function withdrawConsent(
  db: Database,
  userId: string,
  { now, ipAddress, userAgent }: Moment,
): Promise<void> {
  const decision = { choices: NONE, version: CONSENT_VERSION, via: 'settings' } as const;
  await addConsent(db, userId, {
    id: randomUUIDv7(),
    ...decision,
    givenAt: now,
    recordedAt: now,
    ipAddress,
    userAgent,
  });
}
