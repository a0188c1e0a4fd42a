import { type Day, monthOf } from '#kernel/calendar.ts';
import type { Money } from '#kernel/money.ts';
import { AccountName } from './account-name.tsx';
import { DateText } from '#ui/date-text.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { lacksTerms } from './agreed.ts';
import { monthAt } from './kept-plan.ts';
import type { LiveDebt, Overview } from './model.ts';
import { monthWords } from './month-words.ts';
import { type CurrencyPlan, plannedNow } from './page-figures.ts';
import { Rate } from './rate-text.tsx';
import { monthsOfFreedom } from './rules.ts';
import { TABLE_WORDS } from './words.ts';

type DebtTableProps = {
  overview: Overview;
  plans: readonly CurrencyPlan[];
  mayAmounts: boolean;
  today: Day;
};

/** Every debt with what this month planned and paid on it, and when it is paid off. */
export function DebtTable({ overview, plans, mayAmounts, today }: DebtTableProps) {
  const { debts } = overview;
  const free = new Map(plans.flatMap(({ outcome: { chosen } }) => [...monthsOfFreedom(chosen)]));
  const planned = plannedNow(overview, today);
  const columns: Column<LiveDebt>[] = [
    {
      key: 'name',
      header: TABLE_WORDS.debt,
      onCard: 'title',
      className: 'sm:min-w-36 md:max-lg:w-46 lg:min-w-46',
      cell: (debt) => (
        <span className="wrap-anywhere">
          <TextLink to={linkTo('/app/debts', { debt: debt.id })}>{debt.name}</TextLink>
          <span className="block text-sm font-normal text-faint">
            <AccountName debt={debt} />
            {debt.paid === null && (
              <span className="block text-xs">
                <Sentence text={TABLE_WORDS.balanceOf} parts={{ day: <DateText day={debt.balanceOn} /> }} />
              </span>
            )}
          </span>
        </span>
      ),
    },
    {
      key: 'month',
      header: TABLE_WORDS.thisMonth,
      onCard: 'detail',
      className: 'max-sm:basis-full md:whitespace-nowrap',
      cell: (debt) => <ThisMonth debt={debt} planned={planned.get(debt.id)} />,
    },
    {
      key: 'rate',
      header: TABLE_WORDS.rate,
      align: 'end',
      onCard: 'detail',
      cell: (debt) => (lacksTerms(debt) ? TABLE_WORDS.noTerms : <Rate debt={debt} overview={overview} />),
    },
    {
      key: 'free',
      header: TABLE_WORDS.paidOff,
      align: 'end',
      onCard: 'detail',
      className: 'sm:whitespace-nowrap',
      cell: ({ id, owed }) => {
        const number = free.get(id);
        if (owed.minor === 0n) return TABLE_WORDS.paidOffAlready;
        return number === undefined ? TABLE_WORDS.never : monthWords(monthAt(monthOf(today), number));
      },
    },
    {
      key: 'owed',
      header: TABLE_WORDS.owed,
      align: 'end',
      onCard: 'figure',
      cell: ({ owed }) => <MoneyText value={owed} />,
    },
  ];
  const shown = mayAmounts ? columns : columns.filter(({ key }) => key === 'name' || key === 'owed');
  return (
    <Section title={TABLE_WORDS.yourDebts} flush>
      <Table caption={TABLE_WORDS.yourDebts} rows={debts} keyOf={({ id }) => id} columns={shown} />
    </Section>
  );
}

/** How much of this month's payment was made; of a debt without an account only what is planned is known. */
function ThisMonth({ debt, planned }: { debt: LiveDebt; planned: Money | undefined }) {
  const { paid } = debt;
  if (planned === undefined || planned.minor === 0n)
    return paid === null || paid.minor === 0n ? (
      <span className="text-faint">{TABLE_WORDS.nothing}</span>
    ) : (
      <MoneyText value={paid} whole />
    );
  if (paid === null)
    return <Sentence text={TABLE_WORDS.plannedOf} parts={{ planned: <MoneyText value={planned} whole /> }} />;
  const share = paid.minor >= planned.minor ? 100 : Number((paid.minor * 100n) / planned.minor);
  return (
    <span className="inline-flex w-full flex-col sm:max-w-64 gap-1 align-middle max-sm:mt-0.5">
      <span className="figures">
        <Sentence
          text={paid.minor === planned.minor ? TABLE_WORDS.allPaid : TABLE_WORDS.paidOf}
          parts={{ paid: <MoneyText value={paid} whole />, planned: <MoneyText value={planned} whole /> }}
        />
      </span>
      <span aria-hidden className="block h-1.5 w-full overflow-hidden rounded-full bg-sunken">
        <span
          className={share === 100 ? 'block h-full bg-accent' : 'block h-full bg-hue-ochre'}
          style={{ width: `${share}%` }}
        />
      </span>
    </span>
  );
}
