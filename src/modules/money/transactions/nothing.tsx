import { FileUp, Inbox, Plus, SearchX, X } from 'lucide-react';
import type { Currency } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { SampleRows } from '#ui/sample.tsx';
import { rowsWith } from './address.client.ts';
import { type Filters, filtersSet } from './filters.ts';
import { SAMPLE, WORDS } from './words.ts';

type NothingProps = {
  filters: Filters;
  currency: Currency;
  /** Currencies in which there are transactions. */
  elsewhere: readonly Currency[];
  onClear: () => void;
  /** Null where the books may only be read. */
  onAdd: (() => void) | null;
};

/** Why no row is shown, and the way on: other filters, another currency, or a first statement. */
export function Nothing({ filters, currency, elsewhere, onClear, onAdd }: NothingProps) {
  if (filtersSet(filters) > 0)
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={filters.q.trim() === '' ? WORDS.noMatch : WORDS.noResults(filters.q.trim())}
        actions={
          <Button look="primary" icon={<X aria-hidden />} onClick={onClear}>
            {WORDS.clearFilters}
          </Button>
        }
      >
        {WORDS.noMatchHint}
      </EmptyState>
    );
  const others = elsewhere.filter((other) => other !== currency);
  if (others.length > 0)
    return (
      <EmptyState
        icon={<Inbox aria-hidden />}
        title={WORDS.noneIn(currency)}
        actions={others.map((other) => (
          <LinkButton key={other} look="primary" to={rowsWith({ currency: other })}>
            {WORDS.show(other)}
          </LinkButton>
        ))}
      >
        {WORDS.othersAreIn(others.join(', '))}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Inbox aria-hidden />}
      title={WORDS.empty}
      sample={<SampleRows rows={SAMPLE} />}
      actions={
        onAdd !== null && (
          <>
            <LinkButton to="/app/imports" look="primary" icon={<FileUp aria-hidden />}>
              {WORDS.importFirst}
            </LinkButton>
            <Button icon={<Plus aria-hidden />} onClick={onAdd}>
              {WORDS.add}
            </Button>
          </>
        )
      }
    >
      {WORDS.emptyHint}
    </EmptyState>
  );
}
