import type { EndReason } from '#kernel/caller.ts';
import type { NewAlert } from '#modules/access/alerts/model.ts';

/** What was seen, by the reason for which the session ended. */
const SEEN: Partial<Record<EndReason, string>> = {
  'Invalid session token': 'Someone may have copied your session.',
  'Unknown device': 'Your session was used from another device.',
};
const UNUSUAL = 'Your session showed unusual activity.';

/** The alert about a session that was ended to protect its person. */
export function alertAboutCutOff(reason: EndReason, country: string | null): NewAlert {
  const whatHappened = SEEN[reason] ?? UNUSUAL;
  return {
    alertType: 'authentication',
    severity: 'high',
    title: 'Session ended for your security',
    description: `${whatHappened} We ended the session and stopped trusting the device. If you were signed out, sign in again. If this was not you, change your password.`,
    metadata: { threat: 'session_cut_off', reason, country, answers: 'session-ended, device-distrusted' },
  };
}
