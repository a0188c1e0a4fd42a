import type { Minors } from './signs.ts';
import { kindOf, markerOf } from './words.ts';

/** Which way money went by the kind of a row: "Counter Credit", "Bill Payment"; null where it says nothing, or both. */
function wayOf(kind: string): 'in' | 'out' | null {
  const told = markerOf(kind) ?? kindOf(kind);
  if (told !== null) return told;
  const [arrives, leaves] = [CREDITED.test(kind), DEBITED.test(kind)];
  return arrives === leaves ? null : arrives ? 'in' : 'out';
}

const CREDITED = /\b(?:credit|credited|receipt|incoming)\b(?! (?:card|payment|note|line|purchase))/i;
const DEBITED = /\b(?:debit|debited|bill payment|standing order|outgoing|cheque paid)\b(?! card)/i;

/**
 * Whether the kinds of the rows say of amounts without a minus that they arrived and of amounts with one that they left, and of
 * none the opposite: a card or a shop would have it the other way.
 */
export function kindsAgree(amounts: Minors, kinds: readonly string[]): boolean {
  let [ins, outs] = [0, 0];
  for (const [at, amount] of amounts.entries()) {
    const way = amount === null || amount === 0n ? null : wayOf(kinds[at] ?? '');
    if (amount === null || way === null) continue;
    if (amount > 0n !== (way === 'in')) return false;
    if (way === 'in') ins += 1;
    else outs += 1;
  }
  return ins > 0 && outs > 0;
}
