import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Caller } from '#kernel/caller.ts';
import type { contract } from '#modules/access/identity/contract.ts';
import { apiFor, queryClient } from '#browser/api.client.ts';
import { clearDrafts } from '#browser/draft.client.ts';
import { codeOf } from '#browser/failure.client.ts';
import { leaveFlash } from '#browser/flash-note.client.ts';
import { leaveNoFigures } from '#browser/leave-no-figures.client.ts';
import { openBooks, openWorkspace, openWorkspaceId } from '#browser/open-workspace.client.ts';
import { signInPath } from '#browser/return-path.ts';
import { hearWhoIsSignedIn, tellWhoIsSignedIn } from '#browser/tab-news.client.ts';

/** Loading ends after this at the latest (§4); signed out is then assumed until the answer comes. */
const LONGEST_WAIT_MS = 1000;

const identity = apiFor<typeof contract>('identity');
const sessionQuery = identity.session.queryOptions({ staleTime: 60_000 });

let isLeaving = false;

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
  let leftTo: string | null | undefined;
  const look = (error: unknown) => {
    const code = codeOf(error);
    if (code === 'SIGNED_OUT') queryClient.setQueryData(sessionQuery.queryKey, null);
    if (code === 'NOT_A_MEMBER' && openWorkspaceId() !== null) {
      leaveFlash('You no longer have access to this workspace', 'Your own workspace is open instead.');
      openBooks(null);
    }
    if (code === 'SECOND_STEP_NEEDED' || code === 'SECOND_FACTOR_NEEDED') leaveForSecondStep();
  };
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'error') look(event.action.error);
    const isSession = event.query === queryClient.getQueryCache().find({ queryKey: sessionQuery.queryKey });
    if (event.action.type !== 'success' || !isSession) return;
    const caller = knownCaller();
    if (caller === undefined) return;
    if (caller !== null) openWorkspace(caller.workspace.id);
    // At once: what somebody else saw here is not shown to this person, nor kept until the page has settled.
    const person = caller?.person.id ?? null;
    if (person !== leftTo) void leaveNoFigures(person);
    leftTo = person;
    tellWhoIsSignedIn({ person });
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
  });
}

/** Undefined until it is known. */
function knownCaller(): Caller | null | undefined {
  return queryClient.getQueryData<Caller | null>(sessionQuery.queryKey);
}

/**
 * What another tab finds out holds here too, at once: the books are taken off the screen before the server is asked, and
 * where somebody else has signed in, nothing of whoever was here before stays in memory.
 */
export function watchOtherTabs(): void {
  const askAgain = () => void queryClient.resetQueries({ queryKey: sessionQuery.queryKey });
  hearWhoIsSignedIn(({ person }) => {
    const caller = knownCaller();
    if (caller === undefined || person === (caller?.person.id ?? null)) return;
    if (person === null || caller === null) {
      askAgain();
      return;
    }
    clearDrafts();
    openWorkspace(null);
    leaveFlash('Someone else signed in', 'Another person signed in, in another tab. Their workspace is open here.');
    window.location.reload();
  });
  // A page that the browser kept for its back button has heard nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isLeaving = false;
    askAgain();
  });
}

/** A session that has come to owe a second factor opens nothing here until it is shown, or set up; then it is back. */
export function leaveForSecondStep(): void {
  const { pathname, search } = window.location;
  window.location.replace(signInPath(pathname + search, '/auth/second-step'));
}

/**
 * Whether the person is signing out here. What was still being asked is then answered "you are signed out", which must not
 * lead them anywhere else than signing out does.
 */
export function leavesOnPurpose(): boolean {
  return isLeaving;
}

/** Whose session it is as the server knows it now, and not as it was when this page asked last. @throws without an answer */
export async function whoIsSignedIn(): Promise<string | null> {
  return (await identity.session.call())?.person.id ?? null;
}

/** Ends the session on the server. */
export async function signOut(): Promise<void> {
  isLeaving = true;
  try {
    await identity.signOut.call();
  } catch (error) {
    isLeaving = false;
    throw error;
  }
}
