import type { AccountType } from '#modules/money/accounts/kinds.parts.ts';

/** What a file says, before its first transaction, of who made it and for whom. Null where it is silent. */
export type Issuer = {
  readonly bank: string | null;
  /** Whose account it is. */
  readonly holder: string | null;
  /** What kind of account, in the bank's words: finer than the reader's own types. */
  readonly kind: { readonly type: AccountType; readonly label: string } | null;
};

export const UNKNOWN_ISSUER: Issuer = { bank: null, holder: null, kind: null };

/** Where the bank keeps its accounts. */
type Country = 'ZA' | 'KE' | 'NG';

/** Names, BIC prefixes (ISO 9362) and universal branch codes (PASA) by which banks show in their own files. */
const BANKS: readonly { readonly name: string; readonly country?: Country; readonly marks: RegExp }[] = [
  { name: 'M-Pesa', country: 'KE', marks: /\bm-?pesa\b|\breceipt no\b.*\bcompletion time\b/i },
  { name: 'FNB', country: 'ZA', marks: /\b(?:fnb|first national bank|FIRNZAJJ\w*|250655)\b/i },
  { name: 'Absa', marks: /\b(?:absa|ABSAZAJJ\w*|632005|BARCKENX\w*)\b/i },
  { name: 'Standard Bank', country: 'ZA', marks: /\b(?:standard bank|SBZAZAJJ\w*|ACC-NO)\b/i },
  {
    name: 'Capitec',
    country: 'ZA',
    marks: /\b(?:capitec|CABLZAJJ\w*|470010)\b|\bposting date\b.*\bparent category\b.*\bmoney in\b/i,
  },
  { name: 'Nedbank', country: 'ZA', marks: /\b(?:nedbank|NEDSZAJJ\w*|198765|statement enquiry)\b/i },
  { name: 'Investec', country: 'ZA', marks: /\b(?:investec|IVESZAJJ\w*|580105)\b/i },
  { name: 'TymeBank', country: 'ZA', marks: /\b(?:tyme ?bank|678910)\b/i },
  { name: 'Discovery Bank', country: 'ZA', marks: /\b(?:discovery bank|DISCZAJJ\w*|679000)\b/i },
  { name: 'African Bank', country: 'ZA', marks: /\b(?:african bank|AFRCZAJJ\w*|430000)\b/i },
  { name: 'Bank Zero', country: 'ZA', marks: /\b(?:bank zero|888000)\b/i },
  { name: 'KCB', country: 'KE', marks: /\b(?:kcb|kenya commercial bank|KCBLKENX\w*)\b/i },
  { name: 'Equity Bank', country: 'KE', marks: /\b(?:equity bank|EQBLKENA\w*)\b/i },
  { name: 'Co-operative Bank', country: 'KE', marks: /\b(?:co-?op(?:erative)? bank|KCOOKENA\w*)\b/i },
  { name: 'NCBA', country: 'KE', marks: /\b(?:ncba|CBAFKENX\w*)\b/i },
  { name: 'I&M Bank', country: 'KE', marks: /\bI&M Bank\b|\bIMBLKENA\w*/i },
  { name: 'Diamond Trust Bank', country: 'KE', marks: /\b(?:diamond trust|dtb|DTKEKENA\w*)\b/i },
  { name: 'Stanbic', marks: /\b(?:stanbic|SBICKENX\w*|SBICNGLX\w*)\b/i },
  { name: 'Standard Chartered', marks: /\b(?:standard chartered|SCBLKENX\w*)\b/i },
  { name: 'GTBank', country: 'NG', marks: /\b(?:gt ?bank|guaranty trust|GTBINGLA\w*)\b/i },
  { name: 'Zenith Bank', country: 'NG', marks: /\b(?:zenith(?: bank)?|ZEIBNGLA\w*)\b/i },
  { name: 'Access Bank', country: 'NG', marks: /\b(?:access bank|ABNGNGLA\w*)\b/i },
  { name: 'First Bank', country: 'NG', marks: /\b(?:first bank|FBNINGLA\w*)\b/i },
  { name: 'UBA', country: 'NG', marks: /\b(?:uba|united bank for africa|UNAFNGLA\w*)\b/i },
  { name: 'OPay', country: 'NG', marks: /\bopay\b/i },
  { name: 'PalmPay', country: 'NG', marks: /\bpalmpay\b/i },
  { name: 'Kuda', country: 'NG', marks: /\bkuda\b/i },
  { name: 'Moniepoint', country: 'NG', marks: /\bmoniepoint\b/i },
];

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

/** The bank that a text names; null where it names none that we know. */
export function knownBank(text: string): string | null {
  return BANKS.find(({ marks }) => marks.test(text))?.name ?? null;
}

/** The country of a bank; null where it is in several, or unknown. */
export function countryOfBank(bank: string | null): Country | null {
  return BANKS.find(({ name }) => name === bank)?.country ?? null;
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
