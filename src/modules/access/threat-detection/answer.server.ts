import { raiseAlert, firstWithin } from '#modules/access/alerts/service.server.ts';
import { distrust } from '#modules/access/devices/service.server.ts';
import { doubtSession } from '#modules/access/identity/service.server.ts';
import { appendAudit } from '#platform/audit.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { Emit } from '#platform/events.server.ts';
import { alertAbout, ANSWERS, type Circumstances } from './answers.ts';
import { isAlerting, THREATS, type ThreatKind } from './threat-detection.ts';

/** Where a threat came from. */
export type Scene = Circumstances & {
  readonly userId: string;
  readonly sessionId: string;
  readonly deviceId: string | null;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
};

/**
 * Answers the threats that are news: does what the policy says, remembers it, and tells the person. All of it in the
 * transaction of the deed that they came from, or none of it.
 */
export async function answerThreats(
  db: Database,
  emit: Emit,
  scene: Scene,
  threats: readonly ThreatKind[],
  now: Date,
): Promise<void> {
  const { userId, sessionId, deviceId, ipAddress, userAgent, country, abroad } = scene;
  for (const threat of threats) {
    const turn = threat === 'new_country' ? `threat ${threat} ${country ?? ''}` : `threat ${threat}`;
    if (!(await firstWithin(db, { userId }, turn, THREATS[threat].minutes, now))) continue;
    for (const answer of ANSWERS[threat]) {
      if (answer === 'step-up') await doubtSession(db, sessionId);
      if (answer === 'device-distrusted' && deviceId !== null) await distrust(db, emit, userId, deviceId);
    }
    const metadata = { threat, riskLevel: levelOf(threat), answers: ANSWERS[threat], country };
    const what = { action: 'THREAT_DETECTED', resourceType: 'sessions', resourceId: sessionId };
    await appendAudit(db, { workspaceId: null, userId, ...what, ipAddress, userAgent, metadata });
    if (isAlerting(threat)) await raiseAlert(db, emit, { userId }, alertAbout(threat, { country, abroad }), now);
  }
}

function levelOf(threat: ThreatKind): 'medium' | 'high' {
  return THREATS[threat].severity === 'medium' ? 'medium' : 'high';
}
