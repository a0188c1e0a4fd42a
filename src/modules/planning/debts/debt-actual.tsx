import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { daysOf } from '#kernel/calendar.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { linkTo } from '#ui/link-to.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { FigureLink } from '#ui/stat.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useToday } from '#ui/today.client.ts';
import { api } from './api.client.ts';
import type { Actual, DebtMonth, LiveDebt } from './model.ts';
import { monthWords } from './month-words.ts';
import { DEBT_WORDS } from './words.ts';

type ActualMonth = Actual['months'][number];
type ActualRow = Actual['rows'][number];

/** Months and rows that are shown at first. */
const FIRST = { months: 6, rows: 8 } as const;

type DebtActualProps = { debt: LiveDebt; months: readonly DebtMonth[] };

/** What really happened on the account, beside what was planned: interest, fees and what came off the debt. */
export function DebtActual({ debt, months }: DebtActualProps) {
  const today = useToday();
  const found = useQuery({
    ...api.actual.queryOptions({ input: { id: debt.id, today } }),
    enabled: debt.accountId !== null,
  });
  if (debt.accountId === null)
    return (
      <Section title={DEBT_WORDS.actual}>
        <p className="text-sm text-soft">{DEBT_WORDS.noAccount}</p>
      </Section>
    );
  return (
    <Loaded query={found} skeleton={<TableSkeleton rows={4} />}>
      {(actual) => (
        <>
          <ActualMonths
            accountId={debt.accountId ?? ''}
            found={actual.months.toReversed()}
            planned={new Map(months.filter(({ debtId }) => debtId === debt.id).map((one) => [one.month, one]))}
          />
          {actual.rows.length > 0 && <ActualRows accountId={debt.accountId ?? ''} rows={actual.rows} />}
        </>
      )}
    </Loaded>
  );
}

type ActualMonthsProps = {
  accountId: string;
  found: readonly ActualMonth[];
  planned: ReadonlyMap<string, DebtMonth>;
};

function ActualMonths({ accountId, found, planned }: ActualMonthsProps) {
  const [isAll, setAll] = useState(false);
  const linkOf = (month: string) => {
    const { first, last } = daysOf(month);
    return linkTo('/app/transactions', { account: accountId, from: first, to: last });
  };
  const figure = (key: 'interest' | 'fees' | 'principal' | 'spent'): Column<ActualMonth> => ({
    key,
    header: DEBT_WORDS[key],
    align: 'end',
    onCard: 'detail',
    cell: (one) => <MoneyText value={one[key]} />,
  });
  const columns: Column<ActualMonth>[] = [
    {
      key: 'month',
      header: DEBT_WORDS.month,
      onCard: 'title',
      className: 'sm:whitespace-nowrap',
      cell: ({ month }) => <FigureLink to={linkOf(month)}>{monthWords(month)}</FigureLink>,
    },
    {
      key: 'planned',
      header: DEBT_WORDS.planned,
      align: 'end',
      onCard: 'detail',
      cell: ({ month }) => {
        const plan = planned.get(month);
        return plan === undefined ? <span className="text-faint">–</span> : <MoneyText value={plan.planned} />;
      },
    },
    {
      key: 'paid',
      header: DEBT_WORDS.paid,
      align: 'end',
      onCard: 'figure',
      cell: ({ paid }) => <MoneyText value={paid} />,
    },
    figure('interest'),
    figure('fees'),
    figure('principal'),
    figure('spent'),
  ];
  return (
    <Section title={DEBT_WORDS.actual} note={DEBT_WORDS.actualNote} flush>
      {found.length === 0 ? (
        <p className="px-5 pb-4 text-sm text-soft">{DEBT_WORDS.noActual}</p>
      ) : (
        <Table
          caption={DEBT_WORDS.actual}
          rows={isAll ? found : found.slice(0, FIRST.months)}
          keyOf={({ month }) => month}
          columns={columns}
        />
      )}
      {found.length > FIRST.months && <More isAll={isAll} onToggle={() => setAll(!isAll)} />}
    </Section>
  );
}

function ActualRows({ accountId, rows }: { accountId: string; rows: readonly ActualRow[] }) {
  const [isAll, setAll] = useState(false);
  const columns: Column<ActualRow>[] = [
    {
      key: 'day',
      header: DEBT_WORDS.day,
      onCard: 'plain',
      className: 'sm:whitespace-nowrap',
      cell: ({ day }) => <DateText day={day} />,
    },
    {
      key: 'text',
      header: DEBT_WORDS.text,
      onCard: 'title',
      cell: ({ id, day, text, amount: { currency } }) => (
        <FigureLink
          className="wrap-anywhere"
          to={linkTo('/app/transactions', { currency, account: accountId, from: day, to: day, open: id })}
        >
          {text}
        </FigureLink>
      ),
    },
    {
      key: 'about',
      header: DEBT_WORDS.about,
      onCard: 'plain',
      cell: ({ part }) => <Badge tone={part === 'payment' ? 'accent' : 'neutral'}>{DEBT_WORDS.parts[part]}</Badge>,
    },
    {
      key: 'amount',
      header: DEBT_WORDS.amount,
      align: 'end',
      onCard: 'figure',
      cell: ({ amount }) => <MoneyText value={amount} toned />,
    },
  ];
  return (
    <Section title={DEBT_WORDS.rows} flush>
      <Table
        caption={DEBT_WORDS.rows}
        rows={isAll ? rows : rows.slice(0, FIRST.rows)}
        keyOf={({ id }) => id}
        columns={columns}
      />
      {rows.length > FIRST.rows && <More isAll={isAll} onToggle={() => setAll(!isAll)} />}
    </Section>
  );
}

function More({ isAll, onToggle }: { isAll: boolean; onToggle: () => void }) {
  return (
    <div className="px-5 pt-3 pb-4">
      <Button size="small" onClick={onToggle}>
        {isAll ? DEBT_WORDS.showLess : DEBT_WORDS.showMore}
      </Button>
    </div>
  );
}
