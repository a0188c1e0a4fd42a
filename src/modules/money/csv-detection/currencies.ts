import { isCurrency, type Currency } from '#kernel/money.ts';

/** How banks abbreviate currencies; where several share a sign, the account decides and the first is the commonest. */
const SIGNS: Record<string, readonly Currency[]> = {
  r: ['ZAR'],
  rand: ['ZAR'],
  ksh: ['KES'],
  kshs: ['KES'],
  ks: ['KES'],
  sh: ['KES', 'TZS', 'UGX', 'SOS'],
  shs: ['KES', 'TZS', 'UGX', 'SOS'],
  '/=': ['KES', 'TZS', 'UGX'],
  ush: ['UGX'],
  ugsh: ['UGX'],
  tsh: ['TZS'],
  '₦': ['NGN'],
  n: ['NGN'],
  naira: ['NGN'],
  'gh₵': ['GHS'],
  'gh¢': ['GHS'],
  '₵': ['GHS'],
  ghc: ['GHS'],
  n$: ['NAD'],
  p: ['BWP'],
  e: ['SZL'],
  m: ['LSL'],
  k: ['ZMW', 'MWK'],
  zk: ['ZMW'],
  mk: ['MWK'],
  br: ['ETB'],
  frw: ['RWF'],
  rf: ['RWF'],
  cfa: ['XOF', 'XAF'],
  fcfa: ['XOF', 'XAF'],
  dh: ['MAD', 'AED'],
  dhs: ['AED', 'MAD'],
  le: ['EGP', 'SLE'],
  $: ['USD', 'CAD', 'AUD', 'NZD', 'NAD', 'SGD', 'HKD', 'MXN', 'ZWG', 'LRD', 'ARS', 'CLP', 'COP'],
  us$: ['USD'],
  us: ['USD'],
  can: ['CAD'],
  can$: ['CAD'],
  a$: ['AUD'],
  c$: ['CAD'],
  r$: ['BRL'],
  s$: ['SGD'],
  hk$: ['HKD'],
  nz$: ['NZD'],
  z$: ['ZWG'],
  nt$: ['TWD'],
  ntd: ['TWD'],
  '€': ['EUR'],
  euro: ['EUR'],
  euros: ['EUR'],
  euroa: ['EUR'],
  '£': ['GBP', 'EGP'],
  '¥': ['JPY', 'CNY'],
  円: ['JPY'],
  '￥': ['JPY', 'CNY'],
  元: ['CNY', 'TWD', 'HKD'],
  rmb: ['CNY'],
  人民币: ['CNY'],
  人民幣: ['CNY'],
  美元: ['USD'],
  港币: ['HKD'],
  港幣: ['HKD'],
  sol: ['PEN'],
  soles: ['PEN'],
  pesos: ['MXN', 'ARS', 'CLP', 'COP', 'PHP', 'UYU', 'DOP'],
  dolares: ['USD'],
  dólares: ['USD'],
  reais: ['BRL'],
  dollars: ['USD', 'CAD', 'AUD', 'NZD', 'NAD', 'SGD', 'HKD'],
  shillings: ['KES', 'TZS', 'UGX', 'SOS'],
  francs: ['CHF', 'XOF', 'XAF', 'RWF', 'CDF'],
  rubles: ['RUB'],
  руб: ['RUB'],
  грн: ['UAH'],
  원: ['KRW'],
  '₹': ['INR'],
  rs: ['INR', 'PKR', 'MUR', 'LKR', 'SCR', 'NPR'],
  chf: ['CHF'],
  fr: ['CHF', 'XOF', 'XAF'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  zł: ['PLN'],
  zl: ['PLN'],
  kč: ['CZK'],
  ft: ['HUF'],
  lei: ['RON'],
  лв: ['BGN'],
  '₽': ['RUB'],
  // Banks still write the code of before 1998.
  rur: ['RUB'],
  '₺': ['TRY'],
  tl: ['TRY'],
  '₴': ['UAH'],
  '₱': ['PHP'],
  '₩': ['KRW'],
  '₫': ['VND'],
  '฿': ['THB'],
  '₪': ['ILS'],
  'ש"ח': ['ILS'],
  'ש״ח': ['ILS'],
  rm: ['MYR'],
  rp: ['IDR'],
  دا: ['JOD', 'DZD'],
  دب: ['BHD'],
  دك: ['KWD'],
  دت: ['TND'],
  دإ: ['AED'],
  ردس: ['SAR'],
  رس: ['SAR'],
  جم: ['EGP'],
};

/** Withdrawn from use, but found in older files. */
const WITHDRAWN = new Set([
  'ATS',
  'BEF',
  'BGN',
  'DEM',
  'EEK',
  'ESP',
  'FIM',
  'FRF',
  'GHC',
  'GRD',
  'HRK',
  'IEP',
  'ITL',
  'LTL',
  'LUF',
  'LVL',
  'MTL',
  'MZM',
  'NLG',
  'PTE',
  'ROL',
  'SIT',
  'SKK',
  'TRL',
  'ZMK',
  'ZWD',
  'ZWL',
  'ZWR',
  'ZWN',
  'STD',
  'MRO',
  'SLL',
  'VEF',
  'AFA',
  'AZM',
  'SDD',
  'GWP',
  'BYR',
]);

/** Whether a code names a currency of today or one that older files are in. */
export function isNamedCurrency(code: string): boolean {
  return isCurrency(code) || WITHDRAWN.has(code);
}

/** The currencies a word can mean (`R`, `KSh`, `ZAR`, `$`), the likeliest first; none where it names no currency. */
export function currenciesMeant(word: string): readonly Currency[] {
  const bare = word.replace(/[.\s\u200e\u200f\u00a0]/g, '');
  if (bare === '') return [];
  const known = Object.hasOwn(SIGNS, bare.toLowerCase()) ? SIGNS[bare.toLowerCase()] : undefined;
  if (known !== undefined) return known;
  // Exchanges write ZEUR beside coins such as XXBT.
  const code = bare.toUpperCase().replace(/^Z(?=[A-Z]{3}$)/, '');
  return code.length === 3 && isNamedCurrency(code) ? [code] : [];
}

/** One currency of those a word can mean: the account's own where it is among them, else the likeliest. */
export function chooseCurrency(meant: readonly Currency[], account: Currency | undefined): Currency | null {
  if (account !== undefined && meant.includes(account)) return account;
  return meant[0] ?? null;
}

/**
 * Whether a sign is that of several currencies, none of which is the account's and none of which it means nearly always.
 * Pounds of Egypt are hardly written so.
 */
export function isSharedSign(meant: readonly Currency[], account: Currency | undefined): boolean {
  return meant.length > 1 && meant[0] !== 'GBP' && (account === undefined || !meant.includes(account));
}
