import { FileUp, Plus } from 'lucide-react';
import { type Ref, useEffect, useRef } from 'react';
import * as z from 'zod';
import { useActions } from '#ui/actions.client.ts';
import { useCaller, useMay } from '#ui/caller.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { keepFocus } from '#ui/keep-focus.client.ts';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { useToastsAbove } from '#ui/toasts-above.client.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { IMPORTS } from '#modules/money/transactions/access.ts';
import { IMPORT_ACTIONS } from './actions.client.ts';
import { Arrivals } from './arrivals.tsx';
import { BatchResult } from './batch-result.tsx';
import { ChooseStatements } from './choose-statements.parts.tsx';
import { DropAnywhere } from './drop-anywhere.tsx';
import { EditedDialog } from './edited-dialog.tsx';
import { ImportAllButton, ImportingProgress, useImportAll } from './import-all.tsx';
import { useImportChanges } from './import-changes.client.ts';
import { markTold, useImporting } from './importing.client.ts';
import { ImportsAnswer } from './imports-answer.tsx';
import { ImportList } from './import-list.tsx';
import type { Review } from './review.ts';
import { ReviewTable } from './review-table.tsx';
import { leftOutWords } from './review-words.ts';
import { takeFiles, useArrivals } from './upload-queue.client.ts';
import { STATEMENT_ENDINGS } from './uploads.ts';
import { useReview } from './use-review.client.ts';
import { WatchedFolder } from './watched-folder.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { PAGE_WORDS } from './words.ts';

const FIELDS = { batch: z.uuid().nullable().default(null) };

/** Where statements come in, are looked at together and imported with one press, and what came of the earlier ones. */
export function ImportsPage() {
  const { workspace } = useCaller();
  const mayWrite = useMay(IMPORTS.write);
  const { list, review, waiting, unread, isSure } = useReview();
  const [{ batch }, setUrl] = useUrlState(FIELDS);
  const changes = useImportChanges();
  const press = useImporting(workspace.id);
  const running = press?.isOver === false ? press : null;
  // What came in stays on the page over a reload, by its address.
  const over = press?.isOver === true && !press.isTold && press.done > 0 ? press.batchId : null;
  useEffect(() => {
    if (over === null) return;
    setUrl({ batch: over }, { replace: true });
    markTold();
    keepFocus();
  }, [over, setUrl]);
  const isArriving = useArrivals(workspace.id).some(({ state }) => state.kind !== 'ready');
  const canImport = mayWrite && isSure && running === null;
  const chooser = useRef<HTMLInputElement>(null);
  const importThem = useImportAll(review);
  useActions(IMPORT_ACTIONS, {
    'imports.choose': () => chooser.current?.click(),
    'imports.import': () => canImport && importThem?.press(),
  });
  return (
    <>
      {mayWrite && <DropAnywhere onFiles={(files) => takeFiles(workspace.id, files)} />}
      <PageHeader
        title={PAGE_WORDS.importsHeading}
        {...(waiting > 0 || batch !== null || list.data === undefined
          ? {}
          : { answer: <ImportsAnswer imports={list.data} /> })}
        note={
          running !== null ? undefined : waiting > 0 ? (
            <Note review={review} unread={unread} />
          ) : (
            mayWrite && PAGE_WORDS.youCanUndoImportNote
          )
        }
        actions={
          waiting > 0 &&
          mayWrite && (
            <>
              <ChooseStatements icon={<Plus aria-hidden />} input={chooser}>
                {PAGE_WORDS.addFiles}
              </ChooseStatements>
              {canImport && <ImportAllButton review={review} className="max-sm:hidden" />}
            </>
          )
        }
      />
      <div className="flex flex-col gap-5">
        {running !== null && <ImportingProgress running={running} />}
        {batch !== null && running === null && (
          <BatchResult
            id={batch}
            changes={changes}
            running={press}
            onClose={() => setUrl({ batch: null }, { replace: true })}
          />
        )}
        {mayWrite && waiting === 0 && !isArriving && list.data !== undefined && <Drop input={chooser} />}
        {mayWrite && <WatchedFolder isOffered={waiting === 0} />}
        {mayWrite && <Arrivals workspaceId={workspace.id} />}
        {waiting > 0 && (
          <div className="card min-w-0">
            {review.lines.length > 0 && (
              <ReviewTable review={review} running={press} mayWrite={mayWrite && running === null} changes={changes} />
            )}
            {unread > 0 && <TableSkeleton rows={Math.min(unread, 6)} label={PAGE_WORDS.readingFiles} />}
          </div>
        )}
        <Earlier list={list} isFirst={waiting > 0} />
      </div>
      {canImport && waiting > 0 && <PhoneBar review={review} />}
      <EditedDialog changes={changes} />
    </>
  );
}

function Note({ review, unread }: { review: Review; unread: number }) {
  const formats = useFormats();
  const write = (count: number) => writeNumber(count, formats);
  const asks = review.lines.filter(({ kind }) => kind === 'asks' || kind === 'unreadable').length;
  return (
    <span role="status">
      <Sentence
        text={PAGE_WORDS.nothingIsSavedUntil}
        parts={{ filesLeft: unread > 0 ? PAGE_WORDS.readingMore(unread, write) : leftOutWords(asks, write) }}
      />
    </span>
  );
}

function Drop({ input }: { input: Ref<HTMLInputElement> }) {
  const { workspace } = useCaller();
  // It goes with the first file that comes in.
  useEffect(() => keepFocus, []);
  return (
    <FileDrop
      label={PAGE_WORDS.statementFiles}
      title={PAGE_WORDS.dropStatementsHereSeveral}
      hint={PAGE_WORDS.csvOfxQfxQifNote}
      accept={STATEMENT_ENDINGS}
      input={input}
      onFiles={(files) => takeFiles(workspace.id, files)}
    />
  );
}

/** Within a thumb’s reach, where the top of the page is far away. */
function PhoneBar({ review }: { review: Review }) {
  const toastsAbove = useToastsAbove();
  const button = <ImportAllButton review={review} className="w-full" />;
  return (
    <div
      ref={toastsAbove}
      className="sticky bottom-[calc(var(--sticky-bottom,0px)+0.75rem)] z-20 mt-5 rounded-card border border-line bg-raised p-3 shadow-pop empty:hidden sm:hidden"
    >
      {button}
    </div>
  );
}

/** Files that were imported, or undone. */
function Earlier({ list, isFirst }: { list: ReturnType<typeof useReview>['list']; isFirst: boolean }) {
  return (
    <Loaded query={list} skeleton={<TableSkeleton rows={4} />}>
      {(found) => {
        const earlier = found.filter(({ status }) => status !== 'ready');
        if (earlier.length === 0 && isFirst) return null;
        return (
          <Section flush title={PAGE_WORDS.yourImports}>
            {earlier.length === 0 ? <Nothing /> : <ImportList imports={earlier} />}
          </Section>
        );
      }}
    </Loaded>
  );
}

function Nothing() {
  const mayWrite = useMay(IMPORTS.write);
  const formats = useFormats();
  const { data: accounts = [] } = useAccounts();
  const count = accounts.reduce((sum, { transactionCount }) => sum + transactionCount, 0);
  return (
    <EmptyState icon={<FileUp aria-hidden />} title={PAGE_WORDS.noStatementsYet}>
      {count > 0 && (
        <span className="mb-2 block">
          {PAGE_WORDS.theseCameWithoutStatement(count, (number) => writeNumber(number, formats))}
        </span>
      )}
      {mayWrite && PAGE_WORDS.onYourBanksWebsite}
    </EmptyState>
  );
}
