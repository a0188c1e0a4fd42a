import { FileUp, Landmark, Pencil } from 'lucide-react';
import { useParams } from 'react-router';
import { BankBalance, useBankBalances } from '#modules/money/accounts/bank-balance.parts.tsx';
import { CreditSection } from '#modules/money/accounts/credit.parts.tsx';
import { ACCOUNT_TYPE_LABELS } from '#modules/money/accounts/kinds.parts.ts';
import type { Account } from '#modules/money/accounts/model.ts';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { useCategories } from '#modules/money/categories/parts.tsx';
import { StatementGrid } from '#modules/money/reconciliation/grid.parts.tsx';
import { useLatestIn } from '#modules/money/transactions/parts.tsx';
import { Badge } from '#ui/badge.tsx';
import { useMay } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton, TextLink } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { useOwnTitle } from '#ui/own-title.client.ts';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { HeaderSkeleton, Skeleton, Waiting } from '#ui/skeleton.tsx';
import { ACCOUNTS } from '#modules/money/accounts/access.ts';
import { DOT } from '#kernel/dot.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { IMPORTS, TRANSACTIONS } from '#modules/money/transactions/access.ts';
import { AccountFees } from './account-fees.tsx';
import { LatestSection } from './latest.tsx';
import { rowsBehind } from './links.client.ts';
import { ACCOUNT_PAGE_WORDS } from './words.ts';

/** What is in this account, and what moved in it? */
export function AccountPage() {
  const { id } = useParams();
  const accounts = useAccounts();
  const account = accounts.data?.find((one) => one.id === id);
  useOwnTitle(account?.name ?? null);
  return (
    <Loaded
      query={accounts}
      skeleton={
        <Waiting>
          <HeaderSkeleton />
          <Skeleton className="h-60" />
        </Waiting>
      }
    >
      {() => (account === undefined ? <NoSuchAccount /> : <OneAccount account={account} />)}
    </Loaded>
  );
}

function NoSuchAccount() {
  return (
    <EmptyState
      heading="h1"
      icon={<Landmark aria-hidden />}
      title={ACCOUNT_PAGE_WORDS.accountNotFoundHeading}
      actions={<LinkButton to="/app/accounts">{ACCOUNT_PAGE_WORDS.allAccounts}</LinkButton>}
    >
      {ACCOUNT_PAGE_WORDS.itMayHaveBeen}
    </EmptyState>
  );
}

function OneAccount({ account }: { account: Account }) {
  const { id, name, currentBalance } = account;
  const mayWrite = useMay(ACCOUNTS.write);
  const mayImport = useMay(IMPORTS.write);
  const mayRead = useMay(TRANSACTIONS.read);
  return (
    <>
      <PageHeader
        title={name}
        {...(currentBalance.withheld !== true && { answer: <MoneyText value={currentBalance} /> })}
        note={<About account={account} />}
        actions={
          <>
            {mayWrite && (
              <LinkButton to={linkTo('/app/accounts', { edit: id })} icon={<Pencil aria-hidden />}>
                {ACCOUNT_PAGE_WORDS.editAccount}
              </LinkButton>
            )}
            {mayImport && account.isActive && (
              <LinkButton to="/app/imports" look="primary" icon={<FileUp aria-hidden />}>
                {ACCOUNT_PAGE_WORDS.importStatement}
              </LinkButton>
            )}
          </>
        }
      />
      <div className="flex flex-col gap-5">
        <CreditSection account={account} />
        {mayRead && <AccountFees account={account} />}
        <StatementGrid accountId={id} />
        <StatementBalances account={account} />
        {mayRead && <LatestIn account={account} />}
      </div>
    </>
  );
}

function About({
  account: { bankName, accountType, maskedNumber, isActive, closedOn, currency },
}: {
  account: Account;
}) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {[bankName, ACCOUNT_TYPE_LABELS[accountType], maskedNumber ?? '', currency]
        .filter((part) => part !== '')
        .join(DOT)}
      {!isActive && (
        <Badge>
          {closedOn === null ? (
            ACCOUNT_PAGE_WORDS.closed
          ) : (
            <Sentence text={ACCOUNT_PAGE_WORDS.closedOn} parts={{ day: <DateText day={closedOn} /> }} />
          )}
        </Badge>
      )}
    </span>
  );
}

/** What each statement of the account said was in it at its end, beside our own figure for that day. */
function StatementBalances({ account }: { account: Account }) {
  const statements = useBankBalances({ accountId: account.id });
  const mayAmounts = useMay(AMOUNTS.read);
  const mayImports = useMay(IMPORTS.read);
  if (!mayAmounts) return null;
  return (
    <Section title={ACCOUNT_PAGE_WORDS.statementBalances}>
      <Loaded query={statements} skeleton={<Skeleton className="h-10" />}>
        {(found) =>
          found.length === 0 ? (
            <p className="text-sm text-soft">{ACCOUNT_PAGE_WORDS.noImportedStatementGave}</p>
          ) : (
            <ul aria-label={ACCOUNT_PAGE_WORDS.statementBalances} className="flex flex-col gap-3">
              {found.map((balance, place) => (
                // One statement may hold the account twice.
                <li key={place} className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
                  <div className="min-w-0 flex-1 basis-72">
                    <BankBalance comparison={balance} account={account} />
                  </div>
                  {mayImports && (
                    <TextLink to={`/app/imports/${balance.importId}`} className="text-sm">
                      {ACCOUNT_PAGE_WORDS.viewImport}
                    </TextLink>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

function LatestIn({ account }: { account: Account }) {
  const { id, currency } = account;
  const rows = useLatestIn(account);
  const categories = useCategories().data ?? [];
  return (
    <Loaded query={rows} skeleton={<Skeleton className="h-60" />}>
      {(found) => (
        <LatestSection
          to={rowsBehind({ currency, account: id })}
          latest={found.map((row) => ({
            ...row,
            account: null,
            category: categories.find((one) => one.id === row.categoryId) ?? null,
          }))}
        />
      )}
    </Loaded>
  );
}
