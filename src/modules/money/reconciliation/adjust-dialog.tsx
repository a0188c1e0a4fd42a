import { useState } from 'react';
import type { Category } from '#modules/money/categories/model.ts';
import { CategoryPicker } from '#modules/money/categories/picker.parts.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { writeMoney } from '#ui/written-money.ts';
import type { Session } from './model.ts';
import { ADJUST_WORDS } from './words.ts';

const FORM = 'adjustment';

type AdjustDialogProps = {
  session: Session;
  categories: readonly Category[];
  onClose: () => void;
  onChoose: (categoryId: string) => void;
};

/** Asks for the category of an adjustment, and says what it will be. */
export function AdjustDialog({ session, categories, onClose, onChoose }: AdjustDialogProps) {
  const formats = useFormats();
  const [id, setId] = useState<string | null>(null);
  const { difference, reconciliation } = session;
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={ADJUST_WORDS.title}
      description={ADJUST_WORDS.lastResortNote(writeMoney(difference, formats), writeDay(reconciliation.day, formats))}
      footer={
        <>
          <Button onClick={onClose}>{ADJUST_WORDS.cancel}</Button>
          <Button look="primary" type="submit" form={FORM} disabled={id === null}>
            {ADJUST_WORDS.title}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        onSubmit={(event) => {
          event.preventDefault();
          if (id !== null) onChoose(id);
        }}
      >
        <Field label={ADJUST_WORDS.category}>
          <CategoryPicker
            categories={categories}
            value={id}
            first={difference.minor > 0n ? 'income' : 'expense'}
            startOpen
            placeholder={ADJUST_WORDS.chooseCategory}
            onChange={setId}
          />
        </Field>
      </form>
    </Dialog>
  );
}
