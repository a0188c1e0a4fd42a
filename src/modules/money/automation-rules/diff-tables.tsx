import type { Category } from '#modules/money/categories/model.ts';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { type Column, Table } from '#ui/table.tsx';
import type { ChangedRow, Diff, ListedRule } from './model.ts';
import { ACTION_WORDS, RUN_WORDS } from './words.ts';

type DiffTablesProps = {
  diff: Diff;
  rules: readonly ListedRule[];
  categories: readonly Category[];
  stale: boolean;
};
type Group = Diff['groups'][number];

/** What a run would change: counted by kind, and on the newest transactions. */
export function DiffTables({ diff, rules, categories, stale }: DiffTablesProps) {
  const formats = useFormats();
  const nameOf = (id: string | null) =>
    categories.find((category) => category.id === id)?.name ?? RUN_WORDS.uncategorised;
  const groupColumns: Column<Group>[] = [
    {
      key: 'what',
      header: RUN_WORDS.what,
      onCard: 'title',
      cell: ({ kind, from, to }) =>
        kind === 'category' ? RUN_WORDS.categoryChange(nameOf(from), nameOf(to)) : RUN_WORDS.kinds[kind],
    },
    {
      key: 'rule',
      header: RUN_WORDS.rule,
      onCard: 'detail',
      cell: ({ ruleId }) => rules.find(({ id }) => id === ruleId)?.name,
    },
    {
      key: 'count',
      header: RUN_WORDS.count,
      align: 'end',
      onCard: 'figure',
      cell: ({ count }) => <span className="figures">{writeNumber(count, formats)}</span>,
    },
  ];
  const rowColumns: Column<ChangedRow>[] = [
    { key: 'date', header: RUN_WORDS.date, onCard: 'plain', cell: ({ bookedOn }) => <DateText day={bookedOn} /> },
    {
      key: 'transaction',
      header: RUN_WORDS.transaction,
      onCard: 'title',
      className: 'wrap-anywhere',
      cell: ({ description }) => description,
    },
    {
      key: 'change',
      header: RUN_WORDS.what,
      onCard: 'plain',
      className: 'wrap-anywhere',
      cell: (row) => changeTexts(row, nameOf).join(', '),
    },
    {
      key: 'amount',
      header: RUN_WORDS.amount,
      align: 'end',
      onCard: 'figure',
      cell: ({ amount }) => <MoneyText value={amount} toned />,
    },
  ];
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="text-sm text-soft">
        {diff.changed === 0 && RUN_WORDS.nothing} {diff.protected > 0 && RUN_WORDS.protected(diff.protected)}
      </p>
      {diff.changed > 0 && (
        <>
          <Table
            caption={RUN_WORDS.changes}
            rows={diff.groups}
            keyOf={({ kind, ruleId, from, to }) => [kind, ruleId, from, to].join(' ')}
            columns={groupColumns}
            stale={stale}
          />
          <div>
            <h3 className="text-sm font-medium">{RUN_WORDS.sample}</h3>
            <Table
              caption={RUN_WORDS.sample}
              rows={diff.sample}
              keyOf={({ id }) => id}
              columns={rowColumns}
              stale={stale}
            />
          </div>
        </>
      )}
    </div>
  );
}

function changeTexts({ categoryId, changes }: ChangedRow, nameOf: (id: string | null) => string): string[] {
  return [
    ...(changes.categoryId === null ? [] : [RUN_WORDS.categoryChange(nameOf(categoryId), nameOf(changes.categoryId))]),
    ...(changes.description === null ? [] : [RUN_WORDS.descriptionTo(changes.description)]),
    ...(changes.note === null ? [] : [RUN_WORDS.noteTo(changes.note)]),
    ...(changes.tags === 0 ? [] : [ACTION_WORDS.tags(changes.tags)]),
    ...(changes.isReviewed ? [RUN_WORDS.kinds.reviewed] : []),
  ];
}
