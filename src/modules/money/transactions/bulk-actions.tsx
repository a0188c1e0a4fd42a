import { Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Category } from '#modules/money/categories/model.ts';
import { CategoryPicker } from '#modules/money/categories/picker.parts.tsx';
import { BulkBar } from '#ui/bulk-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import type { Selection } from './selection.client.ts';
import type { TransactionChanges } from './transaction-changes.client.ts';
import { BULK_ACTIONS_WORDS } from './words.ts';

type BulkActionsProps = {
  selection: Selection;
  changes: TransactionChanges;
  categories: readonly Category[];
  /** The question for the category is open. */
  isFiling: boolean;
  onFiling: (isFiling: boolean) => void;
};

/** So that the bar keeps to one line. */
const NO_ICON_ON_PHONE = 'max-sm:[&_svg]:hidden';

/** What can be done with all selected rows; both can be undone. */
export function BulkActions({ selection, changes, categories, isFiling, onFiling }: BulkActionsProps) {
  const { selected, clear } = selection;
  return (
    <>
      <BulkBar count={selected.size} noun="transactions" onClear={clear}>
        <Button size="small" className={NO_ICON_ON_PHONE} icon={<Tags aria-hidden />} onClick={() => onFiling(true)}>
          {BULK_ACTIONS_WORDS.categorise}
        </Button>
        <Button
          size="small"
          className={NO_ICON_ON_PHONE}
          icon={<Trash2 aria-hidden />}
          onClick={() => {
            changes.removeMany(selected);
            clear();
          }}
        >
          {BULK_ACTIONS_WORDS.delete}
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

const FORM = 'filing';

/** Opens on the picker: type, Enter to choose, Enter again to file. */
function FilingDialog({ count, categories, onClose, onChoose }: FilingDialogProps) {
  const formats = useFormats();
  const [id, setId] = useState<string | null>(null);
  const chosen = categories.find((category) => category.id === id);
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={BULK_ACTIONS_WORDS.categoriseOneTransaction(count, writeNumber(count, formats))}
      footer={
        <>
          <Button onClick={onClose}>{BULK_ACTIONS_WORDS.cancel}</Button>
          <Button look="primary" type="submit" form={FORM} disabled={chosen === undefined}>
            {BULK_ACTIONS_WORDS.categorise}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== undefined) onChoose(chosen.id, chosen.name);
        }}
      >
        <Field label={BULK_ACTIONS_WORDS.category}>
          <CategoryPicker
            categories={categories}
            value={id}
            startOpen
            placeholder={BULK_ACTIONS_WORDS.chooseCategory}
            onChange={setId}
          />
        </Field>
      </form>
    </Dialog>
  );
}
