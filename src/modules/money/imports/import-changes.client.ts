import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ORPCError } from '@orpc/client';
import { queryClient } from '#browser/api.client.ts';
import { codeOf, sentenceOf } from '#browser/failure.client.ts';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { EditedSince } from './edited.ts';
import type { Import } from './model.ts';
import { counted } from './words.ts';

const LIST = '/app/imports';

const failed = (what: string) => (error: unknown) => void toast.error(what, { description: sentenceOf(error) });

/** What can be done with an import that is kept. `edited` is there while the person has to confirm taking it back. */
export function useImportChanges() {
  const navigate = useNavigate();
  const tellDone = useDone();
  const [edited, setEdited] = useState<{ found: EditedSince; undo: () => void } | null>(null);
  const revert = useMutation(api.revert.mutationOptions());
  const revertBatch = useMutation(api.revertBatch.mutationOptions());
  const reopen = useMutation(api.reopen.mutationOptions());
  const discard = useMutation(api.discard.mutationOptions());

  async function takeBack(one: Import, evenEdited: boolean): Promise<void> {
    try {
      const { removed } = await revert.mutateAsync({ id: one.id, evenEdited });
      setEdited(null);
      await refreshAll();
      toast.success('Import undone', {
        description: `${counted(removed, 'transaction')} removed. The file is still here.`,
        action: { label: 'Reopen import', perform: () => void openAgain(one) },
      });
    } catch (error) {
      const found = editedIn(error);
      if (found === null) failed('The import could not be undone')(error);
      else setEdited({ found, undo: () => void takeBack(one, true) });
    }
  }

  /** Undoes all that one press imported. */
  async function takeBackBatch(
    id: string,
    { files, onDone }: { files: readonly Import[]; onDone: () => void },
    evenEdited: boolean,
  ): Promise<void> {
    try {
      const { removed } = await revertBatch.mutateAsync({ id, evenEdited });
      setEdited(null);
      onDone();
      await refreshAll();
      toast.success(files.length === 1 ? 'Import undone' : `${files.length} imports undone`, {
        description:
          files.length === 1
            ? `${counted(removed, 'transaction')} removed. You can import the file again.`
            : `${counted(removed, 'transaction')} removed. You can import the files again.`,
        action: {
          label: files.length === 1 ? 'Reopen import' : 'Reopen imports',
          perform: () => void reviewAgain(files),
        },
      });
    } catch (error) {
      const found = editedIn(error);
      if (found === null) failed('The imports were not undone')(error);
      else setEdited({ found, undo: () => void takeBackBatch(id, { files, onDone }, true) });
    }
  }

  /** Puts files that were undone among those to review. */
  async function reviewAgain(files: readonly Import[]): Promise<void> {
    try {
      for (const { id } of files) await reopen.mutateAsync({ id });
    } catch (error) {
      failed('Some files could not be opened again')(error);
    }
    await refreshAll();
  }

  async function openAgain({ id }: Pick<Import, 'id'>): Promise<void> {
    try {
      const preview = await reopen.mutateAsync({ id });
      queryClient.setQueryData(api.get.queryKey({ input: { id } }), preview);
      await refreshAll();
      void navigate(`${LIST}/${id}`);
    } catch (error) {
      failed('The import was not opened again')(error);
    }
  }

  /** Keeps the bytes for as long as the toast offers to bring the file back. */
  async function throwAway({ id }: Pick<Import, 'id'>): Promise<void> {
    try {
      const file = await api.original.call({ id });
      await discard.mutateAsync({ id });
      void navigate(LIST);
      queryClient.removeQueries({ queryKey: api.get.queryKey({ input: { id } }) });
      await queryClient.invalidateQueries({ queryKey: api.list.key() });
      // Another file may have been known as a copy of it.
      void queryClient.invalidateQueries({ queryKey: api.get.key() });
      tellDone('The file was discarded', () => api.upload.call({ file }), 'Nothing else was changed.');
    } catch (error) {
      failed('Nothing was discarded')(error);
    }
  }

  async function download({ id }: Pick<Import, 'id'>): Promise<void> {
    try {
      save(await api.original.call({ id }));
    } catch (error) {
      failed('The file was not downloaded')(error);
    }
  }

  return {
    takeBack: (one: Import) => void takeBack(one, false),
    takeBackBatch: (id: string, files: readonly Import[], onDone: () => void) =>
      void takeBackBatch(id, { files, onDone }, false),
    openAgain: (one: Pick<Import, 'id'>) => void openAgain(one),
    throwAway: (one: Pick<Import, 'id'>) => void throwAway(one),
    download: (one: Pick<Import, 'id'>) => void download(one),
    edited,
    keep: () => setEdited(null),
    isTakingBack: revert.isPending || revertBatch.isPending,
    isOpening: reopen.isPending,
  };
}

export type ImportChanges = ReturnType<typeof useImportChanges>;

function editedIn(error: unknown): EditedSince | null {
  if (codeOf(error) !== 'EDITED_SINCE' || !(error instanceof ORPCError)) return null;
  // The code says which shape the contract gives its data.
  return error.data as EditedSince;
}

function save(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser reads it after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
