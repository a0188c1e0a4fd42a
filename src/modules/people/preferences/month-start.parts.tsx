import { useQuery } from '@tanstack/react-query';
import { periodOf } from '#kernel/periods.ts';
import { CALENDAR_MONTH, LAST_WORKING_DAY, monthStartOf, startOf } from '#kernel/month-start.ts';
import type { Preferences } from '#kernel/preferences.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { useFormats } from '#ui/formats.tsx';
import { writeSpan } from '#ui/period-text.client.ts';
import { useToday } from '#ui/today.client.ts';
import { MonthStartSelect } from './month-start-select.parts.tsx';
import { useSavePreferences } from './preference-changes.client.ts';
import { preferencesQuery } from './preferences.client.ts';
import { MONTH_START_PARTS_WORDS } from './words.ts';

/** Asks when the person's month starts; nothing while it is not known what holds. */
export function MonthStartQuestion() {
  const { data } = useQuery(preferencesQuery);
  return data === undefined || data === null ? null : <MonthStartFields preferences={data} />;
}

/** When the person's month starts, and which days it then has. */
export function MonthStartFields({ preferences }: { preferences: Preferences }) {
  const { monthStart } = preferences;
  const save = useSavePreferences(preferences);
  const formats = useFormats();
  const now = periodOf(useToday(), { ...formats.months, start: monthStart });
  const { day, movesBack } = startOf(monthStart) ?? { day: 1, movesBack: false };
  const isLast = monthStart === LAST_WORKING_DAY;
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={MONTH_START_PARTS_WORDS.monthStartsOn}
        hint={MONTH_START_PARTS_WORDS.chooseYourPaydayThisNote(writeSpan(now, formats))}
      >
        <MonthStartSelect
          value={isLast ? monthStart : String(day)}
          onChoose={(chosen) =>
            save({
              monthStart:
                chosen === LAST_WORKING_DAY || chosen === CALENDAR_MONTH || isLast
                  ? chosen
                  : monthStartOf({ day: Number(chosen), movesBack }),
            })
          }
        />
      </Field>
      {!isLast && monthStart !== CALENDAR_MONTH && (
        <Checkbox
          label={MONTH_START_PARTS_WORDS.orWorkingDayBefore}
          checked={movesBack}
          onChange={(event) => save({ monthStart: monthStartOf({ day, movesBack: event.target.checked }) })}
        />
      )}
    </div>
  );
}
