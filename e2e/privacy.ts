import { CONSENT_VERSION } from '#modules/consents/rules.ts';
import type { BrowserContext } from '@playwright/test';

export const NONE = { functional: false, analytics: false, marketing: false };

/** Rejects all, as somebody did who has been here before. */
export async function decideOnPrivacy(context: BrowserContext): Promise<void> {
  await context.addInitScript((choices) => {
    // A page that is nowhere yet has no storage.
    if (window.origin === 'null' || localStorage.getItem('consent-given') !== null) return;
    localStorage.setItem('consent-given', 'true');
    localStorage.setItem(
      'consent-preferences',
      JSON.stringify({ ...choices, essential: true, version: CONSENT_VERSION, givenAt: 0 }),
    );
  }, NONE);
}
