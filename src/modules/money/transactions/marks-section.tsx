import { TagMarks } from '#modules/money/tags/parts.tsx';
import { TagPicker } from '#modules/money/tags/picker.parts.tsx';
import { Field } from '#ui/field.tsx';
import { Switch } from '#ui/checkbox.tsx';
import type { Transaction } from './model.ts';
import { nameOf, useTransactionChanges } from './transaction-changes.client.ts';
import { MARKS_SECTION_WORDS } from './dialog-words.ts';
import { MARKS_WORDS } from './words.ts';

/** The tags of a transaction, and whether anybody has looked at it; both hold at once. */
export function MarksSection({ row, mayWrite }: { row: Transaction; mayWrite: boolean }) {
  const changes = useTransactionChanges();
  const { id, tagIds, needsReview, description } = row;
  const ids = new Set([id]);
  if (!mayWrite) {
    if (tagIds.length === 0) return null;
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span className="text-faint">{MARKS_SECTION_WORDS.tags}</span>
        <TagMarks ids={tagIds} />
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <Field label={MARKS_SECTION_WORDS.tags}>
        <TagPicker
          value={tagIds}
          mayAdd
          onChange={(next) => {
            const change = {
              addTags: next.filter((one) => !tagIds.includes(one)),
              removeTags: tagIds.filter((one) => !next.includes(one)),
            };
            changes.mark(ids, change, MARKS_SECTION_WORDS.tagged(nameOf(description)));
          }}
        />
      </Field>
      <Switch
        label={MARKS_SECTION_WORDS.reviewed}
        checked={!needsReview}
        onSwitch={(isReviewed) =>
          changes.mark(
            ids,
            { isReviewed },
            isReviewed ? MARKS_WORDS.markedReviewed(1) : MARKS_WORDS.markedUnreviewed(1),
          )
        }
      />
    </div>
  );
}
