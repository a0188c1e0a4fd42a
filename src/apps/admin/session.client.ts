import { useQuery } from '@tanstack/react-query';
import type { contract } from '#modules/identity/contract.ts';
import { apiFor, queryClient } from '#ui/api.client.ts';
import { clearDrafts } from '#ui/draft.client.ts';
import { codeOf } from '#ui/failure.client.ts';

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
    if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
  });
}

/** Ends the session, and loads the portal anew, so that nothing of it stays in memory. */
export async function signOut(): Promise<void> {
  await identity.signOut.call();
  clearDrafts();
  window.location.assign('/auth');
}
