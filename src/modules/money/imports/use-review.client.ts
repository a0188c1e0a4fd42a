import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { useCaller } from '#ui/caller.tsx';
import { api } from './api.client.ts';
import { type Review, reviewOf } from './review.ts';
import { useReviewDraft } from './review-draft.client.ts';

/** So many files are reviewed at once; those that came later follow. */
const MOST_REVIEWED = 60;

/** The files that wait, in the order in which they came, each with what would become of it. */
export function useReview() {
  const { workspace } = useCaller();
  const list = useQuery(api.list.queryOptions());
  const accounts = useAccounts();
  const draft = useReviewDraft(workspace.id);
  const waiting = useMemo(() => (list.data ?? []).filter(({ status }) => status === 'ready').toReversed(), [list.data]);
  const files = useQueries({
    queries: waiting.slice(0, MOST_REVIEWED).map(({ id }) => api.get.queryOptions({ input: { id } })),
    combine: (results) => ({
      previews: results.flatMap(({ data }) => (data?.status === 'ready' ? data : [])),
      asked: results.length,
      failed: results.filter(({ isError }) => isError).length,
    }),
  });
  const taken = useMemo(() => (accounts.data ?? []).map(({ name }) => name), [accounts.data]);
  const review: Review = useMemo(() => reviewOf(files.previews, draft, taken), [files.previews, draft, taken]);
  return {
    list,
    review,
    waiting: waiting.length,
    /** Files of which it is not known yet what they are. */
    unread: files.asked - files.previews.length - files.failed,
    isSure: accounts.data !== undefined,
  };
}
