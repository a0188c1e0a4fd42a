import { useQuery } from '@tanstack/react-query';
import { api } from './api.client.ts';
import type { Template } from './model.ts';

const NONE: readonly Template[] = [];

/** The split templates of the workspace, by name; none while they are loaded. */
export function useSplitTemplates(): readonly Template[] {
  return useQuery(api.templates.queryOptions()).data ?? NONE;
}
