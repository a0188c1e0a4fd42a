import { queryOptions, useMutation } from '@tanstack/react-query';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';

/** All that the person has to show, and the browsers that are not asked. */
export const factorsQuery = queryOptions({ queryKey: ['factors', 'list'], queryFn: () => api.list() });

/** Does something about them; a refusal is said, and what the page shows is asked again either way. */
export function useChange<Wish, Result>(perform: (wish: Wish) => Promise<Result>, onDone: (result: Result) => void) {
  return useMutation({
    mutationFn: perform,
    onSuccess: onDone,
    onError: toastError,
    onSettled: refreshAll,
  });
}
