import { useQuery } from '@tanstack/react-query';
import { ChartColumn, FileUp } from 'lucide-react';
import { Link } from 'react-router';
import * as z from 'zod';
import { buttonClasses } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { useUrlState } from '#ui/url-state.tsx';
import { AnswerText } from './answer.tsx';
import { api } from './api.client.ts';
import { BalancesSection } from './balances.tsx';
import { CashFlowSection } from './cash-flow.tsx';
import { Figures } from './figures.tsx';
import { LatestSection } from './latest.tsx';
import { rowsBehind } from './links.client.ts';
import type { InCurrency, Summary } from './model.ts';
import { SpendingSection } from './spending.tsx';
import { todayHere } from './today.client.ts';
import { DashboardWaiting } from './waiting.tsx';

const FIELDS = { currency: z.string().default('') };

/** Am I all right? */
export function DashboardPage() {
  const [{ currency }] = useUrlState(FIELDS);
  const summary = useQuery(api.summary.queryOptions({ input: { today: todayHere() } }));
  return (
    <Loaded query={summary} skeleton={<DashboardWaiting />}>
      {(found) => {
        const [first] = found.inCurrencies;
        const part = found.inCurrencies.find((candidate) => candidate.currency === currency) ?? first;
        const isEmpty = found.balances.length === 0 && found.latest.length === 0;
        return isEmpty || part === undefined ? <Beginning /> : <Dashboard summary={found} part={part} />;
      }}
    </Loaded>
  );
}

function Dashboard({ summary, part }: { summary: Summary; part: InCurrency }) {
  const formats = useFormats();
  const { soFar, before, balances, totals, latest } = summary;
  const day = (text: string) => writeDay(text, formats, 'short');
  return (
    <>
      <PageHeader
        title="Dashboard"
        answer={<AnswerText soFar={part.soFar} before={part.before} />}
        note={`${day(soFar.from)} to ${day(soFar.to)}, beside ${day(before.from)} to ${day(before.to)}`}
        actions={
          <>
            <Currencies summary={summary} shown={part.currency} />
            <ImportButton />
          </>
        }
      />
      <Figures part={part} summary={summary} />
      <div className="mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid gap-4">
          <SpendingSection part={part} span={soFar} />
          <CashFlowSection part={part} soFar={soFar} />
        </div>
        <div className="grid gap-4">
          <BalancesSection balances={balances} totals={totals} />
          <LatestSection latest={latest} to={rowsBehind({ currency: part.currency })} />
        </div>
      </div>
    </>
  );
}

/** Currencies stand beside each other; the figures above are those of one. */
function Currencies({ summary: { inCurrencies }, shown }: { summary: Summary; shown: string }) {
  if (inCurrencies.length < 2) return null;
  return (
    <nav aria-label="Currency" className="flex flex-wrap gap-1">
      {inCurrencies.map(({ currency }, place) => (
        <Link
          key={currency}
          to={linkTo('/app/dashboard', { currency: place === 0 ? null : currency })}
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
