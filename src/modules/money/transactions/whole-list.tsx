import { CheckCheck, PencilLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import type { Currency } from '#kernel/money.ts';
import type { Category } from '#modules/money/categories/model.ts';
import { Button } from '#ui/button.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { filterOf, type Filters } from './filters.ts';
import { markMany } from './marks.client.ts';
import { useUndoable } from '#ui/undoable.client.ts';
import { WHOLE_LIST_WORDS } from './dialog-words.ts';
import { MARKS_WORDS } from './words.ts';

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
  const [isEditing, setEditing] = useState(false);
  const which = { filter: filterOf(filters, currency) };
  const number = (figure: number) => writeNumber(figure, formats);
  const reviewAll = () =>
    work({
      perform: () => markMany(which, { isReviewed: true }),
      done: MARKS_WORDS.markedReviewed(count, number),
    });
  return (
    <>
      {TO_REVIEW.test(filters.q) && (
        <Button size="small" icon={<CheckCheck aria-hidden />} onClick={reviewAll}>
          {WHOLE_LIST_WORDS.reviewAll(count, number)}
        </Button>
      )}
      <Button size="small" icon={<PencilLine aria-hidden />} onClick={() => setEditing(true)}>
        {WHOLE_LIST_WORDS.editAll(count, number)}
      </Button>
      <Suspense>
        {isEditing && (
          <BulkDialog
            which={which}
            categories={categories}
            onClose={() => setEditing(false)}
            onDone={() => setEditing(false)}
          />
        )}
      </Suspense>
    </>
  );
}
