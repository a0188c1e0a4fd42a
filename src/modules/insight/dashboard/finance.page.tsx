import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, FileUp, Landmark, LayoutDashboard, type LucideIcon, Scale, Tags, Users } from 'lucide-react';
import { Link } from 'react-router';
import type { Permission } from '#kernel/permissions.ts';
import { useUncategorised } from '#modules/money/transactions/parts.tsx';
import { may, useCaller, useMay } from '#ui/caller.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { HeaderSkeleton, Skeleton, Waiting } from '#ui/skeleton.tsx';
import { Stat } from '#ui/stat.tsx';
import { useToday } from '#ui/today.client.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { DEBTS } from '#modules/planning/debts/access.ts';
import { IMPORTS } from '#modules/money/transactions/access.ts';
import { api } from './api.client.ts';
import { BalancesSection } from './balances.tsx';
import { CashFlowSection } from './cash-flow.tsx';
import { rowsBehind } from './links.client.ts';
import type { Summary } from './model.ts';

/** What is there of my money, and where do I go on? */
export function FinancePage() {
  const [today, shown] = [useToday(), useFormats().currency];
  const summary = useQuery(api.summary.queryOptions({ input: { today, shown } }));
  return (
    <Loaded
      query={summary}
      skeleton={
        <Waiting>
          <HeaderSkeleton />
          <Skeleton className="h-60" />
        </Waiting>
      }
    >
      {(found) => <Hub summary={found} />}
    </Loaded>
  );
}

function Hub({ summary }: { summary: Summary }) {
  const { balances, totals, shown } = summary;
  const { workspace } = useCaller();
  const mayAmounts = useMay(AMOUNTS.read);
  const isEmpty = balances.length === 0 && summary.latest.length === 0;
  const total = totals.find(({ currency }) => currency === shown) ?? totals[0];
  const answer =
    total === undefined || !mayAmounts ? (
      `What is in “${workspace.name}”`
    ) : (
      <>
        <MoneyText value={total.total} whole /> in accounts
        {totals.length > 1 && ` in ${total.currency}, plus ${othersOf(totals.length - 1)}`}
      </>
    );
  return (
    <>
      <PageHeader
        title="Finance"
        {...(isEmpty ? {} : { answer })}
        {...(totals.length > 1 && { note: 'Currencies are not added together.' })}
      />
      {isEmpty ? (
        <Beginning />
      ) : (
        <>
          <Figures summary={summary} currency={total?.currency ?? shown} />
          <AtAGlance summary={summary} currency={total?.currency ?? shown} />
        </>
      )}
      <Ways />
    </>
  );
}

const othersOf = (count: number) => (count === 1 ? 'another currency' : `${count} other currencies`);

function Beginning() {
  return (
    <section className="card">
      <EmptyState
        icon={<Landmark aria-hidden />}
        title="No accounts yet"
        actions={
          <>
            <LinkButton to="/app/imports" look="primary" icon={<FileUp aria-hidden />}>
              Import a statement
            </LinkButton>
            <LinkButton to="/app/help/import-a-statement">How to import</LinkButton>
          </>
        }
      >
        Import a bank statement to add an account with its transactions.
      </EmptyState>
    </section>
  );
}

/** The accounts and the cash flow themselves; budgets join them once there are any. */
function AtAGlance({ summary, currency }: { summary: Summary; currency: string }) {
  const mayAmounts = useMay(AMOUNTS.read);
  const part = summary.inCurrencies.find((one) => one.currency === currency);
  return (
    <div className="mt-5 grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      {summary.balances.length > 0 && <BalancesSection balances={summary.balances} totals={summary.totals} />}
      {mayAmounts && part !== undefined && <CashFlowSection part={part} summary={summary} />}
    </div>
  );
}

function Figures({ summary, currency }: { summary: Summary; currency: string }) {
  const { inCurrencies, balances, totals, soFar, isWhole } = summary;
  const formats = useFormats();
  const mayAmounts = useMay(AMOUNTS.read);
  const uncategorised = useUncategorised(currency);
  const part = inCurrencies.find((one) => one.currency === currency);
  const total = totals.find((one) => one.currency === currency);
  const open = balances.filter(({ isActive }) => isActive).length;
  const number = (value: number) => writeNumber(value, formats);
  const month = isWhole ? 'that month' : 'this month';
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <Stat
        label="Accounts"
        value={number(open)}
        note={
          total === undefined || !mayAmounts ? undefined : (
            <>
              You have <MoneyText value={total.have} whole />, you owe <MoneyText value={total.owe} whole />
            </>
          )
        }
        to="/app/accounts"
      />
      <Stat
        label={`Transactions ${month}`}
        value={number(part?.soFar.count ?? 0)}
        note={`in ${currency}, without transfers`}
        to={rowsBehind({ currency, span: soFar, withoutTransfers: true })}
      />
      <Stat
        label="Without a category"
        value={uncategorised.data === undefined ? '…' : number(uncategorised.data)}
        note={uncategorised.data === 0 ? 'Everything is categorised' : `in ${currency}, still to categorise`}
        to={rowsBehind({ currency, category: null })}
      />
      {mayAmounts && part !== undefined && (
        <>
          <Stat
            label={`Money in ${month}`}
            value={<MoneyText value={part.soFar.in} whole />}
            to={rowsBehind({ currency, span: soFar, direction: 'in' })}
          />
          <Stat
            label={`Money out ${month}`}
            value={<MoneyText value={part.soFar.out} whole />}
            to={rowsBehind({ currency, span: soFar, direction: 'out' })}
          />
          <Stat label={`Left over ${month}`} value={<MoneyText value={part.soFar.left} whole />} to="/app/dashboard" />
        </>
      )}
    </div>
  );
}

type Way = {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly name: string;
  readonly about: string;
  readonly needs?: Permission;
};

const WAYS: readonly Way[] = [
  { to: '/app/dashboard', icon: LayoutDashboard, name: 'Dashboard', about: 'How your month is going' },
  {
    to: '/app/transactions',
    icon: ArrowLeftRight,
    name: 'Transactions',
    about: 'Find, categorise and correct transactions',
  },
  {
    to: '/app/imports',
    icon: FileUp,
    name: 'Imports',
    about: 'Bank statements you added',
    needs: IMPORTS.read,
  },
  {
    to: '/app/accounts',
    icon: Landmark,
    name: 'Accounts',
    about: 'Where your money is, and what is owed',
  },
  {
    to: '/app/debts',
    icon: Scale,
    name: 'Debts',
    about: 'When you will be debt-free, and which debt to pay first',
    needs: DEBTS.read,
  },
  {
    to: '/app/categories',
    icon: Tags,
    name: 'Categories',
    about: 'How your spending is grouped',
  },
  { to: '/app/settings/members', icon: Users, name: 'Workspace and members', about: 'Who else sees this workspace' },
];

function Ways() {
  const { workspace } = useCaller();
  const ways = WAYS.filter(({ needs }) => needs === undefined || may(workspace, needs));
  return (
    <div className="mt-5">
      <Section flush title="Go to">
        <ul aria-label="Go to" className="grid border-t border-line sm:grid-cols-2">
          {ways.map(({ to, icon: Icon, name, about }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex items-start gap-3 px-5 py-3 text-sm text-ink no-underline transition-colors hover:bg-hover"
              >
                <Icon className="mt-0.5 size-4.5 shrink-0 text-accent-ink" aria-hidden />
                <span className="min-w-0">
                  <span className="block font-medium">{name}</span>
                  <span className="block text-soft">{about}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
