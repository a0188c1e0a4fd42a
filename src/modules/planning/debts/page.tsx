import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import type { Month } from '#kernel/calendar.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { type Formats, useFormats } from '#ui/formats.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { HeaderSkeleton, Skeleton, Waiting } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import { useUndoable } from '#ui/undoable.client.ts';
import { writeMoney } from '#ui/written-money.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { api } from './api.client.ts';
import { heldFrom } from './held-plan.client.ts';
import { monthAt } from './kept-plan.ts';
import { monthRows, monthsView } from './month-rows.ts';
import { monthWords } from './month-words.ts';
import type { HeldPlan } from './model.ts';
import { answerOf, meaningOf, type Outcome, outcomeOf, type Writing } from './outcome.ts';
import { downloadPlan } from './plan-sheet.client.ts';
import { writeRate } from './rates.ts';
import { MonthsActions, PlanResults } from './results.parts.tsx';
import { BringUpToDate, PLANNER } from './up-to-date.tsx';
import { DEBTS } from './access.ts';
import { Sentence } from '#ui/sentence.tsx';
import { PAGE_WORDS } from './words.ts';

/** When am I free of debt? */
export function DebtsPage() {
  const plan = useQuery(api.plan.queryOptions());
  return (
    <Loaded query={plan} skeleton={<DebtsWaiting />}>
      {(found) => (found === null ? <NoPlan /> : <Plan held={found} />)}
    </Loaded>
  );
}

function NoPlan() {
  return (
    <>
      <PageHeader title={PAGE_WORDS.debtsHeading} answer={PAGE_WORDS.youHaveNoDebt} />
      <EmptyState
        icon={<Scale aria-hidden />}
        title={PAGE_WORDS.planYourWayOut}
        actions={
          <a href={PLANNER} className={buttonClasses('primary')}>
            {PAGE_WORDS.openPlanner}
          </a>
        }
      >
        {PAGE_WORDS.addWhatYouOwe}
      </EmptyState>
    </>
  );
}

function Plan({ held }: { held: HeldPlan }) {
  const formats = useFormats();
  const { asOf, firstMonth, debts, plan } = heldFrom(held, formats.timeZone);
  const writing = writingOf(formats, firstMonth);
  const mayAmounts = useMay(AMOUNTS.read);
  const outcome = outcomeOf(debts, plan);
  return (
    <>
      <PageHeader
        title={PAGE_WORDS.debtsHeading}
        {...(mayAmounts ? { answer: answerOf(outcome, writing) } : {})}
        note={
          <>
            {mayAmounts && <p>{meaningOf(outcome, writing)}</p>}
            <p>
              <Sentence text={PAGE_WORDS.balancesFromLaterInterest} parts={{ day: <DateText day={asOf} /> }} />
            </p>
          </>
        }
        actions={
          <>
            <TakeOut held={held} />
            <BringUpToDate held={held} />
          </>
        }
      />
      <div className="flex flex-col gap-4">
        <Section title={PAGE_WORDS.whatYouOwe} flush>
          <Table
            caption={PAGE_WORDS.debts}
            rows={held.debts}
            keyOf={({ id }) => id}
            columns={[
              { key: 'name', header: 'Debt', cell: ({ name }) => name, onCard: 'title' },
              {
                key: 'rate',
                header: PAGE_WORDS.interestPerYear,
                align: 'end',
                cell: ({ rate }) => `${writeRate(rate)} %`,
                onCard: 'detail',
              },
              {
                key: 'minimum',
                header: PAGE_WORDS.minimumPerMonth,
                align: 'end',
                cell: ({ minimum }) => <MoneyText value={minimum} />,
                onCard: 'detail',
              },
              {
                key: 'balance',
                header: 'Owed',
                align: 'end',
                cell: ({ balance }) => <MoneyText value={balance} />,
                onCard: 'figure',
              },
            ]}
          />
        </Section>
        {mayAmounts && <Months outcome={outcome} writing={writing} firstMonth={firstMonth} />}
      </div>
    </>
  );
}

function Months({ outcome, writing, firstMonth }: { outcome: Outcome; writing: Writing; firstMonth: Month }) {
  const [allMonths, setAllMonths] = useState(false);
  const { toggle } = monthsView(monthRows(outcome.chosen, outcome.debts, writing), allMonths);
  return (
    <Section title={PAGE_WORDS.plan}>
      <PlanResults outcome={outcome} writing={writing} allMonths={allMonths} />
      <div className="mt-5 flex flex-wrap gap-3">
        <MonthsActions
          toggle={toggle}
          onToggle={() => setAllMonths(!allMonths)}
          onSheet={() => downloadPlan(outcome, firstMonth)}
        />
      </div>
    </Section>
  );
}

function TakeOut({ held }: { held: HeldPlan }) {
  const change = useUndoable();
  if (!useMay(DEBTS.write)) return null;
  const takeOut = () =>
    change({
      done: PAGE_WORDS.debtPlanDeleted,
      perform: async () => {
        await api.forget.call();
        return () => api.keep.call({ plan: held, keptAt: held.keptAt });
      },
    });
  return <Button onClick={takeOut}>{PAGE_WORDS.deletePlan}</Button>;
}

function writingOf(formats: Formats, first: Month): Writing {
  return {
    amount: (value) => writeMoney(value, formats),
    month: (number) => monthWords(monthAt(first, number)),
  };
}

function DebtsWaiting() {
  return (
    <Waiting>
      <HeaderSkeleton />
      <Skeleton className="h-48 w-full" />
      <Skeleton className="mt-4 h-96 w-full" />
    </Waiting>
  );
}
