import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import type { Category } from './model.ts';
import { CategoryPicker } from './picker.parts.tsx';
import { MERGE_DIALOG_WORDS } from './words.ts';

type MergeDialogProps = {
  category: Category;
  all: readonly Category[];
  onClose: () => void;
  onMerge: (into: Category) => void;
};

/** Chooses the category that takes over transactions, subcategories and lessons. */
export function MergeDialog({ category, all, onClose, onMerge }: MergeDialogProps) {
  const formats = useFormats();
  const { id, name, kind, transactionCount: count } = category;
  const [into, setInto] = useState<string | null>(null);
  const targets = all.filter((one) => one.kind === kind && one.id !== id && one.parentId !== id);
  const below = all.filter(({ parentId }) => parentId === id).length;
  const target = targets.find((one) => one.id === into);
  const above = target === undefined ? undefined : all.find((one) => one.id === target.parentId);
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={MERGE_DIALOG_WORDS.merge(name)}
      footer={
        <>
          <Button onClick={onClose}>{MERGE_DIALOG_WORDS.cancel}</Button>
          <Button
            look="primary"
            disabled={target === undefined}
            onClick={() => target !== undefined && onMerge(target)}
          >
            {MERGE_DIALOG_WORDS.mergeCategory}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 text-sm">
        <p>{MERGE_DIALOG_WORDS.whatMoves(name, { count, below }, writeNumber(count, formats))}</p>
        <Field label={MERGE_DIALOG_WORDS.into}>
          <CategoryPicker
            categories={targets}
            value={into}
            first={kind}
            placeholder={MERGE_DIALOG_WORDS.chooseCategory}
            onChange={setInto}
          />
        </Field>
        <p role="status" className="text-soft empty:hidden">
          {below > 0 && target !== undefined && MERGE_DIALOG_WORDS.subcategoriesGo((above ?? target).name)}
        </p>
      </div>
    </Dialog>
  );
}
