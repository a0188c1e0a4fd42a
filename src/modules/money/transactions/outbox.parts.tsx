import { lazy, Suspense, useEffect } from 'react';
import { useCaller } from '#ui/caller.tsx';
import { findEntries, useOutbox } from './outbox.client.ts';

/** Most people never see it. */
export const loadOutboxList = () => import('./outbox-list.tsx').then((module) => ({ default: module.OutboxList }));
const OutboxList = lazy(loadOutboxList);

/** What was written here while the server was away and is not in the books yet, above what is. */
export function Outbox() {
  const { person, workspace } = useCaller();
  const entries = useOutbox();
  useEffect(() => void findEntries({ personId: person.id, workspaceId: workspace.id }), [person.id, workspace.id]);
  if (entries.length === 0) return null;
  return (
    <Suspense>
      <OutboxList entries={entries} />
    </Suspense>
  );
}
