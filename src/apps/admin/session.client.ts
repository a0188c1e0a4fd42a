import { useQuery } from '@tanstack/react-query';
import type { contract } from '#modules/access/identity/contract.ts';
import { apiFor, queryClient } from '#browser/api.client.ts';
import { clearDrafts } from '#browser/draft.client.ts';
import { codeOf } from '#browser/failure.client.ts';

const identity = apiFor<typeof contract>('identity');
const sessionQuery = identity.session.queryOptions({ staleTime: 60_000 });

export function useSession() {
  return useQuery(sessionQuery);
}

/** Whatever is answered "you are signed out" shows the sign-in; a session that owes a second factor is led to it. */
export function watchForSignOut(): void {
  const look = (error: unknown) => {
    const code = codeOf(error);
    if (code === 'SIGNED_OUT') queryClient.setQueryData(sessionQuery.queryKey, null);
    if (code === 'SECOND_STEP_NEEDED') window.location.replace('/auth/second-step');
    // A role that was taken away: what the session says of it is asked anew.
    if (code === 'ADMIN_NEEDED' || code === 'SUPERUSER_NEEDED')
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
  queryClient.getQueryCache().subscribe((event) => {
    // What is said of the session itself is shown as it is: asked once more, nobody would be signed in.
    const isOfSession = event.query === queryClient.getQueryCache().find({ queryKey: sessionQuery.queryKey });
    if (event.type === 'updated' && event.action.type === 'error' && !isOfSession) look(event.action.error);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
  });
}

/** Whether somebody was refused for having no role on the site: then their session is over already (§6). */
export function isRefused(error: unknown): boolean {
  return codeOf(error) === 'ADMIN_NEEDED';
}

/** Ends the session, clears what this browser keeps of it, and leaves for where one signs in on the main host (§6). */
export async function signOut(): Promise<void> {
  await identity.signOut.call();
  clearDrafts();
  sessionStorage.clear();
  window.location.assign(`${mainOrigin()}/auth`);
}

/** Where the site itself is, beside which this host stands. */
export function mainOrigin(): string {
  return document.documentElement.dataset['main'] ?? '';
}

/** Whether passkeys, which are bound to the name of the main host, can be used here: browsers let hosts below it use them. */
export function sharesNameWithMain(): boolean {
  const main = URL.parse(mainOrigin())?.hostname;
  return main !== undefined && `.${window.location.hostname}`.endsWith(`.${main}`);
}
