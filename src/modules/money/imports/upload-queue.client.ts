import { useSyncExternalStore } from 'react';
import { queryClient } from '#browser/api.client.ts';
import { codeOf, sentenceOf } from '#browser/failure.client.ts';
import { openWorkspaceId } from '#browser/open-workspace.client.ts';
import { resetAtOf } from '#ui/reset-at.ts';
import { api } from './api.client.ts';
import type { Preview } from './model.ts';
import { type Arrival, LARGEST_FILE, MOST_FILES, OTHER_BOOKS, retryAt, TOO_LARGE, withState } from './uploads.ts';

/** Files that came at once; the server opens a place for them with the first. */
type Drop = { readonly files: number; id: string | null };
type Source = { readonly file: File; readonly books: string | null; readonly drop: Drop };

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

/** Takes files in, one after another, wherever the person goes meanwhile; of an archive the files in it. */
export function takeFiles(workspaceId: string, chosen: readonly File[]): void {
  if (!chosen.some(({ name }) => /\.zip$/i.test(name))) return take(workspaceId, chosen);
  void import('./unpack.client.ts')
    .then(({ unpacked }) => unpacked(chosen))
    .catch(() => chosen)
    .then((files) => take(workspaceId, files));
}

function take(workspaceId: string, chosen: readonly File[]): void {
  const fitting = chosen.filter(({ size }) => size <= LARGEST_FILE);
  const drops = fitting.flatMap((_, at) =>
    at % MOST_FILES === 0 ? [{ files: Math.min(MOST_FILES, fitting.length - at), id: null }] : [],
  );
  const added = chosen.map((file): Arrival => {
    const key = nextKey++;
    const base = { key, workspaceId, name: file.name, byteCount: file.size };
    const drop = drops[Math.floor(fitting.indexOf(file) / MOST_FILES)];
    if (drop === undefined) return { ...base, state: { kind: 'refused', sentence: TOO_LARGE } };
    sources.set(key, { file, books: openWorkspaceId(), drop });
    return { ...base, state: { kind: 'waiting' } };
  });
  // What was read stands on the review page; only what was not stays on the list.
  set([...arrivals.filter(({ state }) => state.kind !== 'ready'), ...added]);
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
    const preview = await sent(source);
    queryClient.setQueryData(api.get.queryKey({ input: { id: preview.id } }), preview);
    void queryClient.invalidateQueries({ queryKey: api.list.key() });
    sources.delete(key);
    become({ kind: 'ready', id: preview.id });
  } catch (error) {
    if (codeOf(error) !== 'TOO_MANY_REQUESTS') return refuse(sentenceOf(error));
    const until = retryAt(resetAtOf(error)?.getTime() ?? null, Date.now());
    become({ kind: 'limited', until });
    await new Promise((resolve) => setTimeout(resolve, until - Date.now()));
  }
}

/** A drop that is over by now, as after an hour without a connection, is opened once more. */
async function sent({ file, drop }: Pick<Source, 'file' | 'drop'>): Promise<Preview> {
  const isNew = drop.id === null;
  drop.id ??= (await api.drop.call({ files: drop.files })).id;
  try {
    return await api.add.call({ dropId: drop.id, file });
  } catch (error) {
    if (isNew || codeOf(error) !== 'DROP_OVER') throw error;
    drop.id = null;
    return sent({ file, drop });
  }
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
