import { absolute, minorDigits, type Money } from '#kernel/money.ts';
import { MoneyText } from '#ui/money-text.tsx';
import type { Flow } from './model.ts';
import { type Answer, answerOf } from './rules.ts';

/** The sentence the dashboard begins with. */
export function AnswerText({ soFar, before }: { soFar: Flow; before: Flow }) {
  const { state, amount, compared } = answerOf(soFar, before);
  if (state === 'nothing-yet') return 'Nothing has come in or gone out yet this month.';
  return (
    <>
      {state === 'left' && (
        <>
          You have <Round value={amount} /> left of what came in this month
        </>
      )}
      {state === 'even' && 'As much has gone out as has come in this month'}
      {state === 'short' && (
        <>
          <Round value={amount} /> more has gone out than come in this month
        </>
      )}
      {compared !== null && <Beside state={state} compared={compared} />}.
    </>
  );
}

type BesideProps = { state: Answer['state']; compared: NonNullable<Answer['compared']> };

/** Left over, one has more or less of it; short, one is better or worse off. */
function Beside({ state, compared: { direction, by } }: BesideProps) {
  const last = 'at this point last month';
  if (direction === 'same') return <>, the same as {last}</>;
  const words = state === 'left' ? { more: 'more', less: 'less' } : { more: 'better', less: 'worse' };
  return (
    <>
      , <Round value={by} /> {words[direction]} than {last}
    </>
  );
}

/** An amount to get the size of: without cents where they say nothing, exact where it is small. */
export function Round({ value }: { value: Money }) {
  const hundred = 100n * 10n ** BigInt(minorDigits(value.currency));
  return <MoneyText value={value} whole={absolute(value).minor >= hundred} />;
}
