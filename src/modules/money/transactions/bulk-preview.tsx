import type { Category } from '#modules/money/categories/model.ts';
import { useTags } from '#modules/money/tags/parts.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { FromTo } from '#ui/from-to.tsx';
import { shownChanges } from './bulk-preview.ts';
import type { BulkPreview } from './bulk.parts.ts';
import { BULK_DIALOG_WORDS } from './dialog-words.ts';

/** The newest transactions that a bulk edit changes, before and after it. */
export function BulkPreviewRows({ preview, categories }: { preview: BulkPreview; categories: readonly Category[] }) {
  const { rows, changing } = preview;
  const tags = useTags();
  const formats = useFormats();
  const naming = {
    categoryOf: (id: string) => categories.find((category) => category.id === id)?.name,
    tagOf: (id: string) => tags.find((tag) => tag.id === id)?.name,
  };
  return (
    <section aria-label={BULK_DIALOG_WORDS.rowsHeading} className="text-sm">
      <h3 className="font-medium">{BULK_DIALOG_WORDS.rowsHeading}</h3>
      <ul className="mt-1 divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="py-2">
            <p className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{row.before.description}</span>
              <span className="shrink-0 text-xs text-faint">
                <DateText day={row.bookedOn} />
              </span>
            </p>
            <ul className="text-soft">
              {shownChanges(row, naming).map(({ field, from, to }) => (
                <li key={field} className="wrap-anywhere">
                  {field}: <FromTo from={from} to={to} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {changing > rows.length && (
        <p className="text-soft">
          {BULK_DIALOG_WORDS.more(changing - rows.length, (count) => writeNumber(count, formats))}
        </p>
      )}
    </section>
  );
}
