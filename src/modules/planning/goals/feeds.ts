/** What a purchase lacks to the next whole step: nothing for one that is whole. @param spent above zero */
export function roundUp(spent: bigint, step: bigint): bigint {
  return (step - (spent % step)) % step;
}

/** So many thousandths of what came in on a day, rounded down. */
export function shareOfIncome(income: bigint, permille: number): bigint {
  return income <= 0n ? 0n : (income * BigInt(permille)) / 1000n;
}
