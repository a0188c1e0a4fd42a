/** What a goal has of an account's balance. Minor units of the account's currency. */
export type Earmark = { readonly goalId: string; readonly minor: bigint };

export type Standing = {
  /** What goals have of the account together. */
  readonly setAside: bigint;
  /** What no goal has; nothing where they have more than there is. */
  readonly free: bigint;
  /** By how much goals have more than the balance. */
  readonly over: bigint;
  /** What each goal lacks of it, the later ones first. */
  readonly short: readonly Earmark[];
};

/**
 * How the balance of an account stands to what goals have of it. What one goal owes the account, because a transaction
 * was corrected after its money was taken out, frees nothing for the others.
 * @param earmarks in the order of the goals: where the balance is too small, the first get it
 */
export function standing(balance: bigint, earmarks: readonly Earmark[]): Standing {
  const held = earmarks.filter(({ minor }) => minor > 0n);
  const setAside = held.reduce((sum, { minor }) => sum + minor, 0n);
  let left = balance > 0n ? balance : 0n;
  const short: Earmark[] = [];
  for (const { goalId, minor } of held) {
    const covered = minor < left ? minor : left;
    left -= covered;
    if (covered < minor) short.push({ goalId, minor: minor - covered });
  }
  const over = setAside > 0n && setAside > balance ? setAside - balance : 0n;
  return { setAside, free: balance > setAside ? balance - setAside : 0n, over, short: short.toReversed() };
}
