import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Landmark } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { Account } from '#modules/money/accounts/model.ts';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { Notice } from '#ui/badge.tsx';
import { useMay } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { HeaderSkeleton, TableSkeleton } from '#ui/skeleton.tsx';
import { idParam } from '#ui/url-params.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { RECONCILIATION } from './access.ts';
import { api } from './api.client.ts';
import type { Reconciliation } from './model.ts';
import { useReconciliationChanges } from './reconciliation-changes.client.ts';
import { SessionView } from './session.tsx';
import { StartForm } from './start-form.tsx';
import { Statements } from './statements.tsx';
import { PAGE_WORDS } from './words.ts';

const ADDRESS = { reopen: idParam };

/** Does what the bank says agree with the transactions of this account? */
export function ReconcilePage() {
  const { id } = useParams();
  const accounts = useAccounts();
  const account = accounts.data?.find((one) => one.id === id);
  return (
    <Loaded query={accounts} skeleton={<ReconcileWaiting />}>
      {() => (account === undefined ? <NoSuchAccount /> : <Reconcile account={account} />)}
    </Loaded>
  );
}

function Reconcile({ account }: { account: Account }) {
  const list = useQuery(api.list.queryOptions({ input: { accountId: account.id } }));
  return (
    <Loaded query={list} skeleton={<ReconcileWaiting />}>
      {({ items, suggestion }) => <Found account={account} items={items} suggestion={suggestion} />}
    </Loaded>
  );
}

type FoundProps = {
  account: Account;
  items: readonly Reconciliation[];
  suggestion: { day: string; balance: Account['openingBalance'] } | null;
};

function Found({ account: { id, name, currency }, items, suggestion }: FoundProps) {
  const mayWrite = useMay(RECONCILIATION.write);
  const formats = useFormats();
  const [{ reopen }, setAddress] = useUrlState(ADDRESS);
  const [done, setDone] = useState<{ day: string; count: number } | null>(null);
  // The earliest goes first: a later one stands on it.
  const open = items.findLast(({ status }) => status !== 'finished');
  return (
    <>
      <PageHeader
        title={PAGE_WORDS.reconcileHeading}
        answer={name}
        note={
          open === undefined ? (
            PAGE_WORDS.startNote
          ) : (
            <Sentence
              text={PAGE_WORDS.statementOf}
              parts={{ day: <DateText day={open.day} />, amount: <MoneyText value={open.balance} /> }}
            />
          )
        }
        actions={
          <LinkButton to={`/app/accounts/${id}`} icon={<Landmark aria-hidden />}>
            {PAGE_WORDS.viewAccount}
          </LinkButton>
        }
      />
      <div className="flex flex-col gap-5">
        {done !== null && (
          <div role="status">
            <Notice tone="accent" icon={<CircleCheck aria-hidden />} title={PAGE_WORDS.finishedTitle}>
              {PAGE_WORDS.finished(done.count, writeDay(done.day, formats))}
            </Notice>
          </div>
        )}
        {open === undefined && mayWrite && (
          <StartForm key={suggestion?.day ?? 'none'} accountId={id} currency={currency} suggestion={suggestion} />
        )}
        {open !== undefined && (
          <OpenStatement
            key={open.id}
            id={open.id}
            mayWrite={mayWrite}
            onDone={(count) => setDone(count === null ? null : { day: open.day, count })}
          />
        )}
        <Statements
          items={items}
          mayWrite={mayWrite}
          reopening={reopen}
          onReopen={(wanted) => {
            setDone(null);
            setAddress({ reopen: wanted }, { replace: wanted === '' });
          }}
        />
      </div>
    </>
  );
}

type OpenStatementProps = { id: string; mayWrite: boolean; onDone: (count: number | null) => void };

function OpenStatement({ id, mayWrite, onDone }: OpenStatementProps) {
  const session = useQuery(api.get.queryOptions({ input: { id } }));
  const changes = useReconciliationChanges();
  return (
    <Loaded query={session} skeleton={<Table />}>
      {(found) => (
        <SessionView
          session={found}
          changes={mayWrite ? changes : null}
          onFinish={() => changes.finish(found.reconciliation, onDone)}
        />
      )}
    </Loaded>
  );
}

function NoSuchAccount() {
  return (
    <EmptyState
      heading="h1"
      icon={<Landmark aria-hidden />}
      title={PAGE_WORDS.accountNotFoundHeading}
      actions={<LinkButton to="/app/accounts">{PAGE_WORDS.allAccounts}</LinkButton>}
    >
      {PAGE_WORDS.itMayHaveBeen}
    </EmptyState>
  );
}

function Table() {
  return (
    <Section flush>
      <TableSkeleton rows={6} />
    </Section>
  );
}

function ReconcileWaiting() {
  return (
    <>
      <HeaderSkeleton />
      <Table />
    </>
  );
}
