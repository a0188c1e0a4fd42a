import { LABEL_MARKS } from '#modules/money/statement-formats/labels.parts.ts';
import type { ExportedTransaction, ExportView } from './model.ts';
import type { Leg } from './entries.ts';
import { onOneLine, unique } from './view.ts';

/**
 * Tags and the note of a transaction where a format has one memo for all. Other programs show the words; our own reader
 * knows them by how they begin, and leaves them out (`withoutLabels`).
 */
export function memoLines({ tags, note }: Pick<ExportedTransaction, 'tags' | 'note'>): string[] {
  return [
    ...(tags.length === 0 ? [] : [`${LABEL_MARKS.tags} ${tags.map(onOneLine).join(', ')}`]),
    ...(note === null ? [] : [`${LABEL_MARKS.note} ${onOneLine(note)}`]),
  ];
}

/** For each tag of a view a name that a format allows, no two the same; `taken` are the names that mean something else. */
export function tagNames(
  { rows }: Pick<ExportView, 'rows'>,
  nameOf: (tag: string) => string,
  taken: readonly string[] = [],
): ReadonlyMap<string, string> {
  const used = new Set(taken);
  const tags = [...new Set(rows.flatMap((row) => row.tags))].toSorted();
  return new Map(tags.map((tag) => [tag, unique(nameOf(tag), used)]));
}

/** The tags of an entry, each once: those of both sides of a transfer, and of all lines of a split. */
export function tagsOf(legs: readonly Leg[]): string[] {
  return [...new Set(legs.flatMap(({ row, other }) => [...row.tags, ...(other?.tags ?? [])]))];
}
