import { Link } from 'react-router';
import { periodAt } from '#kernel/period-rules.ts';
import { buttonClasses } from '#ui/button.tsx';
import { useFormats } from '#ui/formats.tsx';
import { linkTo } from '#ui/link-to.ts';
import { writePeriod } from '#ui/period-text.client.ts';
import { Select } from '#ui/select.tsx';
import { useToday } from '#ui/today.client.ts';
import { param } from '#ui/url-params.ts';
import { useUrlState } from '#ui/url-state.tsx';
import type { Summary } from './model.ts';
import { monthToShow } from './rules.ts';
import { VIEW_CHOICES_WORDS } from './words.ts';

const FIELDS = { day: param((text) => text ?? null) };

/** The months there are transactions in, and the one that is running. */
export function MonthChoice({ summary: { period, months } }: { summary: Summary }) {
  const [, setUrl] = useUrlState(FIELDS);
  const formats = useFormats();
  const today = useToday();
  const offered = new Map([...months, periodAt(today, formats.months), period].map((one) => [one.from, one]));
  if (offered.size < 2) return null;
  const usual = monthToShow(today, months, formats.months).from;
  return (
    <Select
      aria-label={VIEW_CHOICES_WORDS.month}
      className="w-47 sm:w-48"
      value={period.from}
      choices={[...offered.values()]
        .toSorted((a, b) => (a.from < b.from ? 1 : -1))
        .map((one) => ({ value: one.from, label: writePeriod(one, formats, today) }))}
      onChoose={(chosen) => setUrl({ day: chosen === usual ? null : chosen })}
    />
  );
}

type CurrenciesProps = {
  summary: Summary;
  shown: string;
  /** Shown where the address names none. */
  first: string;
};

/** Currencies stand beside each other; the figures above are those of one. */
export function Currencies({ summary: { inCurrencies }, shown, first }: CurrenciesProps) {
  const [{ day }] = useUrlState(FIELDS);
  if (inCurrencies.length < 2) return null;
  return (
    <nav aria-label={VIEW_CHOICES_WORDS.currency} className="flex flex-wrap gap-1">
      {inCurrencies.map(({ currency }) => (
        <Link
          key={currency}
          to={linkTo('/app/dashboard', { currency: currency === first ? null : currency, day })}
          aria-current={currency === shown ? 'true' : undefined}
          className={buttonClasses(currency === shown ? 'secondary' : 'quiet', 'medium')}
        >
          {currency}
        </Link>
      ))}
    </nav>
  );
}
