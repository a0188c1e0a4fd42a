import type { Previewed } from './bulk.parts.ts';
import { BULK_DIALOG_WORDS } from './dialog-words.ts';

const { fields, none, no, uncategorised, yes } = BULK_DIALOG_WORDS;

type Naming = {
  readonly categoryOf: (id: string) => string | undefined;
  readonly tagOf: (id: string) => string | undefined;
};

/** A field of a row as it is, and as it would be, in the words that are shown. */
export type ShownChange = { readonly field: string; readonly from: string; readonly to: string };

/** What of a row would change, in words; a field that stays is left out. */
export function shownChanges(
  { before, after }: { readonly before: Previewed; readonly after: Previewed },
  naming: Naming,
): ShownChange[] {
  const written = (row: Previewed) => writtenOf(row, naming);
  const [was, will] = [written(before), written(after)];
  return (Object.keys(fields) as (keyof typeof fields)[])
    .filter((field) => was[field] !== will[field])
    .map((field) => ({ field: fields[field], from: was[field], to: will[field] }));
}

function writtenOf(row: Previewed, { categoryOf, tagOf }: Naming): Record<keyof typeof fields, string> {
  const tags = row.tagIds.flatMap((id) => tagOf(id) ?? []);
  return {
    category: (row.categoryId === null ? undefined : categoryOf(row.categoryId)) ?? uncategorised,
    description: row.description,
    note: row.note ?? none,
    tags: tags.length === 0 ? none : tags.toSorted((a, b) => a.localeCompare(b)).join(', '),
    reviewed: row.isReviewed ? yes : no,
  };
}
