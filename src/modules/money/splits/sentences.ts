/** Why lines do not come to their transaction. @param written the amount that is left or too much */
export function unbalancedSentence(written: string, isShort: boolean): string {
  return `${written} ${isShort ? 'is not assigned yet' : 'too much'}. Nothing was changed.`;
}

/** @param at the place of the line, from 0 */
export function zeroSentence(at: number): string {
  return `Line ${at + 1} has no amount. Nothing was changed. Give it an amount or remove it.`;
}
