import { Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { useFieldControl } from '#ui/field.tsx';
import { useFormats } from '#ui/formats.tsx';
import { countryChoices } from '#ui/place-choices.ts';
import { Select } from '#ui/select.tsx';
import { inputClasses } from '#ui/text-input.tsx';
import type { TypedConcerned } from './form.client.ts';
import { ADMIN_CONCERNED_FIELDS_WORDS } from './words.ts';

type Props = { value: readonly TypedConcerned[]; onChange: (value: TypedConcerned[]) => void };

/** Countries, and how many people in each; the number may be left out while nobody knows. */
export function ConcernedFields({ value, onChange }: Props) {
  const { locale } = useFormats();
  const countries = useMemo(() => countryChoices(locale), [locale]);
  const { id, ...described } = useFieldControl();
  const put = (at: number, change: Partial<TypedConcerned>) =>
    onChange(value.map((row, index) => (index === at ? { ...row, ...change } : row)));
  const next = countries.find((choice) => !value.some(({ country }) => country === choice.value));
  return (
    <div className="flex flex-col gap-2">
      {value.map((row, index) => (
        // By place: a row whose country changes keeps the focus.
        <div key={index} className="flex items-center gap-2">
          <Select
            {...described}
            id={index === 0 ? id : undefined}
            aria-label={ADMIN_CONCERNED_FIELDS_WORDS.country(index + 1)}
            className="flex-4"
            choices={countries.map((choice) => ({
              ...choice,
              disabled: choice.value !== row.country && value.some(({ country }) => country === choice.value),
            }))}
            value={row.country}
            onChoose={(country) => put(index, { country })}
          />
          <input
            aria-label={ADMIN_CONCERNED_FIELDS_WORDS.numberOfPeopleCountry(index + 1)}
            className={cx(inputClasses, 'flex-2')}
            inputMode="numeric"
            placeholder={ADMIN_CONCERNED_FIELDS_WORDS.notKnown}
            value={row.people}
            onChange={(event) => put(index, { people: event.target.value.replaceAll(/\D/g, '').slice(0, 9) })}
          />
          <IconButton
            label={ADMIN_CONCERNED_FIELDS_WORDS.removeCountry(index + 1)}
            icon={<Trash2 aria-hidden />}
            disabled={value.length === 1}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {next !== undefined && (
        <Button
          size="small"
          className="self-start"
          icon={<Plus aria-hidden />}
          onClick={() => onChange([...value, { country: next.value, people: '' }])}
        >
          {ADMIN_CONCERNED_FIELDS_WORDS.addCountry}
        </Button>
      )}
    </div>
  );
}
