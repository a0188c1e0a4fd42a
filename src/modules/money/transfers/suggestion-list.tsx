import { Fragment } from 'react';
import { ArrowRight } from 'lucide-react';
import { DOT } from '#kernel/dot.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Difference } from './difference.tsx';
import { transactionAt } from './links.client.ts';
import type { TransferSide, TransferSuggestion } from './model.ts';
import { SURE_FROM } from './scoring.ts';
import { PAGE_WORDS, REASON_WORDS } from './words.ts';

/** Tells suggestions apart: no transaction is in two of them. */
export const keyOf = ({ out }: Pick<TransferSuggestion, 'out'>): string => out.id;

type SuggestionListProps = {
  rows: readonly TransferSuggestion[];
  /** The one that the keys stand on. */
  activeKey: string | null;
  /** Null for those who only look. */
  onAccept: ((found: TransferSuggestion) => void) | null;
  onReject: (found: TransferSuggestion) => void;
};

/** Pairs of transactions side by side, each with why and what can be done. */
export function SuggestionList({ rows, activeKey, onAccept, onReject }: SuggestionListProps) {
  return (
    <ul aria-label={PAGE_WORDS.suggestions} className="divide-y divide-line border-t border-line">
      {rows.map((found) => (
        <li
          key={keyOf(found)}
          data-row={keyOf(found)}
          data-active={keyOf(found) === activeKey || undefined}
          aria-current={keyOf(found) === activeKey || undefined}
          className="px-5 py-4 scroll-my-24 data-active:bg-hover data-active:shadow-[inset_3px_0_0_var(--color-accent)]"
        >
          <BothSides {...found} />
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-0 flex-1 basis-64 text-sm text-soft">
              <Badge tone={found.score >= SURE_FROM ? 'accent' : 'neutral'}>{PAGE_WORDS.sure(found.score)}</Badge>{' '}
              <Difference {...found} isImplied={found.reasons.includes('implied-rate')} />
              {found.reasons.map((reason) => (
                <Fragment key={reason}>
                  {DOT}
                  <span className="whitespace-nowrap">{REASON_WORDS[reason]}</span>
                </Fragment>
              ))}
            </p>
            {onAccept !== null && (
              <div className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  look="primary"
                  aria-label={PAGE_WORDS.acceptOne(found.out.description, found.in.accountName)}
                  onClick={() => onAccept(found)}
                >
                  {PAGE_WORDS.accept}
                </Button>
                <Button
                  size="small"
                  aria-label={PAGE_WORDS.neverOne(found.out.description, found.in.accountName)}
                  onClick={() => onReject(found)}
                >
                  {PAGE_WORDS.never}
                </Button>
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The transaction that went out beside the one that came in. */
export function BothSides({ out, in: into }: Pick<TransferSuggestion, 'out' | 'in'>) {
  return (
    <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <Side label={PAGE_WORDS.from} side={out} />
      <ArrowRight className="size-5 self-center text-faint max-sm:rotate-90" aria-hidden />
      <Side label={PAGE_WORDS.to} side={into} />
    </div>
  );
}

function Side({ label, side }: { label: string; side: TransferSide }) {
  const { accountName, bookedOn, description, amount } = side;
  return (
    <div className="flex min-w-0 items-start justify-between gap-3">
      <div className="min-w-0">
        <p className="text-sm text-faint">{label}</p>
        <p className="font-medium wrap-anywhere">{accountName}</p>
        <p className="text-sm text-soft">
          <TextLink to={transactionAt(side)} className="wrap-anywhere">
            {description}
          </TextLink>
        </p>
      </div>
      <div className="text-right">
        <MoneyText value={amount} toned className="font-medium" />
        <p className="text-sm whitespace-nowrap text-faint">
          <DateText day={bookedOn} />
        </p>
      </div>
    </div>
  );
}
