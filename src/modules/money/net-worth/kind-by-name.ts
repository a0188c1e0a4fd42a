import type { AssetKind } from './model.ts';

/** What names of assets and debts say of their kind; the first that fits holds. */
const NAMES: readonly (readonly [AssetKind, RegExp])[] = [
  ['lent', /\b(lent|owes me|owed to me|loan(ed)? to)\b/],
  ['loan', /\b(loan from|borrowed|i owe|owed to|loan)\b/],
  ['tax', /\b(tax(es)?|vat|paye|sars|kra|firs)\b/],
  ['other-debt', /\b(debt|arrears|instalments?|lay-?by)\b/],
  ['pension', /\b(pension|provident|retirement|annuity|preservation|nssf)\b/],
  ['livestock', /\b(livestock|cattle|cows?|goats?|sheep|chickens?|pigs?|camels?|herd)\b/],
  ['vehicle', /\b(car|bakkie|vehicle|motor(bike|cycle)|scooter|truck|taxi|matatu|tractor|van|boda ?boda|okada)\b/],
  ['land', /\b(land|plot|erf|farm|shamba|acres?|hectares?)\b/],
  ['home', /\b(home|house|flat|apartment|townhouse|cottage|duplex)\b/],
  ['stock', /\b(stock|inventory)\b/],
  ['business', /\b(business|company|shop|spaza|salon|partnership)\b/],
  ['valuables', /\b(gold|jewell?ery|ring|watch|art|painting|krugerrands?|coins?)\b/],
];

/** The kind that a name suggests; null where it suggests none. */
export function kindByName(name: string): AssetKind | null {
  const text = name.toLowerCase();
  return NAMES.find(([, words]) => words.test(text))?.[0] ?? null;
}
