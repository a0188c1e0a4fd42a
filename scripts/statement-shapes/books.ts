import { addDays, type Day } from '#kernel/calendar.ts';

/** One movement of a statement that is made up: minor units, money in positive, and the balance after it. */
export type Entry = {
  readonly day: Day;
  readonly words: string;
  readonly minor: bigint;
  /** Charged with it, negative or zero; part of the step of the balance. */
  readonly fee: bigint;
  readonly balance: bigint;
};
export type Book = { readonly opening: bigint; readonly entries: readonly Entry[] };

/** Words as banks print them, for money in, for money out, and for either. */
const WORDS = {
  in: [
    'MAGTAPE CREDIT SALARY ACME (PTY) LTD',
    'Payment received: J. van der Merwe',
    'Cash deposit Sandton 2026',
    'Refund Takealot 4521*7788',
  ],
  out: [
    'POS PURCHASE CHECKERS SIXTY60 CAPE TOWN',
    'DEBIT ORDER DISCOVERY HEALTH 0861 123 456',
    'Airtime Vodacom 0821234567',
    'EFT payment to M. Dlamini, rent',
    'ATM withdrawal Sandton 2026',
    'Monthly account fee',
  ],
  either: [
    'Engen N1 City 4521*7788 03 Jan',
    'Naivas Westlands; ref 22/118',
    'Savings "holiday"',
    'Uber trip 12:45',
    'Café Zoë & Co',
  ],
} as const;

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed. */
export function diceOf(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Making = { readonly rows: number; readonly hasFees?: boolean; readonly isLong?: boolean };

/** A book of so many movements, oldest first: money in and out, thousands and cents, days with several rows. */
export function bookOf(seed: number, { rows, hasFees = false, isLong = false }: Making): Book {
  const dice = diceOf(seed);
  const opening = BigInt(Math.floor(dice() * 2_000_000));
  let [balance, day]: [bigint, Day] = [opening, addDays('2025-01-03', Math.floor(dice() * 300))];
  const entries = Array.from({ length: rows }, (): Entry => {
    if (dice() < 0.7) day = addDays(day, 1 + Math.floor(dice() * 3));
    const size = BigInt(1 + Math.floor(dice() ** 4 * 3_000_000));
    const minor = dice() < 0.25 ? size * 2n : -size;
    const fee = hasFees && dice() < 0.3 ? -BigInt(50 + Math.floor(dice() * 1000)) : 0n;
    balance += minor + fee;
    const pick = () => {
      const list = dice() < 0.4 ? WORDS.either : minor > 0n ? WORDS.in : WORDS.out;
      return list[Math.floor(dice() * list.length)] ?? '';
    };
    const words = isLong && dice() < 0.4 ? `${pick()} ${pick()} 000${Math.floor(dice() * 1e6)}` : pick();
    return { day, words, minor, fee, balance };
  });
  return { opening, entries };
}
