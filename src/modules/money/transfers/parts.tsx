import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMay } from '#ui/caller.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { TRANSFERS } from './access.ts';
import { api } from './api.client.ts';
import { PARTS_WORDS } from './parts-words.ts';

/** How many pairs of transactions are probably transfers and wait for an answer; only asked of those who may answer. */
export function useTransfersToReview(importId?: string): UseQueryResult<number> {
  const mayWrite = useMay(TRANSFERS.write);
  return useQuery({
    ...api.suggestions.queryOptions({ input: { pageSize: 1, ...(importId !== undefined && { importId }) } }),
    enabled: mayWrite,
    select: ({ count }) => count,
  });
}

/** How many likely transfers an import brought, with the way to them; nothing where it brought none. */
export function TransfersOfImport({ importId }: { importId: string }) {
  const formats = useFormats();
  const { data = 0 } = useTransfersToReview(importId);
  if (data === 0) return null;
  return (
    <p className="mb-5 text-soft">
      {PARTS_WORDS.likely(data, (count) => writeNumber(count, formats))}{' '}
      <TextLink to="/app/transfers">{PARTS_WORDS.review}</TextLink>
    </p>
  );
}
