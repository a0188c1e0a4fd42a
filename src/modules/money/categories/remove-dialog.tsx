import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import type { Category } from './model.ts';
import { CategoryPicker } from './picker.parts.tsx';
import { familyOf } from './rules.ts';
import { countOf } from './tree.ts';
import { REMOVE_DIALOG_WORDS } from './words.ts';

type RemoveDialogProps = {
  category: Category;
  all: readonly Category[];
  onClose: () => void;
  /** Where its transactions go; null for no category. */
  onRemove: (moveTo: string | null) => void;
  onArchive: () => void;
};

/** A category in use is deleted once it is said where its transactions go. */
export function RemoveDialog({ category, all, onClose, onRemove, onArchive }: RemoveDialogProps) {
  const formats = useFormats();
  const { id, name, kind, isArchived } = category;
  const count = countOf(all, category);
  const below = familyOf(all, id).length - 1;
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const moveTo = count === 0 ? null : chosen;
  const target = all.find((other) => other.id === moveTo);
  const rows = REMOVE_DIALOG_WORDS.oneTransaction(count, writeNumber(count, formats));
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={REMOVE_DIALOG_WORDS.delete(name)}
      footer={
        <>
          <Button onClick={onClose}>{REMOVE_DIALOG_WORDS.cancel}</Button>
          <Button look="danger" disabled={moveTo === undefined} onClick={() => onRemove(moveTo ?? null)}>
            {count === 0 ? REMOVE_DIALOG_WORDS.deleteAll(below + 1) : REMOVE_DIALOG_WORDS.moveAndDelete}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 text-sm">
        <p>{REMOVE_DIALOG_WORDS.what({ name, below, rows: count === 0 ? null : rows })}</p>
        {count > 0 && (
          <Field label={REMOVE_DIALOG_WORDS.moveTo}>
            <CategoryPicker
              categories={all.filter((other) => other.id !== id && other.parentId !== id)}
              value={moveTo ?? null}
              first={kind}
              none={REMOVE_DIALOG_WORDS.noCategory}
              placeholder={REMOVE_DIALOG_WORDS.chooseCategory}
              onChange={setChosen}
            />
          </Field>
        )}
        <p role="status" className="text-soft empty:hidden">
          {count > 0 && moveTo === null && REMOVE_DIALOG_WORDS.theyWillBeUncategorised}
          {target !== undefined && target.kind !== kind && REMOVE_DIALOG_WORDS.isAnotherKindSo(target.name)}
        </p>
        {!isArchived && (
          <p className="text-soft">
            {REMOVE_DIALOG_WORDS.toHideItBut}{' '}
            <button type="button" className="-my-1 py-1 font-medium text-accent-ink underline" onClick={onArchive}>
              {REMOVE_DIALOG_WORDS.archiveItInstead}
            </button>
          </p>
        )}
      </div>
    </Dialog>
  );
}
