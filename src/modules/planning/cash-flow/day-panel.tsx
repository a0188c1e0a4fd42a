import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, type Day } from '#kernel/calendar.ts';
import { IconButton } from '#ui/button.tsx';
import { useFormats } from '#ui/formats.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { writeSpan } from '#ui/period-text.client.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { ADDRESS, layersFrom, shownFrom } from './address.client.ts';
import { api } from './api.client.ts';
import type { Move, Overview } from './model.ts';
import { MoveRow } from './move-row.tsx';
import { DAY_WORDS } from './words.ts';

/** Moves that are listed by themselves; smaller ones of what is usual go together. */
const LISTED = 8;

/** What moves the day that is looked at: the lowest one, until another is chosen in the chart. */
export function DayPanel({ overview, today }: { overview: Overview; today: Day }) {
  const [{ ahead, account, currency, off, shown, day: chosen }, setAddress] = useUrlState(ADDRESS);
  const formats = useFormats();
  const last = addDays(today, Number(ahead));
  const lowest = overview.course?.lowest.day ?? today;
  const day = chosen === '' || chosen < today || chosen > last ? lowest : chosen;
  const [scenarioId] = shownFrom(shown);
  const moves = useQuery(
    api.day.queryOptions({
      input: {
        today,
        days: Number(ahead),
        layers: layersFrom(off),
        day,
        ...(account === '' ? {} : { accountId: account }),
        ...(currency === '' ? {} : { currency }),
        ...(scenarioId === undefined ? {} : { scenarioId }),
      },
      placeholderData: keepPreviousData,
    }),
  );
  const go = (to: Day) => setAddress({ day: to }, { replace: true });
  return (
    <Section
      title={writeSpan({ from: day, to: day }, formats)}
      actions={
        <div className="-my-1 flex">
          <IconButton
            label={DAY_WORDS.before}
            icon={<ChevronLeft aria-hidden />}
            disabled={day <= today}
            onClick={() => go(addDays(day, -1))}
          />
          <IconButton
            label={DAY_WORDS.after}
            icon={<ChevronRight aria-hidden />}
            disabled={day >= last}
            onClick={() => go(addDays(day, 1))}
          />
        </div>
      }
    >
      {/* Below the arrows, which have no room beside it on a phone. */}
      <p className="-mt-2.5 mb-3 text-sm text-faint">{DAY_WORDS.whyNote}</p>
      {moves.data !== undefined && (
        <>
          <Moves moves={moves.data.moves} overview={overview} />
          <p className="mt-3 flex items-baseline justify-between gap-4 font-medium">
            <span>{DAY_WORDS.result}</span>
            <MoneyText value={moves.data.after} />
          </p>
        </>
      )}
    </Section>
  );
}

function Moves({ moves, overview }: { moves: readonly Move[]; overview: Overview }) {
  if (moves.length === 0) return <p className="text-sm text-soft">{DAY_WORDS.nothing}</p>;
  const small = moves.slice(LISTED);
  const rest = small.reduce((sum, { amount }) => sum + amount.minor, 0n);
  return (
    <ul className="flex flex-col divide-y divide-line">
      {moves.slice(0, LISTED).map((move, place) => (
        <MoveRow key={place} move={move} overview={overview} />
      ))}
      {small.length > 0 && (
        <li className="flex items-baseline justify-between gap-4 py-2">
          <span>{DAY_WORDS.rest}</span>
          <MoneyText value={{ minor: rest, currency: overview.currency }} toned />
        </li>
      )}
    </ul>
  );
}
