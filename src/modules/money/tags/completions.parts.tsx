import type { ComponentProps } from 'react';
import { Completions as OfLanguage } from '#modules/money/search-language/parts.tsx';
import { useTags } from './parts.tsx';

/** What may follow in the search box, the tags of the workspace among it. */
export function Completions(props: Omit<ComponentProps<typeof OfLanguage>, 'tags'>) {
  const tags = useTags();
  return <OfLanguage {...props} tags={tags.map(({ name }) => name)} />;
}
