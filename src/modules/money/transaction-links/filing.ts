export type CategorySource = 'person' | 'rule' | 'learned' | 'pattern';
export type Filing = { readonly categoryId: string | null; readonly source: CategorySource | null };

/** What a link gave a refund, and what it had before the first did. */
export type Origin = { readonly given: string; readonly before: Filing };

export type Refund = {
  readonly filing: Filing;
  /** Null where no link gave it its category. */
  readonly origin: Origin | null;
};

/** The one category of all purchases; null where they have several, or one has none. */
export function categoryOf(purchases: readonly (string | null)[]): string | null {
  const [first = null, ...rest] = purchases;
  return rest.every((other) => other === first) ? first : null;
}

/**
 * How a refund is filed once a link was added or taken off: as its purchases, so that it makes the spending of their
 * category smaller; as before, once none is left. What a person filed since then stays.
 * @param purchases the expense categories of all that are linked now, null for one that has none
 */
export function filedAfter(
  change: 'linked' | 'unlinked',
  refund: Refund,
  purchases: readonly (string | null)[],
): Refund {
  const { filing, origin } = refund;
  const isOurs = origin !== null && filing.categoryId === origin.given;
  if (purchases.length === 0) return { filing: isOurs ? origin.before : filing, origin: null };
  const wanted = categoryOf(purchases);
  const stays = wanted === null || wanted === filing.categoryId || (change === 'unlinked' && !isOurs);
  if (stays) return { filing, origin: isOurs ? origin : null };
  return {
    filing: { categoryId: wanted, source: 'person' },
    origin: { given: wanted, before: isOurs ? origin.before : filing },
  };
}
