import { openZip, ZipRefused } from '#platform/archive/zip-read.server.ts';
import { LARGEST_FILE } from './limits.ts';
import { type Bounds, type FileReading, readRates } from './reading.ts';

/** What a ZIP archive may unpack to; the European Central Bank packs its files one to an archive. */
const ZIP = { files: 10, fileBytes: LARGEST_FILE, allBytes: LARGEST_FILE };
const ZIP_BEGINS = 'PK\u0003\u0004';
const NOT_ONE = 'The ZIP file must have exactly one CSV file in it.';

/** What a file of rates says, by itself or packed in a ZIP archive. */
export async function readRateFile(file: Blob, bounds: Bounds): Promise<FileReading> {
  const text = await file.text();
  if (!text.startsWith(ZIP_BEGINS)) return readRates(text, bounds);
  try {
    const { names, read } = await openZip(file, ZIP);
    const [name, ...others] = names.filter((one) => /\.(csv|txt)$/i.test(one));
    if (name === undefined || others.length > 0) return refused(NOT_ONE);
    const bytes = await read(name, LARGEST_FILE);
    return readRates(bytes?.toString('utf8') ?? '', bounds);
  } catch (error) {
    if (error instanceof ZipRefused) return refused(error.message);
    throw error;
  }
}

const refused = (message: string): FileReading => ({ kind: 'problems', problems: [{ line: 1, message }] });
