import { writeBeancount } from './beancount.ts';
import { FILE_FORMATS, type FileFormat } from './formats.parts.ts';
import { writeHledger } from './hledger.ts';
import type { ExportView } from './model.ts';
import { writeOfx } from './ofx.ts';
import { writeQif } from './qif.ts';

type Content = string | Uint8Array<ArrayBuffer>;

const WRITERS: Readonly<Record<FileFormat, (view: ExportView) => Content | Promise<Content>>> = {
  hledger: writeHledger,
  beancount: writeBeancount,
  ofx: writeOfx,
  qif: writeQif,
  // Loaded with the first file of their kind.
  pdf: async (view) => (await import('./pdf.server.ts')).writePdf(view),
  xlsx: async (view) => (await import('./xlsx.server.ts')).writeXlsx(view),
};

/** The view as a file of the format, called `name` with the format's ending. */
export async function exportFile(view: ExportView, format: FileFormat, name: string): Promise<File> {
  const { extension, mime } = FILE_FORMATS[format];
  return new File([await WRITERS[format](view)], `${name}.${extension}`, { type: mime });
}
