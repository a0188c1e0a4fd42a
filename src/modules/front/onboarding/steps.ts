import type { Facts, Step } from './model.ts';
import type { Kind } from './rules.ts';

/** A picture of a habit needs this many months. */
const MONTHS = 3;

/** The first three steps of a kind of person, and how far they are with each. */
export function stepsFor(kind: Kind, facts: Facts): Step[] {
  return STEPS[kind].map((name) => ({ name, ...PROGRESS[name](facts) }));
}

const STEPS: Readonly<Record<Kind, readonly Step['name'][]>> = {
  individual: ['rows', 'sorted', 'months'],
  business: ['accounts', 'rows', 'sorted'],
  'financial-planner': ['rows', 'sorted', 'clients'],
};

const PROGRESS: Readonly<Record<Step['name'], (facts: Facts) => Omit<Step, 'name'>>> = {
  accounts: ({ accounts }) => upTo(1, accounts),
  rows: ({ rows }) => upTo(1, rows),
  sorted: ({ rows, uncategorised }) => ({
    done: rows - uncategorised,
    total: rows,
    isDone: rows > 0 && uncategorised === 0,
  }),
  months: ({ months }) => upTo(MONTHS, months),
  clients: ({ clientBooks }) => upTo(1, clientBooks),
};

/** The share of its bar that a step fills: what was counted, and all of it only once it is done. */
export function shareOf({ done, total, isDone }: Omit<Step, 'name'>): number {
  return isDone ? 1 : done / Math.max(total, 1);
}

function upTo(total: number, reached: number): Omit<Step, 'name'> {
  return { done: Math.min(reached, total), total, isDone: reached >= total };
}
