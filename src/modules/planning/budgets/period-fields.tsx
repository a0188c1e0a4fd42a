import { MonthStartSelect } from '#modules/people/preferences/month-start-select.parts.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { DateInput } from '#ui/date-input.tsx';
import { Field } from '#ui/field.tsx';
import { useFormats } from '#ui/formats.tsx';
import { Select } from '#ui/select.tsx';
import { monthStartOf } from '#kernel/month-start.ts';
import { partsOfStart, PERIOD_KINDS, type RuleForm, withDay } from './rule-form.ts';
import { SETTINGS_WORDS } from './words.ts';

const KINDS = PERIOD_KINDS.map((value) => ({ value, label: SETTINGS_WORDS.kinds[value] }));

type PeriodFieldsProps = { rule: RuleForm; onChange: (rule: RuleForm) => void };

/** How days are put into periods. */
export function PeriodFields({ rule, onChange }: PeriodFieldsProps) {
  const names = useNames();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={SETTINGS_WORDS.kind}>
        <Select choices={KINDS} value={rule.kind} onChoose={(kind) => onChange({ ...rule, kind })} />
      </Field>
      {rule.kind === 'month' && <StartField rule={rule} onChange={onChange} />}
      {rule.kind === 'week' && (
        <Field label={SETTINGS_WORDS.weekday}>
          <Select
            choices={names.weekdays}
            value={rule.weekday}
            onChoose={(weekday) => onChange({ ...rule, weekday })}
          />
        </Field>
      )}
      {rule.kind === 'fortnight' && (
        <Field label={SETTINGS_WORDS.day}>
          <DateInput value={rule.day} onChoose={(day) => day !== null && onChange({ ...rule, day })} />
        </Field>
      )}
      {rule.kind === 'year' && (
        <Field label={SETTINGS_WORDS.month}>
          <Select choices={names.months} value={rule.month} onChoose={(month) => onChange({ ...rule, month })} />
        </Field>
      )}
    </div>
  );
}

function StartField({ rule, onChange }: PeriodFieldsProps) {
  const { day, movesBack } = partsOfStart(rule.start);
  return (
    <div className="flex flex-col gap-2">
      <Field label={SETTINGS_WORDS.start}>
        <MonthStartSelect
          value={day}
          onChoose={(chosen) => onChange({ ...rule, start: withDay(rule.start, chosen) })}
        />
      </Field>
      {movesBack !== null && (
        <Checkbox
          label={SETTINGS_WORDS.movesBack}
          checked={movesBack}
          onChange={({ target }) =>
            onChange({ ...rule, start: monthStartOf({ day: Number(day), movesBack: target.checked }) })
          }
        />
      )}
    </div>
  );
}

/** Weekdays and months as the person calls them; 2024 began on a Monday. */
function useNames() {
  const { locale } = useFormats();
  const write = (options: Intl.DateTimeFormatOptions, month: number, day: number) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.UTC(2024, month, day));
  const choices = (count: number, label: (number: number) => string) =>
    Array.from({ length: count }, (_, place) => ({ value: String(place + 1), label: label(place + 1) }));
  return {
    weekdays: choices(7, (number) => write({ weekday: 'long' }, 0, number)),
    months: choices(12, (number) => write({ month: 'long' }, number - 1, 1)),
  };
}
