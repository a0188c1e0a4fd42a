import { useSyncExternalStore } from 'react';
import { codeOf, sentenceOf } from '#browser/failure.client.ts';
import { openWorkspaceId } from '#browser/open-workspace.client.ts';
import { resetAtOf } from '#ui/reset-at.ts';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Commit } from './model.ts';
import { retryAt } from './uploads.ts';
import { counted } from './words.ts';

/** One press on its way: file after file, wherever the person goes meanwhile. */
export type Importing = {
  readonly workspaceId: string;
  readonly batchId: string;
  readonly total: number;
  readonly done: number;
  /** The file that is being imported; null before the first and after the last. */
  readonly current: string | null;
  readonly isCancelling: boolean;
  readonly isOver: boolean;
  /** The page has told of it. */
  readonly isTold: boolean;
  /** Why files were not imported, by their ids. */
  readonly failures: Readonly<Record<string, string>>;
};

let now: Importing | null = null;
const listeners = new Set<() => void>();

function become(change: Partial<Importing>): void {
  if (now === null) return;
  now = { ...now, ...change };
  for (const listener of listeners) listener();
}

/** Imports the files in their order. One that fails waits on, and the next goes in. */
export async function importAll(workspaceId: string, batchId: string, commits: readonly Commit[]): Promise<void> {
  if (now !== null && !now.isOver) return;
  const books = openWorkspaceId();
  now = {
    workspaceId,
    batchId,
    total: commits.length,
    done: 0,
    current: null,
    isCancelling: false,
    isOver: false,
    isTold: false,
    failures: {},
  };
  become({});
  for (const commit of commits) {
    if (now.isCancelling || books !== openWorkspaceId()) break;
    become({ current: commit.id });
    await importOne(commit);
  }
  await refreshAll();
  become({ current: null, isOver: true });
  tell(now);
}

/** For a person who is on another page by now, or who stopped before the first file. */
function tell({ done, isCancelling }: Importing): void {
  if (done === 0 && isCancelling) toast.info('The import was cancelled', { description: 'Nothing was changed.' });
  else if (done > 0 && window.location.pathname !== '/app/imports') toast.success(`${counted(done, 'file')} imported`);
}

/** The page has told of the press, and does not do so again. */
export function markTold(): void {
  become({ isTold: true });
}

async function importOne(commit: Commit): Promise<void> {
  for (;;) {
    try {
      await api.commit.call(commit);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'TOO_MANY_REQUESTS' && now?.isCancelling === false) {
        await new Promise((resolve) =>
          setTimeout(resolve, retryAt(resetAtOf(error)?.getTime() ?? null, Date.now()) - Date.now()),
        );
        continue;
      }
      // Imported by another tab or an earlier press: that is what was wanted.
      if (code !== 'NOT_READY' && code !== 'CANCELLED') fail(commit.id, sentenceOf(error));
      if (code !== 'NOT_READY') return;
    }
    become({ done: (now?.done ?? 0) + 1 });
    return;
  }
}

function fail(id: string, sentence: string): void {
  become({ failures: { ...now?.failures, [id]: sentence } });
}

/** Stops after what can be stopped: the file on its way leaves nothing behind, those before it stay. */
export async function cancelImporting(): Promise<void> {
  const id = now?.current ?? null;
  become({ isCancelling: true });
  if (id !== null) await api.cancel.call({ id }).catch(() => undefined);
}

/** The press that runs in this workspace, or the last one. */
export function useImporting(workspaceId: string): Importing | null {
  const running = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => now,
  );
  return running?.workspaceId === workspaceId ? running : null;
}
