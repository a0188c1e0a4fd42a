import { useMutation } from '@tanstack/react-query';
import type { Currency } from '#kernel/money.ts';
import type { FileFormat } from '#modules/money/export-formats/formats.parts.ts';
import { sentenceOf } from '#browser/failure.client.ts';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { toast } from '#ui/toast.client.ts';
import { useToday } from '#ui/today.client.ts';
import { api } from './api.client.ts';
import { filterOf, type Filters } from './filters.ts';
import type { TransactionSort } from './sorting.ts';
import { EXPORT_WORDS } from './words.ts';

type Shown = { readonly filters: Filters; readonly currency: Currency | null; readonly sort: TransactionSort };

/** In a format; CSV is written in the browser, every other file by the server. */
export type ExportStart = (format: 'csv' | FileFormat) => void;

/** Downloads all rows of a list as it is filtered and sorted, every page of it. */
export function useExport({ filters, currency, sort }: Shown): { isPending: boolean; start: ExportStart } {
  const today = useToday();
  const formats = useFormats();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ asked, format }: { asked: Currency; format: 'csv' | FileFormat }) => {
      const wish = { ...filterOf(filters, asked), sort };
      if (format !== 'csv') {
        const file = await api.exportFile.call({ ...wish, format });
        const { download } = await import('#ui/charts/download.client.ts');
        download(file.name, file);
        return EXPORT_WORDS.downloaded(file.name);
      }
      const rows = await api.export.call(wish);
      const { downloadRows } = await import('./export-file.client.ts');
      downloadRows(`transactions-${today}`, rows);
      return EXPORT_WORDS.exported(rows.length, (number) => writeNumber(number, formats));
    },
    onSuccess: (done) => void toast.success(done),
    onError: (error) => void toast.error(EXPORT_WORDS.nothingWasExported, { description: sentenceOf(error) }),
  });
  return { isPending, start: (format) => currency !== null && !isPending && mutate({ asked: currency, format }) };
}
