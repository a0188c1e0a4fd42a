import { monthOf } from '#kernel/calendar.ts';
import { useFormats } from '#ui/formats.tsx';
import { useToday } from '#ui/today.client.ts';
import { termsOf } from './agreed.ts';
import { primesOf } from './live.ts';
import type { LiveDebt, Overview } from './model.ts';
import { rateText } from '#kernel/yearly-rate.ts';
import { rateIn } from './terms.ts';
import { TABLE_WORDS } from './words.ts';

/** The rate that holds this month, and how it stands to prime where it follows it. */
export function Rate({ debt: { agreed }, overview }: { debt: LiveDebt; overview: Pick<Overview, 'rates'> }) {
  const { locale } = useFormats();
  const now = rateText(rateIn(termsOf(agreed), monthOf(useToday()), primesOf(overview.rates)), locale);
  if (agreed.rate.kind === 'fixed') return TABLE_WORDS.percent(now);
  const { margin } = agreed.rate;
  if (margin === 0) return TABLE_WORDS.prime(now);
  return TABLE_WORDS.perPrime(now, `${margin < 0 ? '−' : '+'} ${rateText(Math.abs(margin), locale)}`);
}
