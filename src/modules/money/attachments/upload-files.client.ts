import { useState } from 'react';
import { isUnreached, sentenceOf } from '#browser/failure.client.ts';
import { download } from '#ui/charts/download.client.ts';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { LARGEST_FILE } from './limits.ts';
import type { AttachedFile } from './model.ts';
import { FAULTS, FILES_WORDS } from './words.ts';

/** Adds a file and says `done`, with an offer to undo it. */
export type AddFile = (file: File, done: string) => Promise<void>;

/** Adds files one after the other; says of each which could not be added, and why. */
export function useUploads(addFile: AddFile | null) {
  /** Names of files that are on their way, the next first. */
  const [adding, setAdding] = useState<readonly string[]>([]);

  async function addOne(file: File): Promise<void> {
    try {
      // The server says the same, once it has read so much.
      if (file.size > LARGEST_FILE) throw new Error(FAULTS['too-large']);
      await addFile?.(file, FILES_WORDS.added(file.name));
    } catch (error) {
      toast.error(FILES_WORDS.notAdded(file.name), { description: whyOf(error) });
    }
  }

  async function add(files: readonly File[]): Promise<void> {
    setAdding((before) => [...before, ...files.map(({ name }) => name)]);
    for (const file of files) {
      await addOne(file);
      await refreshAll();
      setAdding(([, ...after]) => after);
    }
  }

  return { adding, add: (files: readonly File[]) => void add(files) };
}

/** Downloads a file as it was added, or says that it could not. */
export async function saveFile({ id, name }: AttachedFile): Promise<void> {
  try {
    download(name, await api.download.call({ id }));
  } catch (error) {
    toast.error(FILES_WORDS.notDownloaded, { description: sentenceOf(error) });
  }
}

function whyOf(error: unknown): string {
  const isOurs = error instanceof Error && error.message === FAULTS['too-large'] && !isUnreached(error);
  return isOurs ? FAULTS['too-large'] : sentenceOf(error);
}
