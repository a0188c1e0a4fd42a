import { localStore } from '#browser/stores.client.ts';
import { hearTabs, tellTabs } from '#browser/other-tabs.client.ts';
import { type Choices, type Consent, CONSENT_VERSION, type HeldConsent, inForce } from './rules.ts';

// Names of §7.
const preferences = localStore('consent-preferences');
const given = localStore('consent-given');

const TOPIC = 'consent-given';

/** What was decided in this browser; null where nothing was. */
export function consentHere(): HeldConsent | null {
  const text = preferences.read();
  return given.read() === 'true' && text !== null ? consentIn(text) : null;
}

/** What is not ours, or of a form that we do not know, is no consent. */
function consentIn(text: string): HeldConsent | null {
  const kept = parsed(text);
  if (typeof kept !== 'object' || kept === null) return null;
  const fact = (name: string): unknown => (kept as Record<string, unknown>)[name];
  const [version, givenAt, by] = [fact('version'), fact('givenAt'), fact('by')];
  if (typeof version !== 'number' || typeof givenAt !== 'number') return null;
  const isYes = (name: string) => fact(name) === true;
  const choices = { functional: isYes('functional'), analytics: isYes('analytics'), marketing: isYes('marketing') };
  return { choices, version, givenAt, by: typeof by === 'string' ? by : null };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

/**
 * Holds from this moment on, in every tab of this browser. A browser that keeps nothing asks again, and meanwhile
 * everything but the essential stays off. @param by who decided; null where nobody is signed in
 */
export function keepConsent(consent: Consent, by: string | null): void {
  const { version, givenAt } = consent;
  preferences.keep(JSON.stringify({ ...inForce(consent), version, givenAt, by }));
  given.keep('true');
  tellAll();
}

/** From this moment on nothing was decided in this browser. */
export function forgetConsent(): void {
  preferences.forget();
  given.forget();
  tellAll();
}

function tellAll(): void {
  for (const listener of listeners) listener();
  tellTabs(TOPIC, null);
}

/** A decision of this moment. */
export function decided(choices: Choices): Consent {
  return { choices, version: CONSENT_VERSION, givenAt: Date.now() };
}

/** Hears of decisions, in this tab and in others. Answers with what ends the hearing. */
export function watchConsent(hear: () => void): () => void {
  listeners.add(hear);
  const stopHearing = hearTabs(TOPIC, hear);
  return () => {
    listeners.delete(hear);
    stopHearing();
  };
}
