const DIGITS = 12;

/**
 * The id of the row of a fee that was written with a payment: the next after that of the payment. So both have the same ids
 * however often they are sent, and an undo knows both.
 */
export function feeIdOf(id: string): string {
  const next = (BigInt(`0x${id.slice(-DIGITS)}`) + 1n) % 16n ** BigInt(DIGITS);
  return id.slice(0, -DIGITS) + next.toString(16).padStart(DIGITS, '0');
}
