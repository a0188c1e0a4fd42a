import { useState } from 'react';
import { useGoalAddress } from './address.client.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { GoalDialog } from './goal-dialog.tsx';
import type { Overview } from './model.ts';
import { PledgeDialog } from './pledge-dialog.tsx';

/** The dialog that the address says is open. */
export function Dialogs({ overview }: { overview: Overview }) {
  const { address, setAddress, close } = useGoalAddress();
  const open = overview.goals.filter(({ state }) => state !== 'archived');
  const id = address.for === '' ? address.goal : address.for;
  const goal = overview.goals.find((one) => one.id === id) ?? (address.do === 'put' ? open[0] : undefined);
  // From the palette no goal is meant yet.
  const [isChoosing] = useState(id === '');
  const shared = { overview, onClose: close };
  if (address.do === 'new') return <GoalDialog goal={null} {...shared} />;
  if (goal === undefined) return null;
  if (address.do === 'edit') return <GoalDialog key={goal.id} goal={goal} {...shared} />;
  if (address.do === 'rule') return <FeedDialog goal={goal} {...shared} />;
  if (address.do === 'pledge') return <PledgeDialog goal={goal} {...shared} />;
  if (address.do === 'put' || address.do === 'withdraw') {
    const choice =
      isChoosing && open.length > 1 ? { goals: open, choose: (one: string) => setAddress({ for: one }) } : null;
    return <EntryDialog key={goal.id} goal={goal} isOut={address.do === 'withdraw'} choice={choice} {...shared} />;
  }
  return null;
}
