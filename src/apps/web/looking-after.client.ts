import type { Caller } from '#kernel/caller.ts';
import { settleConsent } from '#modules/people/consents/consents.client.ts';
import { watchMeasured } from '#modules/people/consents/measured.client.ts';
import { watchSession } from '#modules/access/sessions/checks.client.ts';
import { fetched } from '#browser/lazy-component.client.ts';

/** What is for later does not stand in the way of a first visit. */
const PREPARES_AFTER_MS = 4000;

/**
 * Looks after the session of who is signed in, asks for consent, measures what is allowed, and prepares for when the server
 * is away. In one moment, so that what is asked of the server travels as one request. Answers with what ends it.
 */
export function lookAfter({ person, workspace }: Caller): () => void {
  const owner = { personId: person.id, workspaceId: workspace.id };
  const stops = [watchSession(), watchMeasured(person.id), prepareLater(owner)];
  // Where the account cannot be asked, nothing beyond the essential runs, and the next page tries again.
  settleConsent(person.id).catch(() => undefined);
  return () => {
    for (const stop of stops) stop();
  };
}

function prepareLater(owner: { readonly personId: string; readonly workspaceId: string }): () => void {
  let stop: (() => void) | null = null;
  let isGone = false;
  const timer = setTimeout(() => {
    fetched(() => import('./offline.client.ts')).then(
      ({ watchOffline }) => {
        if (!isGone) stop = watchOffline(owner);
      },
      // The file itself is broken: what is kept from before is there, and the next page tries again.
      () => undefined,
    );
  }, PREPARES_AFTER_MS);
  return () => {
    isGone = true;
    clearTimeout(timer);
    stop?.();
  };
}
