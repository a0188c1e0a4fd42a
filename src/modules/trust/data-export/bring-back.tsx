import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Notice } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useCaller } from '#ui/caller.tsx';
import { sentenceOf } from '#browser/failure.client.ts';
import { FileDrop } from '#ui/file-drop.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { openWorkspace } from '#browser/open-workspace.client.ts';
import { Section } from '#ui/page-header.tsx';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Restored } from './model.ts';
import { BRING_BACK_WORDS } from './words.ts';

/** Opens the books of an archive that was taken away from here or from elsewhere. */
export function BringBack() {
  const { workspace } = useCaller();
  const restore = useMutation(
    api.restore.mutationOptions({
      // Else the newest books would be open from here on, without a word.
      onMutate: () => openWorkspace(workspace.id),
      onSuccess: refreshAll,
    }),
  );
  const { data, error, isPending } = restore;
  return (
    <Section title={BRING_BACK_WORDS.restoreExport}>
      <p className="mb-4 max-w-prose text-sm text-soft">{BRING_BACK_WORDS.restoringAddsWorkspacesAnd}</p>
      <div className="flex flex-col gap-4">
        <FileDrop
          onFiles={([file]) => file !== undefined && restore.mutate({ file })}
          title={isPending ? BRING_BACK_WORDS.readingArchive : BRING_BACK_WORDS.dropExportHere}
          label={BRING_BACK_WORDS.exportArchive}
          hint={BRING_BACK_WORDS.zipFileYouDownloadedNote}
          accept=".zip,application/zip"
          multiple={false}
          disabled={isPending}
        />
        <div role="alert" className="empty:hidden">
          {error !== null && (
            <Notice tone="danger" icon={<CircleAlert aria-hidden />} title={BRING_BACK_WORDS.exportWasNotRestored}>
              {sentenceOf(error)}
            </Notice>
          )}
        </div>
        <div role="status" className="flex flex-col gap-2 empty:hidden">
          {data?.books.map((books) => (
            <Arrived key={books.id} books={books} />
          ))}
        </div>
      </div>
    </Section>
  );
}

function Arrived({ books: { id, name, rows, files } }: { books: Restored['books'][number] }) {
  const { workspace } = useCaller();
  const formats = useFormats();
  const said = [
    [rows['accounts'], 'account', 'accounts'],
    [rows['transactions'], 'transaction', 'transactions'],
    [files, 'statement file', 'statement files'],
  ] as const;
  const list = said.map(([count = 0, one, many]) => `${writeNumber(count, formats)} ${count === 1 ? one : many}`);
  return (
    <Notice
      tone="accent"
      icon={<CircleCheck aria-hidden />}
      title={BRING_BACK_WORDS.restored(name)}
      action={
        id === workspace.id ? null : (
          <Button
            onClick={() => {
              openWorkspace(id);
              window.location.assign('/app/dashboard');
            }}
          >
            {BRING_BACK_WORDS.openWorkspace}
          </Button>
        )
      }
    >
      {list.join(', ')}.
    </Notice>
  );
}
