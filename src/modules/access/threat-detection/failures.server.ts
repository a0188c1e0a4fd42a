import { raiseAlert, type Subject, firstWithin } from '#modules/access/alerts/service.server.ts';
import type { RefusedSignIn } from '#modules/access/identity/events.ts';
import { appendAudit } from '#platform/audit.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { Emit } from '#platform/events.server.ts';
import { alertAbout, ANSWERS } from './answers.ts';
import { THREATS, threatsIn } from './threat-detection.ts';

const NOTHING_ELSE = {
  requestsInMinute: 0,
  countriesInDay: 0,
  devicesInDay: 0,
  minutesSinceAbroad: null,
  isNewCountry: false,
} as const;

/**
 * Answers sign-ins that fail too often. Identity has locked the account where they came close after each other; its owner,
 * or those who run the site where there is no such account, are told either way, with the same work: whether an address has
 * an account shows in no time.
 */
export async function answerFailures(
  db: Database,
  emit: Emit,
  { userId, mark, isLocking, failuresInHour, ipAddress, userAgent }: RefusedSignIn,
  now: Date,
): Promise<void> {
  const subject: Subject = userId === null ? { mark } : { userId };
  for (const threat of threatsIn({ ...NOTHING_ELSE, authFailuresInHour: failuresInHour })) {
    // Those that lock are news also where others, spread over the hour, were told before.
    const turn = isLocking ? `threat ${threat} locked` : `threat ${threat}`;
    if (!(await firstWithin(db, subject, turn, THREATS[threat].minutes, now))) continue;
    const answers = isLocking ? ANSWERS[threat] : [];
    const metadata = { threat, address: mark, riskLevel: 'high', answers };
    const what = { action: 'THREAT_DETECTED', resourceType: 'identity', resourceId: null };
    await appendAudit(db, { workspaceId: null, userId: null, ...what, ipAddress, userAgent, metadata });
    await raiseAlert(db, emit, subject, alertAbout(threat, { country: null, abroad: null }, answers), now);
  }
}
