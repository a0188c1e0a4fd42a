import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleDashed, Copy, Lock, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useActions } from '#ui/actions.client.ts';
import { useMay } from '#ui/caller.tsx';
import { cx } from '#ui/class-names.ts';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeDay, writePeriod } from '#ui/formats.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToday } from '#ui/today.client.ts';
import { RECONCILIATION } from './access.ts';
import { ACCOUNT_PAGE_ACTIONS } from './actions.client.ts';
import { api } from './api.client.ts';
import type { MonthCell, MonthState } from './model.ts';
import { GRID_WORDS } from './words.ts';

const LOOKS: Readonly<Record<MonthState, { icon: LucideIcon; className: string }>> = {
  reconciled: { icon: Lock, className: 'text-accent-ink' },
  covered: { icon: CircleCheck, className: 'text-accent-ink' },
  missing: { icon: CircleDashed, className: 'text-attention-ink' },
  duplicate: { icon: Copy, className: 'text-attention-ink' },
  mismatched: { icon: TriangleAlert, className: 'text-danger-ink' },
  running: { icon: CircleAlert, className: 'text-faint' },
};

/** Which months of an account statements cover and agree with; each leads to its import, or to importing. */
export function StatementGrid({ accountId }: { accountId: string }) {
  const today = useToday();
  const mayRead = useMay(RECONCILIATION.read);
  const grid = useQuery({ ...api.grid.queryOptions({ input: { accountId, today } }), enabled: mayRead });
  const navigate = useNavigate();
  const reconcile = `/app/accounts/${accountId}/reconcile`;
  useActions(ACCOUNT_PAGE_ACTIONS, { 'reconciliation.start': () => void navigate(reconcile) });
  if (!mayRead) return null;
  return (
    <Section
      title={GRID_WORDS.title}
      note={GRID_WORDS.monthsNote}
      actions={
        <LinkButton size="small" to={reconcile} icon={<Lock aria-hidden />}>
          {GRID_WORDS.reconcile}
        </LinkButton>
      }
    >
      <Loaded query={grid} skeleton={<Skeleton className="h-24" />}>
        {(cells) =>
          cells.length === 0 ? (
            <p className="text-sm text-soft">{GRID_WORDS.none}</p>
          ) : (
            <ul aria-label={GRID_WORDS.title} className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2">
              {cells.map((cell) => (
                <Cell key={cell.month} cell={cell} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

function Cell({ cell }: { cell: MonthCell }) {
  const formats = useFormats();
  const { month, state, importIds } = cell;
  const name = writeDay(month, formats, 'month');
  const { icon: Icon, className } = LOOKS[state];
  const importId = importIds.at(-1);
  const to = importId === undefined ? '/app/imports' : `/app/imports/${importId}`;
  return (
    <li>
      <Link
        to={to}
        title={importId === undefined ? GRID_WORDS.importMonth(name) : GRID_WORDS.viewImport(name)}
        className="flex h-full min-h-16 flex-col gap-0.5 rounded-card border border-line px-3 py-2 text-sm hover:bg-hover"
      >
        <span className="font-medium">{name}</span>
        <span className={cx('inline-flex items-center gap-1.5 [&_svg]:size-4', className)}>
          <Icon aria-hidden />
          {GRID_WORDS.states[state]}
        </span>
        <Detail cell={cell} />
      </Link>
    </li>
  );
}

/** The days that the state is about. */
function Detail({ cell: { state, gaps, overlaps, reconciledTo } }: { cell: MonthCell }): ReactNode {
  const formats = useFormats();
  const [gap, overlap] = [gaps[0], overlaps[0]];
  if (state === 'missing' && gap !== undefined)
    return <Days text={GRID_WORDS.missing} days={writePeriod(gap.from, gap.to, formats)} />;
  if (state === 'duplicate' && overlap !== undefined)
    return <Days text={GRID_WORDS.twice} days={writePeriod(overlap.from, overlap.to, formats)} />;
  if (state !== 'reconciled' && reconciledTo !== null)
    return (
      <span className="text-xs text-faint">
        <Sentence text={GRID_WORDS.reconciledTo} parts={{ day: <DateText day={reconciledTo} /> }} />
      </span>
    );
  return null;
}

function Days({ text, days }: { text: string; days: string }) {
  return (
    <span className="text-xs text-faint">
      <Sentence text={text} parts={{ days }} />
    </span>
  );
}
