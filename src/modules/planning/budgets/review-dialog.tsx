import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordedChange, useRecordedDone } from '#modules/money/history/recorded.parts.tsx';
import { dayAt } from '#kernel/calendar.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-input.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Overview, Review } from './model.ts';
import { usePeriodName } from './period-name.client.ts';
import { ReviewTable } from './review-table.tsx';
import { REVIEW_WORDS } from './dialog-words.ts';

const LONGEST_NOTE = 1000;

type ReviewDialogProps = { overview: Overview; onClose: () => void };

/** How a period went, and closing it with other limits for the next one. */
export function ReviewDialog({ overview, onClose }: ReviewDialogProps) {
  const today = useToday();
  const { key } = overview.period;
  const review = useQuery(api.review.queryOptions({ input: { today, key } }));
  const nameOf = usePeriodName(overview.rule);
  const name = nameOf(overview.period);
  const { close, reopen, pending } = useClosing(overview, { name, onClose });
  /** Lines whose proposed limit is not taken, and what is noted. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [note, setNote] = useState('');
  const toggle = (lineId: string) => setLeft((before) => before.symmetricDifference(new Set([lineId])));
  const found = review.data;
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={REVIEW_WORDS.title(name)}
      footer={
        <>
          <Button onClick={onClose}>{REVIEW_WORDS.close}</Button>
          {found !== undefined && found.closedAt !== null && (
            <Button pending={pending} onClick={reopen}>
              {REVIEW_WORDS.reopen}
            </Button>
          )}
          {found !== undefined && found.closedAt === null && found.isOver && (
            <Button look="primary" pending={pending} onClick={() => close(note, takenOf(found, left))}>
              {REVIEW_WORDS.action}
            </Button>
          )}
        </>
      }
    >
      <Loaded query={review} skeleton={<TableSkeleton rows={6} label={REVIEW_WORDS.loading} />}>
        {(known) => (
          <div className="flex flex-col gap-4">
            <Summary review={known} overview={overview} />
            <ReviewTable review={known} overview={overview} left={left} onToggle={toggle} />
            {known.closedAt === null && known.isOver && (
              <Field label={REVIEW_WORDS.note} hint={REVIEW_WORDS.reviewNote} optional>
                <TextArea maxLength={LONGEST_NOTE} value={note} onChange={(event) => setNote(event.target.value)} />
              </Field>
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

/** The proposed limits that hold from the next period on. */
function takenOf({ lines }: Review, left: ReadonlySet<string>) {
  return lines.flatMap(({ lineId, proposed }) =>
    proposed === null || left.has(lineId) ? [] : [{ lineId, limit: proposed }],
  );
}

function useClosing({ period: { key } }: Overview, { name, onClose }: { name: string; onClose: () => void }) {
  const today = useToday();
  const closing = useMutation(api.close.mutationOptions({ onSuccess: refreshAll, onError: toastError }));
  const tellDone = useRecordedDone();
  const change = useRecordedChange();
  const close = (note: string, limits: ReturnType<typeof takenOf>) =>
    closing.mutate(
      { today, key, limits, note: note.trim() === '' ? null : note.trim() },
      {
        onSuccess: (changed) => {
          tellDone(REVIEW_WORDS.closed(name), [changed]);
          onClose();
        },
      },
    );
  const reopen = () => {
    change(() => api.reopen.call({ today, key }), REVIEW_WORDS.reopened(name));
    onClose();
  };
  return { close, reopen, pending: closing.isPending };
}

/** What it came to, in a sentence or two; a total of each currency. */
function Summary({ review: { lines, isOver, closedAt, note }, overview }: { review: Review; overview: Overview }) {
  const formats = useFormats();
  const over = lines.filter(({ rest }) => rest.minor < 0n).length;
  return (
    <div className="text-sm">
      {overview.totals.map(({ spent, available }) => (
        <p key={spent.currency} className="text-base font-medium">
          <Sentence
            text={REVIEW_WORDS.spentOf}
            parts={{ spent: <MoneyText value={spent} whole />, available: <MoneyText value={available} whole /> }}
          />
        </p>
      ))}
      <p className="text-soft">{over === 0 ? REVIEW_WORDS.allWithin : REVIEW_WORDS.overIn(over)}</p>
      {!isOver && <p className="text-soft">{REVIEW_WORDS.notOver}</p>}
      {closedAt !== null && (
        <p className="text-soft">{REVIEW_WORDS.closedOn(writeDay(dayAt(closedAt, formats.timeZone), formats))}</p>
      )}
      {note !== null && <p className="mt-2 wrap-anywhere whitespace-pre-line">{note}</p>}
    </div>
  );
}
