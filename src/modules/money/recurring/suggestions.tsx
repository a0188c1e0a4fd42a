import { absolute } from '#kernel/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { cadenceName } from './cadence-words.ts';
import { expectedOf } from './amounts.ts';
import { MOST_AT_ONCE } from './limits.ts';
import type { Overview, Suggestion } from './model.ts';
import type { RecurringChanges } from './recurring-changes.client.ts';
import { useFirst } from './show-all.tsx';
import { SUGGESTION_WORDS } from './words.ts';

/** From so much confidence on, a suggestion is taken as sure. */
const SURE = 80;
/** Suggestions that are listed before one asks for all of them. */
const FIRST = 8;

type SuggestionsProps = Pick<Overview, 'suggestions' | 'dismissed'> & { changes: RecurringChanges | null };

/** What recurs and is not confirmed yet, each with the transactions it was found in; below, what is dismissed. */
export function Suggestions({ suggestions, dismissed, changes }: SuggestionsProps) {
  const { shown, more } = useFirst(suggestions, FIRST);
  if (suggestions.length === 0 && dismissed.length === 0) return null;
  const sure = suggestions.filter(({ confidence }) => confidence >= SURE).slice(0, MOST_AT_ONCE);
  return (
    <Section
      title={SUGGESTION_WORDS.suggestions}
      note={SUGGESTION_WORDS.foundNote}
      actions={
        changes !== null &&
        sure.length > 1 && (
          <Button size="small" onClick={() => changes.confirmAll(sure)}>
            {SUGGESTION_WORDS.markSure(sure.length)}
          </Button>
        )
      }
    >
      <ul aria-label={SUGGESTION_WORDS.suggestions} className="divide-y divide-line">
        {shown.map((one) => (
          <SuggestionRow key={keyOf(one)} suggestion={one} changes={changes} />
        ))}
      </ul>
      {more !== null && <div className="mt-3">{more}</div>}
      {dismissed.length > 0 && (
        <details className="mt-3 text-sm">
          <summary className="cursor-pointer text-soft">{SUGGESTION_WORDS.dismissedList(dismissed.length)}</summary>
          <ul className="mt-2 divide-y divide-line">
            {dismissed.map((one) => (
              <li key={one.id} className="flex flex-wrap items-center gap-3 py-1.5">
                <span className="min-w-0 flex-1 wrap-anywhere">{one.name}</span>
                {changes !== null && (
                  <Button
                    size="small"
                    aria-label={SUGGESTION_WORDS.suggestOne(one.name)}
                    onClick={() => changes.suggestAgain(one)}
                  >
                    {SUGGESTION_WORDS.suggestAgain}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}

const keyOf = ({ source: { accountId, payee, direction, currency, near } }: Suggestion) =>
  `${accountId} ${direction} ${currency} ${payee} ${near?.minor ?? ''}`;

function SuggestionRow({ suggestion, changes }: { suggestion: Suggestion; changes: RecurringChanges | null }) {
  const { name, cadence, confidence, evidence, accountName, yearly, source } = suggestion;
  const paid = evidence.toReversed().map(({ amount }) => amount);
  const expected = expectedOf(suggestion.amount, paid);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          <Badge tone={confidence >= SURE ? 'accent' : 'neutral'}>{SUGGESTION_WORDS.confidence(confidence)}</Badge>
        </p>
        <p className="mt-0.5 text-sm text-soft">{cadenceName(cadence)}</p>
        <details className="mt-1 text-sm text-soft">
          <summary className="cursor-pointer">{SUGGESTION_WORDS.found(evidence.length, accountName)}</summary>
          <ul className="mt-1 grid max-w-md gap-0.5">
            {evidence.map(({ id, day, amount }) => (
              <li key={id} className="flex justify-between gap-4">
                <DateText day={day} />
                <MoneyText value={amount} />
              </li>
            ))}
          </ul>
        </details>
      </div>
      <div className="flex w-full flex-wrap items-baseline gap-x-2 sm:block sm:w-auto sm:text-right">
        <p>
          <MoneyText value={expected} toned={source.direction === 'in'} />
        </p>
        {absolute(yearly).minor !== absolute(expected).minor && (
          <p className="text-sm text-faint">
            <Sentence text={SUGGESTION_WORDS.yearly} parts={{ amount: <MoneyText value={yearly} /> }} />
          </p>
        )}
      </div>
      {changes !== null && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" aria-label={SUGGESTION_WORDS.markOne(name)} onClick={() => changes.confirm(suggestion)}>
            {SUGGESTION_WORDS.mark}
          </Button>
          <Button
            size="small"
            look="quiet"
            aria-label={SUGGESTION_WORDS.dismissOne(name)}
            onClick={() => changes.dismiss(suggestion)}
          >
            {SUGGESTION_WORDS.dismiss}
          </Button>
        </div>
      )}
    </li>
  );
}
