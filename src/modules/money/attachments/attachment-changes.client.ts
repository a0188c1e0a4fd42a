import { useState } from 'react';
import { isUnreached, sentenceOf } from '#browser/failure.client.ts';
import { download } from '#ui/charts/download.client.ts';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, useDone, useUndoable } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { LARGEST_FILE } from './limits.ts';
import type { Attachment } from './model.ts';
import { FAULTS, RECEIPTS_WORDS } from './words.ts';

/** What can be done to the receipts of a transaction; each says what it did, and offers to undo it. */
export function useAttachmentChanges(transactionId: string) {
  const tellDone = useDone();
  const change = useUndoable();
  /** Names of files that are on their way, the next first. */
  const [adding, setAdding] = useState<readonly string[]>([]);

  async function addOne(file: File): Promise<void> {
    try {
      // The server says the same, once it has read so much.
      if (file.size > LARGEST_FILE) throw new Error(FAULTS['too-large']);
      const { id } = await api.add.call({ transactionId, file });
      tellDone(RECEIPTS_WORDS.added(file.name), () => api.remove.call({ id }));
    } catch (error) {
      toast.error(RECEIPTS_WORDS.notAdded(file.name), { description: whyOf(error) });
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

  function remove({ id, name }: Attachment): void {
    change({
      perform: async () => {
        await api.remove.call({ id });
        return () => api.restore.call({ id });
      },
      done: RECEIPTS_WORDS.deleted(name),
    });
  }

  async function save({ id, name }: Attachment): Promise<void> {
    try {
      download(name, await api.download.call({ id }));
    } catch (error) {
      toast.error(RECEIPTS_WORDS.notDownloaded, { description: sentenceOf(error) });
    }
  }

  return {
    adding,
    add: (files: readonly File[]) => void add(files),
    remove,
    save: (one: Attachment) => void save(one),
  };
}

function whyOf(error: unknown): string {
  const isOurs = error instanceof Error && error.message === FAULTS['too-large'] && !isUnreached(error);
  return isOurs ? FAULTS['too-large'] : sentenceOf(error);
}
