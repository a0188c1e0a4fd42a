import { useQuery } from '@tanstack/react-query';
import { Dialog } from '#ui/dialog.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { RowSkeletons, Waiting } from '#ui/skeleton.tsx';
import { api } from './api.client.ts';
import { MergeForm } from './merge-form.tsx';
import { MERGE_WORDS } from './words.ts';

type MergeDialogProps = { ids: readonly [string, string]; onClose: () => void; onDone: () => void };

/** Two transactions side by side, and what of each stays when they become one. */
export function MergeDialog({ ids, onClose, onDone }: MergeDialogProps) {
  // As they are now, not as they were when they were last looked at.
  const pair = useQuery({ ...api.pair.queryOptions({ input: { ids: [...ids] } }), refetchOnMount: 'always' });
  const [one, other] = pair.data?.sides ?? [];
  if (one !== undefined && other !== undefined && pair.isFetchedAfterMount)
    return <MergeForm sides={[one, other]} onClose={onClose} onDone={onDone} />;
  return (
    <Dialog open onClose={onClose} title={MERGE_WORDS.title}>
      <Loaded
        query={pair}
        skeleton={
          <Waiting label={MERGE_WORDS.loading}>
            <RowSkeletons rows={4} rowClassName="h-14" />
          </Waiting>
        }
      >
        {() => null}
      </Loaded>
    </Dialog>
  );
}
