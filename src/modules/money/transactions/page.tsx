import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { useCategories } from '#modules/money/categories/parts.tsx';
import { cx } from '#ui/class-names.ts';
import { useActions } from '#ui/actions.client.ts';
import { useCaller, useMay } from '#ui/caller.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { useFormats } from '#ui/formats.tsx';
import { lastPage } from '#ui/last-page.ts';
import { useListKeys } from '#ui/list-keys.client.ts';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { useUrlState } from '#ui/url-state.tsx';
import { TRANSACTION_ACTIONS } from './actions.client.ts';
import { ADDRESS } from './address.client.ts';
import { ExportButton } from './export-button.tsx';
import { useExport } from './export.client.ts';
import { FilterBar } from './filter-bar.tsx';
import { changed, currencyOf, type Filters, NO_FILTERS } from './filters.ts';
import { Ledger } from './ledger.tsx';
import { loadOutboxList, Outbox } from './outbox.parts.tsx';
import { PAGE_SIZE } from './bounds.ts';
import type { Transaction } from './model.ts';
import type { TransactionSort } from './sorting.ts';
import { useStandInPlace } from './stand-in-place.client.ts';
import type { Asked } from './row-dialog.tsx';
import { useRows } from './rows.client.ts';
import { useSelection } from './selection.client.ts';
import { useTransactionChanges } from './transaction-changes.client.ts';
import type { Edited } from './transaction-table.tsx';
import { TRANSACTIONS } from './access.ts';
import { HeaderActions } from './header-actions.tsx';
import { AMOUNTS } from '#kernel/permissions.ts';
import { SORT_COLUMNS } from '#modules/money/ledger/rules.ts';
import { TRASH_TITLE } from './first-words.ts';
import { FIRST_WAY } from './sorting.ts';
import { MARKS_WORDS, WORDS } from './words.ts';

/** With the list of what waits to be sent, which could not be fetched once the network is gone. */
const loadNew = async () => {
  const [{ NewTransactionDialog }] = await Promise.all([import('./new-transaction.tsx'), loadOutboxList()]);
  return { default: NewTransactionDialog };
};
const loadSheet = () => import('./transaction-sheet.tsx').then((module) => ({ default: module.TransactionSheet }));
const NewDialog = lazy(loadNew);
const ListTools = lazyComponent(() => import('./list-tools.tsx').then((file) => file.ListTools));
const BulkActions = lazyComponent(() => import('./bulk-actions.tsx').then((file) => file.BulkActions));
const TransactionSheet = lazy(loadSheet);
const RowDialog = lazyComponent(() => import('./row-dialog.tsx').then((file) => file.RowDialog));

/** Pixels below which there is no room to edit in place; the whole row opens instead. */
const NARROW = 576;
const NO_ROWS: readonly Transaction[] = [];

/** Every movement on the accounts, found and put in order. The address is the state (§2). */
export function TransactionsPage() {
  const { workspace } = useCaller();
  const mayWrite = useMay(TRANSACTIONS.write);
  const mayAmounts = useMay(AMOUNTS.read);
  const [address, setAddress] = useUrlState(ADDRESS);
  const { page: onPage, list: isList, new: isNew, open, sort: column, order: direction, ...filters } = address;
  const page = isList ? 1 : onPage;
  const sort: TransactionSort = { column, direction };
  const accounts = useAccounts();
  const categories = useCategories();
  const allAccounts = accounts.data ?? [];
  const allCategories = categories.data ?? [];
  const currency = currencyOf(filters, accounts.data, workspace.currency, useFormats().currency);
  const { rows, totals, count, problem } = useRows(filters, currency, { page, sort });
  /** The rows of the one list that are loaded. */
  const [listed, setListed] = useState(NO_ROWS);
  const [edited, setEdited] = useState<Edited>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isFiling, setFiling] = useState(false);
  const changes = useTransactionChanges();
  const exporting = useExport({ filters, currency, sort });
  const selection = useSelection(JSON.stringify([filters, currency]));
  const search = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);

  const add = () => setAddress({ new: true });
  const openRow = (id: string) => setAddress({ open: id });
  const shown = isList ? listed : (rows.data?.rows ?? NO_ROWS);
  const mayChange = (id: string) => mayWrite && shown.find((row) => row.id === id)?.isTheirs === true;
  const edit = (cell: Edited) => {
    const isNarrow = (frame.current?.clientWidth ?? 0) < NARROW;
    if (cell !== null && (isNarrow || !mayChange(cell.id))) openRow(cell.id);
    else setEdited(cell);
  };

  const keys = useMemo(() => shown.map(({ id }) => id), [shown]);
  const { activeKey, setActiveKey } = useListKeys({
    keys,
    onOpen: (id) => edit({ id, field: 'description' }),
    onSelect: (id) => mayChange(id) && selection.toggle(id),
  });
  useStandInPlace(keys, activeKey, setActiveKey);
  const active = shown.find(({ id }) => id === activeKey);
  const opened = shown.find(({ id }) => id === open);

  const setFilters = (patch: Partial<Filters>, replace = false) =>
    setAddress(changed(filters, patch, allAccounts), { replace });
  const turnTo = (next: number) => {
    setAddress({ page: next });
    window.scrollTo({ top: 0 });
  };
  const sortBy = ({ column: next, direction: way }: TransactionSort) => {
    setAddress({ sort: next, order: way, page: 1 });
    if (isList) window.scrollTo({ top: 0 });
  };
  /** Sorted by the next column that there is, each the way in which it is looked through first. */
  const sortByNext = () => {
    const columns = SORT_COLUMNS.filter((name) => name !== 'amount' || mayAmounts);
    const next = columns[(columns.indexOf(column) + 1) % columns.length] ?? 'date';
    sortBy({ column: next, direction: FIRST_WAY[next] });
  };
  /** Where it cannot be done with this row, its details say why. */
  const ask = (what: 'split' | 'transfer') => {
    if (active === undefined) return;
    const fits = !active.isMasked && (what === 'transfer' || active.transferId === null || active.parentId !== null);
    if (fits && mayChange(active.id)) setAsked({ what, row: active });
    else openRow(active.id);
  };
  const review = (ids: ReadonlySet<string>, isReviewed: boolean) => {
    const say = isReviewed ? MARKS_WORDS.markedReviewed : MARKS_WORDS.markedUnreviewed;
    changes.mark(ids, { isReviewed }, say(ids.size));
  };
  const remove = (row: Transaction) => {
    if (selection.selected.has(row.id)) selection.toggle(row.id);
    changes.remove(row);
  };

  const turn = (by: 1 | -1) => {
    const last = count === null ? page + 1 : lastPage(count, PAGE_SIZE);
    const next = Math.min(Math.max(page + by, 1), last);
    if (next !== page) turnTo(next);
  };
  useActions(TRANSACTION_ACTIONS, {
    'transactions.search': () => search.current?.focus(),
    'transactions.new': add,
    'transactions.categorise': () => {
      if (selection.selected.size > 0) setFiling(true);
      else if (active !== undefined) edit({ id: active.id, field: 'category' });
    },
    'transactions.open': () => active !== undefined && openRow(active.id),
    'transactions.transfer': () => ask('transfer'),
    'transactions.split': () => ask('split'),
    'transactions.review': () => {
      if (selection.selected.size > 0) review(selection.selected, true);
      else if (active !== undefined && mayChange(active.id)) review(new Set([active.id]), active.needsReview);
    },
    'transactions.remove': () => {
      if (selection.selected.size > 0) {
        changes.removeMany(selection.selected);
        selection.clear();
      } else if (active !== undefined && mayChange(active.id)) remove(active);
    },
    'transactions.export': () => exporting.start('csv'),
    'transactions.sort': sortByNext,
    'transactions.turn-order': () => sortBy({ column, direction: direction === 'up' ? 'down' : 'up' }),
    'transactions.next': () => turn(1),
    'transactions.back': () => turn(-1),
  });

  // Rows that were deleted, or a link from another day: the page asked for may be past the end.
  const beyond = rows.data !== undefined && shown.length === 0 && page > 1 && !rows.isPlaceholderData;
  useEffect(() => {
    if (beyond) setAddress({ page: lastPage(rows.data?.count ?? 0, PAGE_SIZE) }, { replace: true });
  }, [beyond, rows.data?.count, setAddress]);

  const whole = mayWrite && currency !== null && rows.data?.since === null;
  const tools = (
    <div className={cx('flex flex-wrap items-center gap-3 text-sm print:hidden', isList ? 'mb-3 min-h-8' : 'mt-3')}>
      <Suspense>
        {(isList || count !== 0) && rows.data !== undefined && (
          <ListTools
            isList={isList}
            onList={(list) => setAddress({ list })}
            count={count}
            whole={whole ? { filters, currency, categories: allCategories } : null}
          />
        )}
      </Suspense>
      <TextLink to="/app/transactions/trash" className="inline-block py-1 sm:ml-auto pointer-coarse:py-3">
        {TRASH_TITLE}
      </TextLink>
    </div>
  );
  return (
    <>
      <PageHeader
        title={WORDS.title}
        actions={
          <>
            <ExportButton
              pending={exporting.isPending}
              disabled={count === 0 || problem !== undefined}
              start={exporting.start}
            />
            {mayWrite && <HeaderActions onAdd={add} onNear={() => void loadNew()} isEmpty={count === 0} />}
          </>
        }
      />
      <Outbox />
      <FilterBar
        search={search}
        problem={problem}
        filters={filters}
        currency={currency ?? workspace.currency}
        accounts={allAccounts}
        categories={allCategories}
        found={count ?? undefined}
        sort={sort}
        onView={({ query: q, sort: by, direction: order, includeTransfers }) =>
          setAddress({ ...NO_FILTERS, currency: filters.currency, q, includeTransfers, sort: by, order, page: 1 })
        }
        onChange={setFilters}
        // The first letter is a step to come back from; those after it are not.
        onSearch={(q) => setFilters({ q }, filters.q !== '')}
      />
      {isList && tools}
      <Ledger
        filters={filters}
        currency={currency ?? workspace.currency}
        page={page}
        sort={sort}
        onSort={sortBy}
        rows={rows}
        problem={problem}
        totals={totals}
        count={count}
        accounts={allAccounts}
        categories={allCategories}
        changes={mayWrite ? changes : null}
        selection={selection}
        edited={edited}
        onEdit={edit}
        onOpen={openRow}
        onPage={turnTo}
        list={isList ? { onListed: setListed, onActive: setActiveKey } : null}
        onAdd={mayWrite ? add : null}
        onClear={() => setFilters({ ...NO_FILTERS, currency: filters.currency })}
        onThorough={() => setFilters({ thorough: true })}
        activeKey={activeKey}
        frame={frame}
      />
      {!isList && tools}
      {asked !== null && (
        <Suspense>
          <RowDialog asked={asked} accounts={allAccounts} onClose={() => setAsked(null)} />
        </Suspense>
      )}
      <Suspense>
        {mayWrite && selection.selected.size > 0 && (
          <BulkActions
            selection={selection}
            changes={changes}
            categories={allCategories}
            isFiling={isFiling}
            onFiling={setFiling}
          />
        )}
      </Suspense>
      <Suspense>
        {isNew && mayWrite && accounts.data !== undefined && (
          <NewDialog
            accounts={accounts.data}
            categories={allCategories}
            filters={filters}
            onClose={() => setAddress({ new: false }, { replace: true })}
          />
        )}
        {opened !== undefined && (
          <TransactionSheet
            key={opened.id}
            row={opened}
            accounts={allAccounts}
            categories={allCategories}
            mayWrite={mayChange(opened.id)}
            isOthers={mayWrite && !opened.isTheirs}
            onClose={() => setAddress({ open: '' }, { replace: true })}
            onRemove={() => {
              setAddress({ open: '' }, { replace: true });
              remove(opened);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
