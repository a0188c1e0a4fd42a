import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { money } from '#kernel/money.ts';
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
import type { HeldPreferences } from './model.ts';
import { DaysOff } from './days-off.tsx';
import { MonthStartFields } from './month-start.parts.tsx';
import { BROWSER_ZONE, dateFormatChoices, LANGUAGES, TIME_FORMATS, timeZoneChoices } from './choices.ts';
import { useSavePreferences } from './preference-changes.client.ts';
import { preferencesQuery } from './preferences.client.ts';
import { LOCALE_PAGE_WORDS } from './words.ts';

/** How are days and amounts written for me? */
export function LocalePage() {
  const preferences = useQuery(preferencesQuery);
  return (
    <div className="max-w-reading">
      <PageHeader title={LOCALE_PAGE_WORDS.languageRegionHeading} note={LOCALE_PAGE_WORDS.howWeShowDatesNote} />
      <Loaded query={preferences} skeleton={<Skeleton className="h-80" />}>
        {(found) => found !== null && <Choices preferences={found} />}
      </Loaded>
    </div>
  );
}

function Choices({ preferences }: { preferences: HeldPreferences }) {
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
      <Section title={LOCALE_PAGE_WORDS.languageAndCurrency}>
        <div className="grid gap-4">
          <Field label={LOCALE_PAGE_WORDS.language} hint={LOCALE_PAGE_WORDS.regionSetsHowNumbersNote}>
            <Select choices={LANGUAGES} value={language} onChoose={(chosen) => save({ language: chosen })} />
          </Field>
          <Field label={LOCALE_PAGE_WORDS.currency} hint={LOCALE_PAGE_WORDS.usedForNewAccountsNote}>
            <Combobox
              options={currencies}
              value={currency}
              onChange={(chosen) => chosen !== null && save({ currency: chosen })}
            />
          </Field>
        </div>
      </Section>
      <Section title={LOCALE_PAGE_WORDS.yourMonth}>
        <MonthStartFields preferences={preferences} />
        <DaysOff preferences={preferences} />
      </Section>
      <Section title={LOCALE_PAGE_WORDS.dateAndTime}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={LOCALE_PAGE_WORDS.dateFormat}>
            <Select choices={dates} value={dateFormat} onChoose={(chosen) => save({ dateFormat: chosen })} />
          </Field>
          <Field label={LOCALE_PAGE_WORDS.timeFormat}>
            <Select choices={TIME_FORMATS} value={timeFormat} onChoose={(chosen) => save({ timeFormat: chosen })} />
          </Field>
          <Field
            label={LOCALE_PAGE_WORDS.timeZone}
            hint={LOCALE_PAGE_WORDS.setsWhichDayIsNote}
            className="sm:col-span-2"
          >
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
      aria-label={LOCALE_PAGE_WORDS.preview}
      className="grid gap-x-6 gap-y-3 rounded-card bg-accent-tint px-5 py-4 text-accent-ink sm:grid-cols-2"
    >
      <div>
        <dt className="text-sm">{LOCALE_PAGE_WORDS.amount}</dt>
        <dd className="figures text-xl font-semibold">
          {writeMoney(money(-1_234_567_89n, formats.currency), formats)}
        </dd>
      </div>
      <div>
        <dt className="text-sm">{LOCALE_PAGE_WORDS.now}</dt>
        <dd className="figures text-xl font-semibold">{writeMoment(now(), formats)}</dd>
      </div>
    </dl>
  );
}
