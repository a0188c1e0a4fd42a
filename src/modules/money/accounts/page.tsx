import { FileUp, Landmark, Plus } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import { useActions } from '#ui/actions.client.ts';
import { Button } from '#ui/button.tsx';
import { useCaller, useMay } from '#ui/caller.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFormats } from '#ui/formats.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { useListKeys } from '#ui/list-keys.client.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { SampleRows } from '#ui/sample.tsx';
import { Skeleton, TableSkeleton } from '#ui/skeleton.tsx';
import { FigureLink } from '#ui/stat.tsx';
import { useUrlState } from '#ui/url-state.tsx';
import { flagParam } from '#ui/url-params.ts';
import { ACCOUNT_ACTIONS, ACCOUNT_ROW_ACTIONS } from './actions.client.ts';
import { useAccountChanges } from './account-changes.client.ts';
import { AccountList, type RowActions, rowsOf } from './account-list.tsx';
import { useBankBalances } from './bank-balance.parts.tsx';
import { useCardStatements } from './credit.parts.tsx';
import { currencyName } from '#ui/place-choices.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { type Holding, holdingsOf } from './holdings.ts';
import type { Account } from './model.ts';
import { useAccounts } from './parts.tsx';
import { ACCOUNTS } from './access.ts';
import { Sentence } from '#ui/sentence.tsx';
import { PAGE_WORDS, SAMPLE } from './words.ts';

const loadDialog = () => import('./account-dialog.tsx').then((dialog) => ({ default: dialog.AccountDialog }));
const AccountDialog = lazy(loadDialog);
const TotalOfCurrencies = lazyComponent(() =>
  import('#modules/money/exchange-rates/total.parts.tsx').then((parts) => parts.TotalOfCurrencies),
);

const CloseDialog = lazyComponent(() => import('./close-dialog.tsx').then((dialog) => dialog.CloseDialog));

const FIELDS = { new: flagParam, edit: z.string().default(''), close: z.string().default('') };

/** What there is, by currency, and where it is. */
export function AccountsPage() {
  const accounts = useAccounts();
  const mayWrite = useMay(ACCOUNTS.write);
  const [{ new: isNew, edit, close }, setUrl] = useUrlState(FIELDS);
  const add = () => setUrl({ new: true });
  useActions(ACCOUNT_ACTIONS, { 'accounts.new': add });
  const edited = accounts.data?.find(({ id }) => id === edit);
  const closing = accounts.data?.find(({ id, isActive }) => id === close && isActive);
  return (
    <>
      <Loaded query={accounts} skeleton={<Waiting />}>
        {(rows) =>
          rows.length === 0 ? (
            <Nothing onAdd={mayWrite ? add : null} />
          ) : (
            <Accounts
              rows={rows}
              onAdd={mayWrite ? add : null}
              onEdit={({ id }) => setUrl({ edit: id })}
              onCloseAccount={({ id }) => setUrl({ close: id })}
            />
          )
        }
      </Loaded>
      {mayWrite && (isNew || edited !== undefined) && (
        <Suspense>
          <AccountDialog
            key={edited?.id ?? 'new'}
            account={edited ?? null}
            onClose={() => setUrl({ new: false, edit: '' }, { replace: true })}
          />
        </Suspense>
      )}
      {mayWrite && closing !== undefined && (
        <Suspense>
          <CloseDialog account={closing} onClose={() => setUrl({ close: '' }, { replace: true })} />
        </Suspense>
      )}
    </>
  );
}

type AccountsProps = {
  rows: readonly Account[];
  onAdd: (() => void) | null;
  onEdit: (account: Account) => void;
  onCloseAccount: (account: Account) => void;
};

function Accounts({ rows: newestFirst, onAdd, onEdit, onCloseAccount }: AccountsProps) {
  // In the order of the dashboard.
  const rows = useMemo(() => newestFirst.toReversed(), [newestFirst]);
  const { workspace } = useCaller();
  const mayAmounts = useMay(AMOUNTS.read);
  const { locale } = useFormats();
  const changes = useAccountChanges(onCloseAccount);
  const navigate = useNavigate();
  const { data: balances = [] } = useBankBalances();
  const statements = useCardStatements(rows);
  const holdings = useMemo(() => holdingsOf(rows, workspace.currency), [rows, workspace.currency]);
  const alone = holdings.length === 1 ? holdings[0] : undefined;
  const open = holdingsOf(
    rows.filter(({ isActive }) => isActive),
    workspace.currency,
  );
  const closed = rows.filter(({ isActive }) => !isActive);
  const inOrder = [...open.flatMap(({ accounts }) => accounts), ...closed];
  const actions: RowActions = onAdd === null ? null : { ...changes, edit: onEdit, close: onCloseAccount };
  const { activeKey } = useListKeys({
    keys: inOrder.map(({ id }) => id),
    onOpen: (key) => {
      const account = rows.find(({ id }) => id === key);
      if (account !== undefined) actions?.edit(account);
    },
  });
  const active = rows.find(({ id }) => id === activeKey);
  const goTo = (pageOf: (account: Account) => string) => active !== undefined && void navigate(pageOf(active));
  useActions(ACCOUNT_ROW_ACTIONS, {
    'accounts.open': () => goTo(({ id }) => `/app/accounts/${id}`),
    'accounts.transactions': () => goTo(rowsOf),
    'accounts.reconcile': () => goTo(({ id }) => `/app/accounts/${id}/reconcile`),
  });
  return (
    <>
      <PageHeader
        title={PAGE_WORDS.accountsHeading}
        {...(mayAmounts ? { answer: <Answer holdings={holdings} /> } : {})}
        note={
          !mayAmounts ? (
            PAGE_WORDS.youCannotSeeAmountsNote
          ) : (
            <>
              {alone !== undefined && <Owed holding={alone} />}{' '}
              {alone?.currency !== workspace.currency && (
                <Suspense>
                  <span className="max-sm:block">
                    <TotalOfCurrencies whole amounts={holdings.map(({ total }) => total)} />
                  </span>
                </Suspense>
              )}
            </>
          )
        }
        actions={<HeaderActions onAdd={onAdd} />}
      />
      <div className="flex flex-col gap-5">
        {open.map((holding) => (
          <Section
            key={holding.currency}
            flush
            {...(open.length > 1 && {
              title: capital(currencyName(holding.currency, locale)),
              ...(holding.owe.minor > 0n && { note: <Owed holding={holding} /> }),
            })}
          >
            <AccountList
              label={PAGE_WORDS.accountsIn(holding.currency)}
              accounts={holding.accounts}
              actions={actions}
              activeKey={activeKey}
              balances={balances}
              statements={statements}
            />
          </Section>
        ))}
        {closed.length > 0 && (
          <Section flush title={PAGE_WORDS.closed} note={PAGE_WORDS.hiddenFromListsTheirNote}>
            <AccountList
              label={PAGE_WORDS.closedAccounts}
              accounts={closed}
              actions={actions}
              activeKey={activeKey}
              balances={balances}
              statements={statements}
            />
          </Section>
        )}
      </div>
    </>
  );
}

function Answer({ holdings }: { holdings: readonly Holding<Account>[] }) {
  // The line beside a single total that nothing is owed of says what it is.
  const needsName = holdings.length > 1 || holdings.some(({ owe }) => owe.minor > 0n);
  return (
    <span className="mr-3 inline-flex flex-wrap items-center gap-x-5">
      {needsName && <span className="-mr-3 font-normal text-soft">{PAGE_WORDS.total(holdings.length)}</span>}
      {holdings.map(({ currency, total }) => (
        <FigureLink
          key={currency}
          to={linkTo('/app/transactions', { currency })}
          className="inline-flex min-h-6 items-center"
        >
          <MoneyText value={total} whole />
        </FigureLink>
      ))}
    </span>
  );
}

/** What a total is made of, where some of it is owed. */
function Owed({ holding: { have, owe } }: { holding: Holding<Account> }) {
  if (owe.minor === 0n) return PAGE_WORDS.totalOfYourAccounts;
  return (
    <>
      <Sentence
        text={PAGE_WORDS.inAccountsOwed}
        parts={{ amount: <MoneyText value={have} whole />, amount2: <MoneyText value={owe} whole /> }}
      />
    </>
  );
}

function HeaderActions({ onAdd }: { onAdd: (() => void) | null }) {
  if (onAdd === null) return null;
  return (
    <>
      <LinkButton to="/app/imports" icon={<FileUp aria-hidden />}>
        {PAGE_WORDS.importStatement}
      </LinkButton>
      <Button look="primary" icon={<Plus aria-hidden />} onClick={onAdd} onPointerEnter={() => void loadDialog()}>
        {PAGE_WORDS.addAccount}
      </Button>
    </>
  );
}

function Nothing({ onAdd }: { onAdd: (() => void) | null }) {
  return (
    <>
      <PageHeader title={PAGE_WORDS.accountsHeading} />
      <Section flush>
        <EmptyState
          icon={<Landmark aria-hidden />}
          sample={<SampleRows rows={SAMPLE} />}
          title={PAGE_WORDS.noAccountsYet}
          actions={
            onAdd !== null && (
              <>
                <LinkButton to="/app/imports" look="primary" icon={<FileUp aria-hidden />}>
                  {PAGE_WORDS.importStatement}
                </LinkButton>
                <Button icon={<Plus aria-hidden />} onClick={onAdd} onPointerEnter={() => void loadDialog()}>
                  {PAGE_WORDS.addAccount}
                </Button>
              </>
            )
          }
        >
          {PAGE_WORDS.importStatementToAdd}
        </EmptyState>
      </Section>
    </>
  );
}

function Waiting() {
  return (
    <>
      <PageHeader title={PAGE_WORDS.accountsHeading} answer={<Skeleton className="max-w-56" />} />
      <Section flush>
        <TableSkeleton rows={4} />
      </Section>
    </>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
