import { absolute } from '#kernel/money.ts';
import { useFormats } from '#ui/formats.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { TransferSuggestion } from './model.ts';
import { DIFFERENCE_WORDS } from './words.ts';

type DifferenceProps = Pick<TransferSuggestion, 'days' | 'gap' | 'rate'> & {
  /** No rate of the day is known, so that the two amounts alone say what it was. */
  isImplied: boolean;
};

/** How far two sides are apart: days, an amount of one currency, or the rate of two. */
export function Difference({ days, gap, rate, isImplied }: DifferenceProps) {
  const { locale } = useFormats();
  const write = (text: string) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(text as Intl.StringNumericLiteral);
  const written = rate === null ? null : DIFFERENCE_WORDS.rate(rate.from, write(rate.rate), rate.to);
  return (
    <>
      {days === 0 ? DIFFERENCE_WORDS.sameDay : DIFFERENCE_WORDS.days(days)}
      {gap !== null && gap.minor !== 0n && (
        <>
          {', '}
          <Sentence
            text={gap.minor > 0n ? DIFFERENCE_WORDS.less : DIFFERENCE_WORDS.more}
            parts={{ amount: <MoneyText value={absolute(gap)} /> }}
          />
        </>
      )}
      {written !== null && `, ${isImplied ? DIFFERENCE_WORDS.implied(written) : written}`}
    </>
  );
}
