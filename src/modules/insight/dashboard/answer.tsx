import { absolute, minorDigits, type Money, subtract } from '#kernel/money.ts';
import { MoneyText } from '#ui/money-text.tsx';
import type { Flow, Summary } from './model.ts';
import { useMonthWords } from './month-words.client.ts';
import { type Answer, answerOf } from './rules.ts';

/** The sentence the dashboard begins with. */
export function AnswerText({ soFar, before, summary }: { soFar: Flow; before: Flow; summary: Summary }) {
  const { isCurrent, inMonth, thanBefore } = useMonthWords(summary);
  const { state, amount, compared } = answerOf(soFar, before);
  if (state === 'nothing-yet')
    return isCurrent ? 'Nothing has come in or gone out this month yet.' : `Nothing came in or went out ${inMonth}.`;
  return (
    <>
      {state === 'left' && (
        <>
          {isCurrent ? 'You have' : 'You had'} <Round value={amount} /> left over {inMonth}
        </>
      )}
      {state === 'even' && `You ${isCurrent ? 'have spent' : 'spent'} as much as came in ${inMonth}`}
      {state === 'short' && (
        <>
          You {isCurrent ? 'have spent' : 'spent'} <Round value={amount} /> more than came in {inMonth}
        </>
      )}
      {compared !== null && <Beside state={state} compared={compared} last={thanBefore} />}.
    </>
  );
}

type BesideProps = { state: Answer['state']; compared: NonNullable<Answer['compared']>; last: string };

/** Left over, one has more or less of it; short, one is better or worse off. */
function Beside({ state, compared: { direction, by }, last }: BesideProps) {
  if (direction === 'same') return <>, the same as {last}</>;
  const words = state === 'left' ? { more: 'more', less: 'less' } : { more: 'better', less: 'worse' };
  return (
    <>
      , <Round value={by} /> {words[direction]} than {last}
    </>
  );
}

/** An amount on a card or in a sentence: whole units, as all beside it. */
export function Round({ value }: { value: Money }) {
  return <MoneyText value={value} whole />;
}

/** The signed difference from before, in whole units. */
export function Difference({ now, before }: { now: Money; before: Money }) {
  const unit = 10n ** BigInt(minorDigits(now.currency));
  const difference = subtract(now, before);
  if (absolute(difference).minor * 2n < unit) return 'No change';
  return <MoneyText value={difference} whole sign="always" />;
}
