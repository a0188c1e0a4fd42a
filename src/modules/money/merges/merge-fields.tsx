import type { ReactNode } from 'react';
import { CategoryName, useCategories } from '#modules/money/categories/parts.tsx';
import { TagMarks } from '#modules/money/tags/parts.tsx';
import { DateText } from '#ui/date-text.tsx';
import type { MergeChoices, MergeSide, PairSide } from './model.ts';
import { BOTH } from './picking.ts';
import { canJoinNotes, fixedFields, type TakenFields } from './rules.ts';
import { MERGE_WORDS } from './words.ts';

type Field = keyof MergeChoices;
type MergeFieldsProps = {
  sides: readonly [PairSide, PairSide];
  kept: MergeSide;
  other: MergeSide;
  taken: TakenFields;
  /** @param of the id of a transaction, or both */
  onPick: (field: Field, of: string) => void;
};

const FIELDS = ['bookedOn', 'description', 'reference', 'categoryId', 'note'] as const;

/** What differs between the two, and whose value stays; what both give needs no choice. */
export function MergeFields({ sides, kept, other, taken, onPick }: MergeFieldsProps) {
  const fixed = fixedFields(kept);
  const differing = FIELDS.filter((field) => sides[0][field] !== sides[1][field] && !fixed.includes(field));
  const picked = (field: Field) => (taken[field] === 'both' ? BOTH : taken[field] === 'kept' ? kept.id : other.id);
  const count = (name: 'receipts' | 'links') => sides[0][name] + sides[1][name];
  const tagIds = [...new Set([...kept.tagIds, ...other.tagIds])];
  return (
    <div className="flex flex-col divide-y divide-line border-y border-line">
      {differing.map((field) => (
        <fieldset key={field} className="grid grid-cols-2 gap-x-3 py-2">
          <legend className="float-left col-span-2 mb-1 text-faint">{MERGE_WORDS.fields[field]}</legend>
          {sides.map((side) => (
            <Pick
              key={side.id}
              field={field}
              isPicked={picked(field) === side.id}
              onPick={() => onPick(field, side.id)}
            >
              <Value side={side} field={field} />
            </Pick>
          ))}
          {field === 'note' && canJoinNotes(kept, other) && (
            <Pick field={field} isPicked={picked(field) === BOTH} onPick={() => onPick(field, BOTH)}>
              {MERGE_WORDS.both}
            </Pick>
          )}
        </fieldset>
      ))}
      {tagIds.length > 0 && !kept.isSplit && (
        <p className="flex flex-wrap items-center gap-2 py-2">
          <span className="text-faint">{MERGE_WORDS.tags}</span>
          <TagMarks ids={tagIds} />
        </p>
      )}
      {count('receipts') + count('links') > 0 && (
        <p className="py-2 text-soft">{MERGE_WORDS.allStay(count('receipts'), count('links'))}</p>
      )}
    </div>
  );
}

type PickProps = { field: Field; isPicked: boolean; onPick: () => void; children: ReactNode };

function Pick({ field, isPicked, onPick, children }: PickProps) {
  return (
    <label className="flex min-w-0 cursor-pointer items-start gap-2 py-1 pointer-coarse:py-2.5">
      <input type="radio" name={field} className="mt-1 shrink-0 accent-accent" checked={isPicked} onChange={onPick} />
      <span className="min-w-0 wrap-anywhere whitespace-pre-wrap">{children}</span>
    </label>
  );
}

function Value({ side, field }: { side: PairSide; field: Field }) {
  const categories = useCategories().data ?? [];
  if (field === 'bookedOn') return <DateText day={side.bookedOn} look="long" />;
  const none = <span className="text-faint">{MERGE_WORDS.none}</span>;
  if (field !== 'categoryId') return side[field] ?? none;
  const category = categories.find(({ id }) => id === side.categoryId);
  return category === undefined ? none : <CategoryName category={category} />;
}
