import { useMutation } from '@tanstack/react-query';
import type { Currency } from '#kernel/money.ts';
import { sentenceOf } from '#browser/failure.client.ts';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { toast } from '#ui/toast.client.ts';
import { useToday } from '#ui/today.client.ts';
import { api } from './api.client.ts';
import { filterOf, type Filters } from './filters.ts';
import type { TransactionSort } from './sorting.ts';
import { EXPORT_WORDS } from './words.ts';

type Shown = { readonly filters: Filters; readonly currency: Currency | null; readonly sort: TransactionSort };

/** Downloads all rows of a list as it is filtered and sorted, every page of it. */
export function useExport({ filters, currency, sort }: Shown): { isPending: boolean; start: () => void } {
  const today = useToday();
  const formats = useFormats();
  const { mutate, isPending } = useMutation({
    mutationFn: async (asked: Currency) => {
      const rows = await api.export.call({ ...filterOf(filters, asked), sort });
      const { downloadRows } = await import('./export-file.client.ts');
      downloadRows(`transactions-${today}`, rows);
      return rows.length;
    },
    onSuccess: (count) => void toast.success(EXPORT_WORDS.exported(count, (number) => writeNumber(number, formats))),
    onError: (error) => void toast.error(EXPORT_WORDS.nothingWasExported, { description: sentenceOf(error) }),
  });
  return { isPending, start: () => currency !== null && !isPending && mutate(currency) };
}
