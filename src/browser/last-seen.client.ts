import { queryClient } from './api.client.ts';
import { noteAsOf } from './connection.client.ts';
import { dropAll, dropThing, keepThing, peopleOf, thingsOf } from './device-store.client.ts';
import { dayAt } from '#kernel/calendar.ts';
import { localStore } from './stores.client.ts';
import { openWorkspaceId } from './open-workspace.client.ts';
import { packed } from './packed.ts';
import { timeZoneHere } from './place-here.ts';

/** What is kept, by procedure; all else is not read without the server. No answer among these carries an account's number. */
const KEPT: ReadonlySet<string> = new Set([
  'identity.session',
  'preferences.get',
  'workspaces.list',
  'dashboard.summary',
  'accounts.list',
  'categories.list',
  'transactions.list',
  'transactions.totals',
]);
/** Counted up when one of these answers changes its shape: a page could not show an older one. */
const SHAPE = 2;
/** Of one procedure: so many pages, filters or months. */
const MOST_OF_EACH = 6;
/** Older figures than these say little, and are not left lying about. */
const LONGEST_DAYS = 30;
const DAY = 86_400_000;
const WRITTEN_AFTER = 300;

/** A question does not name the books that it was asked in, so they are kept beside it. */
type Seen = {
  readonly shape: number;
  readonly workspaceId: string;
  readonly queryKey: readonly unknown[];
  readonly data: unknown;
};
type Owner = { readonly personId: string; readonly workspaceId: string };

/** By device, as a person chose: on a computer that others use nothing is kept. */
const choice = localStore('keeps-figures');

export function keepsFigures(): boolean {
  return choice.read() !== 'no';
}

/** False where the browser keeps no choices, nor figures then. */
export async function chooseToKeep(isOn: boolean): Promise<boolean> {
  if (!choice.keep(isOn ? null : 'no')) return false;
  if (!isOn) await forgetLastSeen();
  return true;
}

/** Keeps what this person sees in the books that are open from now on, and nothing any more of whoever was here before. Answers with what ends it. */
export function keepLastSeen(owner: Owner): () => void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  // Where nothing can be kept, nothing is: the books are as they were.
  dropAll('seen', keepsFigures() ? owner.personId : null).catch(() => undefined);
  const note = (queryHash: string, queryKey: readonly unknown[]) => {
    if (!keepsFigures() || !KEPT.has(nameOf(queryKey))) return;
    clearTimeout(waiting.get(queryHash));
    waiting.set(
      queryHash,
      setTimeout(() => void keep(owner, queryKey).catch(() => undefined), WRITTEN_AFTER),
    );
  };
  for (const { queryHash, queryKey, state } of queryClient.getQueryCache().getAll())
    if (state.data !== undefined) note(queryHash, queryKey);
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query.queryHash, event.query.queryKey);
  });
  return () => {
    stop();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}

/** Shows what was seen last, as if the server had just said it; null where nothing is kept. Answers how old it is. */
export async function showLastSeen(): Promise<number | null> {
  if (!keepsFigures()) return null;
  const [personId] = await peopleOf('seen');
  if (personId === undefined) return null;
  const oldest = Date.now() - LONGEST_DAYS * DAY;
  const things = (await thingsOf('seen', personId)).filter(({ at }) => at >= oldest);
  const all = things.map(({ at, value }) => ({ at, ...(value as Seen) })).filter(({ shape }) => shape === SHAPE);
  const callers = all.filter(({ queryKey }) => nameOf(queryKey) === 'identity.session');
  // The books of this tab, else those that were open last.
  const caller = callers.find(({ workspaceId }) => workspaceId === openWorkspaceId()) ?? callers.at(-1);
  if (caller === undefined) return null;
  const seen = all.filter(({ workspaceId }) => workspaceId === caller.workspaceId);
  for (const { at, queryKey, data } of seen)
    for (const key of [queryKey, asOfToday(queryKey)]) queryClient.setQueryData(key, data, { updatedAt: at });
  const asOf = Math.max(...seen.map(({ at }) => at));
  noteAsOf(asOf);
  return asOf;
}

/** Leaves no figures of anybody here. */
export function forgetLastSeen(): Promise<void> {
  return dropAll('seen', null);
}

async function keep({ personId, workspaceId }: Owner, queryKey: readonly unknown[]): Promise<void> {
  const state = queryClient.getQueryState(queryKey);
  const name = nameOf(queryKey);
  if (state?.data === undefined || (state.data === null && name === 'identity.session')) return;
  const seen: Seen = { shape: SHAPE, workspaceId, queryKey, data: state.data };
  const prefix = `${workspaceId} ${name} `;
  await keepThing({ kind: 'seen', personId, key: prefix + packed(queryKey) }, state.dataUpdatedAt, seen);
  const others = (await thingsOf('seen', personId)).filter(({ key }) => key.startsWith(prefix));
  for (const { key } of others.slice(0, -MOST_OF_EACH)) await dropThing({ kind: 'seen', personId, key });
}

/** `module.procedure` of a query; empty for one that asks no procedure. */
function nameOf([path]: readonly unknown[]): string {
  return Array.isArray(path) ? path.join('.') : '';
}

/** The same question as it is asked today: a page that names its day would not find yesterday's answer. */
function asOfToday(queryKey: readonly unknown[]): readonly unknown[] {
  const [path, about] = queryKey;
  if (typeof about !== 'object' || about === null || !('input' in about)) return queryKey;
  const { input } = about;
  if (typeof input !== 'object' || input === null || !('today' in input)) return queryKey;
  return [path, { ...about, input: { ...input, today: dayAt(new Date(), timeZoneHere()) } }];
}
