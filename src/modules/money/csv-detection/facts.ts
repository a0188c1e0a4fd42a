import type { Currency } from '#kernel/money.ts';
import { codeInLines } from './codes-around.ts';
import { figureOf, isBlank, type Figure } from './amounts.ts';
import type { TextRecord } from './cells.ts';
import { currenciesMeant, isNamedCurrency } from './currencies.ts';
import { currencyInFull } from './currency-names.ts';
import { writtenDay, type WrittenDay } from './dates.ts';
import { normalHeading } from './headings.ts';
import type { AccountType } from './model.ts';
import { statementOf } from './words.ts';

/** A balance stated in a row or line of its own. */
export type StatedBalance = { which: 'opening' | 'closing'; figure: Figure; day: WrittenDay | null };

/** What the lines around a table say about the account. */
export type Facts = {
  account: string | null;
  type: AccountType | null;
  currencies: readonly Currency[];
  stated: StatedBalance[];
  days: WrittenDay[];
};

const ACCOUNT_LABEL =
  /^(?:(?:bank |credit |debit )?(?:account|acc|a c|card|rekening|konto|credit card)(?: (?:number|no|nr|nommer|num|#))?|iban|account iban|acct no|msisdn|mobile number|wallet number|rekeningnommer|kontonummer|numero de (?:compte|cuenta|conta)|compte|n de compte|numero (?:compte|conto)|numer rachunku|conta)$/;
/** "All amounts in USD", "Amounts are in KES" */
const AMOUNTS_IN =
  /\b(?:amounts?|figures|values)(?: are| is)?(?: shown| stated| given| displayed)? in (\p{L}{3}|\p{L}{2,3}hs)(?!\p{L})/iu;
/** In a cell of its own. */
const IBAN = /^[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?$/;
const IBAN_AT_START = /^[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?(?![\p{L}\d])/u;
const CURRENCY_LABEL =
  /^(?:account )?(?:currency|ccy|geldeenheid|wahrung|waehrung|kontowahrung|munt|devise|moneda|moeda|divisa|valuta|waluta|mena|sarafu|compte tenu en|monnaie(?: du compte)?|controvalore in|importi in|betrage in|montants en|importes en|valores em|bedragen in|(?:all )?amounts (?:are )?in|币种|货币|币别|幣別|通貨|통화)$/;
/** What follows these words is a telephone number, or an amount. */
const CONTACT_WORDS =
  'balance|bal|saldo|limit|overdraft|manager|officer|executive|consultant|contact|enquiries|queries|division|helpline|support|phone|tel|telephone';
const ACCOUNT_IN_TEXT = new RegExp(
  String.raw`(?<!\b(?:lost|stolen) )\b(?:account|card|rekening)\b(?![^\d:]{0,30}\b(?:${CONTACT_WORDS})\b)[^\d:]{0,30}?:?\s*([A-Z]{0,4}[\dX*][\dX*. -]{3,30}\d)`,
  'i',
);

/** Reads labels and their values from the lines around the table; the value stands after its label, or before it. */
export function factsOf(around: readonly TextRecord[]): Facts {
  const facts: Facts = { account: null, type: null, currencies: [], stated: [], days: [] };
  let words = '';
  for (const [row, { cells }] of around.slice(0, 200).entries()) {
    const under = around[row + 1]?.cells ?? [];
    words += ` ${cells.join(' ').slice(0, 400)}`;
    for (const [at, cell] of cells.entries()) {
      if (cell === '' || cell.length > 200) continue;
      const [label, inline] = splitLabel(cell);
      const names = namesIn(label);
      const next = inline === '' ? (cells.slice(at + 1).find((other) => other !== '') ?? '') : inline;
      // In a table of its own the value stands below its label.
      const below = under.length === cells.length ? (under[at] ?? '') : '';
      if (facts.account === null && names.some((name) => ACCOUNT_LABEL.test(name)))
        facts.account = accountIn(next) ?? accountIn(cells[at - 1] ?? '') ?? accountIn(numberIn(below));
      if (facts.currencies.length === 0 && names.some((name) => CURRENCY_LABEL.test(name)))
        facts.currencies = currencyOf(next) ?? (isCode(below) ? currenciesMeant(below) : []);
      // The currency may follow without a word of its own: `Account;62000000009;EUR`.
      if (facts.currencies.length === 0 && names.some((name) => ACCOUNT_LABEL.test(name)))
        facts.currencies = isCode(cells[at + 2] ?? '') ? currenciesMeant(cells[at + 2] ?? '') : [];
      const states = statementOf(label);
      const figure =
        states === 'opening' || states === 'closing'
          ? (figureAfter(inline, cells.slice(at + 1)) ?? figureAfter('', [below]))
          : null;
      if (figure !== null && (states === 'opening' || states === 'closing'))
        facts.stated.push({ which: states, figure, day: null });
      facts.days.push(...daysIn(cell));
    }
    facts.account ??= numberOnly(ACCOUNT_IN_TEXT.exec(cells.join(' ').slice(0, 300))?.[1]?.trim() ?? null);
  }
  facts.account ??= around.flatMap(({ cells }) => cells.find((cell) => IBAN.test(cell)) ?? [])[0] ?? null;
  facts.account ??=
    around.slice(0, 3).flatMap(({ cells }) => (/^\d{8,16}$/.test(cells[0] ?? '') ? [cells[0] ?? ''] : []))[0] ?? null;
  if (facts.currencies.length === 0) facts.currencies = codeBehindNumber(words, around);
  if (facts.currencies.length === 0) facts.currencies = currenciesMeant(AMOUNTS_IN.exec(words)?.[1] ?? '');
  if (facts.currencies.length === 0) facts.currencies = codeInLines(around);
  // A balance may be the only place that names it: `Kontostand: 1.234,56 EUR`.
  if (facts.currencies.length === 0)
    facts.currencies =
      facts.stated
        .flatMap(({ figure }) => (figure.currency === null ? [] : [figure.currency]))
        .map(currenciesMeant)[0] ?? [];
  facts.type = typeIn(words.toLowerCase());
  return facts;
}

/** `UA111111111111111111 (UAH)`, `330217/06 EUR`, `Account: 9030017744120 UGX` */
function codeBehindNumber(words: string, around: readonly TextRecord[]): readonly Currency[] {
  const labelled = around
    .slice(0, 200)
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => {
      const [label, value] = splitLabel(cell);
      return namesIn(label).some((name) => ACCOUNT_LABEL.test(name)) ? [value] : [];
    })
    .map((value) => /^[\dX*][\dX* ./-]{3,}[\dX*] ([A-Z]{3})$/.exec(value.slice(0, 60))?.[1] ?? '');
  const code =
    /(?:[A-Z]{2}\d{2}[A-Z\d]{8,} ?\(|(?<![\d.,/-])\d{4,}[/-]\d{1,4} )([A-Z]{3})(?![\p{L}\d])/u.exec(words)?.[1] ?? '';
  const found = [...labelled, code].find(isCode);
  return found === undefined ? [] : currenciesMeant(found);
}

const isCode = (cell: string): boolean => /^[A-Z]{3}$/.test(cell) && isNamedCurrency(cell);

/** `币种: 人民币` and `# 币种: [人民币]` */
function splitLabel(cell: string): [string, string] {
  const at = cell.search(/[:：]/);
  return at < 0 ? [cell, ''] : [cell.slice(0, at), cell.slice(at + 1).trim()];
}

/** What a label says, in each of the languages that it is written in: "Sarafu / Currency". */
const namesIn = (label: string): string[] => [label, ...label.split(' / ')].map(normalHeading);

/** A value without what may stand between it and its label: `Currency :- INR`. */
const bare = (value: string): string => value.replace(/^[:\s-]+/, '').trim();

function currencyOf(value: string): readonly Currency[] | null {
  const text = bare(value).replace(/^\[(.*)\]$/, '$1');
  const full = currencyInFull(text);
  const meant = full.length > 0 ? full : currenciesMeant(text.split(/[\s-]/)[0] ?? '');
  return meant.length > 0 ? meant : null;
}

/** Behind a number without spaces one or two digits belong to what follows it: a day, the number of a page. */
const numberOnly = (number: string | null): string | null => number?.replace(/^(\S{8,}) \d{1,2}$/, '$1') ?? null;

/** A cell that holds the number of an account and no more. */
const numberIn = (cell: string): string =>
  /^[A-Z]{0,4}[\dX*][\dX* ./-]{4,}$/.test(cell) && writtenDay(cell) === null ? cell : '';

function accountIn(value: string): string | null {
  const text = value.replace(/^[:\s']+/, '').trim();
  const digits = text.replace(/\D/g, '').length;
  if (digits < 3 || text.length > 60) return null;
  if (/^\d{2,}(?: \d+){2,}$/.test(text) && digits >= 8) return text;
  const [iban = ''] = IBAN_AT_START.exec(text) ?? [];
  if (iban !== '') return iban;
  // Behind a dash, a dot or a stroke one digit may stand alone, `123-4-56789-0`; behind a space it begins other words.
  return (
    /^[A-Z]{0,4}[\dX*]+(?:[-./][\dX*]+(?:[A-Z](?![\p{L}\d]))?| ?\| ?[\dX*]+| [\dX*]{2,})*(?![\p{L}\d])/iu.exec(
      text,
    )?.[0] ?? text
  );
}

function figureAfter(inline: string, cells: readonly string[]): StatedBalance['figure'] | null {
  for (const text of [inline, ...cells]) if (!isBlank(text) && writtenDay(text) === null) return figureOf(text);
  return null;
}

/** Dates anywhere in a line: a period, a "as of". */
function daysIn(cell: string): WrittenDay[] {
  const found: WrittenDay[] = [];
  for (const match of cell.matchAll(
    /\b(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2}[- ]?\p{L}{3,9}[- ,]{1,2}\d{4}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{8})\b/gu,
  )) {
    const day = writtenDay(match[0]);
    if (day !== null && day.kind !== 'impossible') found.push(day);
  }
  return found;
}

function typeIn(words: string): AccountType | null {
  if (/\b(?:home ?loan|mortgage|bond account|personal loan|vehicle finance|loan (?:account|statement))\b/.test(words))
    return 'loan';
  if (/\b(?:credit card|card (?:number|no)|kreditkarte|card statement|charge card)\b/.test(words)) return 'card';
  if (/\b(?:brokerage|investment|portfolio)\b/.test(words)) return 'investment';
  return /\b(?:cheque|current|savings|transmission|checking) account\b/.test(words) ? 'bank' : null;
}
