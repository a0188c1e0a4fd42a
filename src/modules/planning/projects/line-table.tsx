import type { Money } from '#kernel/money.ts';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { useCategories } from '#modules/money/categories/parts.tsx';
import { cx } from '#ui/class-names.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { type Column, Table } from '#ui/table.tsx';
import type { Line } from './project-model.ts';
import type { Detail } from './reading.model.ts';
import { REPORT_WORDS } from './report-words.ts';
import { PROJECT_WORDS } from './words.ts';

type Shown = {
  readonly id: string;
  readonly line: Line | null;
  readonly planned: Money | null;
  readonly actual: Money;
  readonly committed: Money | null;
  readonly left: Money | null;
};

/** Budget against actual, line by line. */
export function LineTable({ detail: { project, figures } }: { detail: Detail }) {
  const { data: accounts = [] } = useAccounts();
  const { data: categories = [] } = useCategories();
  if (project.lines.length === 0) return null;
  const rows: Shown[] = figures.lines.map((line) => ({
    ...line,
    line: project.lines.find(({ id }) => id === line.id) ?? null,
  }));
  const { outsideLines } = figures;
  if (outsideLines.minor !== 0n)
    rows.push({ id: '', line: null, planned: null, actual: outsideLines, committed: null, left: null });
  const about = ({ categoryId, accountId, direction }: Line) =>
    [
      direction === 'income' ? REPORT_WORDS.direction.income : undefined,
      categories.find(({ id }) => id === categoryId)?.name,
      accounts.find(({ id }) => id === accountId)?.name,
    ]
      .filter((part) => part !== undefined)
      .join(', ');
  const figure = (key: 'planned' | 'actual' | 'committed', header: string): Column<Shown> => ({
    key,
    header,
    align: 'end',
    onCard: 'detail',
    // Where the menu leaves little room, what was planned is what is spent, committed and left.
    ...(key !== 'actual' && { className: 'sm:max-lg:hidden' }),
    cell: (row) => {
      const amount = row[key];
      return amount === null ? null : <MoneyText value={amount} />;
    },
  });
  const columns: Column<Shown>[] = [
    {
      key: 'name',
      header: PROJECT_WORDS.line,
      onCard: 'title',
      cell: ({ line }) =>
        line === null ? (
          <span className="text-soft">{PROJECT_WORDS.outside}</span>
        ) : (
          <span className="wrap-anywhere">
            {line.name}
            {about(line) !== '' && <span className="block text-sm font-normal text-faint">{about(line)}</span>}
          </span>
        ),
    },
    figure('planned', PROJECT_WORDS.planned),
    figure('actual', PROJECT_WORDS.actual),
    figure('committed', PROJECT_WORDS.committed),
    {
      key: 'left',
      header: PROJECT_WORDS.left,
      align: 'end',
      onCard: 'figure',
      cell: ({ left, line }) =>
        left === null ? null : (
          <MoneyText
            value={left}
            className={cx(left.minor < 0n && line?.direction === 'cost' && 'font-medium text-danger-ink')}
          />
        ),
    },
  ];
  return (
    <Section title={PROJECT_WORDS.lines} flush>
      <Table caption={PROJECT_WORDS.lines} rows={rows} keyOf={({ id }) => id} columns={columns} />
    </Section>
  );
}
