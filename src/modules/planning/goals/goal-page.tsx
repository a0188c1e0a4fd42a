import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CalendarCheck, Plus, Target } from 'lucide-react';
import { AMOUNTS } from '#kernel/permissions.ts';
import { Notice } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton, TextLink } from '#ui/link-button.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useToday } from '#ui/today.client.ts';
import { GoalActions } from './goal-actions.tsx';
import { useGoalAddress } from './address.client.ts';
import { api } from './api.client.ts';
import { Course } from './course.tsx';
import { Entries } from './entries.tsx';
import { Feeds } from './feeds.tsx';
import { GoalFigures } from './figures.tsx';
import type { Goal, Overview } from './model.ts';
import { GoalPicture } from './picture.tsx';
import { Shares } from './shares.tsx';
import { Transfers } from './transfers.tsx';
import { GOAL_WORDS, PAGE_WORDS } from './words.ts';

type GoalPageProps = { overview: Overview; goal: Goal | null; mayWrite: boolean };

/** One goal: how far it is, whether it is on track, and who put what in. */
export function GoalPage({ overview, goal, mayWrite }: GoalPageProps) {
  if (goal === null)
    return (
      <Section>
        <EmptyState
          heading="h1"
          icon={<Target aria-hidden />}
          title={GOAL_WORDS.gone}
          actions={<LinkButton to="/app/goals">{GOAL_WORDS.back}</LinkButton>}
        >
          {GOAL_WORDS.goneNote}
        </EmptyState>
      </Section>
    );
  return <Found overview={overview} goal={goal} mayWrite={mayWrite} />;
}

function Found({ overview, goal, mayWrite }: GoalPageProps & { goal: Goal }) {
  const today = useToday();
  const { setAddress } = useGoalAddress();
  const mayAmounts = useMay(AMOUNTS.read);
  const details = useQuery(api.details.queryOptions({ input: { id: goal.id, today } }));
  const hasPicture = goal.target.withheld !== true;
  const isOpen = mayWrite && goal.state !== 'archived';
  return (
    <>
      <p className="mb-2 text-sm">
        <TextLink to="/app/goals" className="inline-flex items-center gap-1.5 py-1">
          <ArrowLeft className="size-4" aria-hidden />
          {GOAL_WORDS.back}
        </TextLink>
      </p>
      <PageHeader
        title={goal.name}
        answer={<Course goal={goal} />}
        {...(mayAmounts ? {} : { note: PAGE_WORDS.noAmounts })}
        actions={
          mayWrite && (
            <>
              {isOpen && (
                <Button look="primary" icon={<Plus aria-hidden />} onClick={() => setAddress({ do: 'put' })}>
                  {GOAL_WORDS.put}
                </Button>
              )}
              {goal.saved.minor > 0n && (
                <Button onClick={() => setAddress({ do: 'withdraw' })}>{GOAL_WORDS.withdraw}</Button>
              )}
              <GoalActions goal={goal} />
            </>
          )
        }
      />
      <div className="flex flex-col gap-5">
        {goal.dueLately !== null && (
          <Notice icon={<CalendarCheck aria-hidden />}>
            <Sentence text={GOAL_WORDS.paid} parts={{ date: <DateText day={goal.dueLately} /> }} />
          </Notice>
        )}
        {hasPicture && (
          <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
            <div className="card overflow-hidden p-3">
              <GoalPicture goal={goal} members={overview.members} />
              {goal.isReached && (
                <p className="px-2 pt-3 pb-1">
                  <span className="font-semibold">{GOAL_WORDS.reachedTitle}</span>{' '}
                  {goal.feeds.some(({ until }) => until === null) && GOAL_WORDS.reachedNote}
                </p>
              )}
            </div>
            <GoalFigures goal={goal} />
          </div>
        )}
        {mayAmounts && <Shares goal={goal} overview={overview} />}
        {!overview.isLimited && <Feeds goal={goal} overview={overview} mayWrite={isOpen} />}
        {isOpen && mayAmounts && details.data !== undefined && (
          <Transfers goal={goal} overview={overview} transfers={details.data.transfers} />
        )}
        {details.data !== undefined && <Entries details={details.data} overview={overview} mayWrite={mayWrite} />}
      </div>
    </>
  );
}
