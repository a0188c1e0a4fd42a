import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { useCaller } from '#ui/caller.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { Progress } from '#ui/progress.tsx';
import { useCountry } from '#modules/money/accounts/creation.parts.tsx';
import { api } from './api.client.ts';
import { ImportProgress } from './import-progress.tsx';
import { cancelImporting, type Importing, importAll } from './importing.client.ts';
import { useAfterChoices } from './choosing.client.ts';
import { commitsOf, type Review } from './review.ts';
import { importAllWords } from './review-words.ts';
import { IMPORT_ALL_WORDS } from './words.ts';

/** Imports all files that can be, once what was chosen for them is saved; null where there is none. */
export function useImportAll(review: Review): ReturnType<typeof useAfterChoices> | null {
  const { workspace } = useCaller();
  const country = useCountry();
  const hasSome = commitsOf(review, country, '').length > 0;
  const start = () => {
    const batchId = crypto.randomUUID();
    void importAll(workspace.id, batchId, commitsOf(review, country, batchId));
  };
  const afterChoices = useAfterChoices(hasSome ? start : null);
  return hasSome ? afterChoices : null;
}

/** One press for all files that can be imported; null where there is none. */
export function ImportAllButton({ review, className }: { review: Review; className?: string }) {
  const formats = useFormats();
  const start = useImportAll(review);
  if (start === null) return null;
  return (
    <Button
      look="primary"
      {...(className === undefined ? {} : { className })}
      pending={start.isWaiting}
      onClick={start.press}
    >
      {importAllWords(review.files, review.transactions, (count) => writeNumber(count, formats))}
    </Button>
  );
}

const POLL_MS = 1000;

/** How far the press is: the files, and of a single one its rows. */
export function ImportingProgress({ running }: { running: Importing }) {
  const { current, done, total, isCancelling } = running;
  const isAlone = total === 1;
  const rows = useQuery(
    api.progress.queryOptions({
      input: { id: current ?? '' },
      enabled: isAlone && current !== null,
      gcTime: 0,
      refetchInterval: POLL_MS,
    }),
  );
  const cancel = () => void cancelImporting();
  return (
    <div className="card p-4">
      {isAlone && rows.data != null ? (
        <ImportProgress running={rows.data} isCancelling={isCancelling} onCancel={cancel} />
      ) : (
        <Progress
          label={IMPORT_ALL_WORDS.importing}
          done={done}
          total={total}
          noun={IMPORT_ALL_WORDS.file(total)}
          cancelling={isCancelling}
          onCancel={cancel}
        />
      )}
    </div>
  );
}
