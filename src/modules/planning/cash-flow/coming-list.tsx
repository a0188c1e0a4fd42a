import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/page-header.tsx';
import type { Overview } from './model.ts';
import { MoveRow } from './move-row.tsx';
import { DAY_WORDS, EMPTY_WORDS } from './words.ts';

/** Payments that are listed at first. */
const LISTED = 8;

/** Payments that are known and come soon. */
export function ComingList({ overview }: { overview: Overview }) {
  const { coming } = overview;
  const [isAll, setIsAll] = useState(false);
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
        <>
          <ul className="flex flex-col divide-y divide-line">
            {coming.slice(0, isAll ? undefined : LISTED).map((move, place) => (
              <MoveRow key={place} move={move} overview={overview} day={move.day} />
            ))}
          </ul>
          {coming.length > LISTED && !isAll && (
            <Button size="small" className="mt-3" onClick={() => setIsAll(true)}>
              {DAY_WORDS.showAll(coming.length)}
            </Button>
          )}
        </>
      )}
    </Section>
  );
}
