import { settleConsent } from '#modules/consents/consents.client.ts';
import { watchMeasured } from '#modules/consents/measured.client.ts';
import { watchSession } from '#modules/sessions/checks.client.ts';

/**
 * Looks after the session of who is signed in, asks for consent, and measures what is allowed. In one moment, so that what
 * is asked of the server travels as one request. Answers with what ends it.
 */
export function lookAfter(userId: string): () => void {
  const stops = [watchSession(), watchMeasured(userId)];
  // Where the account cannot be asked, nothing beyond the essential runs, and the next page tries again.
  settleConsent(userId).catch(() => undefined);
  return () => {
    for (const stop of stops) stop();
  };
}
