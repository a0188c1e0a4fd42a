import { FEE_SLUGS } from '#modules/money/categories/rules.ts';
import { type Channel, channelOf } from './channels.ts';
import { cleanedOf } from './cleaning.ts';
import {
  KNOWN_MERCHANTS,
  type KnownMerchant,
  lineBook,
  merchantBook,
  merchantByName,
  purposeBook,
} from './patterns.ts';
import { wordsOf } from './phrases.ts';

export type Merchant = {
  /** Who was paid or paid, for people: never empty, at most 500 characters. */
  readonly name: string;
  /** The same for all spellings of one merchant; null where the text names nobody, and then there is nothing to learn. */
  readonly key: string | null;
};

export type Direction = 'in' | 'out';

export function directionOf(minor: bigint): Direction {
  return minor > 0n ? 'in' : 'out';
}

/** A line of a bank, taken apart once for all that is asked of it. */
export type BankLine = {
  readonly merchant: Merchant;
  readonly known: KnownMerchant | null;
  readonly channel: Channel | null;
  readonly words: readonly string[];
};

const NAMELESS = 'No description';
const KEY_WORDS = 5;
const LONGEST_NAME = 500;
// What a bank charges for a payment is not that payment, nor filed where it is.
const FEE = /^[^\p{L}\d]*fees?(?![\p{L}\d])[:\s-]*/iu;
const FEE_KEY = 'fee';
const LONGEST_KEY = 200;
/** Whether a merchant's key stands for what a bank charged. */
export const isFeeKey = (key: string | null): boolean => key === FEE_KEY;
const ROUNDS = 5;

/**
 * Takes a line of the bank apart. Where the file names the other side in a field of its own, it stands first and a blank
 * line parts it from the rest: then the rest says what the payment was, and not who it was with.
 */
export function bankLineOf(bankText: string, country: string | null = null): BankLine {
  const [named = '', ...rest] = bankText.split(/\n\s*\n/);
  if (rest.length === 0) return lineOf(withoutRepeats(bankText), country);
  const together = [named, ...rest].join(' ');
  const inSeparateTransaction = lineOf(named, country);
  // The field of the name may say only how it was paid, or nothing.
  const line =
    inSeparateTransaction.known === null && inSeparateTransaction.merchant.key === null
      ? lineOf(together, country)
      : inSeparateTransaction;
  const whole = readLine(together, country);
  return {
    merchant: line.merchant,
    known: line.known ?? whole.known,
    channel: line.channel ?? whole.channel,
    words: whole.words,
  };
}

/** The lines of a row without those that only say again what another says, as a description beside the bank's own text. */
function withoutRepeats(bankText: string): string {
  const lines: string[] = [];
  for (const line of bankText.split('\n')) {
    const words = wordsOf(line);
    const isRepeated = lines.some((other) => {
      const known = wordsOf(other);
      return (
        known.length > 0 &&
        words.length > 0 &&
        (words.every((word) => known.includes(word)) || known.every((word) => words.includes(word)))
      );
    });
    if (!isRepeated) lines.push(line);
  }
  return lines.join('\n');
}

function lineOf(bankText: string, country: string | null): BankLine {
  const line = readLine(bankText, country);
  // What is left may itself be a line that says something: "0821234567 fee" is a fee once the number is gone.
  let { merchant } = line;
  for (let round = 0; line.known === null && round < ROUNDS; round += 1) {
    const next = readLine(merchant.name, country).merchant;
    if (next.name === merchant.name) return { ...line, merchant: next };
    merchant = next;
  }
  return { ...line, merchant };
}

function readLine(bankText: string, country: string | null): BankLine {
  const text = bankText
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  const { channel } = channelOf(text.replace(/^[#*\s]+/, ''));
  const words = wordsOf(text);
  const fee = FEE.exec(text);
  if (fee !== null) {
    const about = readLine(text.slice(fee[0].length), country).merchant;
    const name = about.name === NAMELESS ? 'Fee' : `Fee: ${about.name}`.slice(0, LONGEST_NAME).trim();
    return { merchant: { name, key: FEE_KEY }, known: null, channel: null, words };
  }
  if (channel === 'cash') {
    const name = nameOfCash(text);
    return { merchant: { name, key: name.toLowerCase() }, known: null, channel, words };
  }
  const cleaned = cleanedOf(text);
  const named = wordsOf(cleaned);
  const known = merchantByName.get(text) ?? merchantBook.find(named, country);
  return { merchant: merchantFrom(text, cleaned, named, known), known, channel, words };
}

/** Who stands on the other side of a bank's line. Cleaning a name that is clean already changes nothing. */
export function merchantOf(bankText: string, country: string | null = null): Merchant {
  return bankLineOf(bankText, country).merchant;
}

/** The merchant's name where only its key is left. Keys have no case: abbreviations are told as in the lines of a bank. */
export function nameOfKey(key: string, country: string | null = null): string {
  return merchantOf(key.toUpperCase(), country).name;
}

/**
 * Beginnings of words of which each text of a merchant has one, in lower case and without apostrophes, so that a database can
 * leave out the other texts. Null: this cannot be told of the key.
 */
export function beginningsOf(key: string): string[] | null {
  if (key === FEE_KEY || key.startsWith('cash ')) return null;
  const [own = ''] = key.split(' ');
  const all = [own, ...(firstWords().get(key) ?? [])];
  return all.every((word) => /^[a-z0-9]+$/.test(word)) ? [...new Set(all)] : null;
}

let wordsByKey: ReadonlyMap<string | null, string[]> | null = null;

/** The first words of the spellings of merchants that are known, by the merchant's key. */
function firstWords(): ReadonlyMap<string | null, string[]> {
  if (wordsByKey !== null) return wordsByKey;
  const groups = Map.groupBy(KNOWN_MERCHANTS, ({ name }) => keyOf(wordsOf(name)));
  wordsByKey = new Map(
    [...groups].map(([key, known]) => [key, known.map(({ words }) => (words[0] ?? '').replace('*', ''))]),
  );
  return wordsByKey;
}

/** The slug of the starter category that a line of the bank speaks of; null where no pattern knows. */
export function patternOf(bankText: string, direction: Direction, country: string | null = null): string | null {
  return slugOf(bankLineOf(bankText, country), direction, country);
}

/** As `patternOf`. What the bank says of its own line comes first, then the name, the purpose, and the way it went. */
export function slugOf(
  { words, known, channel, merchant }: BankLine,
  direction: Direction,
  country: string | null,
): string | null {
  // Whatever it was charged for: "Fee: school fees" is no school fee.
  if (merchant.key === FEE_KEY) return (lineBook.find(words, country, isCharge) ?? { slug: ANY_FEE }).slug;
  const fits = (line: { direction: Direction | 'any' }) => line.direction === 'any' || line.direction === direction;
  const corrected = direction === 'in' && isCorrection(words) ? lineBook.find(words, country, isCharge) : null;
  if (corrected !== null) return corrected.slug;
  const line = lineBook.find(words, country, fits);
  if (line !== null) return line.slug;
  if (known !== null) return slugOfMerchant(known.slug, direction, channel, words);
  return purposeBook.find(words, country, fits)?.slug ?? slugOfChannel(channel, direction);
}

const CHARGES: readonly string[] = [...FEE_SLUGS, 'interest-paid'];
/** Where a fee goes whose words say no more than that. */
const ANY_FEE = 'transaction-fees';
const CORRECTED =
  /^(?:revers\w*|rev|rvsl|correct\w*|corr|refund\w*|adjust\w*|adj|waive\w*|rebate\w*|regstelling|terugbetal\w*|omgekeer\w*)$/;

const isCharge = ({ slug }: { slug: string }): boolean => CHARGES.includes(slug);

/** A charge that comes back belongs where it was charged. A fee that is money in can be nothing else. */
function isCorrection(words: readonly string[]): boolean {
  return /^fees?$/.test(words[0] ?? '') || words.some((word) => CORRECTED.test(word));
}

function merchantFrom(text: string, cleaned: string, named: readonly string[], known: KnownMerchant | null): Merchant {
  if (known !== null) return { name: known.name, key: keyOf(wordsOf(known.name)) };
  const key = cleaned === NAMELESS ? null : keyOf(named);
  if (key !== null) return { name: inCase(cleaned), key };
  const whole = text.slice(0, LONGEST_NAME).trim();
  return { name: whole === '' ? NAMELESS : inCase(whole), key: null };
}

// Money borrowed is no income.
const PAID_IN = ['mobile-loan', 'saving', 'unit-trusts', 'money-market', 'shares', 'crypto'];

function slugOfMerchant(
  slug: string,
  direction: Direction,
  channel: Channel | null,
  words: readonly string[],
): string | null {
  if (direction === 'out') {
    const isDebitOrder = channel === 'debit-order' || (words.includes('debit') && words.includes('order'));
    return slug === 'airtime' && isDebitOrder ? 'phone-contract' : slug;
  }
  // Money from a shop's card machine is a refund; from anyone else it may be pay, a claim or a loan.
  if (channel === 'card') return 'refunds';
  return PAID_IN.includes(slug) ? slug : null;
}

function slugOfChannel(channel: Channel | null, direction: Direction): string | null {
  if (channel === 'transfer') return 'internal-transfer';
  if (channel === 'cash') return direction === 'in' ? 'cash-deposit' : 'cash-withdrawal';
  return channel === 'card' && direction === 'in' ? 'refunds' : null;
}

function nameOfCash(text: string): string {
  return /\bdep(?:osit)?\b/i.test(text) ? 'Cash deposit' : 'Cash withdrawal';
}

function keyOf(words: readonly string[]): string | null {
  const telling = words.filter((word) => /\p{L}/u.test(word)).slice(0, KEY_WORDS);
  return telling.length === 0 ? null : telling.join(' ').slice(0, LONGEST_KEY);
}

const ABBREVIATIONS = new Set(
  'ABSA ATM COIDA EFT EMTL GTB II III IRS IT IV KRA NHIF NIP NSSF OTC PAYE POS SA SARS SASSA SHA UBA UIF UK UNISA USA VAT'.split(
    ' ',
  ),
);
const SMALL_WORDS = new Set('and at by de for from in la of on or the to van'.split(' '));
/** The first letter, and in McCullagh the one after Mc. */
const CAPITALS = /^\p{Ll}|(?<=^mc)\p{Ll}/gu;
const ONLY_CONSONANTS = /^[BCDFGHJKLMNPQRSTVWXZ]{2,5}$/;

/** Shouted and whispered names in ordinary case; a name that has both already keeps its own. */
function inCase(text: string): string {
  const isShouted = /\p{Lu}/u.test(text);
  if (isShouted && /\p{Ll}/u.test(text)) return text;
  const cased = text.replace(/[\p{L}\p{M}\p{Nd}'’]+/gu, (word, at: number) => {
    if (isShouted && (ABBREVIATIONS.has(word) || ONLY_CONSONANTS.test(word))) return word;
    const lower = word.toLowerCase();
    return at > 0 && SMALL_WORDS.has(lower) ? lower : lower.replace(CAPITALS, capital);
  });
  return cased.slice(0, LONGEST_NAME).trim();
}

/** The letter's capital; a letter that becomes two (`ß`) stays. */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper : letter;
}
