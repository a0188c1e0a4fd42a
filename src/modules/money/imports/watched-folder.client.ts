import { createStore, del, get, set } from 'idb-keyval';
import { fileKey, hasStatementName, newFiles } from './folder-files.ts';

/** What browsers that let a page look into a folder have beyond the types of the platform. */
type Folder = FileSystemDirectoryHandle & {
  readonly queryPermission?: (wish: { mode: 'read' }) => Promise<PermissionState>;
  readonly requestPermission?: (wish: { mode: 'read' }) => Promise<PermissionState>;
};
type Picker = (wish: { id: string; mode: 'read' }) => Promise<Folder>;
type Kept = { readonly folder: Folder; readonly known: readonly string[] };

/** Whose folder it is, and for which workspace. */
export type Watcher = { readonly personId: string; readonly workspaceId: string };
/** `asks`: the browser wants the person to allow it once more. */
export type Watched =
  | { readonly kind: 'none' }
  | { readonly kind: 'asks' | 'gone'; readonly name: string }
  | { readonly kind: 'open'; readonly name: string; readonly files: readonly File[] };

const keyOf = ({ personId, workspaceId }: Watcher) => `${personId} ${workspaceId}`;
const store = () => createStore('watched-folders', 'folders');

const picker = (): Picker | undefined => (window as { showDirectoryPicker?: Picker }).showDirectoryPicker;

/** Chrome, Edge and Opera on a computer. */
export const mayWatch = (): boolean => picker() !== undefined;

/** Lets the person choose a folder; the files that are in it count as known. @returns whether one was chosen */
export async function watchFolder(watcher: Watcher): Promise<boolean> {
  try {
    const folder = await picker()?.({ id: 'statements', mode: 'read' });
    if (folder === undefined) return false;
    await set(keyOf(watcher), { folder, known: (await filesIn(folder)).map(fileKey) } satisfies Kept, store());
    return true;
  } catch (error) {
    // The chooser was closed.
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}

/** What is new in the folder of a person. */
export async function lookInFolder(watcher: Watcher): Promise<Watched> {
  const kept = await get<Kept>(keyOf(watcher), store());
  if (kept === undefined) return { kind: 'none' };
  const { folder, known } = kept;
  const allowed = (await folder.queryPermission?.({ mode: 'read' })) ?? 'granted';
  if (allowed !== 'granted') return { kind: 'asks', name: folder.name };
  try {
    return { kind: 'open', name: folder.name, files: newFiles(await filesIn(folder), known) };
  } catch {
    return { kind: 'gone', name: folder.name };
  }
}

/** Asks the person to allow it; only after a press. */
export async function allowFolder(watcher: Watcher): Promise<void> {
  const kept = await get<Kept>(keyOf(watcher), store());
  await kept?.folder.requestPermission?.({ mode: 'read' });
}

/** Files that were taken in or left aside. */
export async function rememberFiles(watcher: Watcher, files: readonly File[]): Promise<void> {
  const kept = await get<Kept>(keyOf(watcher), store());
  if (kept === undefined) return;
  // Of files that are gone nothing needs to be known.
  const there = new Set((await filesIn(kept.folder)).map(fileKey));
  const known = [...kept.known, ...files.map(fileKey)].filter((key) => there.has(key));
  await set(keyOf(watcher), { ...kept, known } satisfies Kept, store());
}

export async function stopWatching(watcher: Watcher): Promise<void> {
  await del(keyOf(watcher), store());
}

async function filesIn(folder: Folder): Promise<File[]> {
  const files: File[] = [];
  for await (const entry of folder.values())
    if (entry.kind === 'file' && hasStatementName(entry.name)) files.push(await entry.getFile());
  return files;
}
