import { EllipsisVertical } from 'lucide-react';
import type { Account } from '#modules/money/accounts/model.ts';
import type { Category } from '#modules/money/categories/model.ts';
import { useSplitTemplates } from '#modules/money/splits/templates.parts.tsx';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { useFormats, writeMoment, writeNumber } from '#ui/formats.tsx';
import { linkTo } from '#ui/link-to.ts';
import { useListKeys } from '#ui/list-keys.client.ts';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { Section } from '#ui/page-header.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { actionTexts } from './action-words.ts';
import type { ListedRule, Report } from './model.ts';
import { plainSearch } from './plain-search.ts';
import type { RuleChanges } from './rule-changes.client.ts';
import { TABLE_WORDS } from './words.ts';

type RuleTableProps = {
  rules: readonly ListedRule[];
  categories: readonly Category[];
  accounts: readonly Account[];
  /** Undefined while it is calculated. */
  report: Report | undefined;
  /** Null where the member may not change rules. */
  changes: RuleChanges | null;
  onEdit: (id: string) => void;
  onRun: (id: string) => void;
};

/** The rules in their order: what each finds, what it does and what it did. */
export function RuleTable(props: RuleTableProps) {
  const { rules, categories, accounts, report, changes, onEdit } = props;
  const { activeKey } = useListKeys({
    keys: rules.map(({ id }) => id),
    ...(changes !== null && { onOpen: onEdit }),
  });
  const templates = useSplitTemplates();
  const nameOf = (wanted: string) => [...categories, ...templates, ...accounts].find(({ id }) => id === wanted)?.name;
  const columns: Column<ListedRule>[] = [
    {
      key: 'rule',
      header: TABLE_WORDS.rule,
      onCard: 'title',
      className: 'sm:min-w-44',
      cell: (rule) => <Named rule={rule} />,
    },
    {
      key: 'does',
      header: TABLE_WORDS.does,
      onCard: 'plain',
      className: 'wrap-anywhere',
      cell: ({ actions }) => listed(actionTexts(actions, nameOf)),
    },
    {
      key: 'matches',
      header: TABLE_WORDS.matches,
      align: 'end',
      onCard: 'detail',
      cell: ({ id, isEnabled }) => isEnabled && <Matches id={id} report={report} />,
    },
    {
      key: 'last',
      header: TABLE_WORDS.lastRun,
      onCard: 'detail',
      isWide: true,
      cell: (rule) => <LastRun rule={rule} />,
    },
    {
      key: 'on',
      header: TABLE_WORDS.isOn,
      onCard: 'figure',
      // Its box is a thumb high: without this it would push the name down.
      className: 'max-sm:-mt-2 max-sm:self-start',
      cell: (rule) => (
        <Checkbox
          hideLabel
          label={TABLE_WORDS.use(rule.name)}
          checked={rule.isEnabled}
          disabled={changes === null}
          onChange={(event) => changes?.enable(rule, event.target.checked)}
        />
      ),
    },
    {
      key: 'actions',
      header: TABLE_WORDS.actions,
      align: 'end',
      onCard: 'menu',
      cell: (rule) => <RuleMenu {...props} rule={rule} />,
    },
  ];
  return (
    <Section title={TABLE_WORDS.rules} note={TABLE_WORDS.orderNote} flush>
      <Table caption={TABLE_WORDS.rules} rows={rules} keyOf={({ id }) => id} columns={columns} activeKey={activeKey} />
    </Section>
  );
}

function Named({ rule: { name, query, stage, problem, isEnabled } }: { rule: ListedRule }) {
  return (
    <span className="wrap-anywhere">
      <span className={isEnabled ? 'font-medium' : 'text-faint'}>{name}</span>{' '}
      {stage !== 'normal' && <Badge>{TABLE_WORDS.stages[stage]}</Badge>}
      <Found query={query} />
      {problem !== null && <span className="block text-sm font-normal text-danger-ink">{problem}</span>}
    </span>
  );
}

/** What the rule finds; where plain words do not say it, the search itself. */
function Found({ query }: { query: string }) {
  const words = plainSearch(query);
  return words === null ? (
    <code className="block text-sm font-normal text-soft">{query}</code>
  ) : (
    <span className="block text-sm font-normal text-pretty text-soft">{words}</span>
  );
}

function Matches({ id, report }: { id: string; report: Report | undefined }) {
  const formats = useFormats();
  const count = report?.matches.find(({ ruleId }) => ruleId === id)?.count;
  if (count === undefined) return '…';
  const written = writeNumber(count, formats);
  return <span className="figures">{report?.isLeast === true ? TABLE_WORDS.atLeast(written) : written}</span>;
}

function LastRun({ rule: { lastRunAt, lastRunCount } }: { rule: ListedRule }) {
  const formats = useFormats();
  if (lastRunAt === null) return TABLE_WORDS.never;
  return (
    <>
      {writeMoment(lastRunAt, formats)}
      <span className="block text-sm text-faint">{TABLE_WORDS.changed(lastRunCount)}</span>
    </>
  );
}

function RuleMenu({ rule, rules, changes, onEdit, onRun }: RuleTableProps & { rule: ListedRule }) {
  const { id, name, query } = rule;
  const show: MenuEntry = {
    kind: 'link',
    label: TABLE_WORDS.transactions,
    to: linkTo('/app/transactions', { q: query }),
  };
  const entries: MenuEntry[] =
    changes === null
      ? [show]
      : [
          { label: TABLE_WORDS.edit, perform: () => onEdit(id) },
          { label: TABLE_WORDS.runThis, perform: () => onRun(id) },
          show,
          { label: TABLE_WORDS.up, disabled: rules[0]?.id === id, perform: () => changes.move(rule, rules, -1) },
          { label: TABLE_WORDS.down, disabled: rules.at(-1)?.id === id, perform: () => changes.move(rule, rules, 1) },
          { kind: 'line' },
          { label: TABLE_WORDS.delete, danger: true, perform: () => changes.remove(rule) },
        ];
  return (
    <Menu
      trigger={<IconButton label={TABLE_WORDS.more(name)} icon={<EllipsisVertical aria-hidden />} />}
      entries={entries}
    />
  );
}

/** In one line, as a sentence begins and goes on. */
function listed(texts: readonly string[]): string {
  return texts.map((text, place) => (place === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1))).join(', ');
}
