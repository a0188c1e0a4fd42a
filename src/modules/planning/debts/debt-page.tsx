import { ArrowLeft, Pencil, Scale } from 'lucide-react';
import { useMemo } from 'react';
import { monthOf } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton, TextLink } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { useOwnTitle } from '#ui/own-title.client.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useToday } from '#ui/today.client.ts';
import { useDebtChanges } from './changes.client.ts';
import { DebtActual } from './debt-actual.tsx';
import { DebtSchedule } from './debt-schedule.tsx';
import { DebtTerms } from './debt-terms.tsx';
import { monthAt } from './kept-plan.ts';
import type { May } from './may.ts';
import type { LiveDebt, Overview } from './model.ts';
import { monthWords } from './month-words.ts';
import { plansOf } from './page-figures.ts';
import { monthsOfFreedom } from './rules.ts';
import { DEBT_WORDS, PAGE_WORDS } from './words.ts';
import type { Course } from './walk.ts';

type DebtPageProps = {
  overview: Overview;
  /** Undefined: it is not there. */
  debt: LiveDebt | undefined;
  may: May;
  onGone: () => void;
};

/** When is this debt paid off, and what was really paid on it? */
export function DebtPage({ debt, ...rest }: DebtPageProps) {
  useOwnTitle(debt?.name ?? null);
  if (debt === undefined)
    return (
      <EmptyState
        heading="h1"
        icon={<Scale aria-hidden />}
        title={DEBT_WORDS.notThere}
        actions={<LinkButton to="/app/debts">{DEBT_WORDS.all}</LinkButton>}
      >
        {DEBT_WORDS.notThereNote}
      </EmptyState>
    );
  return <OneDebt debt={debt} {...rest} />;
}

function OneDebt({ overview, debt, may, onGone }: DebtPageProps & { debt: LiveDebt }) {
  const today = useToday();
  const mayAmounts = useMay(AMOUNTS.read);
  const { remove } = useDebtChanges();
  const plan = useMemo(
    () => plansOf(overview, today).find(({ currency }) => currency === debt.owed.currency),
    [overview, today, debt.owed.currency],
  );
  return (
    <>
      <p className="mb-2 text-sm">
        <TextLink to="/app/debts" className="inline-flex items-center gap-1.5 py-1">
          <ArrowLeft className="size-4" aria-hidden />
          {DEBT_WORDS.all}
        </TextLink>
      </p>
      <PageHeader
        title={debt.name}
        answer={
          mayAmounts && plan !== undefined ? (
            <WhenPaidOff debt={debt} course={plan.outcome.chosen} />
          ) : (
            PAGE_WORDS.noAmounts
          )
        }
        actions={
          may !== null && (
            <>
              <Button
                onClick={() => {
                  remove(debt);
                  onGone();
                }}
              >
                {DEBT_WORDS.delete}
              </Button>
              <Button icon={<Pencil aria-hidden />} onClick={() => may.edit(debt.id)}>
                {DEBT_WORDS.edit}
              </Button>
            </>
          )
        }
      />
      {mayAmounts && plan !== undefined && (
        <div className="flex flex-col gap-5">
          <DebtTerms debt={debt} overview={overview} />
          <DebtActual debt={debt} months={overview.months} />
          <DebtSchedule debt={debt} course={plan.outcome.chosen} firstMonth={monthOf(today)} />
        </div>
      )}
    </>
  );
}

function WhenPaidOff({ debt: { id, owed }, course }: { debt: LiveDebt; course: Course }) {
  const firstMonth = monthOf(useToday());
  if (owed.minor === 0n) return DEBT_WORDS.nothingOwed;
  const number = monthsOfFreedom(course).get(id);
  if (number === undefined) return DEBT_WORDS.neverPaidOff;
  const lines = course.months.flatMap((month) => month.lines.filter(({ debtId }) => debtId === id));
  const cost = lines.reduce((sum, { interest, fees }) => sum + interest.minor + fees.minor, 0n);
  return (
    <Sentence
      text={DEBT_WORDS.paidOffIn}
      parts={{
        month: monthWords(monthAt(firstMonth, number)),
        amount: <MoneyText value={money(cost, owed.currency)} whole />,
      }}
    />
  );
}
