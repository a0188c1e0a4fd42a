import { useQuery } from '@tanstack/react-query';
import { useCategories } from '#modules/money/categories/parts.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { RowSkeletons, Waiting } from '#ui/skeleton.tsx';
import { api } from './api.client.ts';
import { SplitEditor } from './split-editor.tsx';
import { EDITOR_WORDS } from './words.ts';

/** Splits a transaction into lines, or changes the lines that it has. @param id of the transaction or of one of its lines */
export function SplitDialog({ id, onClose }: { id: string; onClose: () => void }) {
  // The draft begins with the lines as they are now, not as they were when they were last looked at.
  const split = useQuery({ ...api.get.queryOptions({ input: { id } }), refetchOnMount: 'always' });
  const categories = useCategories();
  if (split.data !== undefined && split.isFetchedAfterMount && categories.data !== undefined)
    // The lines are those that were there when it opened, whatever is asked anew meanwhile.
    return <SplitEditor key={split.data.id} split={split.data} categories={categories.data} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} size="large" title={EDITOR_WORDS.title}>
      <Loaded
        query={split.isError || categories.data !== undefined ? split : categories}
        skeleton={
          <Waiting label={EDITOR_WORDS.loading}>
            <RowSkeletons rows={3} rowClassName="h-14" />
          </Waiting>
        }
      >
        {() => null}
      </Loaded>
    </Dialog>
  );
}
