import { Plus, X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button, IconButton } from './button.tsx';
import { FieldGroup } from './field.tsx';

type FormRowsProps = {
  legend: ReactNode;
  /** What the button says that adds a row. */
  add: string;
  isEmpty: boolean;
  isFull: boolean;
  onAdd: () => void;
  children: ReactNode;
};

/** Rows of a form, as `useFormRows` has them, with the button that adds one and goes to its first field. */
export function FormRows({ legend, add, isEmpty, isFull, onAdd, children }: FormRowsProps) {
  const group = useRef<HTMLDivElement>(null);
  /** How many fields there were before a row was added; null while none is being added. */
  const before = useRef<number | null>(null);
  const fields = () => group.current?.querySelectorAll<HTMLElement>('input, select, textarea');
  useLayoutEffect(() => {
    if (before.current === null) return;
    fields()?.[before.current]?.focus();
    before.current = null;
  });
  const addRow = () => {
    before.current = fields()?.length ?? 0;
    onAdd();
  };
  return (
    <div ref={group} className="flex flex-col gap-3 sm:col-span-2">
      {!isEmpty && <FieldGroup legend={legend}>{children}</FieldGroup>}
      <Button size="small" className="self-start" icon={<Plus aria-hidden />} disabled={isFull} onClick={addRow}>
        {add}
      </Button>
    </div>
  );
}

type RemoveRowProps = {
  label: string;
  onRemove: () => void;
  /** On a phone it stands in the upper corner of its row, which is `relative`: the fields have the whole width. */
  isCornered?: boolean;
};

/** Beside the fields of a row, below their labels. */
export function RemoveRow({ label, onRemove, isCornered = false }: RemoveRowProps) {
  const place = isCornered ? 'max-sm:absolute max-sm:-top-3 max-sm:-right-3 sm:mt-6.5' : 'mt-6.5';
  return <IconButton className={place} label={label} icon={<X aria-hidden />} onClick={onRemove} />;
}
