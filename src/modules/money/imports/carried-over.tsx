import { useFormats, writeNumber } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { CARRIED_OVER_WORDS, newCategoryCount } from './file-words.ts';
import type { ReadFinding } from './model.ts';

/** What comes with the transactions of another program. */
export function CarriedOver({ carried }: { carried: NonNullable<ReadFinding['carried']> }) {
  const { categories, newCategories, splits, transfers } = carried;
  const formats = useFormats();
  const write = (count: number) => writeNumber(count, formats);
  const isNew = newCategories.length > 0;
  return (
    <Section title={CARRIED_OVER_WORDS.alsoImported} note={CARRIED_OVER_WORDS.whatElseNote}>
      <ul className="flex flex-col gap-1.5 text-sm">
        {categories > 0 && (
          <li className="wrap-anywhere">
            {isNew
              ? `${CARRIED_OVER_WORDS.categories(categories, write)}, ${newCategoryCount(newCategories.length, write)}`
              : CARRIED_OVER_WORDS.categoriesAllThere(categories, write)}
            {isNew && <span className="block text-soft">{newCategories.join(', ')}</span>}
          </li>
        )}
        {splits > 0 && <li>{CARRIED_OVER_WORDS.splits(splits, write)}</li>}
        {transfers > 0 && <li>{CARRIED_OVER_WORDS.transfers(transfers, write)}</li>}
      </ul>
    </Section>
  );
}
