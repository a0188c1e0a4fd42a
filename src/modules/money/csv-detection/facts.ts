import type { Currency } from '#kernel/money.ts';
import { codeAround } from './codes-around.ts';
import { figureOf, isBlank, type Figure } from './amounts.ts';
import type { TextRecord } from './cells.ts';
import { currenciesMeant, isNamedCurrency } from './currencies.ts';
import { currencyInFull } from './currency-names.ts';
import { writtenDay, type WrittenDay } from './dates.ts';
import { accountOfLine } from './first-line.ts';
import { meaningOf, normalHeading } from './headings.ts';
import { namesIn, splitLabel } from './labels-around.ts';
import type { AccountType } from './model.ts';
import { monthIn } from './statement-months.ts';
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
/** The number of an account without other words. */
const NUMBER = /^[A-Z]{0,4}[\dX*][\dX* ./-]{3,}$/;
/** "Account name" is whose it is. */
const OF_NAME = /name|nama|nom\b|nombre|nome|naam|jina|holder|inhaber|اسم/;
const AVAILABLE =
  /availab|verfugbar|dispon|beskikba|beschikba|utilizzabil|tersedia|kaytettavissa|felhasznalhato|dostepn|dostupn|kullanilabil|διαθεσιμ|доступн|متاح|זמינה|kha dung|可用|利用可能|출금가능/;
/** "All amounts in USD", "Amounts are in KES" */
const AMOUNTS_IN =
  /\b(?:(?:amounts?|figures|values)(?: are| is)?(?: shown| stated| given| displayed)? in|(?:valores|importes|montants|importi) (?:em|en|in))\s+(\p{L}{3}|\p{L}{2,3}hs|R\$|[€£₦₹])(?!\p{L})/iu;
/** In a cell of its own. */
const IBAN = /^[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?$/;
const IBAN_AT_START = /^[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?(?![\p{L}\d])/u;
/** The bank and branch of an account in the United Kingdom, which is written as a day may be: "Sort code 20-11-43". */
const SORT_CODE = /\bsort ?code\b[^\d|]{0,6}(?:\d\d-\d\d-\d\d|$)/i;
const CURRENCY_LABEL =
  /^(?:account )?(?:currency|ccy|geldeenheid|wahrung|waehrung|kontowahrung|munt|devise|moneda|moeda|divisa|valuta|waluta|mena|sarafu|compte tenu en|controvalore in|importi in|betrage in|montants en|importes en|valores em|bedragen in|(?:all )?amounts (?:are )?in|币种|货币|币别|幣別|通貨|통화|currency code|(?:kode |jenis )?mata uang(?: rekening)?|mata wang(?: akaun)?|loai tien(?: te)?|don vi tien te|para birimi|(?:hesap )?doviz cinsi|валюта(?: счета| рахунку)?|waluta (?:rachunku|konta)|mena uctu|devizanem|penznem|szamla devizaneme|valuta cont(?:ului)?|moneda (?:contului|de la cuenta)|moneda cuenta|tipo de moneda|moeda da conta|devise du compte|monnaie(?: du compte)?|valuta (?:conto|rekening|del conto)|divisa (?:conto|del conto|de la cuenta)|valuutta|tilin valuutta|valuuta|konta valuta|valiuta|saskaitos valiuta|العملة|عملة الحساب|מטבע|מטבע החשבון|สกุลเงิน|帳戶幣別|账户币种|幣種|통화코드|取引通貨|口座通貨)$/;
const LABELS = {
  isAccount: (name: string) => ACCOUNT_LABEL.test(name),
  isCurrency: (name: string) => CURRENCY_LABEL.test(name),
};
/** What follows these words is a telephone number, an amount, or the number of a bank, a branch or a person. */
const OTHER_NUMBERS =
  'balance|bal|saldo|limit|overdraft|manager|officer|executive|consultant|contact|enquiries|queries|division|helpline|support|phone|tel|telephone|sort ?code|(?:branch|bank|clearing) ?(?:code|number|no)|bsb|routing|transit|bic|swift|ifsc|blz|bankleitzahl';
const ACCOUNT_IN_TEXT = new RegExp(
  String.raw`(?<!\b(?:lost|stolen) )\b(?:account|card|rekening)\b(?![^\d:]{0,30}\b(?:${OTHER_NUMBERS})\b)[^\d:]{0,30}?:?\s*([A-Z]{0,4}[\dX*][\dX*. -]{3,30}\d)`,
  'i',
);

/** Reads labels and their values from the lines around the table; the value stands after its label, or before it. */
export function factsOf(around: readonly TextRecord[]): Facts {
  const facts: Facts = { account: null, type: null, currencies: [], stated: [], days: [] };
  let words = '';
  let other: string | null = null;
  const ofBalances: string[] = [];
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
      const meaning = meaningOf(label.trim());
      const means = (meaning?.weight ?? 0) > 1 ? meaning?.role : null;
      if (facts.account === null && names.some((name) => ACCOUNT_LABEL.test(name)))
        facts.account = accountIn(next) ?? accountIn(cells[at - 1] ?? '') ?? accountIn(numberIn(below));
      if (means === 'account' && !names.some((name) => OF_NAME.test(name)) && NUMBER.test(next))
        other ??= accountIn(next);
      if (
        facts.currencies.length === 0 &&
        (names.some((name) => CURRENCY_LABEL.test(name)) || (means === 'currency' && meaning?.weight === 3))
      )
        facts.currencies = currencyOf(next) ?? (isCode(below) ? currenciesMeant(below) : []);
      // The currency may follow without a word of its own: `Account;62000000009;EUR`.
      if (facts.currencies.length === 0 && names.some((name) => ACCOUNT_LABEL.test(name)))
        facts.currencies = isCode(cells[at + 2] ?? '') ? currenciesMeant(cells[at + 2] ?? '') : [];
      if (means === 'balance') ofBalances.push(figureAfter(inline, cells.slice(at + 1))?.currency ?? '');
      const states = statementOf(label);
      const figure =
        states === 'opening' || states === 'closing'
          ? (figureAfter(inline, cells.slice(at + 1)) ?? figureAfter('', [below]))
          : null;
      if (figure !== null && (states === 'opening' || states === 'closing'))
        // What may be spent is not what is there, where that is stated too: the last one counts.
        facts.stated[AVAILABLE.test(normalHeading(label)) ? 'unshift' : 'push']({ which: states, figure, day: null });
      if (!SORT_CODE.test(cells[at - 1] ?? '')) facts.days.push(...daysIn(cell.replace(SORT_CODE, '')));
    }
    facts.account ??= numberOnly(ACCOUNT_IN_TEXT.exec(cells.join(' ').slice(0, 300))?.[1]?.trim() ?? null);
  }
  facts.account ??= around.flatMap(({ cells }) => cells.flatMap(ibanIn))[0] ?? other;
  facts.account ??=
    around.slice(0, 3).flatMap(({ cells }) => (/^\d{8,16}$/.test(cells[0] ?? '') ? [cells[0] ?? ''] : []))[0] ?? null;
  const listed = around.flatMap((line) => accountOfLine(line) ?? []).at(-1);
  facts.account ??= listed?.account ?? null;
  if (facts.currencies.length === 0) facts.currencies = currenciesMeant(listed?.currency ?? '');
  if (facts.currencies.length === 0) facts.currencies = codeAround(around, LABELS);
  // In full on a line of its own: `新臺幣`, "US dollars".
  const alone = around.flatMap(({ cells }) => (cells.filter((cell) => cell !== '').length === 1 ? cells.join('') : []));
  if (facts.currencies.length === 0)
    facts.currencies = alone.map((line) => (line.length > 30 ? [] : currencyInFull(line))).findLast(isOne) ?? [];
  if (facts.currencies.length === 0) facts.currencies = currenciesMeant(AMOUNTS_IN.exec(words)?.[1] ?? '');
  // A balance may be the only place that names it: `Kontostand: 1.234,56 EUR`.
  if (facts.currencies.length === 0)
    facts.currencies =
      facts.stated
        .flatMap(({ figure }) => (figure.currency === null ? [] : [figure.currency]))
        .map(currenciesMeant)[0] ?? [];
  if (facts.currencies.length === 0) facts.currencies = namedByAll(ofBalances.map(currenciesMeant));
  if (facts.currencies.length === 0)
    facts.currencies = namedByAll(around.flatMap(({ cells }) => cells.map(behindIban)));
  if (facts.days.length === 0) facts.days = around.slice(0, 200).flatMap(({ text }) => monthIn(text));
  facts.type = typeIn(words.toLowerCase());
  return facts;
}

/** The one currency that several places above the table name: `Saldo: 2.512,91 EUR`. */
function namedByAll(named: readonly (readonly Currency[])[]): readonly Currency[] {
  const [first = [], ...others] = named.filter((currencies) => currencies.length > 0);
  return isOne(first) && others.every((currencies) => currencies[0] === first[0] && isOne(currencies)) ? first : [];
}

const isOne = (currencies: readonly Currency[]): boolean => currencies.length === 1;
const isCode = (cell: string): boolean => /^[A-Z]{3}$/.test(cell) && isNamedCurrency(cell);

/** A value without what may stand between it and its label: `Currency :- INR`. */
const bare = (value: string): string => value.replace(/^[:\s-]+/, '').trim();

function currencyOf(value: string): readonly Currency[] | null {
  const text = bare(value).replace(/^\[(.*)\]$/, '$1');
  const full = currencyInFull(text);
  // A code says more than the words before it: "US dollar (USD)".
  const [, code = ''] = /[\s(]([A-Z]{3})\)?$/.exec(text) ?? [];
  const meant = full.length > 0 ? full : isNamedCurrency(code) ? [code] : currenciesMeant(text.split(/[\s-]/)[0] ?? '');
  return meant.length > 0 ? meant : null;
}

/** Behind a number without spaces one or two digits belong to what follows it: a day, the number of a page. */
const numberOnly = (number: string | null): string | null =>
  number === null || WITH_CENTS.test(number) ? null : number.replace(/^(\S{8,}) \d{1,2}$/, '$1');

/** A cell that is an IBAN, alone or between its name and a currency: `IBAN DE12 1001 0010 0123 4567 89 EUR`. */
function ibanIn(cell: string): string[] {
  const [, number = cell] = /^IBAN\s+(.+?)(?:\s+\(?[A-Z]{3}\)?)?$/.exec(cell) ?? [];
  return IBAN.test(number) ? [number] : [];
}

/** The currency behind an IBAN: `RO49 AAAA 1B31 0075 9384 0000 RON`. */
function behindIban(cell: string): readonly Currency[] {
  const [, number = '', code = ''] = /^(?:IBAN:? )?(.{15,42}?) \(?([A-Z]{3})\)?$/.exec(cell.trim()) ?? [];
  return IBAN.test(number) && isNamedCurrency(code) ? currenciesMeant(code) : [];
}

/** A cell that holds the number of an account and no more. */
const numberIn = (cell: string): string =>
  /^[A-Z]{0,4}[\dX*][\dX* ./-]{4,}$/.test(cell) && writtenDay(cell) === null ? cell : '';

/** An amount: "€310.00", "1 204,50". */
const WITH_CENTS = /^\p{Sc}? ?\d{1,3}(?:[ ,.]?\d{3})*[.,]\d{2}$/u;

function accountIn(value: string): string | null {
  const text = value.replace(/^[:\s']+/, '').trim();
  const digits = text.replace(/\D/g, '').length;
  if (digits < 3 || text.length > 60 || WITH_CENTS.test(text)) return null;
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
