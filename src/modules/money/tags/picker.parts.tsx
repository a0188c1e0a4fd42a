import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { Combobox } from '#ui/combobox.tsx';
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
  const keepsFocus = useRef(false);
  const choose = (ids: string[]) => {
    keepsFocus.current = true;
    onChange(ids);
  };
  const chosen = tags.filter(({ id }) => value.includes(id));
  const options = tags.filter(({ id }) => !value.includes(id)).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {chosen.map(({ id, name }) => (
            <li key={id} className="min-w-0">
              <button
                type="button"
                onClick={() => choose(value.filter((one) => one !== id))}
                aria-label={PICKER_WORDS.remove(name)}
                className="inline-flex min-h-7 max-w-full items-center gap-1 rounded-full bg-sunken pr-1.5 pl-2.5 text-sm text-ink hover:bg-hover pointer-coarse:min-h-11"
              >
                <span className="truncate">{name}</span>
                <X className="size-3.5 shrink-0 text-faint" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-center gap-2">
        <Combobox
          // Anew after each choice, so that the field is empty for the next, with the focus in it.
          key={value.join(' ')}
          ref={(input) => {
            if (input === null || !keepsFocus.current) return;
            keepsFocus.current = false;
            input.focus();
          }}
          options={options}
          value={null}
          placeholder={PICKER_WORDS.choose}
          empty={PICKER_WORDS.noMatch}
          className="flex-1"
          onChange={(id) => id !== null && choose([...value, id])}
          {...(label !== undefined && { label })}
        />
        {mayAdd && mayWrite && (
          <Button size="small" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
            {PICKER_WORDS.newTag}
          </Button>
        )}
      </div>
      {isAdding && <TagDialog onAdded={(id) => onChange([...value, id])} onClose={() => setAdding(false)} />}
    </div>
  );
}
