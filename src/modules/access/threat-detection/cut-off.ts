import type { EndReason } from '#kernel/caller.ts';
import type { NewAlert } from '#modules/access/alerts/model.ts';

/** What was seen, by the reason for which the session ended. */
const SEEN: Partial<Record<EndReason, string>> = {
  'Invalid session token': 'It was used with a key that had been replaced, as a copied cookie would be.',
  'Unknown device': 'It was used from a device that it does not belong to, as a copied cookie would be.',
};
const UNUSUAL = 'Too much about it was unusual, such as its place or its device.';

/** The alert about a session that was ended to protect its person. */
export function alertAboutCutOff(reason: EndReason, country: string | null): NewAlert {
  return {
    alertType: 'authentication',
    severity: 'high',
    title: 'A session was ended to protect you',
    description: `${SEEN[reason] ?? UNUSUAL} We ended it, and trust its device no longer. If you were signed out yourself, sign in again. If you do not know of it, change your password.`,
    metadata: { threat: 'session_cut_off', reason, country, answers: 'session-ended, device-distrusted' },
  };
}
