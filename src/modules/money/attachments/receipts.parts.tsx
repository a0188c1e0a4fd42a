import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useMay } from '#ui/caller.tsx';
import { useDone, useUndoable } from '#ui/undoable.client.ts';
import { ATTACHMENTS } from './access.ts';
import { api } from './api.client.ts';
import { AttachedFiles } from './files.parts.tsx';
import type { Attachment } from './model.ts';
import { isFull } from './rules.ts';
import { RECEIPTS_WORDS } from './words.ts';

/** The receipts of a transaction; nothing for those who may not see them, and where there are none and none may be added. */
export function ReceiptsSection({ transactionId, mayWrite }: { transactionId: string; mayWrite: boolean }) {
  const mayRead = useMay(ATTACHMENTS.read);
  const mayAdd = useMay(ATTACHMENTS.write) && mayWrite;
  const { data } = useQuery({ ...api.list.queryOptions({ input: { transactionId } }), enabled: mayRead });
  const { add, removeOf } = useReceiptChanges(transactionId);
  const headingId = useId();
  if (data === undefined || (data.length === 0 && !mayAdd)) return null;
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3 border-t border-line pt-5 text-sm">
      <h3 id={headingId} className="text-base">
        {RECEIPTS_WORDS.heading}
      </h3>
      <AttachedFiles
        files={data}
        words={RECEIPTS_WORDS}
        isFull={isFull(data.length)}
        onAdd={mayAdd ? add : null}
        removeOf={(receipt) => (mayAdd && receipt.isTheirs ? removeOf(receipt) : null)}
      />
    </section>
  );
}

function useReceiptChanges(transactionId: string) {
  const tellDone = useDone();
  const change = useUndoable();
  return {
    add: async (file: File, done: string) => {
      const { id } = await api.add.call({ transactionId, file });
      tellDone(done, () => api.remove.call({ id }));
    },
    removeOf:
      ({ id }: Attachment) =>
      (done: string) =>
        change({
          perform: async () => {
            await api.remove.call({ id });
            return () => api.restore.call({ id });
          },
          done,
        }),
  };
}
