import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { useUndoable } from '#ui/undoable.client.ts';
import { TRANSFERS } from './access.ts';
import { api } from './api.client.ts';
import { MOST_AT_ONCE } from './limits.ts';
import type { PairIds } from './model.ts';
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

/** How many transfers an import brought, likely ones and those that were linked, with the way to them. */
export function TransfersOfImport({ importId }: { importId: string }) {
  const formats = useFormats();
  const { data = 0 } = useTransfersToReview(importId);
  return (
    <>
      <LinkedByImports importIds={[importId]} className="mb-5" />
      {data > 0 && (
        <p className="mb-5 text-soft">
          {PARTS_WORDS.likely(data, (count) => writeNumber(count, formats))}{' '}
          <TextLink to="/app/transfers">{PARTS_WORDS.review}</TextLink>
        </p>
      )}
    </>
  );
}

/** How many transfers were linked without asking since these imports made them certain, with the way back. */
export function LinkedByImports({ importIds, className }: { importIds: readonly string[]; className: string }) {
  const formats = useFormats();
  const mayWrite = useMay(TRANSFERS.write);
  const change = useUndoable();
  const { data } = useQuery(api.automatic.queryOptions({ input: { importIds: [...importIds], pageSize: 1 } }));
  const count = data?.count ?? 0;
  if (count === 0) return null;
  const unlink = () =>
    change({
      perform: async () => {
        const pairs = await unlinkAll(importIds);
        return () => linkAgain(pairs);
      },
      done: PARTS_WORDS.unlinked(count),
    });
  return (
    <p className={className}>
      {PARTS_WORDS.linked(count, (number) => writeNumber(number, formats))}{' '}
      <TextLink to="/app/transfers">{PARTS_WORDS.show}</TextLink>{' '}
      {mayWrite && (
        <Button size="small" look="quiet" onClick={unlink}>
          {PARTS_WORDS.unlink}
        </Button>
      )}
    </p>
  );
}

/** Unlinks so many at once, until there are none. */
async function unlinkAll(importIds: readonly string[]): Promise<PairIds[]> {
  const { rows } = await api.automatic.call({ importIds: [...importIds], pageSize: MOST_AT_ONCE });
  if (rows.length === 0) return [];
  const { pairs } = await api.unlinkMany.call({ ids: rows.map(({ out }) => out.id) });
  return [...pairs, ...(rows.length < MOST_AT_ONCE ? [] : await unlinkAll(importIds))];
}

async function linkAgain(pairs: readonly PairIds[]): Promise<void> {
  for (let from = 0; from < pairs.length; from += MOST_AT_ONCE)
    await api.acceptMany.call({ pairs: pairs.slice(from, from + MOST_AT_ONCE) });
}
