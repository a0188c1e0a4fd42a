import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { ManyPicker } from '#ui/many-picker.tsx';
import { TAGS } from './access.ts';
import { useTags } from './parts.tsx';
import { TagDialog } from './tag-dialog.tsx';
import { PICKER_WORDS } from './words.ts';

type TagPickerProps = {
  value: readonly string[];
  onChange: (ids: string[]) => void;
  label?: string;
  /** A new tag can be added here: not within another form. */
  mayAdd?: boolean;
};

/** Chooses any number of tags: those chosen, each to take away, and a field for the next. */
export function TagPicker({ value, onChange, label, mayAdd = false }: TagPickerProps) {
  const tags = useTags();
  const mayWrite = useMay(TAGS.write);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ManyPicker
        options={tags.map(({ id, name }) => ({ value: id, label: name }))}
        value={value}
        onChange={onChange}
        placeholder={PICKER_WORDS.choose}
        empty={PICKER_WORDS.noMatch}
        remove={PICKER_WORDS.remove}
        {...(label !== undefined && { label })}
      >
        {mayAdd && mayWrite && (
          <Button size="small" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
            {PICKER_WORDS.newTag}
          </Button>
        )}
      </ManyPicker>
      {isAdding && <TagDialog onAdded={(id) => onChange([...value, id])} onClose={() => setAdding(false)} />}
    </>
  );
}
