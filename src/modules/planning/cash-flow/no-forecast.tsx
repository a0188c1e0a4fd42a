import { ChartSpline, FileUp, Plus } from 'lucide-react';
import { type Day, daysBetween } from '#kernel/calendar.ts';
import { plural } from '#kernel/plural.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { SampleLine } from '#ui/sample-line.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { Overview } from './model.ts';
import { EMPTY_WORDS } from './words.ts';

/** Before there are three months of history: what is missing, and the first step. No line is drawn from nothing. */
export function NoForecast({ overview: { since, accounts }, today }: { overview: Overview; today: Day }) {
  const isNew = since === null;
  return (
    <section className="card overflow-clip">
      <EmptyState
        icon={<ChartSpline aria-hidden />}
        sample={<SampleLine heights={[70, 62, 58, 50, 46, 38, 30, 24, 86, 78, 70, 61, 52, 44, 36]} />}
        title={isNew ? EMPTY_WORDS.none : EMPTY_WORDS.few}
        actions={
          <>
            <LinkButton to="/app/imports" look="primary" icon={<FileUp aria-hidden />}>
              {EMPTY_WORDS.import}
            </LinkButton>
            {accounts.length === 0 ? (
              <LinkButton to="/app/accounts?new=1" icon={<Plus aria-hidden />}>
                {EMPTY_WORDS.account}
              </LinkButton>
            ) : (
              <LinkButton to="/app/recurring">{EMPTY_WORDS.recurring}</LinkButton>
            )}
          </>
        }
      >
        {isNew ? (
          EMPTY_WORDS.noneNote
        ) : (
          <Sentence text={EMPTY_WORDS.fewNote} parts={{ days: plural(daysBetween(since, today) + 1, 'day') }} />
        )}
      </EmptyState>
    </section>
  );
}
