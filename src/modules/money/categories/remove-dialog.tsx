import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import type { Category } from './model.ts';
import { CategoryPicker } from './picker.parts.tsx';

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
  const { id, name, kind, transactionCount: count, isArchived } = category;
  const [moveTo, setMoveTo] = useState<string | null | undefined>(undefined);
  const target = all.find((other) => other.id === moveTo);
  const rows = count === 1 ? 'one transaction' : `${writeNumber(count, formats)} transactions`;
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={`Delete ${name}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" disabled={moveTo === undefined} onClick={() => onRemove(moveTo ?? null)}>
            Move and delete
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 text-sm">
        <p>
          {name} has {rows}. Choose a new category. You can undo this for 30 days.
        </p>
        <Field label="Move to">
          <CategoryPicker
            categories={all.filter((other) => other.id !== id)}
            value={moveTo ?? null}
            first={kind}
            none="No category"
            placeholder="Choose a category"
            onChange={setMoveTo}
          />
        </Field>
        <p role="status" className="text-soft empty:hidden">
          {moveTo === null && 'They will be uncategorised.'}
          {target !== undefined &&
            target.kind !== kind &&
            `${target.name} is another kind, so your income and spending totals will change.`}
        </p>
        {!isArchived && (
          <p className="text-soft">
            To hide it but keep it on old transactions,{' '}
            <button type="button" className="-my-1 py-1 font-medium text-accent-ink underline" onClick={onArchive}>
              archive it instead
            </button>
            .
          </p>
        )}
      </div>
    </Dialog>
  );
}
