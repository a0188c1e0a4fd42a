import type { Person } from '#kernel/caller.ts';
import type { Facts, Step } from './model.ts';

type UserType = Person['userType'];

/** The three kinds of person that are greeted apart (§2). */
const KINDS = ['individual', 'business', 'financial-planner'] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF: Readonly<Record<UserType, Kind>> = {
  individual: 'individual',
  business: 'business',
  business_finance_manager: 'business',
  advisor: 'financial-planner',
  financial_planner: 'financial-planner',
};

export function kindOf(userType: UserType): Kind {
  return KIND_OF[userType];
}

/** The account types that land on a welcome page. */
export function typesOf(kind: Kind): readonly UserType[] {
  return (Object.keys(KIND_OF) as UserType[]).filter((userType) => KIND_OF[userType] === kind);
}

export type WelcomePath = `/${Kind}-welcome`;

/** Where somebody lands after signing in, unless they came from somewhere (§2). */
export function welcomePath(userType: UserType): WelcomePath {
  return `/${KIND_OF[userType]}-welcome`;
}

export const WELCOME_PATHS: readonly WelcomePath[] = KINDS.map((kind): WelcomePath => `/${kind}-welcome`);

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
