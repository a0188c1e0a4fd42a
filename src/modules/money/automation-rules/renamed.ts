import type { Renamed } from '#modules/money/history/model.ts';
import { LONGEST_SUGGESTED } from './limits.ts';
import { type Direction, merchantOf, nameOfKey } from '#modules/money/merchants/rules.ts';

export type RenamedMerchant = {
  /** The key of the merchant (`merchantOf`). */
  readonly merchant: string;
  readonly direction: Direction;
  /** The merchant's name as an import writes it. */
  readonly name: string;
  /** The description that a person gave instead. */
  readonly description: string;
  /** Transactions that have it. */
  readonly corrections: number;
};

/**
 * Merchants whose transactions a person gave the same description, so many times or more. A merchant with several such
 * descriptions has none that a rule could choose.
 */
export function renamedMerchants(
  renamed: readonly Renamed[],
  { country, times }: { readonly country: string; readonly times: number },
): RenamedMerchant[] {
  const named = renamed.flatMap(({ bankText, description, isIn }) => {
    const { key } = merchantOf(bankText, country);
    if (key === null) return [];
    const name = nameOfKey(key, country);
    const direction: Direction = isIn ? 'in' : 'out';
    return description === name || description.length > LONGEST_SUGGESTED
      ? []
      : [{ merchant: key, direction, name, description }];
  });
  const merchants = Map.groupBy(named, ({ merchant, direction }) => `${direction} ${merchant}`);
  return [...merchants.values()].flatMap((of) => {
    const often = [...Map.groupBy(of, ({ description }) => description).values()].filter(
      ({ length }) => length >= times,
    );
    const [one] = often;
    const first = one?.[0];
    return first === undefined || often.length > 1 ? [] : [{ ...first, corrections: one?.length ?? 0 }];
  });
}
