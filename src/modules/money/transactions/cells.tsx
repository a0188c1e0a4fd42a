import { EyeOff, ArrowLeftRight, StickyNote } from 'lucide-react';
import { Suspense } from 'react';
import { CategoryName } from '#modules/money/categories/parts.tsx';
import { CategoryPicker } from '#modules/money/categories/picker.parts.tsx';
import type { Category } from '#modules/money/categories/model.ts';
import { SplitMark } from '#modules/money/splits/mark.parts.tsx';
import { StateMark } from '#modules/money/reconciliation/state.parts.tsx';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/class-names.ts';
import { EditInPlace } from '#ui/edit-in-place.tsx';
import { useFocusBack } from '#ui/focus-back.client.ts';
import { LONGEST_DESCRIPTION } from './bounds.ts';
import type { Transaction } from './model.ts';
import { WORDS, CELLS_WORDS } from './words.ts';

const TagMarks = lazyComponent(() => import('#modules/money/tags/parts.tsx').then((parts) => parts.TagMarks));

/** Pressing it edits; it reads as text until then. */
const CELL_BUTTON =
  'inline-flex max-w-full min-w-0 items-center rounded-sm text-left decoration-edge decoration-dotted underline-offset-4 enabled:hover:underline max-sm:min-h-6 max-sm:min-w-6 sm:pointer-coarse:min-h-8 sm:pointer-coarse:min-w-6';

type DescriptionCellProps = {
  row: Transaction;
  onPress: () => void;
  isEdited: boolean;
  onDone: (description: string | null) => void;
};

/** Words that differ in capitals or spaces alone say the same. */
const evenly = (text: string) => text.replace(/\s+/gu, ' ').trim().toLowerCase();

/** The words a person reads, with the bank's own beside them where there is room. */
export function DescriptionCell({ row, onPress, isEdited, onDone }: DescriptionCellProps) {
  const { cell, owe } = useFocusBack(isEdited);
  const { description, bankText, status, isMasked, transferId, note, tagIds, needsReview } = row;
  const hasOtherWords = bankText !== null && evenly(bankText) !== evenly(description);
  if (isEdited)
    return (
      <span ref={cell} className="flex min-w-0">
        <EditInPlace
          label={CELLS_WORDS.descriptionOf(description)}
          text={description}
          longest={LONGEST_DESCRIPTION}
          onDone={(text) => {
            owe();
            onDone(text);
          }}
        />
      </span>
    );
  return (
    <span ref={cell} className="flex min-w-0 items-center gap-2">
      <button
        type="button"
        onClick={onPress}
        title={description}
        className={cx(CELL_BUTTON, 'max-sm:after:absolute max-sm:after:inset-0 @4xl:shrink-0')}
      >
        {isMasked && <EyeOff className="mr-1.5 size-4 shrink-0 text-faint" aria-hidden />}
        <span className="truncate">{description}</span>
      </button>
      {needsReview && (
        <span
          role="img"
          aria-label={CELLS_WORDS.notReviewed}
          title={CELLS_WORDS.notReviewed}
          className="size-1.5 shrink-0 rounded-full bg-accent"
        />
      )}
      {transferId !== null && (
        <ArrowLeftRight className="size-3.5 shrink-0 text-faint" role="img" aria-label={CELLS_WORDS.linkedTransfer} />
      )}
      {status === 'pending' && (
        <span className="-my-0.5 inline-flex">
          <Badge tone="attention">{CELLS_WORDS.pending}</Badge>
        </span>
      )}
      <Suspense>{row.parentId !== null && !isMasked && <SplitMark wholeId={row.parentId} />}</Suspense>
      <StateMark state={row.state} />
      {note !== null && (
        <StickyNote className="size-3.5 shrink-0 text-faint" role="img" aria-label={CELLS_WORDS.note(note)} />
      )}
      <Suspense>
        {tagIds.length > 0 && (
          // On a phone those that fit beside the name are whole; others wrap out of sight.
          <span className="-my-0.5 inline-flex min-w-0 gap-1 overflow-hidden max-sm:h-5.5 max-sm:flex-1 max-sm:flex-wrap max-sm:before:h-full max-sm:before:w-px [&>span]:block [&>span]:truncate [&>span]:leading-5.5">
            <TagMarks ids={tagIds} />
          </span>
        )}
      </Suspense>
      {hasOtherWords && (
        <span title={bankText} className="min-w-0 truncate text-xs text-faint @max-4xl:hidden">
          {bankText}
        </span>
      )}
    </span>
  );
}

type CategoryCellProps = {
  row: Transaction;
  categories: readonly Category[];
  category: Category | null;
  onEdit: (() => void) | null;
  isEdited: boolean;
  /** Undefined where nothing was chosen. */
  onDone: (categoryId: string | null | undefined) => void;
};

export function CategoryCell({ row, categories, category, onEdit, isEdited, onDone }: CategoryCellProps) {
  const { cell, owe } = useFocusBack(isEdited);
  const end = (categoryId: string | null | undefined) => {
    owe();
    onDone(categoryId);
  };
  if (isEdited)
    return (
      <span ref={cell} className="block">
        <CategoryPicker
          categories={categories}
          value={row.categoryId}
          first={row.amount.minor > 0n ? 'income' : 'expense'}
          none={CELLS_WORDS.noCategory}
          label={CELLS_WORDS.categoryOf(row.description)}
          placeholder={CELLS_WORDS.chooseCategory}
          startOpen
          onChange={end}
          onClosed={() => end(undefined)}
          className="-mx-2 -my-1.5 w-48 [&_input]:min-h-7! [&_input]:px-2"
        />
      </span>
    );
  return (
    <span ref={cell} className="contents">
      <button
        type="button"
        disabled={onEdit === null}
        onClick={onEdit ?? undefined}
        className={cx(CELL_BUTTON, 'align-middle')}
      >
        {category === null ? (
          <span className="text-attention-ink">{WORDS.uncategorised}</span>
        ) : (
          <CategoryName category={category} />
        )}
      </button>
    </span>
  );
}
