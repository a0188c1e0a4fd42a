import type { ComponentProps } from 'react';
import { Completions as OfLanguage } from '#modules/money/search-language/parts.tsx';
import { useTags } from './parts.tsx';

type CompletionsProps = Omit<ComponentProps<typeof OfLanguage>, 'categories' | 'tags' | 'taxLines'> & {
  categories: readonly { readonly name: string; readonly taxLine: string | null }[];
};

/** What may follow in the search box, the tags of the workspace among it. */
export function Completions({ categories, ...props }: CompletionsProps) {
  const tags = useTags();
  const taxLines = categories.flatMap(({ taxLine }) => taxLine ?? []);
  return (
    <OfLanguage
      {...props}
      categories={categories.map(({ name }) => name)}
      tags={tags.map(({ name }) => name)}
      taxLines={[...new Set(taxLines)]}
    />
  );
}
