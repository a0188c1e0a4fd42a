import { useQuery } from '@tanstack/react-query';
import { Ellipsis, FileUp, Plus, Repeat } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { isDay } from '#kernel/calendar.ts';
import type { Money } from '#kernel/money.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFormats } from '#ui/formats.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { SampleRows } from '#ui/sample.tsx';
import { HeaderSkeleton, TableSkeleton } from '#ui/skeleton.tsx';
import { now, useToday } from '#ui/today.client.ts';
import { flagParam, idParam, param } from '#ui/url-params.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { writeMoney } from '#ui/written-money.ts';
import { RECURRING } from './access.ts';
import { api } from './api.client.ts';
import { Attention } from './attention.tsx';
import { DueSoon } from './due-soon.tsx';
import { ItemTable } from './item-table.tsx';
import type { Item, Overview } from './model.ts';
import { useRecurringChanges } from './recurring-changes.client.ts';
import { Suggestions } from './suggestions.tsx';
import { type PageSummary, summaryOf } from './summary.ts';
import { ITEM_WORDS, PAGE_WORDS, SAMPLE } from './words.ts';

const EditDialog = lazy(() =>
  import('./edit-dialog.tsx').then(({ EditDialog: component }) => ({ default: component })),
);
const AddDialog = lazy(() => import('./add-dialog.tsx').then(({ AddDialog: component }) => ({ default: component })));
const CalendarDialog = lazy(() =>
  import('./calendar-dialog.tsx').then(({ CalendarDialog: component }) => ({ default: component })),
);
const ImportDialog = lazy(() =>
  import('./import-dialog.tsx').then(({ ImportDialog: component }) => ({ default: component })),
);
const OccurrenceDialog = lazy(() =>
  import('./occurrence-dialog.tsx').then(({ OccurrenceDialog: component }) => ({ default: component })),
);
const MatchDialog = lazy(() =>
  import('./match-dialog.tsx').then(({ MatchDialog: component }) => ({ default: component })),
);
const PaymentPage = lazy(() => import('./payment.tsx').then(({ PaymentPage: component }) => ({ default: component })));

const ADDRESS = {
  /** A payment is being added. */
  new: flagParam,
  /** Payments are taken from a calendar. */
  import: flagParam,
  /** How due dates get into a calendar. */
  calendar: flagParam,
  edit: idParam,
  /** The payment whose page is open. */
  item: idParam,
  /** The one due date whose transaction is chosen: of this payment, on `on`. */
  match: idParam,
  /** The one due date that is changed: of this payment, on this day of its cadence. */
  change: idParam,
  on: param((text) => (text !== undefined && isDay(text) ? text : '')),
};
const CLOSED = { new: false, import: false, calendar: false, edit: '', change: '', match: '', on: '' } as const;

/** What must be paid soon, and what do subscriptions and bills cost? */
export function RecurringPage() {
  const today = useToday();
  const overview = useQuery(api.overview.queryOptions({ input: { today } }));
  return (
    <Loaded query={overview} skeleton={<RecurringWaiting />}>
      {(found) => <Found overview={found} today={today} />}
    </Loaded>
  );
}

function Found({ overview, today }: { overview: Overview; today: string }) {
  const { items, suggestions, dismissed } = overview;
  const formats = useFormats();
  const mayWrite = useMay(RECURRING.write);
  const mayAmounts = useMay(AMOUNTS.read);
  const [address, setAddress] = useUrlState(ADDRESS);
  const changes = useRecurringChanges();
  const summary = summaryOf(items, today);
  const isEmpty = items.length === 0 && suggestions.length === 0;
  const close = () => setAddress(CLOSED, { replace: true });
  const edited = items.find((item) => item.id === address.edit);
  const changedItem = items.find((item) => item.id === address.change);
  const changed = changedItem?.occurrences.find(({ on }) => on === address.on);
  const matchedItem = items.find((item) => item.id === address.match);
  const matched = matchedItem?.occurrences.find(({ on }) => on === address.on);
  const edit = mayWrite ? (item: { id: string }) => setAddress({ edit: item.id }) : null;
  const may = mayWrite ? changes : null;
  const actions = mayWrite
    ? {
        changes,
        onChange: (item: Item, on: string) => setAddress({ change: item.id, on }),
        onMatch: (item: Item, on: string) => setAddress({ match: item.id, on }),
      }
    : null;
  const accounts = useAccounts();
  const add = () => setAddress({ new: true });
  const takeCalendar = () =>
    void import('./calendar-file.client.ts').then(({ downloadCalendar }) =>
      downloadCalendar(items, today, formats, now()),
    );

  const more = [
    ...(items.length > 0 ? [{ label: PAGE_WORDS.calendar, perform: () => setAddress({ calendar: true }) }] : []),
    ...(mayWrite ? [{ label: PAGE_WORDS.import, perform: () => setAddress({ import: true }) }] : []),
  ];

  const dialogs = (
    <>
      <Suspense>{address.calendar && <CalendarDialog onDownload={takeCalendar} onClose={close} />}</Suspense>
      {mayWrite && (
        <Suspense>
          {address.new && accounts.data !== undefined && <AddDialog accounts={accounts.data} onClose={close} />}
          {address.import && accounts.data !== undefined && <ImportDialog accounts={accounts.data} onClose={close} />}
          {edited !== undefined && <EditDialog key={edited.id} item={edited} onClose={close} />}
          {changedItem !== undefined && changed !== undefined && (
            <OccurrenceDialog
              key={`${changedItem.id} ${changed.on}`}
              item={changedItem}
              occurrence={changed}
              changes={changes}
              onClose={close}
            />
          )}
          {matchedItem !== undefined && matched !== undefined && (
            <MatchDialog
              key={`${matchedItem.id} ${matched.on}`}
              item={matchedItem}
              occurrence={matched}
              changes={changes}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </>
  );
  if (address.item !== '')
    return (
      <Suspense fallback={<RecurringWaiting />}>
        <PaymentPage item={items.find((item) => item.id === address.item)} actions={actions} onEdit={edit} />
        {dialogs}
      </Suspense>
    );

  return (
    <>
      <PageHeader
        title={PAGE_WORDS.recurringHeading}
        {...(mayAmounts
          ? answerOf(summary, overview, (amounts) =>
              amounts.map((amount) => writeMoney(amount, formats, { whole: true })).join(PAGE_WORDS.and),
            )
          : { note: PAGE_WORDS.noAmounts })}
        actions={
          <>
            {mayWrite && (
              <Button look={isEmpty ? 'secondary' : 'primary'} icon={<Plus aria-hidden />} onClick={add}>
                {PAGE_WORDS.addPayment}
              </Button>
            )}
            {more.length > 0 && (
              <Menu
                trigger={<IconButton label={PAGE_WORDS.more} look="secondary" icon={<Ellipsis aria-hidden />} />}
                entries={more}
              />
            )}
          </>
        }
      />
      <div className="flex flex-col gap-5">
        {items.length === 0 && suggestions.length === 0 && <NothingRecurs />}
        {items.length > 0 && (
          <div className="grid items-start gap-5 lg:grid-cols-[repeat(auto-fit,minmax(22rem,1fr))]">
            <DueSoon due={summary.dueSoon} actions={actions} />
            <div className="flex min-w-0 flex-col gap-5 empty:hidden">
              <Attention summary={summary} changes={may} />
            </div>
          </div>
        )}
        <Suggestions suggestions={suggestions} dismissed={dismissed} changes={may} />
        {summary.bills.length > 0 && (
          <ItemTable title={ITEM_WORDS.bills} items={summary.bills} changes={may} onEdit={edit} />
        )}
        {summary.income.length > 0 && (
          <ItemTable title={ITEM_WORDS.income} items={summary.income} changes={may} onEdit={edit} />
        )}
      </div>
      {dialogs}
    </>
  );
}

function answerOf(
  { toPay, yearly }: PageSummary,
  { items, suggestions }: Overview,
  write: (amounts: readonly Money[]) => string,
) {
  if (items.length === 0)
    return suggestions.length === 0
      ? {}
      : { answer: PAGE_WORDS.noneYet, note: PAGE_WORDS.toConfirm(suggestions.length) };
  return {
    answer: toPay.length === 0 ? PAGE_WORDS.nothingDue : PAGE_WORDS.dueSoon(write(toPay)),
    ...(yearly.length > 0 && { note: PAGE_WORDS.yearly(write(yearly)) }),
  };
}

function NothingRecurs() {
  return (
    <Section flush>
      <EmptyState
        icon={<Repeat aria-hidden />}
        sample={<SampleRows rows={SAMPLE} />}
        title={PAGE_WORDS.emptyTitle}
        actions={
          <>
            <LinkButton look="primary" to="/app/imports" icon={<FileUp aria-hidden />}>
              {PAGE_WORDS.importStatement}
            </LinkButton>
            <LinkButton to="/app/help/recurring-payments">{PAGE_WORDS.howItWorks}</LinkButton>
          </>
        }
      >
        {PAGE_WORDS.empty}
      </EmptyState>
    </Section>
  );
}

function RecurringWaiting() {
  return (
    <>
      <HeaderSkeleton />
      <Section flush>
        <TableSkeleton rows={6} />
      </Section>
    </>
  );
}
