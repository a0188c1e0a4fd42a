import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Caller } from '#kernel/caller.ts';
import type { contract } from '#modules/identity/contract.ts';
import { apiFor, queryClient } from '#ui/api.client.ts';
import { codeOf } from '#ui/failure.client.ts';
import { leaveFlash } from '#ui/flash.client.ts';
import { openBooks, openWorkspace, openWorkspaceId } from '#ui/open-workspace.client.ts';

/** Loading ends after this at the latest (§4); signed out is then assumed until the answer comes. */
const LONGEST_WAIT_MS = 1000;

const identity = apiFor<typeof contract>('identity');
const sessionQuery = identity.session.queryOptions({ staleTime: 60_000 });

export type SessionState =
  | { state: 'loading' }
  | { state: 'assumed-signed-out' }
  | { state: 'signed-out' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'signed-in'; caller: Caller };

/** Who is signed in, as far as is known. */
export function useSession(): SessionState {
  const { data, error, isPending, refetch } = useQuery(sessionQuery);
  const waited = useWaited(LONGEST_WAIT_MS, isPending);
  if (data !== undefined) return data === null ? { state: 'signed-out' } : { state: 'signed-in', caller: data };
  if (isPending) return { state: waited ? 'assumed-signed-out' : 'loading' };
  return { state: 'failed', error, retry: () => void refetch() };
}

function useWaited(milliseconds: number, waiting: boolean): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setWaited(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, waiting]);
  return waited;
}

/** Asks at once, while the page itself is still being loaded. */
export function askWhoIsSignedIn(): void {
  void queryClient.prefetchQuery(sessionQuery);
}

/**
 * Any answer "you are signed out" ends the session here too, whatever asked for it; books that are no longer shared are
 * closed. The tab keeps the books that it was answered with, whichever others the person opens elsewhere.
 */
export function watchForSignOut(): void {
  const look = (error: unknown) => {
    if (codeOf(error) === 'SIGNED_OUT') queryClient.setQueryData(sessionQuery.queryKey, null);
    if (codeOf(error) === 'NOT_A_MEMBER' && openWorkspaceId() !== null) {
      leaveFlash('These books are not open to you any more', 'Your own are open instead. Nothing in them was changed.');
      openBooks(null);
    }
  };
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'error') look(event.action.error);
    const isSession = event.query === queryClient.getQueryCache().find({ queryKey: sessionQuery.queryKey });
    if (event.action.type !== 'success' || !isSession) return;
    const caller = queryClient.getQueryData<Caller | null>(sessionQuery.queryKey);
    if (caller !== undefined && caller !== null) openWorkspace(caller.workspace.id);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
  });
}

/** Ends the session on the server. */
export function signOut(): Promise<unknown> {
  return identity.signOut.call();
}
