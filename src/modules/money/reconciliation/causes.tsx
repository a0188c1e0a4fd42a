import { Suspense, useState } from 'react';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import { absolute } from '#kernel/money.ts';
import { useCategories } from '#modules/money/categories/parts.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { Candidate, Session } from './model.ts';
import type { ReconciliationChanges } from './reconciliation-changes.client.ts';
import { type Cause, causesOf } from './rules.ts';
import { CAUSE_WORDS } from './words.ts';

const AdjustDialog = lazyComponent(() => import('./adjust-dialog.tsx').then((dialog) => dialog.AdjustDialog));

const TEXTS = {
  'not-marked': CAUSE_WORDS.notMarked,
  'marked-wrongly': CAUSE_WORDS.markedWrongly,
  twice: CAUSE_WORDS.twice,
  'sign-turned': CAUSE_WORDS.signTurned,
} as const;

/** What may explain the difference, and what to do about it. */
export function Causes({ session, changes }: { session: Session; changes: ReconciliationChanges }) {
  const [isAdjusting, setAdjusting] = useState(false);
  const categories = useCategories().data ?? [];
  const { difference, candidates, reconciliation } = session;
  if (difference.minor === 0n) return null;
  return (
    <Section title={CAUSE_WORDS.title}>
      <ul aria-label={CAUSE_WORDS.title} className="flex flex-col gap-3 text-sm">
        {causesOf(difference.minor, candidates).map((cause) => (
          <CauseLine key={cause.kind} cause={cause} session={session} changes={changes} />
        ))}
        <li className="flex flex-wrap items-center gap-x-3 gap-y-2 text-soft">
          {CAUSE_WORDS.nothingElse}
          <Button size="small" onClick={() => setAdjusting(true)}>
            {CAUSE_WORDS.adjust}
          </Button>
        </li>
      </ul>
      {isAdjusting && (
        <Suspense>
          <AdjustDialog
            session={session}
            categories={categories}
            onClose={() => setAdjusting(false)}
            onChoose={(categoryId) => {
              changes.adjust(reconciliation, categoryId);
              setAdjusting(false);
            }}
          />
        </Suspense>
      )}
    </Section>
  );
}

type CauseLineProps = { cause: Cause; session: Session; changes: ReconciliationChanges };

function CauseLine({ cause, session, changes }: CauseLineProps) {
  if ('rows' in cause)
    return cause.rows.map((row) => (
      <RowCause key={row.id} kind={cause.kind} row={row} session={session} changes={changes} />
    ));
  if (cause.kind === 'digits-swapped') return <li>{CAUSE_WORDS.digitsSwapped}</li>;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span>
        <Sentence
          text={CAUSE_WORDS.missing}
          parts={{ amount: <MoneyText value={absolute(session.difference)} className="font-medium" /> }}
        />
      </span>
      <LinkButton size="small" to="/app/imports">
        {CAUSE_WORDS.importStatement}
      </LinkButton>
    </li>
  );
}

type RowCauseProps = {
  kind: keyof typeof TEXTS;
  row: Candidate;
  session: Session;
  changes: ReconciliationChanges;
};

function RowCause({ kind, row, session, changes }: RowCauseProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="min-w-0 wrap-anywhere">
        <Sentence
          text={TEXTS[kind]}
          parts={{
            transaction: <span className="font-medium">{row.description}</span>,
            day: <DateText day={row.bookedOn} />,
          }}
        />
      </span>
      {kind !== 'sign-turned' && (
        <Button size="small" onClick={() => changes.mark(session, row, !row.isCleared)}>
          {row.isCleared ? CAUSE_WORDS.unmark : CAUSE_WORDS.mark}
        </Button>
      )}
    </li>
  );
}
