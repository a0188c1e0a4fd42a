import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, FolderKanban, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, Notice } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { AMOUNTS } from '#kernel/permissions.ts';
import { useMay } from '#ui/caller.tsx';
import { cx } from '#ui/class-names.ts';
import { DateText } from '#ui/date-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { LinkButton, TextLink } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Select } from '#ui/select.tsx';
import { HeaderSkeleton } from '#ui/skeleton.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useToday } from '#ui/today.client.ts';
import { choiceParam } from '#ui/url-params.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { api } from './api.client.ts';
import { KINDS, STATES } from './kinds.ts';
import { linkToProject, PROJECTS_PATH } from './links.ts';
import { filtered, isOver, type Totals, totalsOf } from './looks.ts';
import type { ProjectList, Summary } from './reading.model.ts';
import { hoursOf } from './report-text.ts';
import { KIND_WORDS, PAGE_WORDS, PORTFOLIO_WORDS as WORDS, STATE_WORDS } from './words.ts';

const STATE_CHOICES = [
  { value: 'open', label: WORDS.notClosed },
  { value: 'any', label: WORDS.anyState },
  ...STATES.map((value) => ({ value, label: STATE_WORDS[value] })),
] as const;
const KIND_CHOICES = [
  { value: 'any', label: WORDS.anyKind },
  ...KINDS.map((value) => ({ value, label: KIND_WORDS[value] })),
] as const;
const FIELDS = { state: choiceParam(['open', 'any', ...STATES]), kind: choiceParam(['any', ...KINDS]) };

/** How do all projects compare, and what do they come to? */
export function PortfolioPage() {
  const today = useToday();
  const found = useQuery(api.list.queryOptions({ input: { today } }));
  return (
    <Loaded query={found} skeleton={<HeaderSkeleton />}>
      {(list) => <Portfolio list={list} />}
    </Loaded>
  );
}

function Portfolio({ list }: { list: ProjectList }) {
  const [wanted, setWanted] = useUrlState(FIELDS);
  const mayAmounts = useMay(AMOUNTS.read);
  const projects = filtered(list.projects, wanted);
  const unknown = [...new Set(projects.flatMap((one) => one.unknown.map(({ currency }) => currency)))];
  return (
    <>
      <PageHeader
        title={WORDS.allHeading}
        {...(projects.length > 0 && { answer: WORDS.answer(projects.length) })}
        {...(!mayAmounts && { note: PAGE_WORDS.noAmounts })}
        actions={list.projects.length > 0 && <Back />}
      />
      <div className="flex flex-col gap-5">
        {list.projects.length > 0 && (
          <div className="grid max-w-lg grid-cols-2 gap-3">
            <Field label={WORDS.state}>
              <Select choices={STATE_CHOICES} value={wanted.state} onChoose={(state) => setWanted({ state })} />
            </Field>
            <Field label={WORDS.kind}>
              <Select choices={KIND_CHOICES} value={wanted.kind} onChoose={(kind) => setWanted({ kind })} />
            </Field>
          </div>
        )}
        {unknown.length > 0 && <Notice icon={<TriangleAlert aria-hidden />}>{WORDS.noRates(unknown)}</Notice>}
        {mayAmounts &&
          projects.length > 1 &&
          totalsOf(projects).map((total, _, all) => (
            <Sums key={total.currency} total={total} isNamed={all.length > 1} />
          ))}
        <Section flush>
          {list.projects.length === 0 ? (
            <EmptyState icon={<FolderKanban aria-hidden />} title={WORDS.nothing} actions={<Back look="primary" />}>
              {WORDS.nothingNote}
            </EmptyState>
          ) : projects.length === 0 ? (
            <EmptyState
              icon={<FolderKanban aria-hidden />}
              title={WORDS.none}
              actions={<Button onClick={() => setWanted({ state: 'any', kind: 'any' })}>{WORDS.showAll}</Button>}
            />
          ) : (
            <Table
              caption={WORDS.caption}
              rows={projects}
              keyOf={({ id }) => id}
              columns={mayAmounts ? COLUMNS : WITHOUT_AMOUNTS}
            />
          )}
        </Section>
      </div>
    </>
  );
}

function Back({ look = 'secondary' }: { look?: 'primary' | 'secondary' }) {
  return (
    <LinkButton to={PROJECTS_PATH} look={look} icon={<ArrowLeft aria-hidden />}>
      {WORDS.back}
    </LinkButton>
  );
}

/** What the projects of one currency come to. */
function Sums({ total, isNamed }: { total: Totals; isNamed: boolean }) {
  const { currency, budget, spent, committed, left, income, margin, minutes } = total;
  const hasIncome = income.minor !== 0n || minutes > 0;
  return (
    <section>
      {isNamed && <h2 className="mb-2 text-base">{currency}</h2>}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-12">
        <Sum label={WORDS.budget}>
          <MoneyText value={budget} whole />
        </Sum>
        <Sum label={WORDS.spent}>
          <MoneyText value={spent} whole />
        </Sum>
        <Sum label={WORDS.committed}>
          <MoneyText value={committed} whole />
        </Sum>
        <Sum label={WORDS.left}>
          <MoneyText value={left} whole className={cx(left.minor < 0n && 'text-danger-ink')} />
        </Sum>
        {hasIncome && (
          <>
            <Sum label={WORDS.income}>
              <MoneyText value={income} whole />
            </Sum>
            <Sum label={WORDS.margin}>
              <MoneyText value={margin} whole />
            </Sum>
          </>
        )}
        {minutes > 0 && (
          <Sum label={WORDS.hours}>
            <span className="figures">{hoursOf(minutes)}</span>
          </Sum>
        )}
      </dl>
    </section>
  );
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-faint">{label}</dt>
      <dd className="figures text-xl font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

const NONE = <span className="text-faint">–</span>;

const figure = (key: 'budget' | 'spent' | 'committed'): Column<Summary> => ({
  key,
  header: WORDS[key],
  align: 'end',
  onCard: 'detail',
  // A tablet's room is for the names: what is left says as much.
  isWide: key !== 'spent',
  cell: ({ figures }) => <MoneyText value={figures[key]} whole />,
});

const COLUMNS: Column<Summary>[] = [
  {
    key: 'project',
    header: WORDS.project,
    onCard: 'title',
    className: 'sm:min-w-40',
    cell: ({ id, name, state }) => (
      <span className="inline-flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <TextLink to={linkToProject(id)} className="wrap-anywhere">
          {name}
        </TextLink>
        {state !== 'active' && <Badge>{STATE_WORDS[state]}</Badge>}
      </span>
    ),
  },
  figure('budget'),
  figure('spent'),
  figure('committed'),
  {
    key: 'left',
    header: WORDS.left,
    align: 'end',
    onCard: 'figure',
    isNamed: true,
    cell: ({ figures }) => (
      <MoneyText value={figures.left} whole className={cx(isOver(figures) && 'font-medium text-danger-ink')} />
    ),
  },
  {
    key: 'margin',
    header: WORDS.margin,
    align: 'end',
    onCard: 'detail',
    isWide: true,
    cell: ({ figures: { income, minutes, margin } }) =>
      income.minor === 0n && minutes === 0 ? NONE : <MoneyText value={margin} whole />,
  },
  {
    key: 'hours',
    header: WORDS.hours,
    align: 'end',
    onCard: 'detail',
    cell: ({ figures }) => (figures.minutes === 0 ? NONE : <span className="figures">{hoursOf(figures.minutes)}</span>),
  },
  {
    key: 'next',
    header: WORDS.next,
    onCard: 'detail',
    className: 'sm:min-w-44',
    cell: ({ nextMilestone, overdue }) => (
      <span className="inline-flex flex-wrap items-baseline gap-x-2 gap-y-1">
        {nextMilestone === null && overdue === 0 && NONE}
        {nextMilestone !== null && (
          <span className="wrap-anywhere">
            {nextMilestone.name}, <DateText day={nextMilestone.dueOn} />
          </span>
        )}
        {overdue > 0 && <Badge tone="attention">{PAGE_WORDS.overdue(overdue)}</Badge>}
      </span>
    ),
  },
];
const WITHOUT_AMOUNTS = COLUMNS.filter(({ key }) => ['project', 'hours', 'next'].includes(key));
