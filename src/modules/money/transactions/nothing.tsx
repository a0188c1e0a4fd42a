import { FileUp, Inbox, Plus, SearchX, X } from 'lucide-react';
import type { Currency } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { rowsWith } from './address.client.ts';
import { type Filters, filtersSet } from './filters.ts';

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
        title="No transaction matches"
        actions={
          <Button look="primary" icon={<X aria-hidden />} onClick={onClear}>
            Clear filters
          </Button>
        }
      >
        Nothing in {currency} fits all that is asked for. Ask for less, or clear the filters to see everything.
      </EmptyState>
    );
  const others = elsewhere.filter((other) => other !== currency);
  if (others.length > 0)
    return (
      <EmptyState
        icon={<Inbox aria-hidden />}
        title={`No transactions in ${currency}`}
        actions={others.map((other) => (
          <LinkButton key={other} look="primary" to={rowsWith({ currency: other })}>
            Show {other}
          </LinkButton>
        ))}
      >
        Your transactions are in {others.join(', ')}.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Inbox aria-hidden />}
      title="Your transactions will be here"
      actions={
        onAdd !== null && (
          <>
            <Button icon={<Plus aria-hidden />} onClick={onAdd}>
              Add one by hand
            </Button>
            <LinkButton to="/app/imports" look="primary" icon={<FileUp aria-hidden />}>
              Import a statement
            </LinkButton>
          </>
        )
      }
    >
      Every movement on your accounts, in one list. Begin with a statement from your bank: its rows are read, named and
      categorised for you.
    </EmptyState>
  );
}
