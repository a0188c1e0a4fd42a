import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarCheck, ListChecks } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { AMOUNTS } from '#kernel/permissions.ts';
import { useActions } from '#ui/actions.client.ts';
import { Notice } from '#ui/badge.tsx';
import { useMay } from '#ui/caller.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { HeaderSkeleton, TableSkeleton } from '#ui/skeleton.tsx';
import { useToday } from '#ui/today.client.ts';
import { BUDGETS } from './access.ts';
import { BUDGETS_ACTIONS } from './actions.client.ts';
import { useBudgetAddress } from './address.client.ts';
import { api } from './api.client.ts';
import { Cards, Moves, Unbudgeted } from './below.tsx';
import { BudgetTable } from './budget-table.tsx';
import { BudgetHeader } from './header.tsx';
import { Lead } from './lead.tsx';
import { courseOf } from './looks.ts';
import type { Overview } from './model.ts';
import { PAGE_WORDS, START_WORDS } from './words.ts';

const Start = lazy(() => import('./start.tsx').then((file) => ({ default: file.Start })));
const Dialogs = lazy(() => import('./dialogs.tsx').then((file) => ({ default: file.Dialogs })));

/** What can I still spend? */
export function BudgetsPage() {
  const today = useToday();
  const { address, setAddress } = useBudgetAddress();
  const key = address.period === '' ? {} : { key: address.period };
  // Another period stands where the one before stood, without a page that is empty in between.
  const overview = useQuery(api.overview.queryOptions({ input: { today, ...key }, placeholderData: keepPreviousData }));
  useActions(BUDGETS_ACTIONS, {
    'budgets.add': () => setAddress({ do: 'add' }),
    'budgets.move': () => setAddress({ do: 'move' }),
    'budgets.fill': () => setAddress({ do: 'fill' }),
  });
  return (
    <Loaded query={overview} skeleton={<BudgetsWaiting />}>
      {(found) => (found.method === null ? <Beginning overview={found} /> : <Budget overview={found} />)}
    </Loaded>
  );
}

function Budget({ overview }: { overview: Overview }) {
  const mayWrite = useMay(BUDGETS.write) && !overview.isLimited;
  const mayAmounts = useMay(AMOUNTS.read);
  const { address } = useBudgetAddress();
  const { lines, cards, period } = overview;
  const course = courseOf(period, useToday());
  const isOpen = overview.closedAt === null;
  return (
    <>
      <BudgetHeader overview={overview} mayWrite={mayWrite} />
      {mayAmounts ? <Lead overview={overview} /> : <p className="mb-4 text-sm text-soft">{PAGE_WORDS.noAmounts}</p>}
      <div className="flex flex-col gap-5">
        {mayWrite && <ToReview overview={overview} />}
        {lines.length === 0 ? (
          <NoLines isLimited={overview.isLimited} />
        ) : (
          <BudgetTable overview={overview} today={course?.permille ?? null} />
        )}
        <Cards cards={cards} />
        <Unbudgeted overview={overview} mayWrite={mayWrite && isOpen} />
        <Moves overview={overview} />
      </div>
      {mayWrite && (address.do !== '' || address.line !== '') && (
        <Suspense>
          <Dialogs overview={overview} />
        </Suspense>
      )}
    </>
  );
}

/** The period before is over, and nobody has looked back at it. */
function ToReview({ overview: { toReview, period } }: { overview: Overview }) {
  if (toReview === null || toReview > period.key) return null;
  return (
    <Notice
      icon={<CalendarCheck aria-hidden />}
      action={
        <LinkButton size="small" to={linkTo('/app/budgets', { period: toReview, do: 'review' })}>
          {PAGE_WORDS.review}
        </LinkButton>
      }
    >
      {PAGE_WORDS.toReview}
    </Notice>
  );
}

function NoLines({ isLimited }: { isLimited: boolean }) {
  return (
    <Section>
      <EmptyState icon={<ListChecks aria-hidden />} title={isLimited ? PAGE_WORDS.nothingForYou : PAGE_WORDS.noLines}>
        {isLimited ? PAGE_WORDS.nothingForYouNote : PAGE_WORDS.noLinesNote}
      </EmptyState>
    </Section>
  );
}

/** Before there is a budget: who may start one does so here, from what they usually spend. */
function Beginning({ overview }: { overview: Overview }) {
  const mayWrite = useMay(BUDGETS.write) && !overview.isLimited;
  if (mayWrite)
    return (
      <Suspense fallback={<BudgetsWaiting />}>
        <Start />
      </Suspense>
    );
  return (
    <>
      <PageHeader title={PAGE_WORDS.budgetsHeading} />
      <Section>
        <EmptyState icon={<ListChecks aria-hidden />} title={START_WORDS.nothing}>
          {START_WORDS.nothingNote}
        </EmptyState>
      </Section>
    </>
  );
}

function BudgetsWaiting() {
  return (
    <>
      <HeaderSkeleton />
      <Section flush>
        <TableSkeleton rows={8} label={PAGE_WORDS.loading} />
      </Section>
    </>
  );
}
