import { absolute, add, type Currency, type Money, money } from '#kernel/money.ts';
import type { Asset, Part } from './model.ts';
import { isLiability } from './rules.ts';

/** Parts with their total in one currency, which is null while a part has no rate. */
export type Side = { readonly parts: readonly Part[]; readonly total: Money | null };

/** What is owned and what is owed, the largest first; parts without a rate come last. */
export function sidesOf(
  parts: readonly Part[],
  assets: readonly Pick<Asset, 'id' | 'kind'>[],
  currency: Currency,
): { owned: Side; owed: Side } {
  const kinds = new Map(assets.map(({ id, kind }) => [id, kind]));
  const isOwed = ({ id, share }: Part) => {
    const kind = kinds.get(id);
    return share.minor < 0n || (kind !== undefined && isLiability(kind));
  };
  return {
    owned: sideOf(
      parts.filter((part) => !isOwed(part)),
      currency,
    ),
    owed: sideOf(parts.filter(isOwed), currency),
  };
}

function sideOf(parts: readonly Part[], currency: Currency): Side {
  let total: Money | null = money(0, currency);
  for (const { converted } of parts) total = total === null || converted === null ? null : add(total, converted);
  return { parts: parts.toSorted(largestFirst), total };
}

function largestFirst(a: Part, b: Part): number {
  if (a.converted === null || b.converted === null) {
    const known = Number(a.converted === null) - Number(b.converted === null);
    return known === 0 ? byName(a, b) : known;
  }
  const [sizeA, sizeB] = [absolute(a.converted).minor, absolute(b.converted).minor];
  return sizeA === sizeB ? byName(a, b) : sizeA > sizeB ? -1 : 1;
}

const byName = (a: Part, b: Part) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1);
