import { useQuery } from '@tanstack/react-query';
import { api } from './api.client.ts';

export const profileQuery = api.get.queryOptions({ staleTime: 5 * 60_000 });

/** The person's picture, where they have one; null also until that is known. */
export function useAvatar(): string | null {
  return useQuery(profileQuery).data?.avatarUrl ?? null;
}
