import { useState } from 'react';
import type { Month } from '#kernel/calendar.ts';
import { useFormats } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { CourseChart } from './course-chart.tsx';
import { monthRows, monthsView } from './month-rows.ts';
import { costWord, WAY_WORDS, WAYS } from './outcome.ts';
import type { CurrencyPlan } from './page-figures.ts';
import { downloadPlan } from './plan-sheet.client.ts';
import { Months, MonthsActions, Ways } from './results.parts.tsx';
import { PLAN_WORDS } from './words.ts';
import { writingOf } from './writing.client.ts';

type CurrencySectionsProps = {
  plan: CurrencyPlan;
  /** The currency is said: there are several. */
  named: boolean;
  firstMonth: Month;
};

/** The plan of the debts in one currency: what is owed over time, other ways of paying, and month by month. */
export function CurrencySections({ plan: { currency, outcome }, named, firstMonth }: CurrencySectionsProps) {
  const writing = writingOf(useFormats(), firstMonth);
  const [allMonths, setAllMonths] = useState(false);
  const { chosen, plan, ways } = outcome;
  // What stands in the way is said above; tables would say "Never" in each of their rows.
  if (WAYS.every((way) => ways[way].end === 'never')) return null;
  const view = monthsView(monthRows(chosen, outcome, writing), allMonths);
  const { name, about } = WAY_WORDS[plan.strategy];
  return (
    <Section title={named ? PLAN_WORDS.planIn(name, currency) : PLAN_WORDS.plan(name)} note={about}>
      <div className="flex flex-col gap-6">
        <CourseChart outcome={outcome} firstMonth={firstMonth} />
        <Ways outcome={outcome} writing={writing} />
        {chosen.months.length > 0 && (
          <>
            <Months view={view} cost={costWord(chosen)} />
            <div className="flex flex-wrap gap-3">
              <MonthsActions
                toggle={view.toggle}
                onToggle={() => setAllMonths(!allMonths)}
                onSheet={() => downloadPlan(outcome, firstMonth)}
              />
            </div>
          </>
        )}
      </div>
    </Section>
  );
}
