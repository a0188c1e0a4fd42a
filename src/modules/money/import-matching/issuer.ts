import type { AccountType } from '#modules/money/accounts/kinds.parts.ts';
import { knownBank } from '#modules/money/csv-detection/rules.ts';

/** What a file says, before its first transaction, of who made it and for whom. Null where it is silent. */
export type Issuer = {
  readonly bank: string | null;
  /** Whose account it is. */
  readonly holder: string | null;
  /** What kind of account, in the bank's words: finer than the reader's own types. */
  readonly kind: { readonly type: AccountType; readonly label: string } | null;
};

export const UNKNOWN_ISSUER: Issuer = { bank: null, holder: null, kind: null };

const KINDS: readonly { readonly type: AccountType; readonly label: string; readonly words: RegExp }[] = [
  { type: 'loan', label: 'Home loan', words: /\b(?:home ?loan|mortgage|bond account)\b/i },
  { type: 'loan', label: 'Loan', words: /\b(?:personal loan|vehicle finance|loan account)\b/i },
  { type: 'credit-card', label: 'Credit card', words: /\bcredit card\b/i },
  { type: 'savings', label: 'Savings', words: /\bsavings?(?: account)?\b/i },
  { type: 'cheque', label: 'Business', words: /\bbusiness (?:current |cheque )?account\b/i },
  { type: 'cheque', label: 'Cheque', words: /\bcheque(?: account)?\b/i },
  { type: 'cheque', label: 'Current', words: /\b(?:current|transmission|checking) account\b/i },
];

const HOLDER =
  /^["'\s]*(?:customer|account|a\/c|client|holder|account holder|accountholder)(?:'?s)?\s*(?:name|holder(?:'?s)? name|holder)\s*["']?\s*[:,;\t]+\s*(.+)$/i;
/** What separates the cells of a line. */
const CELLS = /["\t;,:]+/;
const LONGEST = 60;

/** Where the transactions of formats that need no line breaks begin. */
const FIRST_ENTRY = /<STMTTRN>|<INVTRAN>|<(?:\w+:)?Ntry>|:61:/;
const MOST_LINES = 60;
const MOST_TEXT = 6000;

/** The text of a file before its first transaction, its heading with it. @param firstRow its line, counted from 1 */
export function headOf(lines: readonly string[], firstRow: number | null): string {
  const text = lines
    .slice(0, Math.min(firstRow === null ? MOST_LINES : Math.max(firstRow - 1, 0), MOST_LINES))
    .join('\n');
  const whole = text === '' || /<\w/.test(lines[0] ?? '') ? lines.slice(0, 400).join('\n') : text;
  const isMarkup = FIRST_ENTRY.exec(whole);
  return (isMarkup === null ? text : whole.slice(0, isMarkup.index)).slice(0, MOST_TEXT);
}

/** Reads bank, holder and kind from what `headOf` gives. */
export function issuerOf(head: string): Issuer {
  const lines = head.split('\n');
  const holder = lines.map(holderIn).find((name) => name !== null) ?? null;
  // The holder of the account may be called like a bank.
  const words = lines.filter((line) => holderIn(line) === null).join('\n');
  const kind = KINDS.find(({ words: pattern }) => pattern.test(words));
  return {
    bank: bankIn(words),
    holder,
    kind: kind === undefined ? null : { type: kind.type, label: kind.label },
  };
}

function bankIn(text: string): string | null {
  // SWIFT headers write the kind of message before the BIC.
  const words = text.replaceAll(/\bF01(?=[A-Z]{8})/g, '');
  const named = /<ORG>\s*([^<\r\n]+)/i.exec(words)?.[1]?.trim() ?? '';
  const known = knownBank(named === '' ? words : named);
  if (known !== null) return known;
  return /\p{L}{3}/u.test(named) ? named.slice(0, LONGEST) : null;
}

function holderIn(line: string): string | null {
  const found = HOLDER.exec(line)?.[1]
    ?.split(CELLS)
    .find((cell) => /\p{L}{2}/u.test(cell));
  return found === undefined ? null : found.trim().slice(0, LONGEST);
}

/** Whether two names may be of the same holder: they share a word of three letters or more. */
export function sharesName(one: string, other: string): boolean {
  const words = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFKD')
      .match(/\p{L}{3,}/gu) ?? [];
  const known = new Set(words(other).filter((word) => !COMMON.has(word)));
  return words(one).some((word) => known.has(word));
}

/** In names of businesses everywhere, so that they tell nothing apart. */
const COMMON = new Set(['pty', 'ltd', 'limited', 'the', 'and', 'account', 'mrs', 'company', 'bank', 'pesa', 'cheque']);
