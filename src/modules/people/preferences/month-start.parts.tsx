import { useQuery } from '@tanstack/react-query';
import { LAST_WORKING_DAY, type MonthStart, monthStartOf, startOf } from '#kernel/month-start.ts';
import { CALENDAR_MONTH } from '#kernel/person-months.ts';
import { periodAt } from '#kernel/period-rules.ts';
import { lastStart, withStart } from '#kernel/new-month-start.ts';
import type { DatedStart } from '#kernel/person-months.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { writeSpan } from '#ui/period-text.client.ts';
import { useToday } from '#ui/today.client.ts';
import type { HeldPreferences } from './model.ts';
import { MonthStartSelect } from './month-start-select.parts.tsx';
import { useSavePreferences } from './preference-changes.client.ts';
import { preferencesQuery } from './preferences.client.ts';
import { MONTH_START_PARTS_WORDS } from './words.ts';

/** Asks someone new when their months start; nothing while it is not known what holds. */
export function MonthStartQuestion() {
  const { data } = useQuery(preferencesQuery);
  return data === undefined || data === null ? null : <MonthStartFields preferences={data} isFirst />;
}

type MonthStartFieldsProps = {
  preferences: HeldPreferences;
  /** Nothing was looked at by months yet: what is chosen holds for all of them. */
  isFirst?: boolean;
};

/** When the person's months start, since when, and which days this one has. */
export function MonthStartFields({ preferences, isFirst = false }: MonthStartFieldsProps) {
  const { monthStarts } = preferences;
  const save = useSavePreferences(preferences);
  const formats = useFormats();
  const today = useToday();
  const now = periodAt(today, formats.months);
  const start = lastStart(monthStarts);
  const { day, movesBack } = startOf(start) ?? { day: 1, movesBack: false };
  const isLast = start === LAST_WORKING_DAY;
  const saveStarts = (starts: readonly DatedStart[]) => save({ monthStarts: [...starts] });
  const forAll = (chosen: MonthStart) => saveStarts([{ since: null, start: chosen }]);
  const choose = (chosen: MonthStart) =>
    isFirst ? forAll(chosen) : saveStarts(withStart(monthStarts, chosen, today, formats.months));
  const since = monthStarts.at(-1)?.since ?? null;
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={MONTH_START_PARTS_WORDS.monthStartsOn}
        hint={MONTH_START_PARTS_WORDS.chooseYourPaydayThisNote(writeSpan(now, formats))}
      >
        <MonthStartSelect
          value={isLast ? start : String(day)}
          onChoose={(chosen) =>
            choose(
              chosen === LAST_WORKING_DAY || chosen === CALENDAR_MONTH || isLast
                ? chosen
                : monthStartOf({ day: Number(chosen), movesBack }),
            )
          }
        />
      </Field>
      {!isLast && start !== CALENDAR_MONTH && (
        <Checkbox
          label={MONTH_START_PARTS_WORDS.orWorkingDayBefore}
          checked={movesBack}
          onChange={(event) => choose(monthStartOf({ day, movesBack: event.target.checked }))}
        />
      )}
      {since !== null && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft">
          <p>{MONTH_START_PARTS_WORDS.since(writeDay(since, formats))}</p>
          <Button size="small" onClick={() => forAll(start)}>
            {MONTH_START_PARTS_WORDS.applyToAll}
          </Button>
        </div>
      )}
    </div>
  );
}
