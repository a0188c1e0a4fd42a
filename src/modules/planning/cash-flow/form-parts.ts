import * as z from 'zod';
import { isDay } from '#kernel/calendar.ts';
import { type Currency, LARGEST_MINOR, type Money, money } from '#kernel/money.ts';
import { FORM_ERRORS } from './dialog-words.ts';
import type { Account } from './model.ts';

/** What a field of an amount holds: the amount, or what was typed and is none. */
type Typed = Money | string | null;

const isAmount = (value: Typed): value is Money =>
  value !== null && typeof value !== 'string' && value.minor > 0n && value.minor <= LARGEST_MINOR;

export const TypedAmountSchema = z.custom<Typed>();
export const AmountSchema = TypedAmountSchema.refine(isAmount, FORM_ERRORS.amount);
export const DayTextSchema = z.string().refine(isDay, FORM_ERRORS.day);

export const DIRECTIONS = ['out', 'in'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The amount with the sign of its direction. */
export function signedAmount(value: Typed, direction: Direction, currency: Currency): Money {
  const minor = isAmount(value) ? value.minor : 0n;
  return money(direction === 'in' ? minor : -minor, currency);
}

/** The amount without its sign, and the direction that says it. */
export function unsigned(amount: Money): { readonly amount: Money; readonly direction: Direction } {
  const isIn = amount.minor > 0n;
  return { amount: money(isIn ? amount.minor : -amount.minor, amount.currency), direction: isIn ? 'in' : 'out' };
}

/** A whole number that was typed, between two. */
export const wholeText = (least: number, most: number, error: string) =>
  z
    .string()
    .trim()
    .refine((text) => /^-?\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most, error);

/** The currency of an account; that of the first where it is gone. */
export function currencyOf(accounts: readonly Account[], id: string): Currency {
  return (accounts.find((one) => one.id === id) ?? accounts[0])?.currency ?? 'ZAR';
}

/** Types in the order in which payments are usually made from them. */
const PAYS_FIRST: readonly Account['accountType'][] = ['cheque', 'mobile-money', 'savings', 'cash'];

/** The account that a new payment begins with; an empty text where there is none. */
export function usualAccountId(accounts: readonly Account[], currency: Currency): string {
  const own = accounts.filter((one) => one.currency === currency);
  const found = PAYS_FIRST.flatMap((type) => own.find(({ accountType }) => accountType === type) ?? [])[0];
  return (found ?? accounts[0])?.id ?? '';
}
