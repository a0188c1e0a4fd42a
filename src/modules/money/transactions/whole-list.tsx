import { CheckCheck, PencilLine, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import type { Currency } from '#kernel/money.ts';
import type { Category } from '#modules/money/categories/model.ts';
import { undoChange } from '#modules/money/history/undoing.parts.tsx';
import { Button } from '#ui/button.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { filterOf, type Filters } from './filters.ts';
import type { RemovalPreview } from './bulk.parts.ts';
import { markMany } from './marks.client.ts';
import { api } from './api.client.ts';
import { useUndoable } from '#ui/undoable.client.ts';
import { WHOLE_LIST_WORDS } from './dialog-words.ts';
import { MARKS_WORDS, WORDS } from './words.ts';

const RemovalDialog = lazyComponent(() => import('./removal-dialog.tsx').then((file) => file.RemovalDialog));
const BulkDialog = lazyComponent(() => import('./bulk-dialog.tsx').then((file) => file.BulkDialog));

export type WholeListProps = {
  filters: Filters;
  currency: Currency;
  /** How many the filters find. */
  count: number;
  categories: readonly Category[];
};

const TO_REVIEW = /(?:^|[\s(])is:unreviewed\b/iu;

/** What can be done with all that the filters find, on whichever page it is. */
export function WholeList({ filters, currency, count, categories }: WholeListProps) {
  const formats = useFormats();
  const work = useUndoable({ isRecorded: true });
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const filter = filterOf(filters, currency);
  const which = { filter };
  const number = (figure: number) => writeNumber(figure, formats);
  const reviewAll = () =>
    work({
      perform: () => markMany(which, { isReviewed: true }),
      done: MARKS_WORDS.markedReviewed(count, number),
    });
  const removeAll = ({ count: expected, locked }: RemovalPreview) => {
    close();
    work({
      perform: async () => {
        const { changeId } = await api.removeMany.call({ filter, expected });
        return () => undoChange(changeId);
      },
      done: WORDS.manyDeleted(expected - locked, number),
    });
  };
  return (
    <>
      {TO_REVIEW.test(filters.q) && (
        <Button size="small" icon={<CheckCheck aria-hidden />} onClick={reviewAll}>
          {WHOLE_LIST_WORDS.reviewAll(count, number)}
        </Button>
      )}
      <Button size="small" icon={<PencilLine aria-hidden />} onClick={() => setOpen('edit')}>
        {WHOLE_LIST_WORDS.editAll(count, number)}
      </Button>
      <Button size="small" icon={<Trash2 aria-hidden />} onClick={() => setOpen('delete')}>
        {WHOLE_LIST_WORDS.deleteAll(count, number)}
      </Button>
      <Suspense>
        {open === 'edit' && <BulkDialog which={which} categories={categories} onClose={close} onDone={close} />}
        {open === 'delete' && <RemovalDialog filter={filter} onClose={close} onRemove={removeAll} />}
      </Suspense>
    </>
  );
}
