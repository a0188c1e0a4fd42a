import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { CategoryMark } from '#ui/category-mark.tsx';
import { api } from './api.client.ts';
import type { Category } from './model.ts';

/** All categories of the books, archived ones too. */
export function useCategories(): UseQueryResult<Category[]> {
  return useQuery(api.list.queryOptions());
}

/** A category's sign and name: on one line where a list is wide, and on two where it is not. */
export function CategoryName({ category: { name, icon, colour } }: { category: Category }) {
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-2 align-middle">
      <CategoryMark icon={icon} colour={colour} className="size-5!" />
      <span
        title={name}
        className="line-clamp-2 min-w-0 leading-tight wrap-break-word @4xl:line-clamp-none @4xl:truncate @4xl:leading-normal"
      >
        {name}
      </span>
    </span>
  );
}
