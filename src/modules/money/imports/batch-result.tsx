import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CircleCheck, List, Tags, Undo2, X } from 'lucide-react';
import { Button, IconButton } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { HOME } from '#browser/return-path.ts';
import { LinkedByImports } from '#modules/money/transfers/parts.tsx';
import { IMPORTS } from '#modules/money/transactions/access.ts';
import { api } from './api.client.ts';
import type { ImportChanges } from './import-changes.client.ts';
import type { Importing } from './importing.client.ts';
import type { Batch } from './model.ts';
import { broughtWords } from './review-words.ts';
import { BATCH_RESULT_WORDS } from './words.ts';

type BatchResultProps = {
  id: string;
  changes: ImportChanges;
  /** The press as this tab saw it, with what was not imported. */
  running: Importing | null;
  onClose: () => void;
};

/** What a press brought in, what is to be done with it, and the way back. */
export function BatchResult({ id, changes, running, onClose }: BatchResultProps) {
  const batch = useQuery(api.batch.queryOptions({ input: { id } }));
  if (batch.data === undefined) return null;
  return <Brought id={id} batch={batch.data} changes={changes} running={running} onClose={onClose} />;
}

function Brought({ id, batch, changes, running, onClose }: BatchResultProps & { batch: Batch }) {
  const mayWrite = useMay(IMPORTS.write);
  const formats = useFormats();
  const write = (count: number) => writeNumber(count, formats);
  const { files, made, uncategorised, currency } = batch;
  const transactions = files.reduce((sum, { counts }) => sum + counts.added + counts.merged, 0);
  const [only, ...others] = files;
  const single = others.length === 0 && only !== undefined ? { import: only.id } : {};
  const isCurrent = running?.batchId === id;
  const failed = isCurrent ? Object.keys(running.failures).length : 0;
  const left = isCurrent && running.isOver ? running.total - running.done - failed : 0;
  return (
    <section aria-label={BATCH_RESULT_WORDS.imported} className="card flex gap-3 p-5">
      <CircleCheck className="mt-0.5 size-5 shrink-0 text-accent-ink" aria-hidden />
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <div role="status">
          <h2 className="text-lg leading-snug">{broughtWords({ transactions, files: files.length }, write)}</h2>
          <p className="mt-1 text-sm text-soft wrap-anywhere">
            {made.length > 0 &&
              `${BATCH_RESULT_WORDS.newAccount(made.length, write)}: ${made.map(({ name }) => name).join(', ')}. `}
            {uncategorised > 0 && BATCH_RESULT_WORDS.transactionToCategorise(uncategorised, write)}
            {left > 0 && BATCH_RESULT_WORDS.fileNotImportedBecause(left, write)}
          </p>
          <LinkedByImports importIds={files.map((file) => file.id)} className="mt-1 text-sm text-soft" />
          {failed > 0 && (
            <p className="mt-1 text-sm text-danger-ink">{BATCH_RESULT_WORDS.fileCouldNotBe(failed, write)}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton look="primary" to={HOME} icon={<ArrowRight aria-hidden />}>
            {BATCH_RESULT_WORDS.goToDashboard}
          </LinkButton>
          {uncategorised > 0 && (
            <LinkButton
              to={linkTo('/app/transactions', { uncategorised: true, currency, ...single })}
              icon={<Tags aria-hidden />}
            >
              {BATCH_RESULT_WORDS.categoriseTransaction(uncategorised, write)}
            </LinkButton>
          )}
          {transactions > 0 && (
            <LinkButton to={linkTo('/app/transactions', { currency, ...single })} icon={<List aria-hidden />}>
              {BATCH_RESULT_WORDS.viewTransactions}
            </LinkButton>
          )}
          {mayWrite && (
            <Button
              icon={<Undo2 aria-hidden />}
              pending={changes.isTakingBack}
              onClick={() => changes.takeBackBatch(id, files, onClose)}
            >
              {BATCH_RESULT_WORDS.undoImport(files.length, write(files.length))}
            </Button>
          )}
        </div>
      </div>
      <IconButton
        label={BATCH_RESULT_WORDS.closeThisMessage}
        icon={<X aria-hidden />}
        className="-mt-2 -mr-2 self-start"
        onClick={onClose}
      />
    </section>
  );
}
