import type { Money } from '#kernel/money.ts';
import { isNamedCurrency, joined, moneyOf, oneLine } from '#modules/money/csv-detection/rules.ts';
import { currencyInField } from './currency-numbers.ts';
import type { FixedRecord } from './fixed-records.ts';
import type { StatementRow } from './model.ts';
import { paidIn } from './original.ts';
import { withOther } from './other-side.ts';

/** 05: what kind of details, and 70 characters of them. */
const KIND = [45, 48] as const;
const WORDS = [48, 118] as const;
/** Of these the first half is a reference of the payer, the second what was paid for. */
const HALF = 35;
/** Payers write so where they have no reference. */
const NO_REFERENCE = /^(?:NOT ?PROVIDED|NONREF|0*)$/i;

type Details = Pick<StatementRow, 'description' | 'bankText' | 'counterparty' | 'original'> & { reference: string };

/** What records of details say of an entry, with the words on the entry itself. */
export function detailsOf(label: string, records: readonly FixedRecord[], amount: Money): Details {
  const details = records.map(({ text }) => ({ kind: text.slice(...KIND).trim(), text: text.slice(...WORDS) }));
  const of = (...kinds: readonly string[]) =>
    details.flatMap(({ kind, text }) => (kinds.includes(kind) ? [text] : [])).join('');
  const [payer, payee] = [oneLine(of('NPY')), oneLine(of('NBE'))];
  const other = (amount.minor < 0n ? payee || payer : payer || payee) || null;
  const remitted = of('RCN');
  const purpose = [of('LIB'), of('LCC', 'LC2'), of('LCS'), remitted.slice(HALF)];
  const taken = ['NPY', 'NBE', 'REF', 'RCN', 'LIB', 'LCC', 'LC2', 'LCS'];
  const original = originalIn(of('MMO'), amount);
  if (original !== null) taken.push('MMO');
  // What is known of no kind is still the bank's word.
  const rest = details.flatMap(({ kind, text }) => (taken.includes(kind) ? [] : [`${kind} ${text}`]));
  const own = [payer, payee].filter((name) => name !== other);
  const words = [label, ...purpose, ...own, ...rest].map(oneLine);
  const bankText = words.filter((line) => line !== '').join('\n');
  const reference = [remitted.slice(0, HALF), of('REF').slice(0, HALF)].map(oneLine);
  return {
    description: joined([other ?? '', label, ...purpose]),
    bankText: other === null ? bankText : withOther(other, bankText),
    counterparty: other,
    reference: reference.find((one) => !NO_REFERENCE.test(one)) ?? '',
    ...original,
  };
}

/** Currency, number of decimals, and amount of what was paid in another one; null where there is none that can be read. */
function originalIn(text: string, amount: Money): Pick<StatementRow, 'original'> | null {
  const [, code = '', scale = '', digits] = /^(.{3})(\d)(\d{14})/.exec(text) ?? [];
  const currency = currencyInField(code);
  if (digits === undefined || currency === null || !isNamedCurrency(currency)) return null;
  return paidIn(amount, { amount: moneyOf({ digits, scale: Number(scale) }, false, currency)?.money ?? null });
}
