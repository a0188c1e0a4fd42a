import { queryClient } from '#browser/api.client.ts';
import { api } from './api.client.ts';
import { askForConsent } from './banner.client.ts';
import { consentHere, decided, forgetConsent, keepConsent } from './choice.client.ts';
import { type Choices, type Consent, settled } from './rules.ts';

export const consentsQuery = api.list.queryOptions();

/**
 * Brings what was decided in this browser and what the account of who is signed in knows to one, and asks where neither
 * knows anything. The account keeps the proof; a browser that is new to it takes over what was decided elsewhere.
 */
export async function settleConsent(userId: string): Promise<void> {
  const kept = await queryClient.fetchQuery(consentsQuery);
  const [newest] = kept;
  const known: Consent | null = newest === undefined ? null : { ...newest, givenAt: newest.givenAt.getTime() };
  const { give, hold, isForgotten } = settled(consentHere(), known, userId);
  if (isForgotten) forgetConsent();
  if (hold !== null) keepConsent(hold, userId);
  if (give !== null) await keepInAccount(give, 'banner', userId);
  askForConsent({
    by: userId,
    onDecided: (consent) => void keepInAccount(consent, 'banner', userId).catch(() => undefined),
  });
}

/** With its proof. */
async function keepInAccount(consent: Consent, via: 'banner' | 'settings', userId: string): Promise<void> {
  const { choices, version, givenAt } = consent;
  const kept = await api.give.call({ choices: { ...choices }, version, givenAt: new Date(givenAt), via });
  // By the clock of the server, which may have corrected the browser's.
  keepConsent({ choices, version, givenAt: kept.givenAt.getTime() }, userId);
  await queryClient.invalidateQueries({ queryKey: api.key() });
}

/** Decides among the settings: withdrawn as easily as given. */
export function decide(choices: Choices, userId: string): Promise<void> {
  return keepInAccount(decided(choices), 'settings', userId);
}
