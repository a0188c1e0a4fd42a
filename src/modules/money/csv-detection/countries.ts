import type { Currency } from '#kernel/money.ts';
import { knownBank } from './banks.ts';

/** Countries by their names, and by cities that name no other, with the currency of their accounts. */
const COUNTRIES: readonly (readonly [Currency, string])[] = [
  ['KES', 'kenya|nairobi|mombasa|kisumu|eldoret|nakuru'],
  ['UGX', 'uganda|kampala|entebbe|mbarara'],
  ['TZS', 'tanzania|dar es salaam|dodoma|arusha|zanzibar|mwanza'],
  ['RWF', 'rwanda|kigali'],
  ['BIF', 'burundi|bujumbura'],
  ['GHS', 'ghana|accra|kumasi|takoradi'],
  ['NGN', 'nigeria|lagos|abuja|ibadan|port harcourt'],
  ['ZMW', 'zambia|lusaka|ndola|kitwe'],
  ['BWP', 'botswana|gaborone|francistown'],
  ['NAD', 'namibia|windhoek|walvis bay|swakopmund'],
  ['SZL', 'eswatini|swaziland|mbabane|manzini'],
  ['LSL', 'lesotho|maseru'],
  ['MWK', 'malawi|lilongwe|blantyre'],
  ['MZN', 'mozambique|mo[çc]ambique|maputo'],
  ['MUR', 'mauritius|port louis|eb[eè]ne'],
  ['SCR', 'seychelles'],
  ['ZWG', 'zimbabwe|harare|bulawayo'],
  ['GMD', 'gambia|banjul'],
  ['SLE', 'sierra leone|freetown'],
  ['LRD', 'liberia|monrovia'],
  ['ETB', 'ethiopia|addis ababa'],
  ['EGP', 'egypt|cairo'],
  ['CDF', 'congo drc|rdc|kinshasa|lubumbashi'],
  ['AOA', 'angola|luanda'],
  ['SSP', 'south sudan|juba'],
  ['XOF', "c[oô]te d['’]ivoire|abidjan|s[eé]n[eé]gal|dakar|togo|lom[eé]|b[eé]nin|cotonou|burkina faso|bamako"],
  ['XAF', 'cameroon|cameroun|douala|yaound[eé]|gabon|libreville|tchad|brazzaville'],
  [
    'ZAR',
    'south africa|suid-afrika|johannesburg|pretoria|tshwane|cape town|kaapstad|durban|sandton|gqeberha|bloemfontein',
  ],
];

const PATTERNS = COUNTRIES.map(
  ([currency, names]) => [currency, new RegExp(String.raw`(?<!\p{L})(?:${names})(?!\p{L})`, 'iu')] as const,
);

/** Words of a line that names a bank, whichever it is. */
const BANK =
  /(?<!\p{L})(?:(?:\p{L}*bank|bank\p{L}*)(?! (?:street|st|road|rd|avenue|ave|lane|square)\b)|plc|banque|banco|sacco|microfinance)(?!\p{L})/iu;

const namesBank = (line: string): boolean => BANK.test(line) || knownBank(line) !== null;

/** The currencies of the countries that lines name: those of a bank's own name where there are any. */
export function currenciesOfCountries(lines: readonly string[]): {
  readonly ofBank: Currency[];
  readonly all: Currency[];
} {
  const of = (texts: readonly string[]): Currency[] =>
    PATTERNS.flatMap(([currency, names]) => (texts.some((text) => names.test(text)) ? [currency] : []));
  return { ofBank: of(lines.filter(namesBank)), all: of(lines) };
}
