import type { FileFormat } from '#modules/money/export-formats/formats.parts.ts';
import { sentenceOf } from '#browser/failure.client.ts';
import { download } from '#ui/charts/download.client.ts';
import { type Formats, writeNumber } from '#ui/formats.tsx';
import { toast } from '#ui/toast.client.ts';
import { api } from './api.client.ts';
import { EXPORTED_WORDS } from './dialog-words.ts';
import { exportSheet } from './export-sheet.ts';

type Wish = Parameters<typeof api.export.call>[0];

/** Hands all rows of a list to the person and says so. CSV is made in the browser, every other file by the server. */
export async function exportFile(
  wish: Wish,
  format: 'csv' | FileFormat,
  { today, formats }: { readonly today: string; readonly formats: Formats },
): Promise<void> {
  try {
    toast.success(format === 'csv' ? await asSheet() : await asFile(format));
  } catch (error) {
    toast.error(EXPORTED_WORDS.nothingWasExported, { description: sentenceOf(error) });
  }

  async function asSheet(): Promise<string> {
    const rows = await api.export.call(wish);
    download(`transactions-${today}.csv`, new Blob([exportSheet(rows)], { type: 'text/csv;charset=utf-8' }));
    return EXPORTED_WORDS.exported(rows.length, (number) => writeNumber(number, formats));
  }

  async function asFile(named: FileFormat): Promise<string> {
    const file = await api.exportFile.call({ ...wish, format: named });
    download(file.name, file);
    return EXPORTED_WORDS.downloaded(file.name);
  }
}
