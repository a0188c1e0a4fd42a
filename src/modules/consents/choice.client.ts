import { type Choices, type Consent, CONSENT_VERSION, inForce } from './rules.ts';

/** Names of §7. */
const PREFERENCES = 'consent-preferences';
const GIVEN = 'consent-given';

/** What was decided in this browser; null where nothing was. */
export function consentHere(): Consent | null {
  try {
    if (localStorage.getItem(GIVEN) !== 'true') return null;
    const kept: unknown = JSON.parse(localStorage.getItem(PREFERENCES) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const fact = (name: string): unknown => (kept as Record<string, unknown>)[name];
    const [version, givenAt] = [Number(fact('version')), Number(fact('givenAt'))];
    if (!Number.isSafeInteger(version) || !Number.isSafeInteger(givenAt)) return null;
    const isYes = (name: string) => fact(name) === true;
    const choices = {
      functional: isYes('functional'),
      analytics: isYes('analytics'),
      marketing: isYes('marketing'),
    };
    return { choices, version, givenAt };
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

/** Holds from this moment on, in every tab of this browser. */
export function keepConsent(consent: Consent): void {
  try {
    const { version, givenAt } = consent;
    localStorage.setItem(PREFERENCES, JSON.stringify({ ...inForce(consent), version, givenAt }));
    localStorage.setItem(GIVEN, 'true');
  } catch {
    // A browser that keeps nothing asks again, and meanwhile everything but the essential stays off.
  }
  for (const listener of listeners) listener();
}

/** A decision of this moment. */
export function decided(choices: Choices): Consent {
  return { choices, version: CONSENT_VERSION, givenAt: Date.now() };
}

/** Hears of decisions, in this tab and in others. Answers with what ends the hearing. */
export function watchConsent(hear: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === GIVEN || key === PREFERENCES) hear();
  };
  listeners.add(hear);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(hear);
    window.removeEventListener('storage', onStorage);
  };
}
