/** What stands where an amount was. */
export const STRUCK_OUT = '•••';

/** Codes of ISO 4217 that are in use; without ALL, BAM, BOB, COP, CUP, GEL, MOP, PEN, RON, TOP and TRY, which are words too. */
const CODES =
  'AED AFN AMD ANG AOA ARS AUD AWG AZN BBD BDT BGN BHD BIF BMD BND BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY CRC CVE ' +
  'CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD ' +
  'JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MRU MUR MVR MWK MXN MYR ' +
  'MZN NAD NGN NIO NOK NPR NZD OMR PAB PGK PHP PKR PLN PYG QAR RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP ' +
  'STN SVC SYP SZL THB TJS TMT TND TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG ZWL';
/** Signs that stand with money and with nothing else, whatever the figures look like. */
const SIGNS = String.raw`(?:${CODES.replaceAll(' ', '|')}|KShs?|Shs?|Rs|USh|TSh|FCFA|F\s?CFA|CFA|Kz|kr|zł|Kč|Ft)\.?|\p{L}{0,3}\$|\p{Sc}`;
/** Letters that name roads and models as well: naira, pula, kwacha. Two figures after them are no amount. */
const WEAK_SIGNS = '(?:N|P|K|ZK|MK|Br)';
const MONEY_WORDS = String.raw`(?:rands?|cents?|naira|kobo|shillings?|bob|dollars?|bucks|euros?|pounds?|quid|pence|pula|kwacha|cedis?|francs?|birr|rupees?|yen|yuan)`;
/** What follows the name of a road or a place. */
const PLACES = String.raw`(?:roads?|rd|streets?|str?|avenue|ave|lane|drive|dr|close|crescent|way|highway|hwy|freeway|motorway|toll|tollgate|plaza|off-?ramp|on-?ramp|interchange|intersection|bypass|bridge|city|mall|north|south|east|west|northbound|southbound)(?![\p{L}\d])`;

const D = String.raw`\p{Nd}`;
const SPACE = String.raw`[\s\u00a0\u202f]`;
/** Beside a sign any run of figures is an amount. */
const FIGURES = String.raw`${D}(?:[${D}\s,.’'٬٫]{0,30}${D})?[¼½¾]?`;
/** Thousands and millions, shortened or not. */
const SCALES = String.raw`(?:hundred|thousand|million|billion|trillion|mil|mio|grand)`;
const SHORTENED = String.raw`(?:${SPACE}?(?:k|m|mn|bn|${SCALES})(?![\p{L}${D}]))?`;
/** Thousands set apart: by points, commas, apostrophes or spaces, as in Europe, or as in India. */
const GROUPED = String.raw`(?:${D}{1,3}(?:[.,'’]${D}{3}){1,6}|${D}{1,3}(?:${SPACE}${D}{3}){1,6}|${D}{1,2}(?:,${D}{2}){1,6},${D}{3})`;
/** Not the end of a longer number, of a day such as 10.03.2026 or of a time. */
const BEGINS = String.raw`(?<!${D}[.,:'’]?|(?<!\p{L})v)`;
const ENDS = String.raw`(?![.,:'’]?${D}|${SPACE}?%)`;
/** Quantities, which are no amounts. */
const NO_UNIT = String.raw`(?!${SPACE}?(?:kg|kgs|g|mg|l|lt|ltr|lit(?:re|er)s?|ml|cl|km|cm|mm|m²|m2|ha|gb|mb|tb|kwh|kw|kva|hrs?|hours?|h|am|pm|days?|°c?|stars?)(?![\p{L}${D}]))`;
/** Before a whole number that is set apart these say that it is a name. */
const REFERRED = String.raw`(?<!(?<!\p{L})(?:ref|reference|no|nr|number|invoice|inv|box|acc|acct|account|card|tel|cell|phone|mobile|erf|unit|shop|flat|id|order|policy|meter|till|paybill)[.:#]?${SPACE}{1,3}|[+#])`;

const ONES =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|' +
  'twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety';
const WORD_SCALES = 'hundreds?|thousands?|millions?|billions?|trillions?';
/** Every word that an amount can be written with; anyone who sees no amounts does not find rows by them. */
export const NUMBER_WORDS = `${ONES}|${WORD_SCALES}|half|quarter`;
const NEXT = String.raw`(?:${SPACE}{1,3}|${SPACE}{0,3}-${SPACE}{0,3}|${SPACE}{1,3}and${SPACE}{1,3}(?:a${SPACE}{1,3})?|${SPACE}{1,3}point${SPACE}{1,3}|${SPACE}{0,3},${SPACE}{0,3})`;
const COUNT = String.raw`(?:${ONES}|half|quarter|a|an)`;
/** Words for a number, of which one is a hundred or more: `twelve thousand`, `half a million`, not `Four Seasons`. */
const LARGE_IN_WORDS = String.raw`${COUNT}(?:${NEXT}${COUNT}){0,6}(?:${NEXT}(?:${WORD_SCALES})){1,2}(?:${NEXT}(?:${ONES}|${WORD_SCALES})){0,12}`;
const IN_WORDS = String.raw`(?:${COUNT}|${WORD_SCALES})(?:${NEXT}(?:${COUNT}|${WORD_SCALES})){0,12}`;
/** Places that have such a number in their name. */
const NO_HILLS = String.raw`(?!${SPACE}{1,3}(?:hills|islands?|oaks|acres?|thanks|times|miles|steps)(?![\p{L}]))`;
const WORD = String.raw`(?<![\p{L}${D}])`;
const WORD_END = String.raw`(?![\p{L}${D}])`;

/** `91552bbd-…` begins an id; with a number before it, the figures would read as dollars of Barbados. */
const NO_ID = String.raw`(?!(?:-[\da-f]{4}){3}-[\da-f]{12})`;

const PHONE_ENDS = String.raw`(?![ -]?\d|[.,]\d|${SPACE}?(?:${SIGNS}|R|${MONEY_WORDS})(?![\p{L}\d]))`;

/** What looks like an amount and is none; taken first, so that nothing in it is struck out. */
const KEPT = [
  // Ids.
  String.raw`(?<![\p{L}\d])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\p{L}\d])`,
  // Days and moments as programs write them.
  String.raw`(?<!\d)\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?(?![\p{L}\d])`,
  // Telephone numbers of ten figures and more.
  String.raw`(?<![\p{L}\d])(?:\+(?=(?:[ -]?\d){10,14}${PHONE_ENDS})|0(?=(?:[ -]?\d){9,12}${PHONE_ENDS}))\d{1,5}(?:[ -]\d{2,4}){2,4}(?!\d)`,
  // Roads.
  String.raw`(?<![\p{L}\d])(?:R|N)\d{1,3}(?=${SPACE}{1,3}${PLACES})`,
  String.raw`(?<=(?<!\p{L})(?:route|cnr|corner|along|highway|freeway)${SPACE}{1,3})(?:R|N)\d{1,3}(?![\d.,k])`,
  String.raw`(?<![\p{L}\d])\d{1,4}${SPACE}{1,3}${MONEY_WORDS}(?=${SPACE}{1,3}${PLACES})`,
].join('|');

const AMOUNT = [
  // After a sign, whatever the figures look like; `R21` may be a road, and is struck out too unless a road is spoken of.
  String.raw`${WORD}(?:${SIGNS}|R)${SPACE}{0,3}[-+−(]?${SPACE}{0,3}${FIGURES}${SHORTENED}`,
  // `N1` is a road, `N1000` are naira.
  String.raw`${WORD}${WEAK_SIGNS}${SPACE}{0,3}[-+−(]?${SPACE}{0,3}(?:${D}{3}|${D}{1,15}[\s,.’']${D}{1,15}|${D}{1,2}[km](?![\p{L}${D}]))(?:[${D}\s,.’']{0,30}${D})?${SHORTENED}`,
  // Before one.
  String.raw`${FIGURES}${SHORTENED}${SPACE}?(?:${SIGNS}|R|${MONEY_WORDS})${WORD_END}${NO_ID}`,
  // After a word for money, or one that announces an amount.
  String.raw`${WORD}(?:${MONEY_WORDS}|amount|amt|bal|balance|avail|available)${SPACE}{0,3}[:=]?${SPACE}{0,3}-?${FIGURES}${SHORTENED}`,
  // Shillings without cents: `500/-`.
  String.raw`${FIGURES}${SPACE}?/[-=]`,
  // Without a sign, what has decimals.
  String.raw`${BEGINS}(?:${GROUPED}|${D}{1,20})[.,٫]${D}{1,3}${ENDS}${NO_UNIT}${SHORTENED}`,
  String.raw`${BEGINS}[.,]${D}{1,3}${ENDS}${NO_UNIT}${SHORTENED}`,
  // What has thousands, which are set apart or said.
  String.raw`${BEGINS}${REFERRED}(?!0)${D}{1,3}(?:(?:[,.'’]${D}{3}){1,6}|(?:${SPACE}${D}{3}){1,2})${ENDS}(?!${SPACE}${D})${NO_UNIT}`,
  String.raw`${BEGINS}${REFERRED}${D}{1,2}(?:,${D}{2}){1,6},${D}{3}${ENDS}`,
  String.raw`${BEGINS}(?:${D}{1,20}${SPACE}?[¼½¾]?|[¼½¾])${SPACE}?(?:hundred|thousand|million|billion|trillion|mil|mio)${WORD_END}${NO_HILLS}`,
  // In words.
  String.raw`${WORD}(?:${MONEY_WORDS}|${SIGNS}|R)${SPACE}{1,3}${IN_WORDS}${WORD_END}`,
  String.raw`${WORD}${IN_WORDS}${SPACE}{1,3}(?=(?:${MONEY_WORDS}|${SIGNS})${WORD_END})`,
  String.raw`${WORD}${LARGE_IN_WORDS}${WORD_END}${NO_HILLS}`,
].join('|');

const READ = new RegExp(`(?<kept>${KEPT})|${AMOUNT}`, 'giu');

/**
 * The text without what reads as an amount of money: figures beside a currency, figures with decimals or with thousands set
 * apart, and numbers in English words that are large or stand with a currency. Whole numbers by themselves stay, as do days,
 * times, telephone numbers, roads, percentages and quantities: nothing tells a whole number from that of a house.
 */
export function strikeOut(text: string): string {
  return text.replace(READ, (found, ...rest) => {
    const { kept } = rest.at(-1) as { kept?: string };
    return kept === undefined ? STRUCK_OUT + (/\s$/u.test(found) ? ' ' : '') : kept;
  });
}
