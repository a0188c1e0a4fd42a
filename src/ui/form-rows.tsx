import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from './button.tsx';
import { FieldGroup } from './field.tsx';

type FormRowsProps = {
  legend: string;
  /** What the button says that adds a row. */
  add: string;
  isEmpty: boolean;
  isFull: boolean;
  onAdd: () => void;
  children: ReactNode;
};

/** Rows of a form, as `useFormRows` has them, with the button that adds one. */
export function FormRows({ legend, add, isEmpty, isFull, onAdd, children }: FormRowsProps) {
  return (
    <div className="flex flex-col gap-3 sm:col-span-2">
      {!isEmpty && <FieldGroup legend={legend}>{children}</FieldGroup>}
      <Button size="small" className="self-start" icon={<Plus aria-hidden />} disabled={isFull} onClick={onAdd}>
        {add}
      </Button>
    </div>
  );
}

/** Beside the fields of a row, below their labels. */
export function RemoveRow({ label, onRemove }: { label: string; onRemove: () => void }) {
  return <IconButton className="mt-6.5" label={label} icon={<X aria-hidden />} onClick={onRemove} />;
}
