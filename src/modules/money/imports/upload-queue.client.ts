import { useSyncExternalStore } from 'react';
import { ORPCError } from '@orpc/client';
import { queryClient } from '#browser/api.client.ts';
import { codeOf, sentenceOf } from '#browser/failure.client.ts';
import { openWorkspaceId } from '#browser/open-workspace.client.ts';
import { api } from './api.client.ts';
import { type Arrival, LARGEST_FILE, OTHER_BOOKS, retryAt, TOO_LARGE, withState } from './uploads.ts';

type Source = { readonly file: File; readonly books: string | null; readonly onRead: (id: string) => void };

let arrivals: readonly Arrival[] = [];
const sources = new Map<number, Source>();
const listeners = new Set<() => void>();
let nextKey = 1;
let isRunning = false;

function ask(event: Event): void {
  event.preventDefault();
}

function set(next: readonly Arrival[]): void {
  arrivals = next;
  // Files that were not read yet are only in this tab: to reload or leave the page would lose them.
  const isOnTheWay = arrivals.some(({ key }) => sources.has(key));
  if (isOnTheWay) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
  for (const listener of listeners) listener();
}

/**
 * Takes files in, one after another, wherever the person goes meanwhile. `onOnly` hears of a file that came alone, once
 * it was read.
 */
export function takeFiles(workspaceId: string, chosen: readonly File[], onOnly: (id: string) => void): void {
  const onRead = chosen.length === 1 ? onOnly : () => undefined;
  const added = chosen.map((file): Arrival => {
    const key = nextKey++;
    const base = { key, workspaceId, name: file.name, byteCount: file.size };
    if (file.size > LARGEST_FILE) return { ...base, state: { kind: 'refused', sentence: TOO_LARGE } };
    sources.set(key, { file, books: openWorkspaceId(), onRead });
    return { ...base, state: { kind: 'waiting' } };
  });
  set([...arrivals, ...added]);
  void run();
}

/** Takes a file off the list; one that was not read yet is not read. */
export function forgetArrival(key: number): void {
  sources.delete(key);
  set(arrivals.filter((arrival) => arrival.key !== key));
}

async function run(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  for (let next = nextInLine(); next !== undefined; next = nextInLine()) await bring(next.key);
  isRunning = false;
}

function nextInLine(): Arrival | undefined {
  return arrivals.find(({ key, state }) => sources.has(key) && (state.kind === 'waiting' || state.kind === 'limited'));
}

async function bring(key: number): Promise<void> {
  const source = sources.get(key);
  if (source === undefined) return;
  const become = (state: Arrival['state']) => set(withState(arrivals, key, state));
  const refuse = (sentence: string) => {
    sources.delete(key);
    become({ kind: 'refused', sentence });
  };
  if (source.books !== openWorkspaceId()) return refuse(OTHER_BOOKS);
  become({ kind: 'reading' });
  try {
    const preview = await api.upload.call({ file: source.file });
    queryClient.setQueryData(api.get.queryKey({ input: { id: preview.id } }), preview);
    void queryClient.invalidateQueries({ queryKey: api.list.key() });
    const isWanted = sources.delete(key);
    become({ kind: 'ready', id: preview.id });
    if (isWanted) source.onRead(preview.id);
  } catch (error) {
    if (codeOf(error) !== 'TOO_MANY_REQUESTS') return refuse(sentenceOf(error));
    const until = retryAt(resetAtIn(error), Date.now());
    become({ kind: 'limited', until });
    await new Promise((resolve) => setTimeout(resolve, until - Date.now()));
  }
}

function resetAtIn(error: unknown): number | null {
  const data: unknown = error instanceof ORPCError ? error.data : null;
  if (typeof data !== 'object' || data === null || !('resetAt' in data)) return null;
  const at = Date.parse(String(data.resetAt));
  return Number.isNaN(at) ? null : at;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The files that this tab is bringing into these books. */
export function useArrivals(workspaceId: string): readonly Arrival[] {
  const all = useSyncExternalStore(subscribe, () => arrivals);
  return all.filter((arrival) => arrival.workspaceId === workspaceId);
}
