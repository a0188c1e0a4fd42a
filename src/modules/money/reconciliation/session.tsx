import { CheckCheck, Pencil, X } from 'lucide-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import { Notice } from '#ui/badge.tsx';
import { isCovered, useActions } from '#ui/actions.client.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { DateText } from '#ui/date-text.tsx';
import { useListKeys } from '#ui/list-keys.client.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { SESSION_ACTIONS } from './actions.client.ts';
import { Causes } from './causes.tsx';
import type { Candidate, Session } from './model.ts';
import type { ReconciliationChanges } from './reconciliation-changes.client.ts';
import { SESSION_WORDS } from './words.ts';

const StatementDialog = lazyComponent(() => import('./statement-dialog.tsx').then((dialog) => dialog.StatementDialog));

type SessionProps = {
  session: Session;
  /** Null where the member only looks. */
  changes: ReconciliationChanges | null;
  onFinish: () => void;
};

const COLUMNS: readonly Column<Candidate>[] = [
  {
    key: 'day',
    header: SESSION_WORDS.day,
    cell: ({ bookedOn }) => <DateText day={bookedOn} />,
    onCard: 'plain',
    className: 'whitespace-nowrap',
  },
  {
    key: 'description',
    header: SESSION_WORDS.description,
    cell: ({ description }) => <span className="wrap-anywhere">{description}</span>,
    onCard: 'title',
    className: 'w-full',
  },
  {
    key: 'amount',
    header: SESSION_WORDS.amount,
    cell: ({ amount }) => <MoneyText value={amount} toned />,
    align: 'end',
    onCard: 'figure',
  },
];

/** The transactions up to the day of a statement, each with its mark, and what is still different. */
export function SessionView({ session, changes, onFinish }: SessionProps) {
  const { candidates, count, clearedCount, difference, isBlocked, reconciliation } = session;
  const [isEditing, setEditing] = useState(false);
  const selected = useMemo(
    () => new Set(candidates.flatMap(({ id, isCleared }) => (isCleared ? id : []))),
    [candidates],
  );
  const mayFinish = changes !== null && difference.minor === 0n && !isBlocked;
  const finish = () => {
    if (mayFinish) onFinish();
  };
  const { activeKey } = useListKeys({ keys: candidates.map(({ id }) => id), onOpen: finish });
  // Space is then the box's own.
  useEffect(() => {
    if (activeKey !== null)
      document
        .querySelector<HTMLElement>(`[data-row="${CSS.escape(activeKey)}"] input`)
        ?.focus({ preventScroll: true });
  }, [activeKey]);
  // A box takes Enter for nothing, and so does the page where no row was gone to; here it finishes.
  useEffect(() => {
    const onKeyDown = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isFree = target instanceof HTMLElement && target.matches('body, main, input[type=checkbox]');
      if (key === 'Enter' && isFree && !defaultPrevented && !isCovered() && mayFinish) onFinish();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [mayFinish, onFinish]);
  useActions(SESSION_ACTIONS, {
    'reconciliation.mark-all': () => clearedCount < count && changes?.markAll(session),
  });
  const toggle = (id: string) => {
    const row = candidates.find((one) => one.id === id);
    if (row !== undefined) changes?.mark(session, row, !row.isCleared);
  };
  return (
    <div className="flex flex-col gap-5">
      {isBlocked && <Notice tone="attention">{SESSION_WORDS.blocked}</Notice>}
      <Section
        flush
        title={SESSION_WORDS.candidates}
        note={
          <>
            {SESSION_WORDS.marked(clearedCount, count)}{' '}
            {changes !== null && (
              <>
                {SESSION_WORDS.lookNote} <span className="pointer-coarse:hidden">{SESSION_WORDS.keysNote}</span>
              </>
            )}
          </>
        }
        actions={
          changes !== null && (
            <div className="flex flex-wrap gap-2">
              <Button size="small" icon={<Pencil aria-hidden />} onClick={() => setEditing(true)}>
                {SESSION_WORDS.editStatement}
              </Button>
              <Button size="small" look="quiet" icon={<X aria-hidden />} onClick={() => changes.cancel(reconciliation)}>
                {SESSION_WORDS.cancel}
              </Button>
            </div>
          )
        }
      >
        {candidates.length === 0 ? (
          <p className="px-5 pb-4 text-sm text-soft">{SESSION_WORDS.none}</p>
        ) : (
          <Table
            caption={SESSION_WORDS.candidates}
            columns={COLUMNS}
            rows={candidates}
            keyOf={({ id }) => id}
            activeKey={activeKey}
            selection={
              changes === null
                ? undefined
                : {
                    selected,
                    onToggle: toggle,
                    onToggleAll: () => changes.markAll(session),
                    nameOf: (id) => candidates.find((row) => row.id === id)?.description ?? '',
                  }
            }
          />
        )}
        {count > candidates.length && (
          <p className="px-5 py-3 text-sm text-soft">{SESSION_WORDS.onlyNewest(candidates.length, count)}</p>
        )}
      </Section>
      {changes !== null && <Causes session={session} changes={changes} />}
      <Bar session={session} changes={changes} mayFinish={mayFinish} onFinish={finish} />
      {isEditing && (
        <Suspense>
          <StatementDialog statement={reconciliation} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  );
}

type BarProps = {
  session: Session;
  changes: ReconciliationChanges | null;
  mayFinish: boolean;
  onFinish: () => void;
};

/** What is still different, always in sight. */
function Bar({ session, changes, mayFinish, onFinish }: BarProps) {
  const { difference, count, clearedCount } = session;
  const agrees = difference.minor === 0n;
  return (
    <div
      role="region"
      aria-label={SESSION_WORDS.bar}
      className="sticky bottom-[calc(var(--sticky-bottom,0px)+0.75rem)] z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-raised px-4 py-2 shadow-pop"
    >
      <p role="status" className={cx('text-sm font-medium', agrees ? 'text-accent-ink' : 'text-attention-ink')}>
        {agrees ? (
          SESSION_WORDS.noDifference
        ) : (
          <>
            {SESSION_WORDS.difference} <MoneyText value={difference} className="text-base" />
          </>
        )}
      </p>
      {changes !== null && (
        <div className="flex flex-wrap gap-2">
          {clearedCount < count && (
            <Button icon={<CheckCheck aria-hidden />} onClick={() => changes.markAll(session)}>
              {SESSION_WORDS.markAll}
            </Button>
          )}
          <Button look="primary" disabled={!mayFinish} onClick={onFinish}>
            {SESSION_WORDS.finish}
          </Button>
        </div>
      )}
    </div>
  );
}
