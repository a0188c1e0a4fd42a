import { useState } from 'react';
import type { Month } from '#kernel/calendar.ts';
import { Button } from '#ui/button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { monthAt } from './kept-plan.ts';
import { FIRST_MONTHS } from './looks.ts';
import type { LiveDebt } from './model.ts';
import { monthWords } from './month-words.ts';
import { downloadSchedule } from './plan-sheet.client.ts';
import type { Course, Line } from './walk.ts';
import { DEBT_WORDS, RESULTS_PARTS_WORDS } from './words.ts';

type Row = Line & { readonly number: number };
type DebtScheduleProps = { debt: LiveDebt; course: Course; firstMonth: Month };

/** The amortisation table of a debt in the plan: each payment, told apart into interest, fees and what comes off. */
export function DebtSchedule({ debt, course, firstMonth }: DebtScheduleProps) {
  const [isAll, setAll] = useState(false);
  const rows = course.months.flatMap(({ number, lines }) =>
    lines.filter(({ debtId }) => debtId === debt.id).map((line): Row => ({ ...line, number })),
  );
  if (rows.length === 0) return null;
  const figure = (key: 'interest' | 'fees', header: string): Column<Row> => ({
    key,
    header,
    align: 'end',
    onCard: 'detail',
    cell: (row) => <MoneyText value={row[key]} />,
  });
  const columns: Column<Row>[] = [
    {
      key: 'month',
      header: DEBT_WORDS.month,
      onCard: 'title',
      className: 'sm:whitespace-nowrap',
      cell: ({ number }) => monthWords(monthAt(firstMonth, number)),
    },
    {
      key: 'paid',
      header: DEBT_WORDS.paid,
      align: 'end',
      onCard: 'figure',
      cell: ({ paid }) => <MoneyText value={paid} />,
    },
    figure('interest', DEBT_WORDS.interest),
    ...(rows.some(({ fees }) => fees.minor > 0n) ? [figure('fees', DEBT_WORDS.fees)] : []),
    {
      key: 'principal',
      header: DEBT_WORDS.principal,
      align: 'end',
      onCard: 'detail',
      cell: ({ paid, interest, fees }) => (
        <MoneyText value={{ ...paid, minor: paid.minor - interest.minor - fees.minor }} />
      ),
    },
    {
      key: 'balance',
      header: DEBT_WORDS.owedAfter,
      align: 'end',
      onCard: 'detail',
      cell: ({ balance }) => <MoneyText value={balance} />,
    },
  ];
  const isLong = rows.length > FIRST_MONTHS + 1;
  const shown = isAll || !isLong ? rows : [...rows.slice(0, FIRST_MONTHS), ...rows.slice(-1)];
  return (
    <Section title={DEBT_WORDS.schedule} note={DEBT_WORDS.scheduleNote} flush>
      <Table
        caption={isLong && !isAll ? DEBT_WORDS.scheduleShort : DEBT_WORDS.schedule}
        rows={shown}
        keyOf={({ number }) => String(number)}
        columns={columns}
      />
      <div className="flex flex-wrap gap-2 px-5 pt-3 pb-4">
        {isLong && (
          <Button size="small" onClick={() => setAll(!isAll)}>
            {isAll ? DEBT_WORDS.showFewer : DEBT_WORDS.showAll}
          </Button>
        )}
        <Button size="small" onClick={() => downloadSchedule(rows, firstMonth)}>
          {RESULTS_PARTS_WORDS.downloadAsCsv}
        </Button>
      </div>
    </Section>
  );
}
