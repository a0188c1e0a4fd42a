import { useQuery } from '@tanstack/react-query';
import { Plus, Target } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { DOT } from '#kernel/dot.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { useActions } from '#ui/actions.client.ts';
import { Button } from '#ui/button.tsx';
import { useCaller, useMay } from '#ui/caller.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { HeaderSkeleton, Skeleton, Waiting } from '#ui/skeleton.tsx';
import { useToday } from '#ui/today.client.ts';
import { GOALS } from './access.ts';
import { GoalAccounts, OverAllocated } from './accounts.tsx';
import { GOALS_ACTIONS } from './actions.client.ts';
import { useGoalAddress } from './address.client.ts';
import { api } from './api.client.ts';
import { GoalList } from './goal-list.tsx';
import { totalsOf } from './looks.ts';
import type { Overview } from './model.ts';
import { PAGE_WORDS } from './words.ts';

const Start = lazy(() => import('./start.tsx').then((file) => ({ default: file.Start })));
const MoreIdeas = lazy(() => import('./more-ideas.tsx').then((file) => ({ default: file.MoreIdeas })));
const GoalPage = lazy(() => import('./goal-page.tsx').then((file) => ({ default: file.GoalPage })));
const Dialogs = lazy(() => import('./dialogs.tsx').then((file) => ({ default: file.Dialogs })));

/** How far am I with what I save for? */
export function GoalsPage() {
  const today = useToday();
  const { setAddress } = useGoalAddress();
  const overview = useQuery(api.overview.queryOptions({ input: { today } }));
  useActions(GOALS_ACTIONS, {
    'goals.new': () => setAddress({ do: 'new' }),
    'goals.put': () => setAddress({ do: 'put' }),
  });
  return (
    <Loaded query={overview} skeleton={<GoalsWaiting />}>
      {(found) => <Found overview={found} />}
    </Loaded>
  );
}

function Found({ overview }: { overview: Overview }) {
  const { address, setAddress } = useGoalAddress();
  const mayWrite = useMay(GOALS.write);
  const add = () => setAddress({ do: 'new' });
  const hasGoals = overview.goals.length > 0;
  return (
    <Suspense fallback={<GoalsWaiting />}>
      {address.goal !== '' ? (
        <GoalPage
          overview={overview}
          goal={overview.goals.find(({ id }) => id === address.goal) ?? null}
          mayWrite={mayWrite}
        />
      ) : hasGoals ? (
        <All overview={overview} onAdd={mayWrite ? add : null} />
      ) : mayWrite && !overview.isLimited ? (
        <Start onOwn={add} />
      ) : (
        <Nothing overview={overview} onAdd={mayWrite ? add : null} />
      )}
      {mayWrite && address.do !== '' && <Dialogs overview={overview} />}
    </Suspense>
  );
}

function All({ overview, onAdd }: { overview: Overview; onAdd: (() => void) | null }) {
  const mayAmounts = useMay(AMOUNTS.read);
  const { goals, accounts, isLimited } = overview;
  const active = goals.filter(({ state }) => state !== 'archived');
  const archived = goals.filter(({ state }) => state === 'archived');
  return (
    <>
      <PageHeader
        title={PAGE_WORDS.goalsHeading}
        // Of goals that others save for too, not all is known here.
        {...(mayAmounts && !isLimited && active.length > 0 ? { answer: <Answer overview={overview} /> } : {})}
        {...(mayAmounts ? (isLimited ? { note: PAGE_WORDS.limited } : {}) : { note: PAGE_WORDS.noAmounts })}
        actions={
          onAdd !== null && (
            <Button look="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
              {PAGE_WORDS.add}
            </Button>
          )
        }
      />
      <div className="flex flex-col gap-5">
        {mayAmounts && <OverAllocated overview={overview} />}
        {active.length > 0 && <GoalList goals={active} label={PAGE_WORDS.active} mayWrite={onAdd !== null} />}
        {mayAmounts && <GoalAccounts accounts={accounts} />}
        {onAdd !== null && mayAmounts && !isLimited && (
          <Suspense>
            <MoreIdeas />
          </Suspense>
        )}
        {archived.length > 0 && (
          <section aria-labelledby="archived-goals" className="flex flex-col gap-3">
            <h2 id="archived-goals" className="text-base">
              {PAGE_WORDS.archived}
            </h2>
            <p className="text-sm text-soft">{PAGE_WORDS.archivedNote}</p>
            <GoalList goals={archived} label={PAGE_WORDS.archived} mayWrite={onAdd !== null} />
          </section>
        )}
      </div>
    </>
  );
}

/** What is set aside of all targets, by currency. */
function Answer({ overview: { goals } }: { overview: Overview }) {
  const { workspace } = useCaller();
  const totals = totalsOf(goals, workspace.currency);
  return totals.map(({ saved, target }, at) => (
    <span key={saved.currency}>
      {at > 0 && DOT}
      <Sentence
        text={at < totals.length - 1 ? PAGE_WORDS.saved : `${PAGE_WORDS.saved}.`}
        parts={{ saved: <MoneyText value={saved} whole />, target: <MoneyText value={target} whole /> }}
      />
    </span>
  ));
}

function Nothing({ overview: { isLimited }, onAdd }: { overview: Overview; onAdd: (() => void) | null }) {
  return (
    <>
      <PageHeader title={PAGE_WORDS.goalsHeading} />
      <Section>
        <EmptyState
          icon={<Target aria-hidden />}
          title={isLimited ? PAGE_WORDS.nothingForYou : PAGE_WORDS.none}
          actions={onAdd !== null && <Button onClick={onAdd}>{PAGE_WORDS.add}</Button>}
        />
      </Section>
    </>
  );
}

function GoalsWaiting() {
  return (
    <Waiting>
      <HeaderSkeleton />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="mt-4 h-64 w-full" />
    </Waiting>
  );
}
