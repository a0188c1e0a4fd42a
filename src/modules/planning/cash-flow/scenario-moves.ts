import { addDays, addMonths, type Day, daysOf, monthOf } from '#kernel/calendar.ts';
import type { Rhythm } from './layers.ts';
import type { KnownMove } from './known-moves.ts';
import type { Change } from './model.ts';

/** What a scenario moves besides the forecast; below zero goes out, or comes in less. */
export type ScenarioMove = {
  readonly day: Day;
  readonly accountId: string;
  readonly name: string;
  readonly minor: bigint;
};

const DAYS: Readonly<Partial<Record<Rhythm, number>>> = { week: 7, fortnight: 14 };
const MONTHS: Readonly<Partial<Record<Rhythm, number>>> = { month: 1, year: 12 };

/** The days of a rhythm from one on, the earliest first, up to and with `to`; of a month that is shorter its last. */
export function daysOfRhythm(from: Day, every: Rhythm, to: Day): Day[] {
  const days: Day[] = [];
  for (let turn = 0; ; turn += 1) {
    const day = dayOfTurn(from, every, turn);
    if (day > to) return days;
    days.push(day);
  }
}

function dayOfTurn(from: Day, every: Rhythm, turn: number): Day {
  const step = DAYS[every];
  if (step !== undefined) return addDays(from, step * turn);
  const month = addMonths(monthOf(from), (MONTHS[every] ?? 1) * turn);
  const wanted: Day = `${month}-${from.slice(8)}`;
  const { last } = daysOf(month);
  return wanted < last ? wanted : last;
}

type Where = {
  readonly today: Day;
  /** The last day of the forecast. */
  readonly to: Day;
  /** Accounts that are there. */
  readonly accountIds: ReadonlySet<string>;
  readonly known: readonly KnownMove[];
};

/** What the changes of a scenario move from today on. Accounts and payments that are gone move nothing. */
export function scenarioMoves(changes: readonly Change[], { today, to, accountIds, known }: Where): ScenarioMove[] {
  return changes
    .flatMap((change): ScenarioMove[] => {
      if (change.kind === 'once') {
        const { name, accountId, day, amount } = change;
        return [{ day, accountId, name, minor: amount.minor }];
      }
      if (change.kind === 'repeat') {
        const { name, accountId, from, every, amount } = change;
        const last = change.to !== null && change.to < to ? change.to : to;
        return daysOfRhythm(from, every, last).map((day) => ({ day, accountId, name, minor: amount.minor }));
      }
      const moved = known.filter(({ itemId, day }) => itemId === change.itemId && day >= change.from);
      return moved.flatMap(({ day, accountId, name, minor }) => {
        if (change.kind === 'end') return [{ day, accountId, name, minor: -minor }];
        if (change.kind === 'adjust') return [{ day, accountId, name, minor: (minor * BigInt(change.percent)) / 100n }];
        return [
          { day, accountId, name, minor: -minor },
          { day: addDays(day, change.days), accountId, name, minor },
        ];
      });
    })
    .filter(({ day, accountId, minor }) => minor !== 0n && day >= today && day <= to && accountIds.has(accountId));
}
