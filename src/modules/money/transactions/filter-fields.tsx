import { useMemo, useState } from 'react';
import type { Currency } from '#kernel/money.ts';
import type { Account } from '#modules/money/accounts/model.ts';
import type { Category } from '#modules/money/categories/model.ts';
import { CategoryPicker } from '#modules/money/categories/picker.parts.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { DateInput } from '#ui/date-input.tsx';
import { Field } from '#ui/field.tsx';
import { useFormats } from '#ui/formats.tsx';
import { Select } from '#ui/select.tsx';
import { currenciesOf, type Filters } from './filters.ts';
import { periodOf, periodsAt } from './periods.ts';
import { useToday } from '#ui/today.client.ts';
import { FILTER_FIELDS_WORDS } from './words.ts';

export type FilterFieldsProps = {
  filters: Filters;
  /** The currency shown, chosen or not. */
  currency: Currency;
  accounts: readonly Account[];
  categories: readonly Category[];
  onChange: (patch: Partial<Filters>) => void;
  /** In a line, where what stands in a field says what it is. */
  inLine?: boolean;
};

export function FilterFields(props: FilterFieldsProps) {
  const { filters, currency, accounts, categories, onChange, inLine = false } = props;
  const currencies = currenciesOf(accounts, currency).map((code) => ({ value: code, label: code }));
  return (
    <>
      <Field label={FILTER_FIELDS_WORDS.category} hideLabel={inLine} className={inLine ? 'w-40' : ''}>
        <CategoryPicker
          categories={categories}
          withArchived
          value={filters.category === '' ? null : filters.category}
          onChange={(category) => onChange({ category: category ?? '' })}
          {...(filters.category !== '' && { none: FILTER_FIELDS_WORDS.allCategories })}
          placeholder={FILTER_FIELDS_WORDS.allCategories}
        />
      </Field>
      <Field label={FILTER_FIELDS_WORDS.account} hideLabel={inLine} className={inLine ? 'w-36' : ''}>
        <Select
          choices={accountChoices(accounts)}
          placeholder={FILTER_FIELDS_WORDS.allAccounts}
          value={filters.account}
          onChange={(event) => onChange({ account: event.target.value })}
        />
      </Field>
      <Field label={FILTER_FIELDS_WORDS.currency} hideLabel={inLine} className={inLine ? 'w-20' : ''}>
        <Select choices={currencies} value={currency} onChoose={(code) => onChange({ currency: code })} />
      </Field>
      <PeriodFields filters={filters} onChange={onChange} inLine={inLine} />
      <Checkbox
        label={FILTER_FIELDS_WORDS.uncategorisedOnly}
        checked={filters.uncategorised}
        onChange={(event) => onChange({ uncategorised: event.target.checked })}
        className="min-h-9.5 px-1"
      />
      <Checkbox
        label={FILTER_FIELDS_WORDS.includeTransfers}
        title={FILTER_FIELDS_WORDS.countTransfersBetweenYour}
        checked={filters.includeTransfers}
        onChange={(event) => onChange({ includeTransfers: event.target.checked, withoutTransfers: false })}
        className="min-h-9.5 px-1"
      />
    </>
  );
}

/** Closed accounts keep their history, so they can be looked at; after the open ones. */
function accountChoices(accounts: readonly Account[]): { value: string; label: string }[] {
  return accounts
    .toSorted((a, b) => Number(b.isActive) - Number(a.isActive) || a.name.localeCompare(b.name, 'en'))
    .map(({ id, name, isActive }) => ({ value: id, label: isActive ? name : FILTER_FIELDS_WORDS.closed(name) }));
}

function PeriodFields({
  filters,
  onChange,
  inLine,
}: Pick<FilterFieldsProps, 'filters' | 'onChange'> & { inLine: boolean }) {
  const { from, to } = filters;
  const today = useToday();
  const { months } = useFormats();
  const periods = useMemo(() => periodsAt(today, months), [today, months]);
  const [choosing, setChoosing] = useState(false);
  const period = choosing ? 'days' : periodOf(periods, from, to);
  const choices = [
    { value: 'any', label: FILTER_FIELDS_WORDS.anyTime },
    ...periods.map(({ key, label }) => ({ value: key, label })),
    { value: 'days', label: FILTER_FIELDS_WORDS.betweenDays },
  ];
  return (
    <>
      <Field label={FILTER_FIELDS_WORDS.time} hideLabel={inLine} className={inLine ? 'w-34' : ''}>
        <Select
          choices={choices}
          value={period}
          onChoose={(key) => {
            setChoosing(key === 'days');
            if (key === 'days') return;
            const chosen = periods.find((candidate) => candidate.key === key);
            onChange({ from: chosen?.from ?? '', to: chosen?.to ?? '' });
          }}
        />
      </Field>
      {period === 'days' && (
        <>
          <Field label={FILTER_FIELDS_WORDS.from} hideLabel={inLine} className={inLine ? 'w-36' : ''}>
            <DateInput
              value={from}
              onChoose={(day, text) => (day !== null || text === '') && onChange({ from: day ?? '' })}
            />
          </Field>
          <Field label={FILTER_FIELDS_WORDS.to} hideLabel={inLine} className={inLine ? 'w-36' : ''}>
            <DateInput
              value={to}
              onChoose={(day, text) => (day !== null || text === '') && onChange({ to: day ?? '' })}
            />
          </Field>
        </>
      )}
    </>
  );
}
