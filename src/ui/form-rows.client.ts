import { useRef, useState } from 'react';
import type { ArrayPath, FieldArray, FieldValues, Path, PathValue } from 'react-hook-form';
import type { ZodForm } from './form.tsx';

/**
 * Rows of a form that are added and removed, each with an id that stays. `useFieldArray` does more, and adds 1.5 KB to the
 * first load of every page with a form.
 */
export function useFormRows<Values extends FieldValues, Result, Name extends ArrayPath<Values> & Path<Values>>(
  form: ZodForm<Values, Result>,
  name: Name,
) {
  type Row = FieldArray<Values, Name>;
  const rowsNow = () => [...(form.getValues(name) as readonly Row[])];
  const [ids, setIds] = useState(() => rowsNow().map((_, at) => at));
  const next = useRef(ids.length);
  const put = (rows: readonly Row[]) => {
    form.clearErrors(name);
    form.setValue(name, rows as PathValue<Values, Name>, { shouldDirty: true });
  };
  return {
    fields: ids.map((id) => ({ id })),
    append: (row: Row) => {
      put([...rowsNow(), row]);
      setIds([...ids, next.current]);
      next.current += 1;
    },
    remove: (place: number) => {
      put(rowsNow().filter((_, at) => at !== place));
      setIds(ids.filter((_, at) => at !== place));
    },
  };
}
