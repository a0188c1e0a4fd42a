import { CategoryName, useCategories } from '#modules/money/categories/parts.tsx';
import { Badge } from '#ui/badge.tsx';
import { ROW_CATEGORY_WORDS } from './file-words.ts';
import type { PreviewRow } from './model.ts';

/** The category that a row comes in with, and the rule that gives it; or the rule or file that splits it. */
export function RowCategory({ row: { categoryId, newCategory, splitInto, rule } }: { row: PreviewRow }) {
  const category = useCategories().data?.find(({ id }) => id === categoryId);
  if (category === undefined && newCategory === null && splitInto === 0 && rule === null) return null;
  return (
    <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-soft">
      {category !== undefined && <CategoryName category={category} />}
      {category === undefined && newCategory !== null && (
        <>
          <span className="wrap-anywhere">{newCategory}</span>
          <Badge tone="accent">{ROW_CATEGORY_WORDS.new}</Badge>
        </>
      )}
      {splitInto > 0 && <span>{ROW_CATEGORY_WORDS.split(splitInto)}</span>}
      {rule !== null && <Badge tone="accent">{ROW_CATEGORY_WORDS.byRule(rule)}</Badge>}
    </span>
  );
}
