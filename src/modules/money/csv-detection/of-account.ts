import type { Facts } from './facts.ts';
import { normalHeading } from './headings.ts';
import type { ColumnRole } from './model.ts';
import { tradeOf } from './words.ts';

const CARD =
  /merchant|h(?:ä|ae)ndler|comercio|commercant|(?:\b|_)(?:credit ?)?cards?\b|kart[ea]|kaart|\bcarte\b|tarjeta|cartao|\bcarta\b|карт/i;
const NUMBER = /\b(?:iban|account (?:number|no|nr)|acc(?:oun)?t no|kontonummer|rekeningnummer|rekeningnommer)\b/;
const IBAN = /^[A-Z]{2}\d{2} ?(?:[A-Z\d]{4} ?){2,7}[A-Z\d]{0,4}$/;
/** As many digits as the number of a card has, hidden ones too. */
const CARD_NUMBER = /(?:[\dX*] ?-?){15,}/i;

/**
 * Whether a table is of an account and not of a card: the lines above it say so, its rows trade shares, or it names accounts by
 * number, its own or those it paid. A card pays shops, which have none. Where it speaks of cards, it may be of one.
 */
export function isOfAccount(
  heading: readonly string[],
  roles: readonly ColumnRole[],
  { rows, facts }: { rows: readonly { readonly cells: readonly string[] }[]; facts: Facts },
): boolean {
  if (facts.type !== null) return facts.type === 'bank' || facts.type === 'investment';
  if (heading.some((word) => CARD.test(word))) return false;
  const cells = rows.flatMap(({ cells: all }) => all.map((cell, column) => ({ cell, column })));
  if (cells.some(({ cell }) => IBAN.test(cell))) return true;
  if (roles.includes('quantity') && cells.some(({ cell }) => tradeOf(cell) !== null)) return true;
  const named = heading.flatMap((word, column) => (NUMBER.test(normalHeading(word)) ? [column] : []));
  const numbers = cells.filter(({ cell, column }) => named.includes(column) && cell !== '');
  return numbers.length > 0 && numbers.every(({ cell }) => /^[\d -]{5,}$/.test(cell) && !CARD_NUMBER.test(cell));
}
