/** What is kept or run beyond what the product cannot do without (§3); each needs a yes of its own. */
export const PURPOSES = ['functional', 'analytics', 'marketing'] as const;
export type Purpose = (typeof PURPOSES)[number];
export type Choices = Readonly<Record<Purpose, boolean>>;

/** Raised when what a purpose means becomes another: then everyone is asked anew. */
export const CONSENT_VERSION = 1;

/** How many decisions are shown among the settings; the rest is kept all the same. */
export const LISTED = 100;

/** A decision, as the browser keeps it; `givenAt` in milliseconds of the epoch. */
export type Consent = { readonly choices: Choices; readonly version: number; readonly givenAt: number };

/** §9: the essential is always on, everything else off until somebody says otherwise. */
export const CONSENT_DEFAULTS = { essential: true, functional: false, analytics: false, marketing: false } as const;

export const ALL: Choices = { functional: true, analytics: true, marketing: true };
export const NONE: Choices = { functional: false, analytics: false, marketing: false };

/** Whether the banner asks: nothing was decided yet, or something of an older version. */
export function isAsked(consent: Pick<Consent, 'version'> | null): boolean {
  return consent === null || consent.version < CONSENT_VERSION;
}

/** What holds: what was decided, and the defaults where nothing was or what was meant something else. */
export function inForce(consent: Consent | null): Choices & { readonly essential: true } {
  const { essential, ...off } = CONSENT_DEFAULTS;
  return { essential, ...(consent === null || isAsked(consent) ? off : consent.choices) };
}

/** Of what a browser and the account know, what was decided last: it holds in both. */
export function latestOf(here: Consent | null, kept: Consent | null): Consent | null {
  if (here === null || kept === null) return here ?? kept;
  return here.givenAt > kept.givenAt ? here : kept;
}

/** What each purpose is called, and what it means here. */
export const PURPOSE_WORDS: Readonly<Record<Purpose, { readonly label: string; readonly hint: string }>> = {
  functional: {
    label: 'Convenience',
    hint: 'Remembers how you like to work beyond what you chose yourself. Nothing of it runs today.',
  },
  analytics: {
    label: 'Measurement',
    hint: 'Tells us when a page was slow on your device, and nothing of what is on it.',
  },
  marketing: { label: 'Offers', hint: 'Shows you what else there is. There is no advertising today.' },
};
