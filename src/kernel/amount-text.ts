import { type Currency, type Money, minorDigits, parseMoney } from '#kernel/money.ts';

const CURRENCY_WORDS = /^(?:ZAR|KES|NGN|USD|EUR|GBP|KSh|R|N|₦|€|£|\$)\s*/i;
const SPACES = /[\s’']/g;

/**
 * Reads an amount as people type it: `1 234,50`, `1,234.50`, `R 250`, `(40)`, `40-`. The last point or
 * comma is the decimal mark, unless three digits follow it and the currency has not three decimals
 * (`1,234` is a thousand). Null where it is not an amount.
 */
export function readAmount(text: string, currency: Currency): Money | null {
  let rest = text.trim().replace('−', '-');
  let negative = false;
  const bracketed = /^\((.*)\)$/.exec(rest);
  if (bracketed !== null) {
    negative = true;
    rest = bracketed[1] ?? '';
  }
  const sign = /^[+-]/.exec(rest)?.[0] ?? /-$/.exec(rest)?.[0];
  if (sign === '-') negative = !negative;
  rest = rest.replace(/^[+-]/, '').replace(/-$/, '').trim().replace(CURRENCY_WORDS, '');
  const inner = /^[+-]/.exec(rest)?.[0];
  if (inner !== undefined) {
    if (sign !== undefined) return null;
    negative = inner === '-' ? !negative : negative;
    rest = rest.slice(1);
  }
  rest = rest.replace(SPACES, '');
  if (!/^[\d.,]*\d[\d.,]*$/.test(rest)) return null;
  const plain = plainDecimal(rest, minorDigits(currency));
  return plain === null ? null : parseMoney(`${negative ? '-' : ''}${plain}`, currency);
}

function plainDecimal(digits: string, decimals: number): string | null {
  const mark = /[.,](?=\d*$)/.exec(digits);
  if (mark === null) return digits;
  const after = digits.length - mark.index - 1;
  const marks = digits.match(/[.,]/g) ?? [];
  const alone = marks.length === 1;
  const sameThroughout = new Set(marks).size === 1;
  const grouping = after === 3 && decimals !== 3 && (sameThroughout || alone);
  const whole = grouping ? digits : digits.slice(0, mark.index);
  if (!groupsOfThree(whole) || (!grouping && whole.includes(mark[0]))) return null;
  const fraction = grouping ? '' : digits.slice(mark.index + 1);
  return `${whole.replace(/[.,]/g, '')}${fraction === '' ? '' : `.${fraction}`}`;
}

/** `1.234.567` groups well, `1.23.4` does not; a number without marks always does. */
function groupsOfThree(whole: string): boolean {
  return /^\d*$/.test(whole) || /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(whole) || /^[1-9]\d{0,2}(?:,\d{3})+$/.test(whole);
}
