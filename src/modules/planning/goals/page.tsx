import { useQuery } from '@tanstack/react-query';
import { ListChecks, Plus } from 'lucide-react';
import * as z from 'zod';
import { useActions } from '#ui/actions.client.ts';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { flagParam } from '#ui/url-params.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { GOALS } from './access.ts';
import { GOALS_ACTIONS } from './actions.client.ts';
import { api } from './api.client.ts';
import { GoalDialog } from './goal-dialog.tsx';
import { GoalList } from './goal-list.tsx';

const FIELDS = { new: flagParam, edit: z.string().default('') };

/** Which goals are there, and how do I add one? */
export function GoalsPage() {
  const found = useQuery(api.list.queryOptions());
  const mayWrite = useMay(GOALS.write);
  const [{ new: isNew, edit }, setUrl] = useUrlState(FIELDS);
  useActions(GOALS_ACTIONS, { 'goals.new': () => setUrl({ new: true }) });
  const edited = found.data?.find(({ id }) => id === edit);
  const close = () => setUrl({ new: false, edit: '' }, { replace: true });
  const add = mayWrite && (
    <Button look="primary" icon={<Plus aria-hidden />} onClick={() => setUrl({ new: true })}>
      Add a goal
    </Button>
  );
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Goals"
        {...(found.data === undefined ? {} : { answer: answerOf(found.data.length) })}
        actions={found.data !== undefined && found.data.length > 0 && add}
      />
      <Section flush title="All goals">
        <Loaded query={found} skeleton={<TableSkeleton rows={3} label="Loading goals" />}>
          {(goals) =>
            goals.length === 0 ? (
              <EmptyState icon={<ListChecks aria-hidden />} title="No goals yet" actions={add}>
                Each one you add is listed here.
              </EmptyState>
            ) : (
              <GoalList goals={goals} mayWrite={mayWrite} onEdit={(id) => setUrl({ edit: id })} />
            )
          }
        </Loaded>
      </Section>
      {mayWrite && isNew && <GoalDialog onClose={close} />}
      {mayWrite && edited !== undefined && <GoalDialog goal={edited} onClose={close} />}
    </div>
  );
}

function answerOf(count: number): string {
  return count === 1 ? 'One goal' : `${count} goals`;
}
