import { Checkbox } from '#ui/checkbox.tsx';
import { cx } from '#ui/class-names.ts';
import { MoneyInput } from '#ui/money-input.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { type Choice, keyOf, startingLines, totalsOfStart } from './first-choices.ts';
import { START_WORDS } from './words.ts';

type StartTableProps = {
  choices: readonly Choice[];
  periods: number;
  onEdit: (choice: Choice, change: Partial<Choice>) => void;
};

/** The categories of a first budget, each with its amount. */
export function StartTable({ choices, periods, onEdit }: StartTableProps) {
  const hasSeen = choices.some(({ seen }) => seen !== null);
  const columns: Column<Choice>[] = [
    {
      key: 'name',
      header: START_WORDS.category,
      onCard: 'title',
      total: START_WORDS.total,
      className: 'max-sm:basis-24',
      cell: (choice) => (
        <Checkbox
          label={<span className={cx('wrap-anywhere', !choice.isUsed && 'text-faint')}>{choice.name}</span>}
          checked={choice.isUsed}
          onChange={({ target }) => onEdit(choice, { isUsed: target.checked })}
        />
      ),
    },
    ...(hasSeen ? [seenColumn(periods)] : []),
    {
      key: 'limit',
      header: START_WORDS.budget,
      align: 'end',
      onCard: 'figure',
      className: 'sm:w-52 max-sm:basis-36',
      total: <Totals choices={choices} />,
      cell: (choice) => (
        <MoneyInput
          aria-label={START_WORDS.budgetOf(choice.name)}
          currency={choice.currency}
          value={choice.limit}
          disabled={!choice.isUsed}
          onChange={(limit) => onEdit(choice, { limit })}
        />
      ),
    },
  ];
  return (
    <Table
      caption={START_WORDS.caption}
      rows={choices}
      keyOf={keyOf}
      columns={columns}
      headingsEverywhere={hasSeen}
      headingOf={hasSeen ? ({ group }, before) => (before?.group === group ? null : group) : undefined}
    />
  );
}

/** In how many of the periods something was spent on it. */
function seenColumn(periods: number): Column<Choice> {
  return {
    key: 'seen',
    header: START_WORDS.seen,
    onCard: 'detail',
    className: 'max-sm:pl-7!',
    cell: ({ seen }) => (seen === null ? null : START_WORDS.seenIn(seen, periods)),
  };
}

function Totals({ choices }: { choices: readonly Choice[] }) {
  return totalsOfStart(startingLines(choices)).map((total) => (
    <span key={total.currency} className="block">
      <MoneyText value={total} />
    </span>
  ));
}
