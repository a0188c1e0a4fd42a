import { Link } from 'react-router';
import { addMonths, monthOf } from '#kernel/calendar.ts';
import { absolute } from '#kernel/money.ts';
import { buttonClasses } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { linkTo } from '#ui/link-to.ts';
import { Select } from '#ui/select.tsx';
import { useToday } from '#ui/today.client.ts';
import { param, useUrlState } from '#ui/url-state.tsx';
import { Round } from './answer.tsx';
import type { InCurrency, Summary } from './model.ts';
import { useMonthWords } from './month-words.client.ts';
import { monthToShow } from './rules.ts';

const FIELDS = { month: param((text) => text ?? null) };

/** Which days the answer is about, and how the month before ended: the pay of many comes near the end. */
export function Spans({ part: { lastMonth, soFar: flow }, summary }: { part: InCurrency; summary: Summary }) {
  const { soFar, before, months, month, isWhole } = summary;
  const [{ month: asked }] = useUrlState(FIELDS);
  const formats = useFormats();
  const { isCurrent, name } = useMonthWords(summary);
  if (!isCurrent || isWhole)
    return (
      <>
        {asked === null && !isCurrent && <>Latest month with transactions: {name}. </>}
        {flow.count === 0 && !months.includes(month) && <>There are no transactions in {name}. </>}
        The whole month, compared with {writeDay(addMonths(month, -1), formats, 'month')}.
      </>
    );
  return (
    <>
      Up to <DateText day={soFar.to} />, compared with last month up to <DateText day={before.to} />.
      {lastMonth.count > 0 && (
        <>
          {' '}
          {writeDay(before.from, formats, 'month')} ended with{' '}
          {lastMonth.left.minor >= 0n ? (
            <>
              <Round value={lastMonth.left} /> left over.
            </>
          ) : (
            <>
              <Round value={absolute(lastMonth.left)} /> too little.
            </>
          )}
        </>
      )}
    </>
  );
}

/** The months there are transactions in, and the one that is running. */
export function MonthChoice({ summary: { month, months } }: { summary: Summary }) {
  const [, setUrl] = useUrlState(FIELDS);
  const formats = useFormats();
  const today = useToday();
  const offered = [...new Set([...months, monthOf(today), month])].toSorted().toReversed();
  if (offered.length < 2) return null;
  return (
    <Select
      aria-label="Month"
      className="w-44"
      value={month}
      choices={offered.map((one) => ({ value: one, label: writeDay(one, formats, 'month') }))}
      onChoose={(chosen) => setUrl({ month: chosen === monthToShow(today, months) ? null : chosen })}
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
  const [{ month }] = useUrlState(FIELDS);
  if (inCurrencies.length < 2) return null;
  return (
    <nav aria-label="Currency" className="flex flex-wrap gap-1">
      {inCurrencies.map(({ currency }) => (
        <Link
          key={currency}
          to={linkTo('/app/dashboard', { currency: currency === first ? null : currency, month })}
          aria-current={currency === shown ? 'true' : undefined}
          className={buttonClasses(currency === shown ? 'secondary' : 'quiet', 'medium')}
        >
          {currency}
        </Link>
      ))}
    </nav>
  );
}
