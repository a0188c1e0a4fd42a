import { type Ref, Suspense } from 'react';
import type { Currency } from '#kernel/money.ts';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { RowSkeletons, Skeleton, Waiting } from '#ui/skeleton.tsx';
import type { Filters } from './filters.ts';
import { PAGE_SIZE } from './bounds.ts';
import type { Page } from './model.ts';
import { Nothing } from './nothing.tsx';
import type { OneListProps } from './one-list.tsx';
import type { Rows } from './rows.client.ts';
import { TotalsStrip } from './totals-strip.tsx';
import { WORDS } from './words.ts';
import { TransactionTable, type TransactionTableProps } from './transaction-table.tsx';

const HowFar = lazyComponent(() => import('./how-far.tsx').then((file) => file.HowFar));
const NotUnderstood = lazyComponent(() => import('./not-understood.tsx').then((file) => file.NotUnderstood));
const OneList = lazyComponent(() => import('./one-list.tsx').then((file) => file.OneList));

type LedgerProps = Omit<TransactionTableProps, 'rows' | 'showAccount' | 'isStale'> &
  Rows & {
    filters: Filters;
    currency: Currency;
    page: number;
    onPage: (page: number) => void;
    /** Where all is shown as one list: what hears of its rows and of the one that the keys stand on. */
    list: Pick<OneListProps, 'onListed' | 'onActive'> | null;
    onAdd: (() => void) | null;
    onClear: () => void;
    onThorough: () => void;
    frame: Ref<HTMLDivElement>;
  };

/** The rows with what they come to above them and the way through them below. */
export function Ledger({
  filters,
  currency,
  page,
  rows,
  problem,
  totals,
  count,
  onPage,
  list,
  onAdd,
  onClear,
  onThorough,
  frame,
  ...table
}: LedgerProps) {
  const { accounts } = table;
  const howFar = ({ since }: Page) =>
    since !== null && (
      <Suspense>
        <HowFar since={since} onThorough={onThorough} />
      </Suspense>
    );
  const showAccount = filters.account === '' && accounts.length > 1;
  const inPages = (found: Page) => (
    <>
      <TransactionTable {...table} rows={found.rows} showAccount={showAccount} isStale={rows.isPlaceholderData} />
      <div className="px-4 py-2">
        <Pagination
          page={page}
          pageSize={PAGE_SIZE}
          total={count}
          hasMore={found.count > page * PAGE_SIZE}
          onPage={onPage}
          noun="transactions"
        />
      </div>
    </>
  );
  const isNothing = (found: Page) => found.rows.length === 0 && page === 1;
  return (
    <div ref={frame} className="@container">
      <Section flush>
        {problem === undefined ? (
          <Loaded query={rows} skeleton={<LedgerWaiting />}>
            {(found) =>
              isNothing(found) ? (
                <>
                  {howFar(found)}
                  <Nothing
                    filters={filters}
                    currency={currency}
                    elsewhere={[...new Set(accounts.filter((a) => a.transactionCount > 0).map((a) => a.currency))]}
                    onClear={onClear}
                    onAdd={onAdd}
                  />
                </>
              ) : (
                // Header and totals stay in sight: the bar of the shell, then the totals, then the names of the columns.
                <div className="@xl:[--sticky-top:7rem] @4xl:[--sticky-top:6rem]">
                  <Corrected filters={filters} corrected={found.corrected} />
                  <TotalsStrip filters={filters} totals={totals.data} isStale={totals.isPlaceholderData} />
                  {howFar(found)}
                  <Suspense fallback={inPages(found)}>
                    {list === null ? (
                      inPages(found)
                    ) : (
                      <OneList
                        key={JSON.stringify([filters, currency, table.sort])}
                        {...table}
                        {...list}
                        filters={filters}
                        currency={currency}
                        first={found.rows}
                        known={count}
                        showAccount={showAccount}
                      />
                    )}
                  </Suspense>
                </div>
              )
            }
          </Loaded>
        ) : (
          <Suspense>
            <NotUnderstood onClear={onClear} />
          </Suspense>
        )}
      </Section>
    </div>
  );
}

/** Says that nothing was found as it was typed, and what is shown instead. */
function Corrected({ filters, corrected }: { filters: Filters; corrected: string | null }) {
  if (corrected === null) return null;
  return (
    <p role="status" className="border-b border-line px-4 py-2.5 text-sm text-soft">
      {WORDS.corrected(filters.q.trim(), corrected)}
    </p>
  );
}

function LedgerWaiting() {
  return (
    <Waiting>
      <div className="flex h-14 items-center justify-end gap-6 border-b border-line px-3 max-sm:h-12 @4xl:h-10">
        <Skeleton className="mr-auto w-24" />
        <Skeleton className="w-24" />
        <Skeleton className="w-24" />
      </div>
      <div className="h-9 border-b border-line" />
      <RowSkeletons rows={PAGE_SIZE} rowClassName="h-[1.8125rem] max-sm:h-20" />
    </Waiting>
  );
}
