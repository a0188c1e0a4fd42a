import { addDays, addMonths, type Day, dayOf, daysOf, type Month, monthOf } from '#kernel/calendar.ts';
import { type Money, money, negate, subtract } from '#kernel/money.ts';
import type { AccountType } from './kinds.parts.ts';

/** When a statement is to be paid: so many days after it, or on a day of the month that follows it. */
export type PaymentDue =
  | { readonly kind: 'days-after'; readonly days: number }
  | { readonly kind: 'day-of-month'; readonly day: number };

/** What the bank agreed to lend on an account, and when it wants to be paid. All null: nothing is known. */
export type CreditTerms = {
  readonly creditLimit: Money | null;
  /** 1 to 31; in shorter months their last day. */
  readonly statementDay: number | null;
  readonly paymentDue: PaymentDue | null;
};

/** The terms among what is given; what is left out is null. */
export function termsIn(given: { readonly [Name in keyof CreditTerms]?: CreditTerms[Name] | undefined }): CreditTerms {
  const { creditLimit = null, statementDay = null, paymentDue = null } = given;
  return { creditLimit, statementDay, paymentDue };
}

/** A card has a limit and statements, an overdraft a limit alone; a loan is paid down and lends nothing again. */
export const CREDIT_OF: Readonly<Record<AccountType, 'card' | 'overdraft' | null>> = {
  cheque: 'overdraft',
  savings: null,
  'credit-card': 'card',
  loan: null,
  cash: null,
  'mobile-money': 'overdraft',
  investment: null,
  other: null,
};

/** The terms as far as an account of the type has them. A payment is due for a statement, so that it needs its day. */
export function fittingTerms(type: AccountType, { creditLimit, statementDay, paymentDue }: CreditTerms): CreditTerms {
  const credit = CREDIT_OF[type];
  if (credit !== 'card')
    return { creditLimit: credit === null ? null : creditLimit, statementDay: null, paymentDue: null };
  return { creditLimit, statementDay, paymentDue: statementDay === null ? null : paymentDue };
}

/** The first of the terms given that an account of the type does not have; null where all fit. */
export function misplacedTerm(type: AccountType, terms: CreditTerms): keyof CreditTerms | null {
  const fitting = fittingTerms(type, terms);
  const names = ['creditLimit', 'statementDay', 'paymentDue'] as const;
  return names.find((name) => terms[name] !== null && fitting[name] === null) ?? null;
}

/** The day of the month, or its last where it is shorter. */
function dayIn(month: Month, day: number): Day {
  const { last } = daysOf(month);
  return dayOf(Number(month.slice(0, 4)), Number(month.slice(5, 7)), Math.min(day, Number(last.slice(8))));
}

/** The first such day of a month after `day`. */
function nextAfter(day: Day, dayOfMonth: number): Day {
  const same = dayIn(monthOf(day), dayOfMonth);
  return same > day ? same : dayIn(addMonths(monthOf(day), 1), dayOfMonth);
}

/** The day of the latest statement: today where one is drawn up today. */
export function lastStatementDay(today: Day, statementDay: number): Day {
  const same = dayIn(monthOf(today), statementDay);
  return same <= today ? same : dayIn(addMonths(monthOf(today), -1), statementDay);
}

/** The day of the statement after that. */
export function nextStatementDay(today: Day, statementDay: number): Day {
  return nextAfter(today, statementDay);
}

/** The day by which the statement of a day is to be paid, always after it. */
export function paymentDayOf(statement: Day, due: PaymentDue): Day {
  return due.kind === 'days-after' ? addDays(statement, due.days) : nextAfter(statement, due.day);
}

/** A statement by its day, and when it is to be paid; null where nobody said. */
export type StatementDays = { readonly day: Day; readonly dueOn: Day | null };

/** The latest statement, and the one before it while that may still be paid in time. The latest is first. */
export function statementsOn(today: Day, terms: Pick<CreditTerms, 'statementDay' | 'paymentDue'>): StatementDays[] {
  const { statementDay, paymentDue } = terms;
  if (statementDay === null) return [];
  const withDue = (day: Day) => ({ day, dueOn: paymentDue === null ? null : paymentDayOf(day, paymentDue) });
  const latest = lastStatementDay(today, statementDay);
  const earlier = withDue(lastStatementDay(addDays(latest, -1), statementDay));
  return [withDue(latest), ...(earlier.dueOn !== null && earlier.dueOn >= today ? [earlier] : [])];
}

/** What the kept sums say about a statement: the balance at the end of its day, and what came in since. */
export type StatementFigures = StatementDays & { readonly balance: Money; readonly cameIn: Money };

const atLeastZero = (value: Money): Money => (value.minor < 0n ? money(0, value.currency) : value);
/** What a balance owes; a balance above zero owes nothing. */
const owedOf = (balance: Money): Money => atLeastZero(negate(balance));

/** A statement as its holder sees it. `due`: what is still to be paid of it. */
export type StatementToPay = StatementDays & { readonly owed: Money; readonly paid: Money; readonly due: Money };

/**
 * All that came in after the statement pays it, refunds too: that is what banks call the rest of the statement balance.
 * A statement that asked for nothing is due with nothing.
 */
export function toPay({ balance, cameIn, ...days }: StatementFigures): StatementToPay {
  const owed = owedOf(balance);
  return { ...days, owed, paid: cameIn, due: atLeastZero(subtract(owed, cameIn)) };
}

/** Whether something of a statement is due and its day is over; on the day itself it can still be paid. */
export function isOverdue({ due, dueOn }: StatementToPay, today: Day): boolean {
  return dueOn !== null && dueOn < today && due.minor > 0n;
}

/** The statement to look at, of those that `statementsOn` names: the earlier one while some of it is due, else the latest. */
export function currentStatement(statements: readonly StatementFigures[]): StatementToPay | null {
  const [latest, earlier] = statements.map(toPay);
  if (earlier !== undefined && earlier.due.minor > 0n) return earlier;
  return latest ?? null;
}

/** Over this share of the limit banks and credit bureaus begin to look. */
const HIGH = 80n;

/** How much of a limit is used: in whole per cent, rounded down, so that 100 is all of it. */
export type Utilisation = { readonly percent: number; readonly level: 'usual' | 'high' | 'over' };

export function utilisationOf(owed: Money, limit: Money): Utilisation | null {
  if (owed.withheld === true || limit.withheld === true || limit.minor <= 0n) return null;
  const percent = Number((owed.minor * 100n) / limit.minor);
  const isHigh = owed.minor * 100n > limit.minor * HIGH;
  return { percent, level: owed.minor > limit.minor ? 'over' : isHigh ? 'high' : 'usual' };
}

/** `available` is the limit less what is owed, below zero where more is owed than the limit. */
export type CreditUse = {
  readonly owed: Money;
  readonly limit: Money | null;
  readonly available: Money | null;
  readonly utilisation: Utilisation | null;
};

export function creditUseOf(balance: Money, limit: Money | null): CreditUse {
  const owed = owedOf(balance);
  return {
    owed,
    limit,
    available: limit === null ? null : subtract(limit, owed),
    utilisation: limit === null ? null : utilisationOf(owed, limit),
  };
}
