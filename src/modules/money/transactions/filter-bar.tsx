import { SlidersHorizontal } from 'lucide-react';
import { lazy, type RefObject, Suspense, useState } from 'react';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import type { View } from '#modules/money/saved-views/model.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import { asQuery } from './as-query.ts';
import { SavedViewsButton } from './saved-views-button.tsx';
import type { TransactionSort } from './sorting.ts';
import { WORDS, FILTER_BAR_WORDS } from './words.ts';
import { currenciesOf, filtersSet } from './filters.ts';

const Sheet = lazy(() => import('#ui/sheet.tsx').then(({ Sheet: component }) => ({ default: component })));
const Narrowed = lazyComponent(() => import('./narrowed.tsx').then(({ Narrowed: component }) => component));
const Completions = lazyComponent(() =>
  import('#modules/money/tags/completions.parts.tsx').then(({ Completions: component }) => component),
);

type FilterBarProps = Omit<FilterFieldsProps, 'inLine'> & {
  search: RefObject<HTMLInputElement | null>;
  /** Why what is typed is not understood. */
  problem: string | undefined;
  onSearch: (text: string) => void;
  sort: TransactionSort;
  /** Shows a saved view in place of what is shown. */
  onView: (view: View) => void;
  /** How many rows are found, for the button that leads back to them. */
  found: number | undefined;
};

/** Search and filters: in a line where there is room, else the search with the others on a sheet. */
export function FilterBar({ search, problem, onSearch, sort, onView, found, ...fields }: FilterBarProps) {
  const { filters, accounts, categories, currency } = fields;
  const formats = useFormats();
  const [isUsed, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const set = filtersSet({ ...filters, q: '' });
  return (
    <search
      aria-label={FILTER_BAR_WORDS.transactions}
      className={cx(
        '@container mb-3 flex max-sm:-mt-2 max-sm:mb-2 flex-col gap-2',
        filtersSet(filters) === 0 && 'print:hidden',
      )}
    >
      <div className="flex items-start gap-2 @4xl:flex-wrap">
        <div className="relative min-w-40 flex-1" onFocus={() => setUsed(true)}>
          <Field label={WORDS.search} hideLabel error={problem}>
            <SearchInput
              ref={search}
              label={WORDS.search}
              placeholder={WORDS.searchHint}
              value={filters.q}
              onSearch={onSearch}
              // The keys of the list work from there.
              onEnter={() => document.getElementById('main')?.focus({ preventScroll: true })}
            />
          </Field>
          <Suspense>
            {isUsed && (
              <Completions
                input={search}
                categories={categories}
                accounts={accounts.map(({ name }) => name)}
                currencies={currenciesOf(accounts, currency)}
              />
            )}
          </Suspense>
        </div>
        <SavedViewsButton
          view={{
            query: asQuery(filters, categories, accounts),
            sort: sort.column,
            direction: sort.direction,
            includeTransfers: filters.includeTransfers,
          }}
          onOpen={onView}
        />
        <Button
          className="@4xl:hidden"
          icon={<SlidersHorizontal aria-hidden />}
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <span className="@max-md:sr-only">{FILTER_BAR_WORDS.filters}</span>
          {set > 0 && <span className="figures">({set})</span>}
        </Button>
        <div className="hidden items-start gap-2 *:shrink-0 @4xl:flex">
          <FilterFields {...fields} inLine />
        </div>
      </div>
      {filtersSet(filters) > 0 && (
        <Suspense fallback={<div className="h-8 pointer-coarse:h-11" />}>
          <Narrowed {...fields} />
        </Suspense>
      )}
      {open && (
        <Suspense>
          <Sheet
            open
            onClose={() => setOpen(false)}
            side="bottom"
            title={FILTER_BAR_WORDS.filters}
            footer={
              <Button look="primary" className="flex-1" onClick={() => setOpen(false)}>
                {found === undefined
                  ? FILTER_BAR_WORDS.showTransactions
                  : FILTER_BAR_WORDS.showTransactionTransactions(found, (count) => writeNumber(count, formats))}
              </Button>
            }
          >
            <div className="grid gap-4 sm:grid-cols-2">
              <FilterFields {...fields} />
            </div>
          </Sheet>
        </Suspense>
      )}
    </search>
  );
}
