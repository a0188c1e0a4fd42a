import { useQuery } from '@tanstack/react-query';
import { ChartColumn, FileUp } from 'lucide-react';
import { Link } from 'react-router';
import * as z from 'zod';
import { absolute } from '#kernel/money.ts';
import { buttonClasses } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { useToday } from '#ui/today.client.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { AnswerText, Round } from './answer.tsx';
import { api } from './api.client.ts';
import { BalancesSection } from './balances.tsx';
import { CashFlowSection } from './cash-flow.tsx';
import { Figures } from './figures.tsx';
import { LatestSection } from './latest.tsx';
import { rowsBehind } from './links.client.ts';
import type { InCurrency, Summary } from './model.ts';
import { SpendingSection } from './spending.tsx';
import { DashboardWaiting } from './waiting.tsx';

const FIELDS = { currency: z.string().default('') };

/** Am I all right? */
export function DashboardPage() {
  const mayAmounts = useMay('amounts.read');
  const [{ currency }] = useUrlState(FIELDS);
  const today = useToday();
  const usual = useFormats().currency;
  const summary = useQuery(api.summary.queryOptions({ input: { today } }));
  return (
    <Loaded query={summary} skeleton={<DashboardWaiting />}>
      {(found) => {
        const partIn = (wanted: string) => found.inCurrencies.find((part) => part.currency === wanted);
        const first = partIn(usual) ?? found.inCurrencies[0];
        const part = partIn(currency) ?? first;
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
  const { soFar, balances, totals, latest } = summary;
  return (
    <>
      <PageHeader
        title="Dashboard"
        answer={<AnswerText soFar={part.soFar} before={part.before} />}
        note={<Spans part={part} summary={summary} />}
        actions={
          <>
            <Currencies summary={summary} shown={part.currency} first={first} />
            <ImportButton />
          </>
        }
      />
      <Figures part={part} summary={summary} />
      {/* On a phone the balances come first; side by side they stand right of what explains the month. */}
      <div className="mt-4 flex flex-col gap-4 xl:grid xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] xl:items-start">
        <div className="contents xl:grid xl:min-w-0 xl:grid-cols-1 xl:gap-4">
          <div className="order-2 min-w-0">
            <SpendingSection part={part} span={soFar} />
          </div>
          <div className="order-3 min-w-0">
            <CashFlowSection part={part} soFar={soFar} />
          </div>
        </div>
        <div className="contents xl:grid xl:min-w-0 xl:grid-cols-1 xl:gap-4">
          <div className="order-1 min-w-0">
            <BalancesSection balances={balances} totals={totals} />
          </div>
          <div className="order-4 min-w-0">
            <LatestSection latest={latest} to={rowsBehind({ currency: part.currency })} />
          </div>
        </div>
      </div>
    </>
  );
}

/** For whoever sees the books and no amount: what moved last, and where. A chart without figures would be a lie. */
function Outline({ summary: { balances, totals, latest }, part }: { summary: Summary; part: InCurrency }) {
  return (
    <>
      <PageHeader
        title="Dashboard"
        answer="Amounts in these books are not shared with you."
        note="You see the accounts, and what moved on them and when."
      />
      <div className="grid gap-4 xl:grid-cols-2 xl:items-start">
        <LatestSection latest={latest} to={rowsBehind({ currency: part.currency })} />
        <BalancesSection balances={balances} totals={totals} />
      </div>
    </>
  );
}

/** Which days the answer is about, and how the month before ended: the pay of many comes near the end. */
function Spans({ part: { lastMonth }, summary: { soFar, before } }: { part: InCurrency; summary: Summary }) {
  const formats = useFormats();
  const name = writeDay(before.from, formats, 'month');
  return (
    <>
      Up to <DateText day={soFar.to} />, beside last month up to <DateText day={before.to} />.
      {lastMonth.count > 0 && (
        <>
          {' '}
          {name} ended with{' '}
          {lastMonth.left.minor >= 0n ? (
            <>
              <Round value={lastMonth.left} /> left.
            </>
          ) : (
            <>
              <Round value={absolute(lastMonth.left)} /> too little.
            </>
          )}
        </>
      )}
    </>
  );
}

type CurrenciesProps = {
  summary: Summary;
  shown: string;
  /** Shown where the address names none. */
  first: string;
};

/** Currencies stand beside each other; the figures above are those of one. */
function Currencies({ summary: { inCurrencies }, shown, first }: CurrenciesProps) {
  if (inCurrencies.length < 2) return null;
  return (
    <nav aria-label="Currency" className="flex flex-wrap gap-1">
      {inCurrencies.map(({ currency }) => (
        <Link
          key={currency}
          to={linkTo('/app/dashboard', { currency: currency === first ? null : currency })}
          aria-current={currency === shown ? 'true' : undefined}
          className={buttonClasses(currency === shown ? 'secondary' : 'quiet', 'medium')}
        >
          {currency}
        </Link>
      ))}
    </nav>
  );
}

function ImportButton() {
  if (!useMay('imports.write')) return null;
  return (
    <LinkButton to="/app/imports" look="primary" icon={<FileUp aria-hidden />}>
      Import a statement
    </LinkButton>
  );
}

function Beginning() {
  const mayAdd = useMay('accounts.write');
  return (
    <>
      <PageHeader title="Dashboard" />
      <EmptyState
        icon={<ChartColumn aria-hidden />}
        title="See where your money goes"
        actions={
          <>
            <ImportButton />
            {mayAdd && <LinkButton to="/app/settings/bank-accounts">Add an account</LinkButton>}
          </>
        }
      >
        Drop a statement from your bank, and this page shows what came in, what went out and what is left. You see
        everything before it is kept, and an import can be taken back whole.
      </EmptyState>
    </>
  );
}
