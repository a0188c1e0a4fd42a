import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Notice } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { useToastsAbove } from '#ui/toasts-above.client.ts';
import { IMPORTS } from '#modules/money/transactions/access.ts';
import { api } from './api.client.ts';
import { useAfterChoices } from './choosing.client.ts';
import type { Committing } from './committing.client.ts';
import { ImportProgress } from './import-progress.tsx';
import type { Counts } from '#modules/money/import-matching/model.ts';
import type { Finding, Preview } from './model.ts';
import { COUNT_WORDS } from './review-words.ts';
import { importWords, nothingWords, rowsIn, COMMIT_BAR_WORDS } from './words.ts';

type Read = Extract<Finding, { kind: 'read' }>;
type CommitBarProps = { preview: Preview; finding: Read; committing: Committing };

/** The one thing to do with a file that is understood, always within reach. */
export function CommitBar({ preview, finding, committing }: CommitBarProps) {
  const mayWrite = useMay(IMPORTS.write);
  const toastsAbove = useToastsAbove();
  if (!mayWrite) return null;
  const { refusal, isRunning, progress, isCancelling, cancel } = committing;
  return (
    <div
      ref={toastsAbove}
      className="sticky bottom-[calc(var(--sticky-bottom,0px)+0.75rem)] z-20 mt-5 flex flex-col gap-3 rounded-card border border-line bg-raised p-3 pl-4 shadow-pop"
    >
      <div role="alert" className="empty:hidden">
        {refusal !== null && (
          <Notice tone="danger" icon={<CircleAlert aria-hidden />}>
            {refusal}
          </Notice>
        )}
      </div>
      {isRunning && progress !== null ? (
        <ImportProgress running={progress} isCancelling={isCancelling} onCancel={cancel} />
      ) : (
        <Step preview={preview} finding={finding} committing={committing} />
      )}
    </div>
  );
}

function Step({ preview, finding, committing: { start, isRunning } }: CommitBarProps) {
  const { counts, sections, isReady } = finding;
  const formats = useFormats();
  const write = (count: number) => writeNumber(count, formats);
  const navigate = useNavigate();
  const words = importWords(counts, write);
  function begin(): void {
    // What came of the import is shown whole, not by the tab that was open before.
    void navigate({ search: '' }, { replace: true, preventScrollReset: true });
    start();
  }
  const { press, isWaiting } = useAfterChoices(isReady && rowsIn(counts) > 0 ? begin : null);
  // Without rows there is nothing to record, and no account is needed for it.
  if (rowsIn(counts) === 0) return <p className="py-1.5 text-sm font-medium">{COMMIT_BAR_WORDS.nothingToAddThis}</p>;
  if (!isReady) {
    const open = sections.filter(
      ({ account, isLeftOut, problem }) => !isLeftOut && (account === null || problem !== null),
    );
    const areChosen = open.every(({ account }) => account !== null);
    return (
      <p className="py-1.5 text-sm font-medium">
        {COMMIT_BAR_WORDS.thisFileAndThis(areChosen, open.length, write(open.length))}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p className="min-w-0 flex-1 basis-48 text-sm text-soft">
        {words === null ? <Nothing preview={preview} counts={counts} sections={sections} /> : <Rest counts={counts} />}
      </p>
      <Button look="primary" pending={isRunning || isWaiting} onClick={press} className="max-sm:w-full">
        {words ?? COMMIT_BAR_WORDS.finish}
      </Button>
    </div>
  );
}

/** What happens to the rows that are not new. */
function Rest({ counts: { added, merged, skipped, failed } }: { counts: Counts }) {
  const formats = useFormats();
  const parts = [
    added > 0 && merged > 0 ? COUNT_WORDS.mergedIn(writeNumber(merged, formats)) : null,
    skipped > 0 ? COUNT_WORDS.skipped(writeNumber(skipped, formats)) : null,
    failed > 0 ? COUNT_WORDS.failed(writeNumber(failed, formats)) : null,
  ].filter((part) => part !== null);
  if (parts.length === 0) return `${merged === 0 ? COMMIT_BAR_WORDS.allOfItIs : ''}You can undo the import.`;
  return COMMIT_BAR_WORDS.restYouCanUndo(parts.join(', '));
}

type NothingProps = { preview: Preview; counts: Counts; sections: Read['sections'] };

function Nothing({ preview: { id }, counts, sections }: NothingProps) {
  const formats = useFormats();
  const skipped = useQuery(api.rows.queryOptions({ input: { id, show: 'skip', page: 1 } }));
  const areMovements = skipped.data?.rows.some(({ place }) => place !== null) !== false;
  const isLeftOut = sections.length > 0 && sections.every((section) => section.isLeftOut);
  return `${nothingWords(counts, { areMovements, isLeftOut }, (count) => writeNumber(count, formats))}.`;
}
