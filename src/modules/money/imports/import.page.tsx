import { useQuery } from '@tanstack/react-query';
import { FileX, RotateCcw } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { codeOf, sentenceOf } from '#browser/failure.client.ts';
import { keepFocus } from '#ui/keep-focus.client.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { HeaderSkeleton, Skeleton, TableSkeleton } from '#ui/skeleton.tsx';
import { IMPORTS } from '#modules/money/transactions/access.ts';
import { fileNameText } from './file-name.tsx';
import { api } from './api.client.ts';
import { progressOptions } from './committing.client.ts';
import { dayHere } from './days.client.ts';
import { ImportProgress } from './import-progress.tsx';
import { Done } from './done.tsx';
import { EditedDialog } from './edited-dialog.tsx';
import { type ImportChanges, useImportChanges } from './import-changes.client.ts';
import { ImportMenu } from './import-menu.tsx';
import type { Preview } from './model.ts';
import { WaitingFile } from './waiting-file.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { IMPORT_PAGE_WORDS } from './file-words.ts';

/** One file beside what becomes of it, before, and what came of it, after. */
export function ImportPage() {
  const { id = '' } = useParams();
  const preview = useQuery(api.get.queryOptions({ input: { id } }));
  const changes = useImportChanges();
  const stage = preview.data === undefined ? null : stageOf(preview.data);
  useEffect(() => {
    if (stage !== null) keepFocus();
  }, [stage]);
  if (preview.data === undefined && codeOf(preview.error) === 'IMPORT_NOT_FOUND')
    return (
      <EmptyState
        icon={<FileX aria-hidden />}
        title={IMPORT_PAGE_WORDS.thisImportIsNot}
        actions={<LinkButton to="/app/imports">{IMPORT_PAGE_WORDS.imports}</LinkButton>}
      >
        {sentenceOf(preview.error)}
      </EmptyState>
    );
  return (
    // On a phone the menu stands beside the name, which leaves room for it.
    <div className="relative max-sm:[&_h1]:pr-12">
      <Loaded query={preview} skeleton={<ImportWaiting id={id} />}>
        {(found) => <Import key={found.id} preview={found} changes={changes} />}
      </Loaded>
      <EditedDialog changes={changes} />
    </div>
  );
}

/** What the page is about at the moment; another stage is another page under the same address. */
function stageOf({ status, finding }: Preview): string {
  const isReady = finding?.kind === 'read' && finding.isReady;
  return `${status} ${finding?.kind ?? ''} ${isReady ? 'ready' : ''}`;
}

function Import({ preview, changes }: { preview: Preview; changes: ImportChanges }) {
  if (preview.status === 'done')
    return <Done preview={preview} changes={changes} menu={<MenuBeside preview={preview} changes={changes} />} />;
  if (preview.status === 'reverted') return <TakenBack preview={preview} changes={changes} />;
  return <WaitingFile preview={preview} menu={<MenuBeside preview={preview} changes={changes} />} />;
}

function MenuBeside({ preview, changes }: { preview: Preview; changes: ImportChanges }) {
  return (
    <span className="max-sm:absolute max-sm:-top-3 max-sm:right-0">
      <ImportMenu one={preview} changes={changes} />
    </span>
  );
}

function TakenBack({ preview, changes }: { preview: Preview; changes: ImportChanges }) {
  const mayWrite = useMay(IMPORTS.write);
  const { fileName, revertedAt } = preview;
  return (
    <PageHeader
      title={fileNameText(fileName)}
      answer={
        revertedAt === null ? (
          IMPORT_PAGE_WORDS.thisImportWasUndone
        ) : (
          <Sentence text={IMPORT_PAGE_WORDS.undoneOn} parts={{ day: <DateText day={dayHere(revertedAt)} /> }} />
        )
      }
      note={IMPORT_PAGE_WORDS.yourWorkspaceIsAsNote}
      actions={
        <>
          {mayWrite && (
            <Button
              look="primary"
              icon={<RotateCcw aria-hidden />}
              pending={changes.isOpening}
              onClick={() => changes.openAgain(preview)}
            >
              {IMPORT_PAGE_WORDS.reopenImport}
            </Button>
          )}
          <MenuBeside preview={preview} changes={changes} />
        </>
      }
    />
  );
}

/** A running import keeps the server busy, so after a reload its progress is there before the file is. */
function ImportWaiting({ id }: { id: string }) {
  const { data: running } = useQuery(api.progress.queryOptions(progressOptions(id)));
  return (
    <div>
      {running != null && (
        <div className="card mb-5 p-4">
          <ImportProgress running={running} />
        </div>
      )}
      <HeaderSkeleton />
      <div className="card mb-5 p-5">
        <Skeleton className="h-16" />
      </div>
      <div className="card">
        <TableSkeleton rows={10} label={IMPORT_PAGE_WORDS.readingFile} />
      </div>
    </div>
  );
}
