import { EllipsisVertical } from 'lucide-react';
import { money, subtract } from '#kernel/money.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { cx } from '#ui/class-names.ts';
import { DateText } from '#ui/date-text.tsx';
import { Menu } from '#ui/menu.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useUrlState } from '#ui/url-state.tsx';
import { CASH_FLOW } from './access.ts';
import { ADDRESS, shownAs, shownFrom } from './address.client.ts';
import { useCashFlowChanges } from './changes.client.ts';
import { MOST_SHOWN } from './limits.ts';
import type { Course, Overview } from './model.ts';
import { PAGE_WORDS, SCENARIO_WORDS } from './words.ts';

type Scenarios = Overview['scenarios'];
/** The forecast as it is, or a scenario. */
type Row = {
  readonly id: string;
  readonly name: string;
  readonly course: Course | null;
  readonly scenario: Scenarios[number] | null;
};

const NOTHING = (
  <span data-none className="text-faint">
    {SCENARIO_WORDS.nothing}
  </span>
);
/** A card says nothing of a scenario that is not shown. */
const IF_SHOWN = 'max-sm:has-data-none:hidden';
/** Beside a box that is as tall as a thumb, a card's first line is in line by its middle. */
const IN_LINE = 'max-sm:self-center';

/** Scenarios beside the forecast: how low each goes, and where it ends. */
export function ScenarioSection({ overview }: { overview: Overview }) {
  const { scenarios, course } = overview;
  const [, setAddress] = useUrlState(ADDRESS);
  const mayWrite = useMay(CASH_FLOW.write);
  if (course === null || (scenarios.length === 0 && !mayWrite)) return null;
  const base: Row = { id: 'base', name: SCENARIO_WORDS.base, course, scenario: null };
  const rows = [base, ...scenarios.map((scenario): Row => ({ ...scenario, scenario }))];
  return (
    <Section
      flush
      title={SCENARIO_WORDS.title}
      note={scenarios.length === 0 ? SCENARIO_WORDS.emptyNote : SCENARIO_WORDS.compareNote}
      actions={
        mayWrite && (
          <Button size="small" onClick={() => setAddress({ scenario: 'new' })}>
            {PAGE_WORDS.add}
          </Button>
        )
      }
    >
      {scenarios.length > 0 && <Comparison rows={rows} base={course} mayWrite={mayWrite} />}
    </Section>
  );
}

function Comparison({ rows, base, mayWrite }: { rows: readonly Row[]; base: Course; mayWrite: boolean }) {
  const [{ shown }, setAddress] = useUrlState(ADDRESS);
  const { removeScenario, copyScenario } = useCashFlowChanges();
  const ids = shownFrom(shown);
  const show = (id: string, isOn: boolean) =>
    setAddress(
      { shown: shownAs(isOn ? [...ids, id].slice(-MOST_SHOWN) : ids.filter((one) => one !== id)) },
      { replace: true },
    );
  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: SCENARIO_WORDS.name,
      onCard: 'title',
      className: `sm:min-w-40 ${IN_LINE}`,
      cell: ({ id, name, scenario }) =>
        scenario === null ? (
          name
        ) : (
          <Checkbox
            label={<span className="wrap-anywhere">{name}</span>}
            aria-label={SCENARIO_WORDS.show(name)}
            checked={ids.includes(id)}
            onChange={(event) => show(id, event.target.checked)}
          />
        ),
    },
    {
      key: 'lowest',
      header: SCENARIO_WORDS.lowest,
      align: 'end',
      onCard: 'figure',
      className: IN_LINE,
      cell: ({ course }) =>
        course === null ? (
          <span className="text-faint">{SCENARIO_WORDS.hidden}</span>
        ) : (
          <span className={cx(course.lowest.balance.minor < 0n && 'text-danger-ink')}>
            <MoneyText value={course.lowest.balance} whole />
          </span>
        ),
    },
    {
      key: 'on',
      header: SCENARIO_WORDS.lowestOn,
      onCard: 'detail',
      className: `${IF_SHOWN} sm:whitespace-nowrap`,
      cell: ({ course }) => (course === null ? NOTHING : <DateText day={course.lowest.day} />),
    },
    {
      key: 'end',
      header: SCENARIO_WORDS.end,
      align: 'end',
      onCard: 'detail',
      className: IF_SHOWN,
      cell: ({ course }) => (course === null ? NOTHING : <MoneyText value={course.end} whole />),
    },
    {
      key: 'difference',
      header: SCENARIO_WORDS.difference,
      align: 'end',
      onCard: 'detail',
      className: IF_SHOWN,
      cell: ({ course, scenario }) =>
        course === null ? (
          NOTHING
        ) : (
          <MoneyText
            value={scenario === null ? money(0n, base.end.currency) : subtract(course.end, base.end)}
            whole
            sign="always"
          />
        ),
    },
  ];
  if (mayWrite)
    columns.push({
      key: 'more',
      header: SCENARIO_WORDS.actions,
      align: 'end',
      onCard: 'menu',
      className: 'max-sm:top-3!',
      cell: ({ scenario }) =>
        scenario !== null && (
          <Menu
            trigger={<IconButton label={SCENARIO_WORDS.more(scenario.name)} icon={<EllipsisVertical aria-hidden />} />}
            entries={[
              { label: SCENARIO_WORDS.edit, perform: () => setAddress({ scenario: scenario.id }) },
              { label: SCENARIO_WORDS.copy, perform: () => copyScenario(scenario) },
              { label: SCENARIO_WORDS.delete, danger: true, perform: () => removeScenario(scenario) },
            ]}
          />
        ),
    });
  return <Table caption={SCENARIO_WORDS.title} rows={rows} keyOf={({ id }) => id} columns={columns} />;
}
