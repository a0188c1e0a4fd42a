import { DateText } from '#ui/date-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/page-header.tsx';
import type { Overview } from './model.ts';
import { MoveRow } from './move-row.tsx';
import { DAY_WORDS, EMPTY_WORDS } from './words.ts';

/** Payments that are known and come soon. */
export function ComingList({ overview }: { overview: Overview }) {
  const { coming } = overview;
  return (
    <Section title={DAY_WORDS.coming}>
      {coming.length === 0 ? (
        <div className="flex flex-col items-start gap-3">
          <p className="text-sm text-soft">{DAY_WORDS.noneComing}</p>
          <LinkButton to="/app/recurring" size="small">
            {EMPTY_WORDS.recurring}
          </LinkButton>
        </div>
      ) : (
        <ul
          className="flex max-h-120 flex-col divide-y divide-line overflow-y-auto"
          tabIndex={0}
          aria-label={DAY_WORDS.coming}
        >
          {coming.map((move, place) => (
            <MoveRow
              key={place}
              move={move}
              overview={overview}
              before={
                <span className="w-16 shrink-0 text-sm text-soft">
                  <DateText day={move.day} />
                </span>
              }
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
