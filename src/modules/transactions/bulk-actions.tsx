import { Tags, Trash2 } from 'lucide-react';
import type { Category } from '#modules/categories/model.ts';
import { CategoryPicker } from '#modules/categories/picker.parts.tsx';
import { BulkBar } from '#ui/bulk-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import type { Selection } from './selection.client.ts';
import type { TransactionChanges } from './transaction-changes.client.ts';

type BulkActionsProps = {
  selection: Selection;
  changes: TransactionChanges;
  categories: readonly Category[];
  /** The question for the category is open. */
  isFiling: boolean;
  onFiling: (isFiling: boolean) => void;
};

/** What can be done with all selected rows; both can be undone. */
export function BulkActions({ selection, changes, categories, isFiling, onFiling }: BulkActionsProps) {
  const { selected, clear } = selection;
  return (
    <>
      <BulkBar count={selected.size} noun="transactions" onClear={clear}>
        <Button size="small" icon={<Tags aria-hidden />} onClick={() => onFiling(true)}>
          Categorise
        </Button>
        <Button
          size="small"
          icon={<Trash2 aria-hidden />}
          onClick={() => {
            changes.removeMany(selected);
            clear();
          }}
        >
          Delete
        </Button>
      </BulkBar>
      {isFiling && selected.size > 0 && (
        <FilingDialog
          count={selected.size}
          categories={categories}
          onClose={() => onFiling(false)}
          onChoose={(id, name) => {
            changes.fileMany(selected, id, name);
            onFiling(false);
            clear();
          }}
        />
      )}
    </>
  );
}

type FilingDialogProps = {
  count: number;
  categories: readonly Category[];
  onClose: () => void;
  onChoose: (id: string, name: string) => void;
};

/** Choosing is doing: it can be undone. */
function FilingDialog({ count, categories, onClose, onChoose }: FilingDialogProps) {
  const formats = useFormats();
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={`Categorise ${count === 1 ? 'one transaction' : `${writeNumber(count, formats)} transactions`}`}
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      <Field label="Category">
        <CategoryPicker
          categories={categories}
          value={null}
          startOpen
          placeholder="Choose a category"
          onChange={(id) => {
            const chosen = categories.find((category) => category.id === id);
            if (chosen !== undefined) onChoose(chosen.id, chosen.name);
          }}
        />
      </Field>
    </Dialog>
  );
}
