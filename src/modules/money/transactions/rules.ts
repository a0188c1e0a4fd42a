/** Why an amount and an account do not fit, naming both currencies. */
export function mismatchSentence({ amount, account }: { amount: string; account: string }): string {
  return `The amount is in ${amount} and the account is in ${account}. Nothing was changed. Choose an account in ${amount}, or write the amount in ${account}.`;
}

/** Rows by the category they are filed under, so that a change of many can be taken back. */
export function groupBefore(
  rows: readonly { id: string; categoryId: string | null }[],
): { categoryId: string | null; ids: string[] }[] {
  return [...Map.groupBy(rows, ({ categoryId }) => categoryId)].map(([categoryId, group]) => ({
    categoryId,
    ids: group.map(({ id }) => id),
  }));
}

/** What stands for the words of a row that tell of an account which whoever asks may not see. */
export function maskedWords(minor: bigint): string {
  return minor > 0n ? 'Transfer from a hidden account' : 'Transfer to a hidden account';
}
