import { Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import { useFieldControl } from '#ui/field.tsx';
import { useFormats } from '#ui/formats.tsx';
import { countryChoices } from '#ui/place-choices.ts';
import { inputClasses } from '#ui/text-input.tsx';
import type { TypedConcerned } from './form.client.ts';

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
        <div key={row.country} className="flex items-center gap-2">
          <select
            {...(index === 0 ? { id } : {})}
            {...described}
            aria-label={`Country ${index + 1}`}
            className={inputClasses}
            value={row.country}
            onChange={(event) => put(index, { country: event.target.value })}
          >
            {countries.map((choice) => (
              <option
                key={choice.value}
                value={choice.value}
                disabled={choice.value !== row.country && value.some(({ country }) => country === choice.value)}
              >
                {choice.label}
              </option>
            ))}
          </select>
          <input
            aria-label={`How many people, country ${index + 1}`}
            className={inputClasses}
            inputMode="numeric"
            placeholder="Not known"
            value={row.people}
            onChange={(event) => put(index, { people: event.target.value.replaceAll(/\D/g, '').slice(0, 9) })}
          />
          <IconButton
            label={`Take country ${index + 1} away`}
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
          Add a country
        </Button>
      )}
    </div>
  );
}
