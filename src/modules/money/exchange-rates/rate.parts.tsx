import type { Day } from '#kernel/calendar.ts';
import { DateText } from '#ui/date-text.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { RateSource } from './model.ts';
import { PAID_WORDS, SOURCE_LABELS } from './paid-words.ts';
import { useRateText } from './rate-text.client.ts';

/** A rate in the person's notation. @param rate a plain decimal */
export function RateText({ rate }: { rate: string }) {
  return <span className="figures">{useRateText()(rate)}</span>;
}

/** Where a rate is from, and of which day. */
export function RateOrigin({ day, sources }: { day: Day; sources: readonly RateSource[] }) {
  const source = sources.map((one) => SOURCE_LABELS[one]).join(', ');
  return <Sentence text={PAID_WORDS.origin} parts={{ source, day: <DateText day={day} /> }} />;
}
