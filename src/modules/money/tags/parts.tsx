import { useQuery } from '@tanstack/react-query';
import { Badge } from '#ui/badge.tsx';
import { api } from './api.client.ts';
import type { Tag } from './model.ts';

const NONE: readonly Tag[] = [];

/** The tags of the workspace, by name; none while they load. */
export function useTags(): readonly Tag[] {
  return useQuery(api.list.queryOptions()).data ?? NONE;
}

/** The names of a transaction's tags. */
export function TagMarks({ ids }: { ids: readonly string[] }) {
  const tags = useTags();
  const shown = tags.filter(({ id }) => ids.includes(id));
  return shown.map(({ id, name }) => <Badge key={id}>{name}</Badge>);
}
