import { useQuery } from '@tanstack/react-query';
import { addDays, type Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import { useMay } from '#ui/caller.tsx';
import { useFormats } from '#ui/formats.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { EXCHANGE_RATES } from './access.ts';
import { api } from './api.client.ts';
import { PAID_WORDS } from './paid-words.ts';
import { RateOrigin } from './rate.parts.tsx';
import { useRateText } from './rate-text.client.ts';
import { differenceFrom, type FoundRate, LONGEST_AGE, type Ratio, rateOn, roundedRate } from './rules.ts';

type PaidRateProps = {
  from: Currency;
  to: Currency;
  /** What one unit of `from` was worth in `to`. */
  rate: Ratio;
  /** The day of the market rate that it is compared with. */
  day: Day;
};

/** A rate that was paid, and how far it is from the market rate of its day; that alone where no such rate is known. */
export function PaidRate({ from, to, rate, day }: PaidRateProps) {
  const write = useRateText();
  const mayRead = useMay(EXCHANGE_RATES.read);
  const { data } = useQuery({ ...api.current.queryOptions({ input: { day } }), enabled: mayRead });
  return (
    <>
      <span className="figures whitespace-nowrap">{PAID_WORDS.rate(from, write(roundedRate(rate)), to)}</span>
      {data !== undefined && (
        <span className="block text-soft">
          <Compared rate={rate} market={rateOn(data, from, to, day)} day={day} />
        </span>
      )}
    </>
  );
}

function Compared({ rate, market, day }: { rate: Ratio; market: FoundRate | null; day: Day }) {
  const { locale } = useFormats();
  const write = useRateText();
  if (market === null) return PAID_WORDS.unknown(LONGEST_AGE);
  const tenths = differenceFrom(market.ratio, rate);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  // A thousandth of it is what `Intl` calls per cent; no amount is computed here.
  const written = percent.format(Math.abs(Number(tenths)) / 1000);
  const said = tenths === 0n ? PAID_WORDS.equal : tenths > 0n ? PAID_WORDS.above(written) : PAID_WORDS.below(written);
  return (
    <>
      {said}
      <Sentence
        text={PAID_WORDS.market}
        parts={{
          rate: write(roundedRate(market.ratio)),
          origin: <RateOrigin day={addDays(day, -market.age)} sources={market.sources} />,
        }}
      />
    </>
  );
}
