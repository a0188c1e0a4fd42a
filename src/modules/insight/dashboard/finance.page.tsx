import { useQuery } from '@tanstack/react-query';
import { FileUp, Landmark } from 'lucide-react';
import { Fragment } from 'react';
import { useUncategorised } from '#modules/money/transactions/parts.tsx';
import { useCaller, useMay } from '#ui/caller.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { writePeriod } from '#ui/period-text.client.ts';
import { Loaded } from '#ui/page-states.tsx';
import { HeaderSkeleton, Skeleton, Waiting } from '#ui/skeleton.tsx';
import { Stat } from '#ui/stat.tsx';
import { useToday } from '#ui/today.client.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { api } from './api.client.ts';
import { BalancesSection } from './balances.tsx';
import { CashFlowSection } from './cash-flow.tsx';
import { rowsBehind } from './links.client.ts';
import type { Summary } from './model.ts';
import { Sentence } from '#ui/sentence.tsx';
import { Ways } from './ways.tsx';
import { FIGURES, FINANCE_PAGE_WORDS } from './words.ts';

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
  const others = totals.filter((one) => one !== total);
  const answer =
    total === undefined || !mayAmounts ? (
      FINANCE_PAGE_WORDS.whatIsIn(workspace.name)
    ) : (
      <>
        <Sentence
          text={FINANCE_PAGE_WORDS.inAccounts}
          parts={{
            amounts: [total, ...others].map(({ currency, have }, place) => (
              <Fragment key={currency}>
                {place > 0 && (place === others.length ? ' and ' : ', ')}
                <MoneyText value={have} whole />
              </Fragment>
            )),
          }}
        />
      </>
    );
  return (
    <>
      <PageHeader title={FINANCE_PAGE_WORDS.financeHeading} {...(isEmpty ? {} : { answer })} />
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

function Beginning() {
  return (
    <section className="card">
      <EmptyState
        icon={<Landmark aria-hidden />}
        title={FINANCE_PAGE_WORDS.noAccountsYet}
        actions={
          <>
            <LinkButton to="/app/imports" look="primary" icon={<FileUp aria-hidden />}>
              {FINANCE_PAGE_WORDS.importStatement}
            </LinkButton>
            <LinkButton to="/app/help/import-a-statement">{FINANCE_PAGE_WORDS.howToImport}</LinkButton>
          </>
        }
      >
        {FINANCE_PAGE_WORDS.importBankStatementTo}
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
  const { inCurrencies, balances, totals, period, soFar, isWhole } = summary;
  const isBusiness = useCaller().workspace.kind === 'business';
  // Figures are of one currency: which, only where there are several.
  const named = totals.length > 1 ? currency : null;
  const mayAmounts = useMay(AMOUNTS.read);
  const uncategorised = useUncategorised(currency);
  const part = inCurrencies.find((one) => one.currency === currency);
  const total = totals.find((one) => one.currency === currency);
  const open = balances.filter(({ isActive }) => isActive).length;
  const [formats, today] = [useFormats(), useToday()];
  const number = (value: number) => writeNumber(value, formats);
  // A name that breaks in two reads as two.
  const month = isWhole ? writePeriod(period, formats, today).replaceAll(' ', '\u00a0') : null;
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      <Stat
        label={FINANCE_PAGE_WORDS.accounts}
        value={number(open)}
        note={
          total === undefined || !mayAmounts ? undefined : (
            <>
              <Sentence
                text={FINANCE_PAGE_WORDS.youHaveYouOwe}
                parts={{
                  amount: <MoneyText value={total.have} whole />,
                  amount2: <MoneyText value={total.owe} whole />,
                }}
              />
            </>
          )
        }
        to="/app/accounts"
      />
      <Stat
        label={FINANCE_PAGE_WORDS.inMonth(FINANCE_PAGE_WORDS.transactions, month)}
        value={number(part?.soFar.count ?? 0)}
        note={FINANCE_PAGE_WORDS.transfersNotCountedNote(named)}
        to={rowsBehind({ currency, span: soFar, withoutTransfers: true })}
      />
      <Stat
        label={FINANCE_PAGE_WORDS.withoutCategory}
        value={uncategorised.data === undefined ? '…' : number(uncategorised.data)}
        note={
          uncategorised.data === 0
            ? FINANCE_PAGE_WORDS.everythingIsCategorisedNote
            : FINANCE_PAGE_WORDS.stillToCategoriseNote(named)
        }
        to={rowsBehind({ currency, category: null })}
      />
      {mayAmounts && part !== undefined && (
        <>
          <Stat
            label={FINANCE_PAGE_WORDS.inMonth(FIGURES.income, month)}
            value={<MoneyText value={part.soFar.in} whole />}
            to={rowsBehind({ currency, span: soFar, direction: 'in' })}
          />
          <Stat
            label={FINANCE_PAGE_WORDS.inMonth(isBusiness ? FIGURES.costs : FIGURES.spending, month)}
            value={<MoneyText value={part.soFar.out} whole />}
            to={rowsBehind({ currency, span: soFar, direction: 'out' })}
          />
          <Stat
            label={FINANCE_PAGE_WORDS.inMonth(isBusiness ? FIGURES.profit : FIGURES.left, month)}
            value={<MoneyText value={part.soFar.left} whole />}
            to="/app/dashboard"
          />
        </>
      )}
    </div>
  );
}
