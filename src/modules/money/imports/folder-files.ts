import { LARGEST_FILE, STATEMENT_ENDINGS } from './uploads.ts';

/** A file as a folder lists it. `lastModified` in milliseconds. */
type Listed = { readonly name: string; readonly size: number; readonly lastModified: number };

const ENDINGS = STATEMENT_ENDINGS.split(',');

/** Whether a file of a folder may be a statement, by its ending; hidden and half-downloaded ones are none. */
export const hasStatementName = (name: string): boolean =>
  !name.startsWith('.') && ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));

/** Another one once its content changes. */
export const fileKey = ({ name, size, lastModified }: Listed): string => `${lastModified} ${size} ${name}`;

/** Files that may be statements by their size and are not known yet, oldest first. */
export function newFiles<File extends Listed>(files: readonly File[], known: readonly string[]): File[] {
  const seen = new Set(known);
  return files
    .filter((file) => file.size > 0 && file.size <= LARGEST_FILE && !seen.has(fileKey(file)))
    .toSorted((a, b) => a.lastModified - b.lastModified);
}
