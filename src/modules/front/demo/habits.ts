import type { DemoAccount } from './ledger.ts';

/** What leaves by itself every month, on the next working day. */
export type Order = {
  readonly day: number;
  readonly text: string;
  readonly slug: string;
  readonly rand: number;
  /** By how many rand the amount moves up and down. */
  readonly wobble?: number;
  readonly account?: string;
  /** Only in these months. */
  readonly months?: readonly number[];
  /** The number of months after which it ends. */
  readonly until?: number;
};

/** A habit of spending: how often (a month, or in all), on what, how much. */
export type Spending = {
  readonly least: number;
  readonly most: number;
  readonly account: string;
  readonly slug: string | null;
  readonly rand: readonly [least: number, most: number];
  readonly texts: readonly string[];
  /** How many in a hundred are refunded. */
  readonly back?: number;
};

/** `habit([least, most], account, slug, [from, to], texts, back)`: how often, between which amounts in rand. */
export const habit = (
  often: readonly [number, number],
  account: string,
  slug: string | null,
  rand: readonly [number, number],
  texts: readonly string[],
  back = 0,
): Spending => ({ least: often[0], most: often[1], account, slug, rand, texts, back });

/** What comes round once a year; above zero comes in. */
export type Yearly = {
  readonly month: number;
  readonly day: number;
  readonly text: string;
  readonly slug: string;
  readonly rand: number;
  readonly account?: string;
};

export function demoAccount(
  key: string,
  name: string,
  bankName: string,
  accountType: DemoAccount['accountType'],
  accountNumber: string | null,
  currency: string,
  openingMinor: bigint,
): DemoAccount {
  return { key, name, bankName, accountType, accountNumber, currency, openingMinor };
}
