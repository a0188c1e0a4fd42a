import { Ellipsis, Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { type Month, monthOf } from '#kernel/calendar.ts';
import { type Money, money } from '#kernel/money.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { cx } from '#ui/class-names.ts';
import { useFormats } from '#ui/formats.tsx';
import { KeyFigure } from '#ui/key-figure.tsx';
import { Menu } from '#ui/menu.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useToday } from '#ui/today.client.ts';
import { useDebtChanges } from './changes.client.ts';
import { CurrencySections } from './currency-sections.tsx';
import { DebtReview } from './debt-review.tsx';
import { DebtTable } from './debt-table.tsx';
import { GivenLoans } from './given-loans.tsx';
import type { May } from './may.ts';
import type { Overview } from './model.ts';
import { monthWords } from './month-words.ts';
import { Hints, Warnings } from './notices.tsx';
import { answerOf, costOf, meaningOf } from './outcome.ts';
import { type CurrencyPlan, freeInAll, plansOf } from './page-figures.ts';
import { PAGE_WORDS, PLAN_WORDS } from './words.ts';
import { writingOf } from './writing.client.ts';

const History = lazy(() => import('./history.tsx').then((file) => ({ default: file.History })));

/** Real debts and their plan, from the month that runs. */
export function PlanView({ overview, may }: { overview: Overview; may: May }) {
  const today = useToday();
  const thisMonth = monthOf(today);
  const mayAmounts = useMay(AMOUNTS.read);
  const plans = useMemo(() => plansOf(overview, today), [overview, today]);
  const free = freeInAll(plans);
  return (
    <>
      <PageHeader
        title={PAGE_WORDS.debtsHeading}
        {...(mayAmounts ? { answer: <Answer plans={plans} free={free} thisMonth={thisMonth} /> } : {})}
        note={mayAmounts ? <Meaning plans={plans} thisMonth={thisMonth} /> : PAGE_WORDS.noAmounts}
        actions={may !== null && <Actions may={may} />}
      />
      <div className="flex flex-col gap-5">
        {mayAmounts && <Warnings overview={overview} plans={plans} may={may} />}
        {mayAmounts && plans.map((plan) => <Figures key={plan.currency} plan={plan} named={plans.length > 1} />)}
        <DebtTable overview={overview} plans={plans} mayAmounts={mayAmounts} today={today} />
        {mayAmounts && <Hints overview={overview} today={today} may={may} />}
        {mayAmounts && (
          <>
            <Suspense>
              <History overview={overview} plans={plans} free={free} thisMonth={thisMonth} />
            </Suspense>
            {plans.map((plan) => (
              <CurrencySections key={plan.currency} plan={plan} named={plans.length > 1} firstMonth={thisMonth} />
            ))}
          </>
        )}
        <GivenLoans />
        {plans.some(({ currency }) => currency === 'ZAR') && <DebtReview />}
      </div>
    </>
  );
}

function Actions({ may }: { may: NonNullable<May> }) {
  const { forget } = useDebtChanges();
  return (
    <>
      <Button onClick={may.changePlan}>{PAGE_WORDS.changePlan}</Button>
      <Button look="primary" icon={<Plus aria-hidden />} onClick={may.add}>
        {PAGE_WORDS.addDebt}
      </Button>
      <Menu
        trigger={<IconButton label={PAGE_WORDS.more} look="secondary" icon={<Ellipsis aria-hidden />} />}
        entries={[{ label: PAGE_WORDS.deletePlan, danger: true, perform: forget }]}
      />
    </>
  );
}

type Said = { plans: readonly CurrencyPlan[]; free: Month | null; thisMonth: Month };

/** When nothing is owed any more, in whatever currency. */
function Answer({ plans, free, thisMonth }: Said) {
  const writing = writingOf(useFormats(), thisMonth);
  const [only] = plans;
  if (plans.length === 1 && only !== undefined) return answerOf(only.outcome, writing);
  if (plans.every(({ isOver }) => isOver)) return PLAN_WORDS.over;
  return free === null ? PLAN_WORDS.neverAll : PLAN_WORDS.allCurrencies(monthWords(free));
}

/** What the plan saves. How the date has moved since is said over its chart. */
function Meaning({ plans, thisMonth }: Omit<Said, 'free'>) {
  const writing = writingOf(useFormats(), thisMonth);
  const [only] = plans;
  return plans.length === 1 && only !== undefined && meaningOf(only.outcome, writing);
}

/** Four figures in a strip. */
function Figures({ plan, named }: { plan: CurrencyPlan; named: boolean }) {
  const { currency, debts, planned, paid, outcome } = plan;
  const owed = money(
    debts.reduce((sum, debt) => sum + debt.owed.minor, 0n),
    currency,
  );
  const isEndless = outcome.chosen.end !== 'free';
  return (
    <dl
      aria-label={named ? PLAN_WORDS.inCurrency(currency) : PLAN_WORDS.figures}
      className={cx(
        'grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:gap-x-12',
        // Of several currencies the same figures stand under each other.
        named
          ? 'max-lg:border-t max-lg:border-line max-lg:pt-4 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]'
          : 'lg:flex',
      )}
    >
      <Figure label={PLAN_WORDS.owedToday} isKey>
        {named ? <Whole value={owed} /> : <KeyFigure value={owed} whole />}
      </Figure>
      <Figure label={PLAN_WORDS.plannedThisMonth}>
        <Whole value={planned} />
      </Figure>
      <Figure label={PLAN_WORDS.paidThisMonth}>
        <Whole value={paid} />
      </Figure>
      <Figure label={PLAN_WORDS.interestToCome}>
        {isEndless ? PLAN_WORDS.noEnd : <Whole value={costOf(outcome.chosen)} />}
      </Figure>
    </dl>
  );
}

const Whole = ({ value }: { value: Money }) => <MoneyText value={value} whole />;

function Figure({ label, isKey = false, children }: { label: string; isKey?: boolean; children: ReactNode }) {
  return (
    <div className={isKey ? 'col-span-2 min-w-0 sm:col-span-3 lg:col-span-1' : 'flex min-w-0 flex-col justify-end'}>
      <dt className="text-sm text-balance text-faint">{label}</dt>
      <dd className="figures text-xl font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
