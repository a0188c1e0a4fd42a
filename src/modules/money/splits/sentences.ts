/** Why lines do not come to their transaction. @param amount what is left or too much */
export function unbalancedSentence(amount: string, isShort: boolean): string {
  return isShort
    ? `${amount} is not assigned to a line yet. Nothing was changed.`
    : `The lines are ${amount} more than the transaction. Nothing was changed.`;
}

/** @param at the place of the line, from 0 */
export function zeroSentence(at: number): string {
  const line = at + 1;
  return `Line ${line} has no amount. Nothing was changed. Give it an amount or remove it.`;
}
