import { LockOpen } from 'lucide-react';
import { Suspense } from 'react';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { Reconciliation } from './model.ts';
import { STATEMENTS_WORDS } from './words.ts';

const ReopenDialog = lazyComponent(() => import('./reopen-dialog.tsx').then((dialog) => dialog.ReopenDialog));

type StatementsProps = {
  items: readonly Reconciliation[];
  mayWrite: boolean;
  /** The one that is to be reopened, by its id. */
  reopening: string;
  onReopen: (id: string) => void;
};

/** The statements of an account, the newest first. */
export function Statements({ items, mayWrite, reopening, onReopen }: StatementsProps) {
  const formats = useFormats();
  const asked = items.find(({ id, status }) => id === reopening && status === 'finished');
  if (items.length === 0) return null;
  return (
    <Section flush title={STATEMENTS_WORDS.title}>
      <ul aria-label={STATEMENTS_WORDS.title} className="divide-y divide-line border-t border-line">
        {items.map(({ id, day, balance, status, count, reason }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 text-sm">
            <div className="min-w-0 flex-1 basis-56">
              <span className="font-medium">
                <Sentence
                  text={STATEMENTS_WORDS.reconciledUpTo}
                  parts={{ day: <DateText day={day} />, closingBalance: <MoneyText value={balance} /> }}
                />
              </span>
              <p className="text-faint wrap-anywhere">
                {status === 'finished' ? STATEMENTS_WORDS.locked(count) : null}
                {status !== 'finished' && reason !== null ? STATEMENTS_WORDS.because(reason) : null}
              </p>
            </div>
            <Badge tone={status === 'finished' ? 'accent' : 'attention'}>{STATEMENTS_WORDS.states[status]}</Badge>
            {mayWrite && status === 'finished' && (
              <Button
                size="small"
                icon={<LockOpen aria-hidden />}
                aria-label={STATEMENTS_WORDS.reopenOne(writeDay(day, formats))}
                onClick={() => onReopen(id)}
              >
                {STATEMENTS_WORDS.reopen}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked !== undefined && mayWrite && (
        <Suspense>
          <ReopenDialog key={asked.id} statement={asked} onClose={() => onReopen('')} />
        </Suspense>
      )}
    </Section>
  );
}
