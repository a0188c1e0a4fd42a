import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { money } from '#kernel/money.ts';
import type { Preferences } from '#kernel/preferences.ts';
import { Combobox } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';
import { useFormats, writeDay, writeMoment } from '#ui/formats.tsx';
import { placeHere } from '#browser/place-here.ts';
import { writeMoney } from '#ui/written-money.ts';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { currencyChoices } from '#ui/place-choices.ts';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { now } from '#ui/today.client.ts';
import { MonthStartFields } from './month-start.parts.tsx';
import { BROWSER_ZONE, dateFormatChoices, LANGUAGES, TIME_FORMATS, timeZoneChoices } from './choices.ts';
import { preferencesQuery, useSavePreferences } from './preferences.client.ts';

/** How are days and amounts written for me? */
export function LocalePage() {
  const preferences = useQuery(preferencesQuery);
  return (
    <div className="max-w-3xl">
      <PageHeader title="Language & Region" note="How we show dates, times and amounts." />
      <Loaded query={preferences} skeleton={<Skeleton className="h-80" />}>
        {(found) => found !== null && <Choices preferences={found} />}
      </Loaded>
    </div>
  );
}

function Choices({ preferences }: { preferences: Preferences }) {
  const { language, currency, timezone, dateFormat, timeFormat } = preferences;
  const formats = useFormats();
  const { locale } = formats;
  const save = useSavePreferences(preferences);
  const currencies = useMemo(() => currencyChoices(locale), [locale]);
  const zones = useMemo(() => timeZoneChoices(placeHere().timeZone), []);
  // A day that tells the day from the month.
  const dates = useMemo(
    () => dateFormatChoices((format) => writeDay('2026-11-21', { locale, dateFormat: format })),
    [locale],
  );
  return (
    <div className="flex flex-col gap-4">
      <Example />
      <Section title="Language">
        <Field label="Language" hint="The region sets how numbers and dates look.">
          <Select choices={LANGUAGES} value={language} onChoose={(chosen) => save({ language: chosen })} />
        </Field>
      </Section>
      <Section title="Money">
        <Field label="Currency" hint="Used for new accounts. Amounts are not converted.">
          <Combobox
            options={currencies}
            value={currency}
            onChange={(chosen) => chosen !== null && save({ currency: chosen })}
          />
        </Field>
      </Section>
      <Section title="Your month">
        <MonthStartFields preferences={preferences} />
      </Section>
      <Section title="Date and time">
        <div className="grid gap-4 sm:max-md:grid-cols-2 lg:grid-cols-2">
          <Field label="Date format">
            <Select choices={dates} value={dateFormat} onChoose={(chosen) => save({ dateFormat: chosen })} />
          </Field>
          <Field label="Time format">
            <Select choices={TIME_FORMATS} value={timeFormat} onChoose={(chosen) => save({ timeFormat: chosen })} />
          </Field>
          <Field label="Time zone" hint="Sets which day is today." className="sm:col-span-2">
            <Combobox
              options={zones}
              value={timezone ?? BROWSER_ZONE}
              onChange={(chosen) => chosen !== null && save({ timezone: chosen === BROWSER_ZONE ? null : chosen })}
            />
          </Field>
        </div>
      </Section>
    </div>
  );
}

/** What the choices below do, on an amount and on this moment. */
function Example() {
  const formats = useFormats();
  return (
    <dl
      aria-label="Preview"
      className="grid gap-x-6 gap-y-1 rounded-card bg-accent-tint px-5 py-4 text-accent-ink sm:grid-cols-2"
    >
      <div>
        <dt className="text-sm">Amount</dt>
        <dd className="figures text-xl font-semibold">
          {writeMoney(money(-1_234_567_89n, formats.currency), formats)}
        </dd>
      </div>
      <div>
        <dt className="text-sm">Now</dt>
        <dd className="figures text-xl font-semibold">{writeMoment(now(), formats)}</dd>
      </div>
    </dl>
  );
}
