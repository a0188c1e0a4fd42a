import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import type { Tag } from './model.ts';
import { MERGE_DIALOG_WORDS, PICKER_WORDS } from './words.ts';

type MergeDialogProps = {
  tag: Tag;
  all: readonly Tag[];
  onClose: () => void;
  onMerge: (into: Tag) => void;
};

/** Chooses the tag that takes over the transactions. */
export function MergeDialog({ tag: { id, name }, all, onClose, onMerge }: MergeDialogProps) {
  const [into, setInto] = useState<string | null>(null);
  const others = all.filter((one) => one.id !== id);
  const target = others.find((one) => one.id === into);
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={MERGE_DIALOG_WORDS.title(name)}
      footer={
        <>
          <Button onClick={onClose}>{MERGE_DIALOG_WORDS.cancel}</Button>
          <Button
            look="primary"
            disabled={target === undefined}
            onClick={() => target !== undefined && onMerge(target)}
          >
            {MERGE_DIALOG_WORDS.merge}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 text-sm">
        <p className="wrap-anywhere">{MERGE_DIALOG_WORDS.what(name)}</p>
        <Field label={MERGE_DIALOG_WORDS.into}>
          <Combobox
            options={others.map((one) => ({ value: one.id, label: one.name }))}
            value={into}
            placeholder={MERGE_DIALOG_WORDS.choose}
            empty={PICKER_WORDS.noMatch}
            onChange={setInto}
          />
        </Field>
      </div>
    </Dialog>
  );
}
