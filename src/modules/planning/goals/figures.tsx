import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { leftOf } from './looks.ts';
import type { Goal } from './model.ts';
import { GOAL_WORDS } from './words.ts';

/** What a goal has, what it still needs, and when it will have it. */
export function GoalFigures({ goal }: { goal: Goal }) {
  const { saved, target, due, everyMonths, perPayday, thisPeriod, pace, finish, uncovered, isReached } = goal;
  return (
    <Section>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <Figure name={GOAL_WORDS.savedLabel}>
          <MoneyText value={saved} className="text-xl font-semibold" />
        </Figure>
        <Figure name={GOAL_WORDS.target}>
          <MoneyText value={target} className="text-xl font-semibold" />
        </Figure>
        {!isReached && (
          <Figure name={GOAL_WORDS.left}>
            <MoneyText value={leftOf(goal)} />
          </Figure>
        )}
        {!isReached && perPayday !== null && (
          <Figure
            name={GOAL_WORDS.each}
            note={
              thisPeriod.minor > 0n && (
                <Sentence text={GOAL_WORDS.eachNote} parts={{ amount: <MoneyText value={thisPeriod} /> }} />
              )
            }
          >
            <MoneyText value={perPayday} />
          </Figure>
        )}
        <Figure name={GOAL_WORDS.date} note={everyMonths !== null && GOAL_WORDS.comesBack(everyMonths)}>
          {due === null ? <span className="text-faint">{GOAL_WORDS.noDate}</span> : <DateText day={due} />}
        </Figure>
        {!isReached && (
          <Figure name={GOAL_WORDS.pace} note={pace !== null && GOAL_WORDS.paceNote(pace.days)}>
            {pace === null ? (
              <span className="text-faint">{GOAL_WORDS.noPace}</span>
            ) : (
              <MoneyText value={pace.perPeriod} />
            )}
          </Figure>
        )}
        {!isReached && finish !== null && (
          <Figure name={GOAL_WORDS.finish}>
            <DateText day={finish} />
          </Figure>
        )}
      </dl>
      {uncovered.minor > 0n && (
        <div className="mt-4">
          <Notice tone="attention" icon={<TriangleAlert aria-hidden />}>
            <Sentence text={GOAL_WORDS.short} parts={{ amount: <MoneyText value={uncovered} /> }} />
          </Notice>
        </div>
      )}
    </Section>
  );
}

function Figure({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-faint">{name}</dt>
      <dd>{children}</dd>
      {note !== undefined && note !== false && <dd className="text-sm text-soft">{note}</dd>}
    </div>
  );
}
