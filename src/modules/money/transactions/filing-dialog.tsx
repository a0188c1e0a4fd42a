import { useState } from 'react';
import type { Category } from '#modules/money/categories/model.ts';
import { CategoryPicker } from '#modules/money/categories/picker.parts.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { BULK_ACTIONS_WORDS } from './dialog-words.ts';

type FilingDialogProps = {
  count: number;
  categories: readonly Category[];
  onClose: () => void;
  onChoose: (id: string, name: string) => void;
};

const FORM = 'filing';

/** Opens on the picker: type, Enter to choose, Enter again to file. */
export function FilingDialog({ count, categories, onClose, onChoose }: FilingDialogProps) {
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
