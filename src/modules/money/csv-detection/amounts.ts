import { LARGEST_MINOR, minorDigits, money, type Currency, type Money } from '#kernel/money.ts';
import { currenciesMeant } from './currencies.ts';
import type { DecimalMark } from './model.ts';
import { withPlainDigits } from './text.ts';

/** A cell that holds an amount, taken apart; `body` is its digits with their separators. */
export type Figure = {
  body: string;
  sign: '+' | '-' | null;
  /** A word or letter beside the amount that says which way the money went. */
  marker: 'in' | 'out' | null;
  /** The currency word beside it, as written. */
  currency: string | null;
};

/** An exact decimal: `digits` without leading zeros counts units of 10^-scale. */
export type Decimal = { digits: string; scale: number };

const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const SPACES = /[\s\u00a0\u2000-\u200a\u202f\u3000]+/g;
/** Triangles are a minus in Japan and Korea. */
const MINUS = '-−–‒—﹣－△▲';
const BRACKETS = '()<>';
const PLAIN = /^-?\d{1,18}(?:\.\d{1,9})?$/;
const MARKERS: Record<string, 'in' | 'out'> = {
  cr: 'in',
  c: 'in',
  credit: 'in',
  kt: 'in',
  h: 'in',
  dr: 'out',
  d: 'out',
  db: 'out',
  dt: 'out',
  debit: 'out',
  s: 'out',
  // Overdrawn.
  od: 'out',
  'o/d': 'out',
};
/** Words of another language before a number: "od 100" is from 100. */
const ONLY_BEHIND = new Set(['od']);
/** Of a device in a network, unless it is an amount in groups of three. */
const ADDRESS = /^(?!\d{1,3}(?:\.\d{3}){3}$)\d{1,3}(?:\.\d{1,3}){3}$/;
/** As programs write what is next to nothing, `7.05E-05`. Behind a plus Excel has cut the digits off. */
const NEXT_TO_NOTHING = /^([-+]?)(\d)(?:([.,])(\d{1,17}))?e-(\d{1,2})$/i;
/** No bank writes a longer one; also what keeps a hostile cell cheap. */
const LONGEST = 60;

/** Whether a cell says that there is nothing in it: blank, `-`, `--`, `n/a`. */
export function isBlank(text: string): boolean {
  return /^(?:[-‐-―−－]{1,3}|n\/?a|nil|null)?$/i.test(text.trim());
}

/** Takes a cell apart as an amount: signs, brackets, Dr and Cr, currency words around digits. Null where it is none. */
export function figureOf(cell: string): Figure | null {
  if (PLAIN.test(cell)) {
    const negative = cell.startsWith('-');
    return { body: negative ? cell.slice(1) : cell, sign: negative ? '-' : null, marker: null, currency: null };
  }
  if (cell.length > LONGEST || ADDRESS.test(cell)) return null;
  const small = NEXT_TO_NOTHING.exec(cell.trim());
  if (small !== null) return figureOf(inFull(small));
  const text = withPlainDigits(cell)
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .trim()
    .replace(/^['’](?=[-+\d])/, '')
    // Where a text was written in Japan, the yen sign has the place of the backslash.
    .replace(/^([-+]?)\\(?=[-+\d])/, '$1￥');
  let first = text.search(/\d/);
  if (first < 0) return null;
  let last = text.length - 1;
  while (!isDigit(text, last)) last -= 1;
  let head = text.slice(0, first).trim();
  let tail = text.slice(last + 1).trim();
  if (/^[-+$€£R\s]*[.,]$/.test(head) && !/[.,]/.test(text.slice(first, last + 1))) {
    first -= 1;
    head = head.slice(0, -1).trim();
  }
  // `500,-` and `15000,` are whole amounts; the dash there is no sign.
  const whole = /^[.,](?:[-–]{1,2})?/.exec(tail);
  if (whole !== null) tail = tail.slice(whole[0].length).trim();
  const body = text.slice(first, last + 1);
  if (!/^[.,]?\d[\d.,' ’]*$/.test(body)) return null;
  return withSurroundings(body, head, tail);
}

/** `7.05E-05` as `0.0000705`. */
function inFull([, sign = '', whole = '', mark = '.', fraction = '', places = '']: readonly string[]): string {
  const zeros = Number(places) - 1;
  return zeros < 0 ? `${sign}${whole}${mark}${fraction}` : `${sign}0${mark}${'0'.repeat(zeros)}${whole}${fraction}`;
}

function withSurroundings(body: string, head: string, tail: string): Figure | null {
  let sign: '+' | '-' | null = null;
  let rest = '';
  let brackets = 0;
  for (const char of `${head}\n${tail}`) {
    if (MINUS.includes(char)) {
      if (sign !== null) return null;
      sign = '-';
    } else if (char === '+') {
      if (sign !== null) return null;
      sign = '+';
    } else if (BRACKETS.includes(char)) brackets += 1;
    else rest += char;
  }
  if (brackets !== 0) {
    if (brackets !== 2 || !/[(<]/.test(head) || !/[)>]/.test(tail) || sign === '-') return null;
    sign = '-';
  }
  let marker: Figure['marker'] = null;
  let currency: string | null = null;
  const [before = '', after = ''] = rest.split('\n');
  for (const [words, side] of [
    [before, 'head'],
    [after, 'tail'],
  ] as const) {
    for (const word of words.split(' ')) {
      if (word === '') continue;
      const bare = word.replace(/\.$/, '').toLowerCase();
      // Behind a number it is a thousand or a million, and no kwacha or loti.
      if (side === 'tail' && /^[kmb]$/.test(bare)) return null;
      const means = Object.hasOwn(MARKERS, bare) ? MARKERS[bare] : undefined;
      const isMarker = means !== undefined && (side === 'tail' || (bare.length > 1 && !ONLY_BEHIND.has(bare)));
      if (isMarker && marker === null) marker = means;
      else if (currency === null && currenciesMeant(word).length > 0) currency = word;
      else return null;
    }
  }
  return { body, sign, marker, currency };
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

/** Most amounts: the group behind the separator is too short for thousands. */
const TWO_DECIMALS = /^\d+[.,]\d{2}$/;

/** The value of digits with separators when `mark` parts the decimals; null where they cannot be read so. */
export function decimalUnder(body: string, mark: DecimalMark): Decimal | null {
  if (TWO_DECIMALS.test(body))
    return body.at(-3) === mark ? { digits: bare(body.slice(0, -3) + body.slice(-2)), scale: 2 } : null;
  if (/^\d+$/.test(body)) return { digits: bare(body), scale: 0 };
  const at = body.indexOf(mark);
  if (at !== body.lastIndexOf(mark)) return null;
  const whole = at < 0 ? body : body.slice(0, at);
  const fraction = at < 0 ? '' : body.slice(at + 1);
  if (!/^\d*$/.test(fraction) || (whole === '' && fraction === '')) return null;
  const groups = whole.split(/[.,' ’]/);
  if (!groups.every((group) => /^\d*$/.test(group))) return null;
  if (groups.length > 1 && !isGrouped(whole, groups)) return null;
  return { digits: bare(groups.join('') + fraction), scale: fraction.length };
}

/** Groups of three, one separator throughout; or the Indian 1,00,000. */
function isGrouped(whole: string, groups: readonly string[]): boolean {
  if (new Set(whole.replace(/\d/g, '').replace(/’/g, "'")).size > 1) return false;
  const [first = '', ...others] = groups;
  if (first.length < 1 || first.length > 3 || first.startsWith('0')) return false;
  const last = others.at(-1);
  return (
    last?.length === 3 &&
    (others.every(({ length }) => length === 3) ||
      (others.slice(0, -1).every(({ length }) => length === 2) && first.length <= 2))
  );
}

function bare(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

/** What one body says about the decimal mark: it proves one, fits both differently, or says nothing. */
export function markSaidBy(body: string): DecimalMark | 'either' | null {
  if (!/[.,]/.test(body)) return null;
  const point = decimalUnder(body, '.');
  const comma = decimalUnder(body, ',');
  if (point === null) return comma === null ? null : ',';
  if (comma === null) return '.';
  return 'either';
}

export type MarkDecision = { mark: DecimalMark; because: string; isProved: boolean } | { mark: null };

/**
 * The decimal mark of a column of bodies. A body such as `12,500` fits both. Where all are like it, they are thousands only if
 * something shows that amounts are written without decimals: a whole amount below a thousand, or a named currency that has none,
 * or whose amounts would need three decimals. Else nobody can tell (`mark: null`).
 * @param decimals of the currency
 * @param isNamed the file says which currency it is
 */
export function decideMark(bodies: Iterable<string>, decimals: number, isNamed = true): MarkDecision {
  let points = 0;
  let commas = 0;
  let hasSmallWhole = false;
  let hasOddEnd = false;
  const open = new Set<DecimalMark>();
  for (const body of bodies) {
    const said = markSaidBy(body);
    if (said === '.') points += 1;
    else if (said === ',') commas += 1;
    else if (said === 'either') {
      open.add(body.includes(',') ? '.' : ',');
      hasOddEnd ||= !body.endsWith('0');
    } else if (/^[1-9]\d{0,2}$/.test(body)) hasSmallWhole = true;
  }
  if (points !== commas) {
    const mark = points > commas ? '.' : ',';
    return {
      mark,
      because: `${Math.max(points, commas)} amounts can only be read with a decimal ${nameOf(mark)}.`,
      isProved: true,
    };
  }
  if (points > 0) return { mark: null };
  if (open.size === 0)
    return { mark: '.', because: 'No amount has a separator with two possible meanings.', isProved: false };
  const [grouping] = [...open];
  if (open.size > 1 || grouping === undefined || decimals > 2) return { mark: null };
  const thousands = (because: string): MarkDecision => ({ mark: grouping, because, isProved: false });
  if (hasSmallWhole)
    return thousands('Three digits after the separator mean thousands, because smaller amounts have no decimals.');
  if (!isNamed) return { mark: null };
  if (decimals === 0)
    return thousands('Three digits after the separator mean thousands, because the currency has no decimals.');
  return hasOddEnd && grouping === '.'
    ? thousands(`Three digits after the comma mean thousands, because the currency has ${decimals} decimals.`)
    : { mark: null };
}

function nameOf(mark: DecimalMark): string {
  return mark === '.' ? 'point' : 'comma';
}

/** The decimal as text, `-1234.5`. */
export function plainDecimal({ digits, scale }: Decimal, negative: boolean): string {
  const padded = digits.padStart(scale + 1, '0');
  const text = scale === 0 ? padded : `${padded.slice(0, -scale)}.${padded.slice(-scale)}`;
  return negative ? `-${text}` : text;
}

/**
 * A decimal as money. Finer than the minor unit it is rounded half away from zero, and `roundedFrom` keeps what was
 * written. Null where it is larger than books keep an amount.
 */
export function moneyOf(
  value: Decimal,
  negative: boolean,
  currency: Currency,
): { money: Money; roundedFrom: string | null } | null {
  if (value.digits.length > 30 || value.scale > 25) return null;
  const spare = value.scale - minorDigits(currency);
  let minor = BigInt(value.digits);
  let roundedFrom: string | null = null;
  if (spare <= 0) minor *= 10n ** BigInt(-spare);
  else {
    const unit = 10n ** BigInt(spare);
    const rest = minor % unit;
    minor /= unit;
    if (rest !== 0n) roundedFrom = plainDecimal(value, negative);
    if (rest * 2n >= unit) minor += 1n;
  }
  if (minor > LARGEST_MINOR) return null;
  return { money: money(negative ? -minor : minor, currency), roundedFrom };
}
