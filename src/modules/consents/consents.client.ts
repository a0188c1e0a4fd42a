import { queryClient } from '#ui/api.client.ts';
import { api } from './api.client.ts';
import { askForConsent } from './banner.client.ts';
import { consentHere, decided, keepConsent } from './choice.client.ts';
import { type Choices, type Consent, isAsked, latestOf } from './rules.ts';

export const consentsQuery = api.list.queryOptions();

/**
 * Brings what was decided in this browser and what the account knows to one, and asks where neither knows anything. The
 * account keeps the proof; a browser that is new to it takes over what was decided elsewhere.
 */
export async function settleConsent(): Promise<void> {
  const here = consentHere();
  const kept = await queryClient.fetchQuery(consentsQuery);
  const [newest] = kept;
  const known: Consent | null = newest === undefined ? null : { ...newest, givenAt: newest.givenAt.getTime() };
  const latest = latestOf(here, known);
  if (latest !== null && !isAsked(latest)) {
    if (latest === here) await give(here, 'banner');
    else if (here?.givenAt !== latest.givenAt) keepConsent(latest);
  }
  askForConsent((choices) => void give(decided(choices), 'banner').catch(() => undefined));
}

/** Keeps a decision in the account, with its proof. */
async function give({ choices, version, givenAt }: Consent, via: 'banner' | 'settings'): Promise<void> {
  const kept = await api.give.call({ choices: { ...choices }, version, givenAt: new Date(givenAt), via });
  // By the clock of the server, which may have corrected the browser's.
  keepConsent({ choices, version, givenAt: kept.givenAt.getTime() });
  await queryClient.invalidateQueries({ queryKey: api.key() });
}

/** Decides among the settings: withdrawn as easily as given. */
export function decide(choices: Choices): Promise<void> {
  return give(decided(choices), 'settings');
}
