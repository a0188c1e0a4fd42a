import { Ellipsis } from 'lucide-react';
import { IconButton } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { useGoalAddress } from './address.client.ts';
import { useGoalChanges } from './changes.client.ts';
import type { Goal } from './model.ts';
import { GOAL_WORDS } from './words.ts';

/** What else can be done with a goal. */
export function GoalActions({ goal }: { goal: Goal }) {
  const { setAddress } = useGoalAddress();
  const { pause, resume, archive, remove } = useGoalChanges();
  return (
    <Menu
      trigger={<IconButton look="secondary" label={GOAL_WORDS.more} icon={<Ellipsis aria-hidden />} />}
      entries={[
        { label: GOAL_WORDS.edit, perform: () => setAddress({ do: 'edit' }) },
        ...(goal.state === 'active' ? [{ label: GOAL_WORDS.pause, perform: () => pause(goal) }] : []),
        ...(goal.state === 'paused' ? [{ label: GOAL_WORDS.resume, perform: () => resume(goal) }] : []),
        goal.state === 'archived'
          ? { label: GOAL_WORDS.restore, perform: () => resume(goal) }
          : { label: GOAL_WORDS.archive, perform: () => archive(goal) },
        { kind: 'line' },
        { label: GOAL_WORDS.remove, danger: true, perform: () => remove(goal) },
      ]}
    />
  );
}
