import { X } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Elsewhere } from './elsewhere.tsx';
import type { FilterFieldsProps } from './filter-fields.tsx';
import { currenciesOf, NO_FILTERS } from './filters.ts';
import { NARROWED_WORDS } from './dialog-words.ts';
import { WORDS } from './words.ts';

const DIRECTIONS = { in: NARROWED_WORDS.moneyIn, out: NARROWED_WORDS.moneyOut, transfer: 'Transfers' } as const;

/** Filters that a link brought and no field shows, and the way out of all of them. */
export function Narrowed({ filters, currency, accounts, onChange }: Omit<FilterFieldsProps, 'inLine'>) {
  const { direction, withoutTransfers } = filters;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {direction !== '' && <Chip onRemove={() => onChange({ direction: '' })}>{DIRECTIONS[direction]}</Chip>}
      {withoutTransfers && (
        <Chip onRemove={() => onChange({ withoutTransfers: false })}>{NARROWED_WORDS.withoutTransfers}</Chip>
      )}
      {filters.import !== '' && <Chip onRemove={() => onChange({ import: '' })}>{NARROWED_WORDS.fromOneImport}</Chip>}
      <Button
        look="quiet"
        size="small"
        icon={<X aria-hidden />}
        onClick={() => onChange({ ...NO_FILTERS, currency: filters.currency })}
      >
        {WORDS.clearFilters}
      </Button>
      {filters.account === '' && (
        <Elsewhere filters={filters} currency={currency} currencies={currenciesOf(accounts, currency)} />
      )}
    </div>
  );
}

function Chip({ onRemove, children }: { onRemove: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={NARROWED_WORDS.removeThisFilter(children)}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-accent-tint pr-2 pl-3 text-sm font-medium text-accent-ink hover:bg-hover pointer-coarse:min-h-11"
    >
      {children}
      <X className="size-3.5" aria-hidden />
    </button>
  );
}
