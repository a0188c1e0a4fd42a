import { addDays, type Day } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { NO_CATEGORY } from '#modules/money/ledger/table.server.ts';
import { placeOf } from './day-table.ts';
import type { DayMoves, Move, Scenario } from './model.ts';
import { balancesOf } from './outlook.ts';
import { type Asked, type Chosen, knownMove, movesOf } from './overview.server.ts';
import { DAY_WORDS } from './words.ts';

/** What moves a day, the most first; together it is what the balance moves by. */
export function dayMoves(chosen: Chosen, asked: Asked, day: Day, scenario: Scenario | null): DayMoves {
  const { facts, outlook, currency } = chosen;
  const { today, days } = asked;
  const layers = new Set(asked.layers);
  const later = placeOf({ first: today }, day);
  const more = scenario === null ? [] : movesOf(scenario, chosen, asked);
  const balances = balancesOf(outlook, { today, days, layers }, more);
  const of = (minor: bigint) => money(minor, currency);
  const estimated = outlook.parts
    .filter(({ layer, moves }) => layers.has(layer) && (moves[later] ?? 0) !== 0)
    .map(({ layer, accountId, categoryId, lineId, name, isTransfer, moves }): Move => ({
      name: name !== '' ? name : nameOf({ isTransfer, categoryId, isIn: (moves[later] ?? 0) > 0 }, facts),
      layer,
      accountId,
      amount: of(BigInt(moves[later] ?? 0)),
      itemId: null,
      lineId,
      categoryId: isTransfer || categoryId === NO_CATEGORY ? null : categoryId,
      expectedId: null,
      isLate: false,
    }));
  const known = layers.has('known') ? outlook.known.filter((move) => move.day === day) : [];
  const ofScenario = more
    .filter((move) => move.day === day)
    .map((move): Move => ({
      ...knownMove({ ...move, itemId: null, categoryId: null, expectedId: null, isLate: false }, currency),
      layer: 'scenario',
    }));
  const moves = [...known.map((move) => knownMove(move, currency)), ...ofScenario, ...estimated];
  return {
    day,
    before: of(later === 0 ? outlook.opening : (balances[later - 1] ?? outlook.opening)),
    after: of(balances[later] ?? outlook.opening),
    moves: moves.toSorted((a, b) => (sizeOf(a) > sizeOf(b) ? -1 : sizeOf(a) < sizeOf(b) ? 1 : 0)),
  };
}

type Unnamed = { readonly isTransfer: boolean; readonly categoryId: string | null; readonly isIn: boolean };

function nameOf({ isTransfer, categoryId, isIn }: Unnamed, { categories }: Chosen['facts']): string {
  if (isTransfer) return DAY_WORDS.transfers;
  if (categoryId === null) return isIn ? DAY_WORDS.otherIn : DAY_WORDS.otherOut;
  return categories.get(categoryId)?.name ?? DAY_WORDS.uncategorised;
}

const sizeOf = ({ amount: { minor } }: Move) => (minor < 0n ? -minor : minor);

export const isWithin = (day: Day, { today, days }: Pick<Asked, 'today' | 'days'>) =>
  day >= today && day <= addDays(today, days);
