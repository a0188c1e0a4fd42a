import { absolute, minorDigits, type Money } from '#kernel/money.ts';
import { Badge } from '#ui/badge.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { SAME_AS, versus } from './words.ts';

/** An amount on a card or in a sentence: whole units, as all beside it. */
export function Round({ value }: { value: Money }) {
  return <MoneyText value={value} whole />;
}

type DifferenceProps = {
  difference: Money;
  /** The days it is against, such as "1–22 Oct". */
  compared: string;
  /** Which way is good for whoever looks. */
  good: 'more' | 'less';
};

/** The signed difference from before, in whole units, as a chip. */
export function Difference({ difference, compared, good }: DifferenceProps) {
  const unit = 10n ** BigInt(minorDigits(difference.currency));
  if (absolute(difference).minor * 2n < unit) return <Badge>{SAME_AS(compared)}</Badge>;
  const isGood = difference.minor > 0n === (good === 'more');
  return (
    <Badge tone={isGood ? 'accent' : 'attention'}>
      <MoneyText value={difference} whole sign="always" /> {versus(compared)}
    </Badge>
  );
}
