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
    return isCurrent ? 'Nothing has come in or gone out yet this month.' : `Nothing came in or went out ${inMonth}.`;
  return (
    <>
      {state === 'left' && (
        <>
          {isCurrent ? 'You have' : 'There was'} <Round value={amount} /> left of what came in {inMonth}
        </>
      )}
      {state === 'even' && `As much ${isCurrent ? 'has gone out as has come in' : 'went out as came in'} ${inMonth}`}
      {state === 'short' && (
        <>
          <Round value={amount} /> more {isCurrent ? 'has gone out than come in' : 'went out than came in'} {inMonth}
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

/** How much more or less than before, in whole units; `same` where that is nothing. */
export function Difference({ now, before, same }: { now: Money; before: Money; same: string }) {
  const unit = 10n ** BigInt(minorDigits(now.currency));
  const difference = subtract(now, before);
  if (absolute(difference).minor * 2n < unit) return same;
  return (
    <>
      <Round value={absolute(difference)} /> {difference.minor > 0n ? 'more than' : 'less than'}
    </>
  );
}
