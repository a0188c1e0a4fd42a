import { useQuery } from '@tanstack/react-query';
import { CategoryMark } from '#ui/category-mark.tsx';
import { linkTo } from '#ui/link-to.ts';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { FigureLink } from '#ui/stat.tsx';
import { api } from './api.client.ts';

export function CategoriesPage() {
  const categories = useQuery(api.list.queryOptions());
  return (
    <>
      <PageHeader title="Categories" />
      <Section>
        <Loaded query={categories} skeleton={<TableSkeleton />}>
          {(rows) => (
            <ul>
              {rows.map(({ id, name, icon, colour, transactionCount }) => (
                <li key={id} className="flex items-center gap-3 py-1">
                  <CategoryMark icon={icon} colour={colour} />
                  <span className="flex-1">{name}</span>
                  <FigureLink to={linkTo('/app/transactions', { category: id })}>{transactionCount}</FigureLink>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </Section>
    </>
  );
}
