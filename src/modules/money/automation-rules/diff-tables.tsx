import type { Money } from '#kernel/money.ts';
import type { Account } from '#modules/money/accounts/model.ts';
import type { Category } from '#modules/money/categories/model.ts';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { writeMoney } from '#ui/written-money.ts';
import type { ChangedRow, Diff, ListedRule } from './model.ts';
import { ACTION_WORDS, LEFT_WORDS, RUN_WORDS } from './words.ts';

type DiffTablesProps = {
  diff: Diff;
  rules: readonly ListedRule[];
  categories: readonly Category[];
  accounts: readonly Account[];
  stale: boolean;
};
type Group = Diff['groups'][number];

/** What a run would change: counted by kind, and on the newest transactions. */
export function DiffTables({ diff, rules, categories, accounts, stale }: DiffTablesProps) {
  const formats = useFormats();
  const write = (amount: Money) => writeMoney(amount, formats);
  const nameOf = (id: string | null) =>
    categories.find((category) => category.id === id)?.name ?? RUN_WORDS.uncategorised;
  const accountOf = (id: string | null) => accounts.find((account) => account.id === id)?.name ?? '';
  const groupColumns: Column<Group>[] = [
    {
      key: 'what',
      header: RUN_WORDS.what,
      onCard: 'title',
      className: 'wrap-anywhere',
      cell: ({ kind, from, to }) => {
        if (kind === 'category') return RUN_WORDS.categoryChange(nameOf(from), nameOf(to));
        const text = RUN_WORDS.kinds[kind];
        return to === null ? text : RUN_WORDS.transferWith(text, accountOf(to));
      },
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
      cell: (row) => changeTexts(row, { nameOf, accountOf, write }).join(', '),
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
        {diff.changed === 0 && RUN_WORDS.nothing} {diff.protected > 0 && RUN_WORDS.protected(diff.protected)}{' '}
        {diff.left.map(({ because, count }) => RUN_WORDS.left(count, LEFT_WORDS[because])).join(' ')}
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

type Naming = {
  readonly nameOf: (categoryId: string | null) => string;
  readonly accountOf: (accountId: string | null) => string;
  readonly write: (amount: Money) => string;
};

function changeTexts({ categoryId, changes }: ChangedRow, { nameOf, accountOf, write }: Naming): string[] {
  const { lines, transfer, transferAccountId } = changes;
  const lineTexts = lines.map((line) => `${nameOf(line.categoryId)} ${write(line.amount)}`);
  return [
    ...(lines.length === 0 ? [] : [RUN_WORDS.splitInto(lineTexts.join(', '))]),
    ...(transfer === null ? [] : [RUN_WORDS.transferWith(RUN_WORDS.kinds[transfer], accountOf(transferAccountId))]),
    ...(changes.categoryId === null ? [] : [RUN_WORDS.categoryChange(nameOf(categoryId), nameOf(changes.categoryId))]),
    ...(changes.description === null ? [] : [RUN_WORDS.descriptionTo(changes.description)]),
    ...(changes.note === null ? [] : [RUN_WORDS.noteTo(changes.note)]),
    ...(changes.tags === 0 ? [] : [ACTION_WORDS.tags(changes.tags)]),
    ...(changes.isReviewed ? [RUN_WORDS.kinds.reviewed] : []),
  ];
}
