import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileUp, Plus } from 'lucide-react';
import { Fragment, lazy, Suspense } from 'react';
import type { UserType } from '#kernel/caller.ts';
import { isDay } from '#kernel/calendar.ts';
import { isCurrency } from '#kernel/money.ts';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import { useCaller, useMay } from '#ui/caller.tsx';
import { useFormats } from '#ui/formats.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { useToday } from '#ui/today.client.ts';
import { param } from '#ui/url-params.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { api } from './api.client.ts';
import { BalancesSection } from './balances.tsx';
import { CashFlowSection } from './cash-flow.tsx';
import { Columns } from './columns.tsx';
import { CourseSection } from './course.tsx';
import { Figures } from './figures.tsx';
import { LatestSection } from './latest.tsx';
import { LeadFigure } from './lead.tsx';
import { rowsBehind } from './links.client.ts';
import type { InCurrency, Summary } from './model.ts';
import { useMonthWords } from './month-words.client.ts';
import { SpendingSection } from './spending.tsx';
import { ToDoSection } from './to-do.tsx';
import { Currencies, MonthChoice } from './view-choices.tsx';
import { sampleSummary } from './sample.ts';
import {
  ADD_ACCOUNT,
  EMPTY,
  EMPTY_TITLE,
  IMPORT,
  LATEST_WITH_ROWS,
  NOT_SHARED,
  NOT_SHARED_NOTE,
  TITLE,
} from './words.ts';
import { HeaderSkeleton, Skeleton, Waiting } from '#ui/skeleton.tsx';
import { ACCOUNTS } from '#modules/money/accounts/access.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { IMPORTS } from '#modules/money/transactions/access.ts';

const FIELDS = {
  currency: param((text) => text ?? ''),
  day: param((text) => (text !== undefined && isDay(text) ? text : null)),
};

const Clients = lazy(() => import('./clients.tsx').then(({ ClientsSection }) => ({ default: ClientsSection })));

// Below the first screen, and only with a budget, a goal or a project: the first load does without.
const Budget = lazyComponent(() =>
  import('#modules/planning/budgets/left.parts.tsx').then(({ BudgetSection }) => BudgetSection),
);

const Debts = lazyComponent(() =>
  import('#modules/planning/debts/owed.parts.tsx').then(({ DebtsSection }) => DebtsSection),
);

const Goals = lazyComponent(() =>
  import('#modules/planning/goals/progress.parts.tsx').then(({ GoalsSection }) => GoalsSection),
);

const Projects = lazyComponent(() =>
  import('#modules/planning/projects/nearing.parts.tsx').then(({ ProjectsSection }) => ProjectsSection),
);

// As the budget: below the first screen.
const Ahead = lazyComponent(() =>
  import('#modules/planning/cash-flow/ahead.parts.tsx').then(({ AheadSection }) => AheadSection),
);

const ADVISERS: readonly UserType[] = ['advisor', 'financial_planner'];

/** The clients of those who advise, in their own workspace. */
function ClientsOfAdviser() {
  const { person, workspace } = useCaller();
  if (!ADVISERS.includes(person.userType) || workspace.ownerId !== person.id) return null;
  return (
    <Suspense>
      <Clients />
    </Suspense>
  );
}

/** Am I all right? */
export function DashboardPage() {
  const mayAmounts = useMay(AMOUNTS.read);
  const [{ currency, day }] = useUrlState(FIELDS);
  const today = useToday();
  const usual = useFormats().currency;
  const shown = isCurrency(currency) ? currency : usual;
  const input = { today, shown, ...(day === null ? {} : { day }) };
  // Another currency or month stands where the one before stood, without a page that is empty in between.
  const summary = useQuery(api.summary.queryOptions({ input, placeholderData: keepPreviousData }));
  return (
    <Loaded query={summary} skeleton={<DashboardWaiting />}>
      {(found) => {
        const partIn = (wanted: string) => found.inCurrencies.find((part) => part.currency === wanted);
        const first = partIn(usual) ?? found.inCurrencies[0];
        const part = partIn(found.shown) ?? first;
        const isEmpty = found.balances.length === 0 && found.latest.length === 0;
        if (isEmpty || part === undefined || first === undefined) return <Beginning />;
        return mayAmounts ? (
          <Dashboard summary={found} part={part} first={first.currency} />
        ) : (
          <Outline summary={found} part={part} />
        );
      }}
    </Loaded>
  );
}

function Dashboard({ summary, part, first }: { summary: Summary; part: InCurrency; first: string }) {
  const { balances, totals, latest } = summary;
  const [{ day: asked }] = useUrlState(FIELDS);
  const { isCurrent, name } = useMonthWords(summary);
  return (
    <>
      <PageHeader
        title={TITLE}
        {...(asked === null && !isCurrent && { note: LATEST_WITH_ROWS(name) })}
        actions={
          <>
            <Currencies summary={summary} shown={part.currency} first={first} />
            <MonthChoice summary={summary} />
            <div className="max-sm:hidden">
              <ImportButton />
            </div>
          </>
        }
      />
      <Columns
        main={[
          <div key="lead" className="flex flex-col gap-4">
            <LeadFigure part={part} summary={summary} />
            <CourseSection part={part} summary={summary} />
          </div>,
          <Fragment key="months">
            <div>
              <Figures part={part} summary={summary} />
              <SpendingSection part={part} summary={summary} />
            </div>
            <CashFlowSection part={part} summary={summary} />
            <Suspense>
              <Ahead />
              <Budget />
              <Goals />
            </Suspense>
          </Fragment>,
        ]}
        aside={[
          <Fragment key="to do">
            <ToDoSection part={part} summary={summary} />
            <BalancesSection balances={balances} totals={totals} />
          </Fragment>,
          <Fragment key="latest">
            <LatestSection latest={latest} to={rowsBehind({ currency: part.currency })} />
            <Suspense>
              <Debts />
              <Projects />
            </Suspense>
          </Fragment>,
        ]}
      />
      <ClientsOfAdviser />
    </>
  );
}

/** For whoever sees the books and no amount: what moved last, and where. A chart without figures would be a lie. */
function Outline({ summary: { balances, totals, latest }, part }: { summary: Summary; part: InCurrency }) {
  return (
    <>
      <PageHeader title={TITLE} answer={NOT_SHARED} note={NOT_SHARED_NOTE} />
      <div className="grid gap-4 xl:grid-cols-2 xl:items-start">
        <LatestSection latest={latest} to={rowsBehind({ currency: part.currency })} />
        <BalancesSection balances={balances} totals={totals} />
      </div>
    </>
  );
}

function ImportButton() {
  if (!useMay(IMPORTS.write)) return null;
  return (
    <LinkButton to="/app/imports" look="primary" icon={<FileUp aria-hidden />}>
      {IMPORT}
    </LinkButton>
  );
}

function Beginning() {
  const mayAdd = useMay(ACCOUNTS.write);
  return (
    <>
      <PageHeader title={TITLE} />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-xl">{EMPTY_TITLE}</h2>
          <p className="mt-1 text-soft">{EMPTY}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ImportButton />
          {mayAdd && (
            <LinkButton to="/app/accounts?new=1" icon={<Plus aria-hidden />}>
              {ADD_ACCOUNT}
            </LinkButton>
          )}
        </div>
      </div>
      <ClientsOfAdviser />
      <Sample />
    </>
  );
}

/** What an empty dashboard will look like: the real one with made-up figures, pale and out of reach. */
function Sample() {
  const { currency, months } = useFormats();
  const { summary, part } = sampleSummary(currency, useToday(), months);
  return (
    <div inert aria-hidden className="pointer-events-none opacity-40">
      <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-5">
        <div className="flex min-w-0 flex-col gap-4">
          <LeadFigure part={part} summary={summary} />
          <CourseSection part={part} summary={summary} />
        </div>
        <SpendingSection part={part} summary={summary} />
      </div>
    </div>
  );
}

/** The page before its figures, in the same places. */
function DashboardWaiting() {
  return (
    <Waiting>
      <HeaderSkeleton isNameOnly />
      <Columns
        main={[
          <div key="lead" className="flex flex-col gap-4">
            <Skeleton className="h-16 w-56 max-w-full" />
            <div className="card p-5">
              <Skeleton className="mb-4 h-5 w-72 max-w-full" />
              <Skeleton className="h-64 w-full rounded-control" />
            </div>
          </div>,
          <Lines key="months" rows={6} />,
        ]}
        aside={[<Lines key="to do" rows={5} />, <Lines key="latest" rows={6} />]}
      />
    </Waiting>
  );
}

function Lines({ rows }: { rows: number }) {
  return (
    <div className="card flex flex-col gap-5 p-5">
      <Skeleton className="h-5 w-48" />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center gap-4">
          <Skeleton className="size-8 shrink-0 rounded-full" />
          <Skeleton className="flex-1" />
          <Skeleton className="w-24" />
        </div>
      ))}
    </div>
  );
}
