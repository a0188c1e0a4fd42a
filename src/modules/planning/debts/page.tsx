import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Month, monthOf } from '#kernel/calendar.ts';
import type { Currency, Money } from '#kernel/money.ts';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { Button, buttonClasses } from '#ui/button.tsx';
import { useCaller, useMay } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { type Formats, useFormats } from '#ui/formats.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { HeaderSkeleton, Skeleton, Waiting } from '#ui/skeleton.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useToday } from '#ui/today.client.ts';
import { useUndoable } from '#ui/undoable.client.ts';
import { writeMoney } from '#ui/written-money.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { api } from './api.client.ts';
import { heldFrom } from './held-plan.client.ts';
import { exampleIn } from './examples.ts';
import { type KeptPlan, monthAt } from './kept-plan.ts';
import { planOfAccounts } from './known-debts.ts';
import { monthRows, monthsView } from './month-rows.ts';
import { monthWords } from './month-words.ts';
import type { HeldPlan } from './model.ts';
import { answerOf, meaningOf, type Outcome, outcomeOf, owedIn, type Writing } from './outcome.ts';
import { downloadPlan } from './plan-sheet.client.ts';
import { rateText } from './rates.ts';
import { MonthsActions, PlanResults } from './results.parts.tsx';
import { OpenPlanner, PLANNER } from './up-to-date.tsx';
import { DEBTS } from './access.ts';
import { Sentence } from '#ui/sentence.tsx';
import { PAGE_WORDS, UP_TO_DATE_WORDS } from './words.ts';

/** When am I free of debt? */
export function DebtsPage() {
  const plan = useQuery(api.plan.queryOptions());
  return (
    <Loaded query={plan} skeleton={<DebtsWaiting />}>
      {(found) => (found === null ? <NoPlan /> : <Plan held={found} />)}
    </Loaded>
  );
}

const NAME: Column<{ name: string }> = { key: 'name', header: 'Debt', cell: ({ name }) => name, onCard: 'title' };
const OWED: Column<{ balance: Money }> = {
  key: 'balance',
  header: 'Owed',
  align: 'end',
  cell: ({ balance }) => <MoneyText value={balance} />,
  onCard: 'figure',
};

/** Debts that accounts show are named and lead into the planner; below, what a plan looks like. */
function NoPlan() {
  const { workspace } = useCaller();
  const mayWrite = useMay(DEBTS.write);
  // Made-up amounts would be taken for those that are not shared.
  const mayAmounts = useMay(AMOUNTS.read);
  const accounts = useAccounts();
  if (accounts.isLoading) return <DebtsWaiting />;
  const known = planOfAccounts(accounts.data ?? [], workspace.currency);
  return (
    <>
      <PageHeader
        title={PAGE_WORDS.debtsHeading}
        answer={known === null ? PAGE_WORDS.youHaveNoDebt : <YouOwe plan={known} />}
      />
      <div className="mb-6 flex flex-wrap items-center gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-xl">{PAGE_WORDS.planYourWayOut}</h2>
          <p className="mt-1 text-soft">{known === null ? PAGE_WORDS.addWhatYouOwe : PAGE_WORDS.weKnowBalances}</p>
        </div>
        {known !== null && mayWrite ? (
          <OpenPlanner plan={known} words={UP_TO_DATE_WORDS.known} look="primary" />
        ) : (
          <a href={PLANNER} className={buttonClasses('primary')}>
            {PAGE_WORDS.openPlanner}
          </a>
        )}
      </div>
      <div className="flex flex-col gap-4">
        {known !== null && (
          <Section title={PAGE_WORDS.whatYouOwe} flush>
            <Table caption={PAGE_WORDS.debts} rows={known.debts} keyOf={({ name }) => name} columns={[NAME, OWED]} />
          </Section>
        )}
        {mayAmounts && <Sample currency={known?.currency ?? workspace.currency} />}
      </div>
    </>
  );
}

function YouOwe({ plan: { currency, debts } }: { plan: KeptPlan }) {
  return <Sentence text={PAGE_WORDS.youOwe} parts={{ amount: <MoneyText value={owedIn(debts, currency)} whole /> }} />;
}

/** What a plan will look like: the real one with made-up figures, pale and out of reach. */
function Sample({ currency }: { currency: Currency }) {
  const formats = useFormats();
  const { debts, plan } = exampleIn(currency);
  const writing = writingOf(formats, monthOf(useToday()));
  return (
    <div>
      <p className="mb-2 text-sm text-soft">{PAGE_WORDS.example}</p>
      <div
        inert
        aria-hidden
        className="pointer-events-none max-h-128 overflow-hidden opacity-60 [mask-image:linear-gradient(black_50%,transparent)]"
      >
        <Section title={PAGE_WORDS.plan}>
          <PlanResults outcome={outcomeOf(debts, plan)} writing={writing} />
        </Section>
      </div>
    </div>
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
            {mayAmounts && `${meaningOf(outcome, writing)} `}
            <Sentence text={PAGE_WORDS.balancesFromLaterInterest} parts={{ day: <DateText day={asOf} /> }} />
          </>
        }
        actions={
          <>
            <TakeOut held={held} />
            <OpenPlanner plan={held} words={UP_TO_DATE_WORDS.saved} />
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
              NAME,
              {
                key: 'rate',
                header: PAGE_WORDS.interestPerYear,
                align: 'end',
                cell: ({ rate }) => `${rateText(rate, formats.locale)} %`,
                onCard: 'detail',
              },
              {
                key: 'minimum',
                header: PAGE_WORDS.minimumPerMonth,
                align: 'end',
                cell: ({ minimum }) => <MoneyText value={minimum} />,
                onCard: 'detail',
              },
              OWED,
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
