import { useState } from 'react';
import type { Currency } from '#kernel/money.ts';
import type { FileFormat } from '#modules/money/export-formats/formats.parts.ts';
import { fetched } from '#browser/lazy-component.client.ts';
import { useFormats } from '#ui/formats.tsx';
import { useToday } from '#ui/today.client.ts';
import { filterOf, type Filters } from './filters.ts';
import type { TransactionSort } from './sorting.ts';

type Shown = { readonly filters: Filters; readonly currency: Currency | null; readonly sort: TransactionSort };

/** In a format; of the currency shown, or of every one. */
export type ExportStart = (format: 'csv' | FileFormat, everyCurrency?: boolean) => void;

/** Downloads all rows of a list as it is filtered and sorted, every page of it. */
export function useExport({ filters, currency, sort }: Shown): { isPending: boolean; start: ExportStart } {
  const today = useToday();
  const formats = useFormats();
  const [isPending, setPending] = useState(false);
  const start: ExportStart = (format, everyCurrency) => {
    if (currency === null || isPending) return;
    setPending(true);
    const wish = { ...filterOf(filters, currency), sort, everyCurrency };
    void fetched(() => import('./export-file.client.ts'))
      .then(({ exportFile }) => exportFile(wish, format, { today, formats }))
      .finally(() => setPending(false));
  };
  return { isPending, start };
}
