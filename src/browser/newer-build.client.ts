import { useSyncExternalStore } from 'react';
import { BUILD_HEADER } from '#kernel/build-header.ts';

/** The build that answered first is the one that this page is of: a page is never kept by a browser. */
let ours: string | null = null;
let isNewer = false;
const listeners = new Set<() => void>();

/** Sends a call, and notes of which build the server's pages are. */
export async function fetchNotingBuild(request: Request, init: RequestInit): Promise<Response> {
  const answer = await fetch(request, init);
  const build = answer.headers.get(BUILD_HEADER);
  ours ??= build;
  if (!isNewer && build !== null && build !== ours) {
    isNewer = true;
    for (const listener of listeners) listener();
  }
  return answer;
}

/** Whether the server has had another build since this page was loaded. */
export function useNewerBuild(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isNewer,
  );
}
