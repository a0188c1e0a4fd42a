import { type Currency, isCurrency } from '#kernel/money.ts';

/** ISO 3166-1. The names come from the platform. */
const COUNTRIES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

/** Offered before the others: where our people are, and what they hold beside it. */
const NEAR_COUNTRIES = ['ZA', 'KE', 'NG', 'BW', 'LS', 'MZ', 'NA', 'SZ', 'ZM', 'ZW'];
const NEAR_CURRENCIES = [
  'ZAR',
  'KES',
  'NGN',
  'USD',
  'EUR',
  'GBP',
  'BWP',
  'NAD',
  'LSL',
  'SZL',
  'UGX',
  'TZS',
  'GHS',
  'ZMW',
];

/** What is paid with where most of our people are, and where they have come from or gone to. */
const CURRENCY_IN: Readonly<Record<string, Currency>> = {
  ZA: 'ZAR',
  KE: 'KES',
  NG: 'NGN',
  BW: 'BWP',
  LS: 'LSL',
  MZ: 'MZN',
  NA: 'NAD',
  SZ: 'SZL',
  ZM: 'ZMW',
  UG: 'UGX',
  TZ: 'TZS',
  RW: 'RWF',
  GH: 'GHS',
  EG: 'EGP',
  ET: 'ETB',
  MU: 'MUR',
  US: 'USD',
  ZW: 'USD',
  GB: 'GBP',
  AU: 'AUD',
  NZ: 'NZD',
  CA: 'CAD',
  CH: 'CHF',
  IN: 'INR',
  CN: 'CNY',
  AE: 'AED',
};
const EURO = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

/** The currency of a country, where we know it. */
export function currencyIn(country: string): Currency | null {
  return EURO.includes(country) ? 'EUR' : (CURRENCY_IN[country] ?? null);
}

type Choice = { readonly value: string; readonly label: string };

function namesFor(locale: string, type: 'region' | 'currency'): (code: string) => string {
  const names = new Intl.DisplayNames(locale, { type, fallback: 'code' });
  return (code) => names.of(code) ?? code;
}

const byLabel = (a: Choice, b: Choice) => a.label.localeCompare(b.label, 'en');

/** Countries by name, those near first. */
export function countryChoices(locale: string): Choice[] {
  const nameOf = namesFor(locale, 'region');
  const choice = (value: string) => ({ value, label: nameOf(value) });
  const others = COUNTRIES.filter((code) => !NEAR_COUNTRIES.includes(code)).map(choice);
  return [...NEAR_COUNTRIES.map(choice), ...others.toSorted(byLabel)];
}

/** Currencies in use, those near first; `ZAR South African Rand`, so that both the code and the name find one. */
export function currencyChoices(locale: string): Choice[] {
  const nameOf = namesFor(locale, 'currency');
  // The platform knows the currencies of the past too, and names the years they ran.
  const isPast = (code: string) => /\d{4}/.test(nameOf(code)) || nameOf(code) === code;
  const choice = (value: string) => ({ value, label: `${value} ${nameOf(value)}` });
  const others = Intl.supportedValuesOf('currency').filter((code) => !NEAR_CURRENCIES.includes(code) && !isPast(code));
  return [...NEAR_CURRENCIES.filter(isCurrency), ...others].map(choice);
}

/** What a currency is called in a sentence: `South African rand`. */
export function currencyName(currency: Currency, locale: string): string {
  const plural = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency');
  return plural?.value ?? currency;
}
