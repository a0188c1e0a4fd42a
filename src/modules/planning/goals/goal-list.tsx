import { ArrowDown, ArrowUp, EllipsisVertical, Plus } from 'lucide-react';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { Menu } from '#ui/menu.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useGoalAddress } from './address.client.ts';
import { useGoalChanges } from './changes.client.ts';
import { Course } from './course.tsx';
import type { Goal } from './model.ts';
import { GoalRing } from './ring.tsx';
import { GOAL_WORDS, PAGE_WORDS } from './words.ts';

const TONES: Partial<Record<Goal['course'], Tone>> = { reached: 'accent', behind: 'attention', late: 'attention' };

/** Goals in their order, each with how far it is and whether it is on track. */
export function GoalList({ goals, label, mayWrite }: { goals: readonly Goal[]; label: string; mayWrite: boolean }) {
  return (
    <ul aria-label={label} className="grid gap-4 lg:grid-cols-2">
      {goals.map((goal, place) => (
        <li key={goal.id} className="card flex min-w-0 items-start gap-4 px-4 py-4 sm:px-5">
          {goal.target.withheld !== true && <GoalRing goal={goal} />}
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <span className="flex items-start gap-2">
              <TextLink
                to={linkTo('/app/goals', { goal: goal.id })}
                className="min-w-0 flex-1 font-medium wrap-anywhere"
              >
                {goal.name}
              </TextLink>
              {mayWrite && <More goal={goal} goals={goals} place={place} />}
            </span>
            {goal.saved.withheld !== true && <Saved goal={goal} />}
            <span className="text-sm text-soft">
              {TONES[goal.course] === undefined ? (
                <Course goal={goal} />
              ) : (
                <Standing tone={TONES[goal.course] ?? 'neutral'} goal={goal} />
              )}
            </span>
            {mayWrite && goal.state !== 'archived' && goal.course !== 'reached' && <Put goal={goal} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What is set aside, and of how much where that is shared. */
function Saved({ goal: { saved, target } }: { goal: Goal }) {
  const amount = <MoneyText value={saved} whole className="font-medium" />;
  return (
    <span className="text-sm">
      {target.withheld === true ? (
        amount
      ) : (
        <Sentence text={PAGE_WORDS.of} parts={{ saved: amount, target: <MoneyText value={target} whole /> }} />
      )}
    </span>
  );
}

function Standing({ tone, goal }: { tone: Tone; goal: Goal }) {
  if (goal.course === 'reached')
    return (
      <Badge tone={tone}>
        <Course goal={goal} />
      </Badge>
    );
  return (
    <span className="text-attention-ink">
      <Course goal={goal} />
    </span>
  );
}

function Put({ goal }: { goal: Goal }) {
  const { setAddress } = useGoalAddress();
  return (
    <span className="mt-2">
      <Button
        size="small"
        icon={<Plus aria-hidden />}
        aria-label={PAGE_WORDS.putInto(goal.name)}
        onClick={() => setAddress({ do: 'put', for: goal.id })}
      >
        {PAGE_WORDS.put}
      </Button>
    </span>
  );
}

function More({ goal, goals, place }: { goal: Goal; goals: readonly Goal[]; place: number }) {
  const { setAddress } = useGoalAddress();
  const { order, pause, resume } = useGoalChanges();
  const move = (by: 1 | -1) => {
    const ids = goals.map(({ id }) => id);
    ids.splice(place, 1);
    ids.splice(place + by, 0, goal.id);
    order(ids, goal.name);
  };
  return (
    <span className="-my-1.5 -mr-2">
      <Menu
        trigger={<IconButton label={PAGE_WORDS.more(goal.name)} icon={<EllipsisVertical aria-hidden />} />}
        entries={[
          { label: PAGE_WORDS.up, icon: <ArrowUp />, disabled: place === 0, perform: () => move(-1) },
          { label: PAGE_WORDS.down, icon: <ArrowDown />, disabled: place === goals.length - 1, perform: () => move(1) },
          { kind: 'line' },
          { label: GOAL_WORDS.edit, perform: () => setAddress({ do: 'edit', for: goal.id }) },
          goal.state === 'active'
            ? { label: GOAL_WORDS.pause, perform: () => pause(goal) }
            : {
                label: goal.state === 'archived' ? GOAL_WORDS.restore : GOAL_WORDS.resume,
                perform: () => resume(goal),
              },
        ]}
      />
    </span>
  );
}
