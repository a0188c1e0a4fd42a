/** What is kept or run beyond what the product cannot do without (§3); each needs a yes of its own. */
export const PURPOSES = ['functional', 'analytics', 'marketing'] as const;
export type Purpose = (typeof PURPOSES)[number];
export type Choices = Readonly<Record<Purpose, boolean>>;

/** Raised when what a purpose means becomes another: then everyone is asked anew. */
export const CONSENT_VERSION = 2;

/** How many decisions are shown among the settings; the rest is kept all the same. */
export const LISTED = 100;

/** A decision, as the browser keeps it; `givenAt` in milliseconds of the epoch. */
export type Consent = { readonly choices: Choices; readonly version: number; readonly givenAt: number };

/** A consent in a browser, which several people may use: `by` is null where nobody was signed in. */
export type HeldConsent = Consent & { readonly by: string | null };

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

/** What a browser holds of a person: what they decided, or what was decided while nobody was signed in. */
export function heldBy(held: HeldConsent | null, userId: string): HeldConsent | null {
  return held !== null && (held.by === null || held.by === userId) ? held : null;
}

/** What makes a browser and an account say the same; each null where it is not needed. */
export type Settlement = {
  /** For the account, which keeps the proof. */
  readonly give: Consent | null;
  /** For the browser, as decided by who is signed in. */
  readonly hold: Consent | null;
  /** Nothing in the browser holds for who is signed in. */
  readonly isForgotten: boolean;
};

/**
 * Brings what is held in a browser and what the account of who is signed in knows to one. What somebody else decided in the
 * same browser is nobody's proof; what was decided before anybody signed in is taken over.
 */
export function settled(held: HeldConsent | null, known: Consent | null, userId: string): Settlement {
  const here = heldBy(held, userId);
  const latest = latestOf(here, known);
  if (latest === null || isAsked(latest)) return { give: null, hold: null, isForgotten: held !== here };
  if (latest === here) return { give: here, hold: null, isForgotten: false };
  const isHeld = here?.givenAt === latest.givenAt && here.by === userId;
  return { give: null, hold: isHeld ? null : latest, isForgotten: false };
}
