import { currenciesMeant, isNamedCurrency } from './currencies.ts';
import { NAME_OF_MONEY } from './heading-currencies.ts';
import type { ColumnRole } from './model.ts';
import { NEIGHBOURS } from './neighbour-headings.ts';
import { BY_LANGUAGE } from './headings-by-language.ts';

/** A heading's meaning: the role, and how sure the word is (3 names it outright, 1 only hints). */
export type HeadingMeaning = { role: ColumnRole; weight: number };

/** A heading as compared: lower case, no accents, no signs or currencies in brackets, single spaces. */
export function normalHeading(heading: string): string {
  return heading
    .slice(0, 120)
    .replace(/^#/, '')
    .replace(/[(（]([^()（）]*)[)）]/g, (_, inside: string) =>
      currenciesMeant(inside).length > 0 ? ' ' : ` ${inside} `,
    )
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđıß]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\d#%&]+/gu, ' ')
    .trim();
}

/** Letters that are no others with an accent, and are written without their stroke or dot where a file has plain letters. */
const PLAIN: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss' };

const DATE = '(?:date|datum|dato|fecha|data|dag|day|tag|dt|tarehe|datuma)';
/** Words for the party, currency or account on the other side: never the row's own. */
export const OTHER_SIDE =
  /\b(?:foreign|fremd\w*|original|converted|vreemde|counter\w*|gegen\w*|tegen\w*|partner|other|opposing|beneficiary|receiver|sender|recipient|payee|tegenpartij|protiuct\w*|to|from|instructed|exchange|order|transfer|wechsel\w*|presentment)\b/;

/** First match wins, so the narrower word stands before the wider. English, Afrikaans, Swahili and what neighbours write. */
export const MEANINGS: readonly (readonly [RegExp, ColumnRole, number])[] = [
  [/^(?:exchange |fx )?(?:rate|wechselkurs|kurs|koers)$/, 'ignore', 3],
  [
    /^(?:(?:quantity|qty)(?: (?:transacted|traded|filled|executed))?|shares|units|(?:no|number) of (?:shares|units)|(?:(?:unit|share|trade|spot|average|avg|executed|execution) )?price(?: (?:at transaction|per (?:share|unit)))?)$/,
    'quantity',
    3,
  ],
  [
    /^(?:posted|booked) balance$|^(?:running|current|closing|account|book|ledger|new) ?balance(?: after)?$|^balance(?: after)?$|^saldo(?: na.*)?$/,
    'balance',
    3,
  ],
  [
    /^(?:runningbalance|egyenleg|solde|zustatek|kontostand|saldo po .*|balanse?|salio|(?:running |closing |book )?bal(?: after)?|(?:amount |capital |principal )?outstanding|balance zar|balance kes|balance ngn|balance brought.*)$/,
    'balance',
    3,
  ],
  [
    new RegExp(
      `^(?:value|settlement|settle|interest|effective value|rente|valuta|valeur|wertstellung)s? ?${DATE}?$|^wertstellung$|^valuta ?${DATE}$|^rente ?dat(?:um|o)$|^ertek ?nap$|^${DATE} (?:de )?(?:valeur|valor|valuta|waluty)$|^available on.*$|^datum proveden.*$|^execution ${DATE}$`,
    ),
    'value-day',
    2,
  ],
  [
    new RegExp(
      `^(?:booked|posted|completed|processed|settled) (?:at|on)$|\\b(?:posting|posted|post|booking|booked|processed|processing|completed|completion|entry)\\b.*\\b${DATE}\\b|\\b${DATE}\\b.*\\b(?:posted|booked|processed|completed|comptable|contabile)\\b`,
    ),
    'day',
    4,
  ],
  [
    /^(?:buchungstag|buchungsdatum|boekdatum|boekingsdatum|bokforingsdag|bokfort dato|bogforingsdato|bokforingsdato|datum zauctovani|konyveles datuma|data ksiegowania|date comptable)$/,
    'day',
    4,
  ],
  [
    new RegExp(
      `^${DATE}$|^(?:run|effective|statement) ${DATE}$|^${DATE} (?:and|&) time$|^datetime$|^timestamp$|^completion time$|^completed ${DATE}$`,
    ),
    'day',
    3,
  ],
  [
    new RegExp(
      `^(?:transaction|transactie|transaksie|trans|tran|txn|trx|operation|tranzakcio|purchase|payment|transaktions)s? ?${DATE}(?: time)?$|^${DATE}(?: de)?(?: l)? ?(?:operation|operacion|operazione|operacji|transaksie|transaction|transactie)$|^created.*$|^time$|^initiated.*$`,
    ),
    'day',
    2,
  ],
  [new RegExp(`\\b${DATE}\\b`), 'day', 1],
  [
    /^(?:money in|paid in|credits?|credit amount|deposits?|(?:credits?|deposits?) cr|deposit amount|inflow|incoming|(?:deposits?|additions?) (?:and |& )?(?:other )?(?:credits?|additions?)|cr|haben|gutschrift|krediet|kredit|credito|abono|entree|receipts?|received|lodgements?|amount in|inbetaling|geld in|in|pay in|money received|entrate|kwota wplywu|cash in|credit zar|ingaande|credit amt|deposit am(?:oun)?t|cr am(?:oun)?t|am(?:oun)?t cr|credited|(?:amount|money) credited|income)$/,
    'money-in',
    3,
  ],
  [
    /^(?:money out|paid out|debits?|debit amount|withdrawals?|(?:debits?|withdrawals?) dr|withdrawal amount|withdrawn|outflow|outgoing|(?:withdrawals?|subtractions?) (?:and |& )?(?:other )?(?:debits?|subtractions?)|dr|soll|lastschrift|debiet|debet|debito|cargo|sortie|payments?|amount out|uitbetaling|geld uit|out|pay out|money spent|uscite|cash out|debit zar|uitgaande|debit amt|withdrawal am(?:oun)?t|dr am(?:oun)?t|am(?:oun)?t dr|debited|(?:amount|money) debited|expense|spent|purchases?|purchase amount|spending)$/,
    'money-out',
    3,
  ],
  [
    /^(?:debit (?:or )?credit|credit (?:or )?debit|dr cr|cr dr|d c|c d|d k|k d|dc|cd|af bij|bij af|soll haben|bevetel kiadas|credit debit indicator|sign|direction|indicator|in out|dr or cr|debit credit indicator|debit credit flag|sens|cdi|debcred)$/,
    'marker',
    3,
  ],
  [
    /^(?:transaction|trans|tran|txn|payment|entry|amount)? ?type$|^type of transaction$|^umsatzart$|^soort$|^tipo$|^mutatiesoort$|^buchungsart$/,
    'marker',
    1,
  ],
  [
    /^(?:transaction |payment |umsatz |booking |posting |current |txn |trans |tran )?(?:status|statut|stato|estado|stan|stav|tila|allapot|toestand|hali|durum|estatus|situacao)(?: (?:transakcji|de la transaction|da transacao|transaction))?$|^cleared$|^(?:buchungs|transaktions|umsatz|transaksie|betaal)status$|^transaction result$|^الحالة$/,
    'status',
    3,
  ],
  [/^(?:transaction |payment )?(?:state|result|outcome|stage|phase|response)$/, 'status', 2],
  [
    /^(?:service |bank |transaction )?(?:fees?|charges?|commission|kosten|frais|gebuhr|gebuhren|fooi|taxas?|tarifas?|ada|makato)(?: (?:&|and) comm)?$|^fees & comm$|^amount fee$|^bankkoste$/,
    'fee',
    3,
  ],
  [/^(?:net|net amount|netto|net total|net settlement)$/, 'net', 3],
  [
    /\b(?:after|before|excl\w*|incl\w*|less|net of|without) (?:of )?(?:all |the )?(?:fees?|charges?|commission)(?: and or spread)?$/,
    'amount',
    2,
  ],
  [
    /^(?:vat|tax|gst|tip)(?: amount| rate|$)|\b(?:vat|tax|gst) on\b|\b(?:fees?|charges?|commission)\b.*\b(?:currency|type|rate|description|details?|bearer|code|option|id|%)/,
    'ignore',
    3,
  ],
  [/^currency .|^currencyprimary$/, 'currency', 1],
  [/^(?:transaction |transfer )?(?:costs?|tariff)$|^gharama$/, 'fee', 2],
  [/\b(?:fees?|charges?|commission|chgs?|chrgs?)\b/, 'fee', 1],
  [
    /^(?:currency|ccy|curr|munt|wahrung|waehrung|devizanem|valuta|mena|devise|moneda|moeda|waluta|currency code|account currency|billing currency|kontowahrung|waluta rachunku|devise du compte|divisa de la cuenta|moeda da conta|valuta conto|rekening geldeenheid|rekeningvaluta|geldeenheid|sarafu|tranzakcio devizaneme)$/,
    'currency',
    3,
  ],
  [
    /^(?:payment|settlement|statement|debit|wallet|posted|booked) currency$|^currency (?:total|amount|net|gross)$|^(?:total|amount|net|gross) currency$/,
    'currency',
    2,
  ],
  [
    /^(?:receipt no|receipt number|receipt|transaction id|txn id|trans id|unique id|fitid|id|transaction reference number|transactiereferentie|balance transaction id|megbizas azonosito|referencni cislo transakce|volgnr|transaction code|session id|trace id|rrn|transaction no|transaction number|referenslo transakce|(?:transferwise|wise|payment|entry|line|record|bank transaction|unique transaction) id)$/,
    'source-id',
    3,
  ],
  [
    /^(?:utr(?: no| number)?|ref|reference|references|reference no|reference number|ref no|customer reference|originator reference|your reference|bank reference|cheque number|cheque no|check number|check no|check #|checknumber|cheque|kenmerk|verwysing|statement reference|transaction reference|instrument no|client reference)$/,
    'reference',
    3,
  ],
  [
    /^(?:account number|account no|acc no|acc number|acct no|iban|iban bban|rekening|rekeningnummer|rekeningnommer|auftragskonto|szamlaszam)$/,
    'account',
    3,
  ],
  [/^(?:account|account name|card number|card no|akaunti|wallet|own account)$/, 'account', 3],
  [
    /^(?:kontonummer|konto|cuenta|compte|account id|posted account|iban auftraggeberkonto|iban auftragskonto|auftraggeberkonto)$/,
    'account',
    2,
  ],
  [
    /^(?:description|desc|transaction description|transaction details?|narration|narrative|narratives|details?|particulars|remarks?|omschrijving(?: \d)?|(?:verwendungszweck|vwz)(?: ?\d{1,2})?|buchungstext|beskrywing ?\d?|besonderhede|maelezo|libelle|concepto|descricao|descrizione|popis|opis|kozlemeny|statement description|transaction remarks|transaction narration|description ?\d|omskrywing|tekst|text|beskrivelse|remarque|vrije mededeling|bezeichnung)$/,
    'description',
    3,
  ],
  [
    /^(?:memo|notes?|message|action|title|communication|comment|reason|item title|zprava.*|message for payee|item|polozka|label|more details|additional information|opmerking)$/,
    'description',
    2,
  ],
  [
    /^(?:payee|name|naam|merchant|merchant name|counter ?party|counterparty name|beneficiary|beneficiary name|empfanger|beguenstigter.*|auftraggeber.*|zahlungsempfanger.*|naam tegenpartij|naam van die begunstigde|partner neve|tiers|other party info|other party|recipient|sender|counteraccount name|nazev protiuctu|begunstigde|to from|vendor|supplier|jina)$/,
    'payee',
    3,
  ],
  [/^(?:original|raw|bank|full|statement) (?:description|narrative|text|details)$/, 'bank-text', 3],
  [/\b(?:description|narration|narrative|details|particulars|omschrijving|remarks)\b/, 'description', 1],
  [
    /^(?:amount|bedrag|betrag|montant|importe|importo|valor|value|sum|suma|summa|belopp|belob|belop|kwota|castka|osszeg|transaction amount|amount total|gross|gross amount|umsatz|kiasi|transaction value|tranzakcio osszege|amount [a-z]{3}|bedrag [a-z]{3}|castka [a-z]{3}|transaksiebedrag|amt|total amount)$/,
    'amount',
    3,
  ],
  [
    /^cash ?flow$|^total$|^total (?:collected|received|paid)$|^(?:account |wallet )?balance (?:delta|change|impact)$/,
    'amount',
    2,
  ],
  [/\bavailable\b/, 'ignore', 2],
  [/\bbalance (?:delta|change|impact)\b/, 'amount', 1],
  [/\bbalance\b|\bsaldo\b|\bsolde\b/, 'balance', 1],
  [
    /^(?!.*\b(?:card|limit|order|account|type|date)\b).*\b(?:debits?|debited|debit amount)\b(?!.*\bcredit)/,
    'money-out',
    1,
  ],
  [
    /^(?!.*\b(?:card|limit|order|account|type|date)\b).*\b(?:credits?|credited|credit amount)\b(?!.*\bdebit)/,
    'money-in',
    1,
  ],
  [
    /^(?!.*\b(?:tax|vat|gst|tip|cashback|reward|discount|rounding)\b).*\b(?:amount|bedrag|betrag|montant|importe|importo|castka|kwota|osszege)\b|\b(?:incl\w*|with|after) (?:vat|tax|gst)\b/,
    'amount',
    1,
  ],
];

/** A word as written, and where letters have two dots, with an e behind them instead. */
const spellings = (word: string): readonly string[] => [word, word.replace(/[äöü]/g, (letter) => `${letter}e`)];

/** As they are compared: in Arabic a letter may carry a mark that goes. */
export const WHOLE: ReadonlyMap<string, HeadingMeaning> = new Map(
  [...BY_LANGUAGE, ...NEIGHBOURS].flatMap(([words, role, weight]) =>
    words.split('|').flatMap((word) => spellings(word).map((one) => [normalHeading(one), { role, weight }] as const)),
  ),
);

/** `Gutschrift in CHF`, `Montant EUR` and `Débit euros` name the currency behind the word. */
function withoutCurrency(text: string): string {
  const [whole = text, word = '', code = ''] = /^(.+?)(?: in| en| em)? ([a-z]{3,5})$/.exec(text) ?? [];
  return isNamedCurrency(code.toUpperCase()) || NAME_OF_MONEY.test(code) ? word : whole;
}

/** What a heading means; null where it is no word we know. */
export function meaningOf(heading: string): HeadingMeaning | null {
  const [, sign] = /^[[(]([-–−+])[\])]$/.exec(heading.trim()) ?? [];
  if (sign !== undefined) return { role: sign === '+' ? 'money-in' : 'money-out', weight: 3 };
  // "bookingStatus" is two words to a person.
  return (
    meaningIn(heading) ??
    (JOINED.test(heading) ? meaningIn(heading.replace(new RegExp(JOINED, 'gu'), '$1 $2')) : null) ??
    dayBesideOther(heading) ??
    accountOrCard(heading)
  );
}

/** `Numer rachunku/karty`, `Konto-/Kartennummer`: the number of an account or, on rows of a card, of that. */
function accountOrCard(heading: string): HeadingMeaning | null {
  const names = heading.slice(0, 120).split(/\/|\s(?:or|oder|ou|of|o|lub|eller|nebo|vagy|или)\s/);
  const [cards, others] = [true, false].map((isCard) =>
    names.filter((name) => CARD.test(normalHeading(name)) === isCard),
  );
  const areAccounts = others?.length === 1 && others.every((name) => meaningIn(name)?.role === 'account');
  return cards?.length === 1 && areAccounts ? { role: 'account', weight: 3 } : null;
}

const CARD =
  /^(?:(?:number|no|nr|numero|numer|num|cislo|nomer|номер) (?:of |de |du |della |da |de la )?)?(?:cards?|kart[aeyu]?|karten|kartu|kort|korti|carte|carta|cartao|tarjeta|kaart|kartya|карт[аыи])(?: ?(?:number|no|nr|nummer|numer|nummeret|szam))?$/;

/** `利用日/キャンセル日`: of two names the one that is that of a day, where the other is none that we know. */
function dayBesideOther(heading: string): HeadingMeaning | null {
  const names = heading.slice(0, 120).split('/');
  const known = names.flatMap((name) => meaningIn(name) ?? []);
  const [only, another] = known;
  return names.length === 2 && only?.role === 'day' && another === undefined ? only : null;
}

const JOINED = /(\p{Ll})(\p{Lu})/u;

function meaningIn(heading: string): HeadingMeaning | null {
  const normal = normalHeading(heading);
  const text = withoutCurrency(normal);
  if (text === '') return null;
  // "Data de fim" is no day in Finnish marks.
  const whole = WHOLE.get(normal) ?? WHOLE.get(text);
  if (whole !== undefined) return whole;
  for (const [pattern, role, weight] of MEANINGS) {
    if (!pattern.test(text)) continue;
    const isSides =
      weight < 3 && (role === 'amount' || role === 'account' || role === 'currency' || role === 'balance');
    if (isSides && OTHER_SIDE.test(text)) return null;
    const side = role === 'amount' ? sideLast(text) : null;
    return { role: side ?? role, weight };
  }
  return null;
}

/** The side that single words of a heading name: "Funds out", "Belopp in"; null where none does, or both are named. */
export function sideNamed(heading: string): 'money-in' | 'money-out' | null {
  const roles = normalHeading(heading)
    .split(' ')
    .map((word) => meaningIn(word)?.role);
  const [isIn, isOut] = [roles.includes('money-in'), roles.includes('money-out')];
  return isIn === isOut ? null : isIn ? 'money-in' : 'money-out';
}

/** "Bedrag af", "Montant crédit": the side that the last word of an amount names, where no other word names one too. */
function sideLast(text: string): 'money-in' | 'money-out' | null {
  const [last = '', ...before] = text.split(' ').toReversed();
  return before.length > 0 && meaningIn(last)?.role === sideNamed(text) ? sideNamed(text) : null;
}

/** Whether a column is named for nothing but which way money went: "Dr/Cr". */
export function isMarkName(heading: string): boolean {
  const meaning = meaningOf(heading);
  return meaning?.role === 'marker' && meaning.weight > 2;
}
