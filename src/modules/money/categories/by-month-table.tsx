import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Money } from '#kernel/money.ts';
import { lastPeriods, periodAt, type Stretch } from '#kernel/period-rules.ts';
import { useCaller } from '#ui/caller.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CalendarRange } from 'lucide-react';
import { type Formats, useFormats } from '#ui/formats.tsx';
import { linkTo } from '#ui/link-to.ts';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { isCalendarMonth, writeSpan } from '#ui/period-text.client.ts';
import { Select } from '#ui/select.tsx';
import { Skeleton, Waiting } from '#ui/skeleton.tsx';
import { FigureLink } from '#ui/stat.tsx';
import { useToday } from '#ui/today.client.ts';
import { NOT_SHARED, writeAmount } from '#ui/written-money.ts';
import { api } from './api.client.ts';
import type { Category, MonthLine, MonthsOverview } from './model.ts';
import { CategoryName } from './parts.tsx';
import { BY_MONTH_WORDS } from './words.ts';

const MONTHS_SHOWN = 12;
const KINDS = ['expense', 'income', 'transfer'] as const;

/** What each category comes to in each of the last twelve months of the person, this one included; the newest first. */
export function ByMonthTable({ all }: { all: readonly Category[] }) {
  const today = useToday();
  const { months } = useFormats();
  const { workspace } = useCaller();
  const [chosen, setChosen] = useState(workspace.currency);
  const periods = lastPeriods(periodAt(today, months), MONTHS_SHOWN, months).toReversed();
  const asked = { today, periods: periods.map(({ from, to }) => ({ from, to })), currency: chosen };
  const overview = useQuery(api.byMonth.queryOptions({ input: asked }));
  return (
    <Loaded query={overview} skeleton={<TableWaiting />}>
      {(known) => {
        const currencies = [...new Set([workspace.currency, ...known.currencies, chosen])];
        const parts = KINDS.filter((kind) => known[kind].lines.length > 0);
        return (
          <div className="flex flex-col gap-5">
            {currencies.length > 1 && (
              <Select
                aria-label={BY_MONTH_WORDS.currency}
                className="w-28"
                value={chosen}
                choices={currencies.map((currency) => ({ value: currency, label: currency }))}
                onChoose={setChosen}
              />
            )}
            {parts.length === 0 && (
              <Section>
                <EmptyState icon={<CalendarRange aria-hidden />} title={BY_MONTH_WORDS.nothingYet}>
                  {BY_MONTH_WORDS.importToSee(chosen)}
                </EmptyState>
              </Section>
            )}
            {parts.map((kind) => (
              <Part key={kind} kind={kind} all={all} periods={periods} overview={known} />
            ))}
          </div>
        );
      }}
    </Loaded>
  );
}

type PartProps = {
  kind: (typeof KINDS)[number];
  all: readonly Category[];
  periods: readonly Stretch[];
  overview: MonthsOverview;
};

function Part({ kind, all, periods, overview }: PartProps) {
  const formats = useFormats();
  const { lines, totals, total } = overview[kind];
  const { currency } = overview;
  const [newest, oldest] = [periods[0], periods.at(-1)];
  const direction = kind === 'income' ? 'in' : 'out';
  const linkOf = (id: string | null, span: { from?: string | undefined; to?: string | undefined }) =>
    linkTo('/app/transactions', {
      currency,
      category: id,
      uncategorised: id === null,
      ...(id === null && { direction }),
      ...span,
    });
  const title = BY_MONTH_WORDS.titles[kind];
  return (
    <Section flush title={title} note={BY_MONTH_WORDS.kindNote[kind](currency)}>
      <div className="overflow-x-auto">
        <table className="w-full border-separate border-spacing-0 text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-xs text-faint">
              <th scope="col" className={`${NAME} text-left font-medium`}>
                {BY_MONTH_WORDS.category}
              </th>
              <th scope="col" className={`${CELL} font-medium`}>
                {BY_MONTH_WORDS.total}
              </th>
              {periods.map((period) => (
                <th key={period.from} scope="col" className={`${CELL} font-medium`}>
                  {nameOf(period, formats)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id ?? 'none'} data-row={line.id ?? 'none'} className="group hover:bg-hover">
                <th scope="row" className={`${NAME} text-left font-normal group-hover:bg-hover`}>
                  <LineName all={all} line={line} />
                </th>
                <td className={CELL}>
                  <FigureLink to={linkOf(line.id, { from: oldest?.from, to: newest?.to })}>
                    <Figure value={line.total} />
                  </FigureLink>
                </td>
                {periods.map(({ from, to }, place) => (
                  <td key={from} className={CELL}>
                    <Linked value={line.amounts[place]} to={linkOf(line.id, { from, to })} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {kind !== 'transfer' && (
            <tfoot>
              <tr className="font-medium [&>*]:border-b-0">
                <th scope="row" className={`${NAME} text-left font-medium`}>
                  {BY_MONTH_WORDS.total}
                </th>
                <td className={CELL}>
                  <Figure value={total} />
                </td>
                {totals.map((value, place) => (
                  <td key={periods[place]?.from ?? place} className={CELL}>
                    <Figure value={value} />
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </Section>
  );
}

/** The name stays in sight while the months scroll. */
const NAME =
  'sticky left-0 z-1 min-w-36 max-w-64 sm:min-w-52 border-b border-line bg-surface py-1.5 pr-3 pl-5 align-middle';
const CELL = 'figures border-b border-line px-3 py-1.5 text-right align-middle whitespace-nowrap last:pr-5';

function LineName({ all, line }: { all: readonly Category[]; line: MonthLine }) {
  const category = all.find(({ id }) => id === line.id);
  if (category === undefined) return BY_MONTH_WORDS.noCategory;
  return (
    <span className={`flex ${category.parentId === null ? '' : 'sm:pl-5'}`}>
      <CategoryName category={category} />
    </span>
  );
}

function Linked({ value, to }: { value: Money | undefined; to: string }) {
  if (value === undefined || (value.minor === 0n && value.withheld !== true)) {
    return <span className="text-faint">–</span>;
  }
  return (
    <FigureLink to={to}>
      <Figure value={value} />
    </FigureLink>
  );
}

function Figure({ value }: { value: Money }) {
  const formats = useFormats();
  return value.withheld === true ? NOT_SHARED : writeAmount(value, formats).replace(/^-/, '−');
}

function nameOf(period: Stretch, formats: Formats): string {
  if (!isCalendarMonth(period)) return writeSpan(period, formats);
  return new Intl.DateTimeFormat(formats.locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${period.from}T00:00:00Z`),
  );
}

function TableWaiting() {
  return (
    <Section title={BY_MONTH_WORDS.titles.expense} flush>
      <Waiting className="grid gap-3 px-5 pb-5">
        {Array.from({ length: 12 }, (_, row) => (
          <Skeleton key={row} className="h-6!" />
        ))}
      </Waiting>
    </Section>
  );
}
