import type { BrowserContext } from '@playwright/test';
import { CONSENT_VERSION } from '#modules/people/consents/rules.ts';

export const NONE = { functional: false, analytics: false, marketing: false };

/** Rejects all, as somebody did who has been here before. */
export async function decideOnPrivacy(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    (decision) => {
      // A page that is nowhere yet has no storage.
      if (window.origin === 'null' || localStorage.getItem('consent-given') !== null) return;
      localStorage.setItem('consent-given', 'true');
      localStorage.setItem(
        'consent-preferences',
        JSON.stringify({ ...decision, essential: true, givenAt: Date.UTC(2026, 0, 5) }),
      );
    },
    { ...NONE, version: CONSENT_VERSION },
  );
}
