import { IN_WORDS, OUT_WORDS } from './direction-words.ts';
import { IN_MARKS, OUT_MARKS } from './mark-words.ts';
import { STATED, type Stated } from './stated-words.ts';

/** Whether a bank's words speak of money leaving or arriving. Evidence for a whole file only, never for one row. */
export function directionOf(text: string): 'in' | 'out' | null {
  const words = withoutAccents(text.slice(0, 300).toLowerCase());
  const arrives = IN_WORDS.test(words);
  const leaves = OUT_WORDS.test(words);
  return arrives === leaves ? null : arrives ? 'in' : 'out';
}

const withoutAccents = (words: string): string =>
  /[^\u0000-\u007f]/.test(words)
    ? words
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .replaceAll('ł', 'l')
    : words;

/** Whether words speak of what a shop or a fund pays back. */
export function isRefund(text: string): boolean {
  return /\b(?:refund\w*|redemptions?|redeemed|revers\w*|charge ?backs?|withdraw\w*|pay ?outs?|returns?|returned|repurchase|reembolso|devolucao|devolucion|rembours\w*|erstattung|terugbetaling)\b/.test(
    text.slice(0, 300).toLowerCase(),
  );
}

/** What arrives, in the words of neighbours. */
const ARRIVING =
  /(?<!\p{L})(?:accredit[oi]|stipendio|a (?:vostro|suo) favore|bonifico ricevuto|versamento|vendita|s[åa]lt|s[äa]lj|utdelning|utbytte|udbytte|ins[äa]ttning|satış|satiş|temettü|faiz geliri|gelen havale|dividendos?|dividende|rendimento|recebid[oa]|recibid[oa]|reçu|wpływ|sprzedaż|przychodzący|připsán\p{L}*|příchozí|поступлени[ея]|зачислени[ея]|продажа|дивиденды?)(?!\p{L})/u;

/** The way of a row by words that name its kind: "Income", "Cash in". */
export function kindOf(text: string): 'in' | 'out' | null {
  const words = text.slice(0, 300).toLowerCase();
  if (
    /\b(?:income|cash ?in|sell|earnings?|salary|top ?up|interest on (?:cash|balances?|savings|deposits?))\b/.test(words)
  )
    return 'in';
  if (ARRIVING.test(words)) return 'in';
  return directionOf(text);
}

/** Whether a broker bought or sold on this line; null where it does not say, or says both. */
export function tradeOf(text: string): 'in' | 'out' | null {
  const words = text.slice(0, 300).toLowerCase();
  const [buys, sells] = [
    /\b(?:buy|bought|koop|achat|kauf|compra)\b/.test(words),
    /\b(?:sell|sold|verkoop|vente|verkauf|venta|venda)\b/.test(words),
  ];
  return buys === sells ? null : sells ? 'in' : 'out';
}

const MARKERS: Record<string, 'in' | 'out'> = Object.fromEntries([
  ...IN_MARKS.map((word) => [word, 'in'] as const),
  ...OUT_MARKS.map((word) => [word, 'out'] as const),
]);

export function markerOf(cell: string): 'in' | 'out' | null {
  const word = plainWord(cell);
  return Object.hasOwn(MARKERS, word) ? (MARKERS[word] ?? null) : null;
}

/** Without accents, but for letters that are others with them: й. */
export function plainWord(cell: string): string {
  const word = cell
    .trim()
    .replace(/^\((.+)\)$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase();
  return /^\p{Script=Latin}+$/u.test(word.replace(/[\s\p{M}]/gu, ''))
    ? word.normalize('NFD').replace(/\p{M}/gu, '')
    : word;
}

/** A balance of a day, or one whose letters stand apart: "SALDO DO DIA", "S A L D O". */
const INTERIM =
  /^s a l d o\b|^saldo(?: (?:do|del|da|de|em|total|parcial|disponivel|disponible|disponibile|contabile|contable|contabilistico|liquido|actual|atual|dia|periodo|conta|c\/c|corrente))+(?: al)?$|^disponibilita(?: al)?$|^solde (?:du jour|intermediaire|comptable|disponible|au)\b|^(?:saldo|likutis|atlikums|apyvarta|apgrozijums|kaive)$|^(?:daily|days?|end of day|eod|interim) balance$|^balance as (?:at|on)\b|^balance (?:at|on)(?: (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)?$|^остаток (?:на|по)(?!\p{L})|^обороты?(?!\p{L})/u;

/** A row that states a balance, or a total, instead of a movement. */
export function statementOf(text: string): Stated | null {
  const words = text
    .slice(0, 120)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('đ', 'd')
    .replace(/(?:[^\p{L}\p{M}/]|(?<!\p{L})\/|\/(?!\p{L}))+/gu, ' ')
    .trim();
  if (
    STATED.opening.test(words) ||
    /^(?:opening|open|start(?:ing)?|begin(?:ning)?|previous|initial|anfangs|openings) ?(?:balance|bal|saldo)\b|^(?:statement |account )?opening balance\b|^(?:(?:bal(?:ance)?|money|amount) )?brought (?:forward|fwd)\b|^(?:bal(?:ance)? )?b\/f(?:wd)?\b|^salio la (?:mwanzo|kuanzia|awali)\b|^(?:رصيد افتتاحي|الرصيد الافتتاحي|رصيد اول المدة|входящии остаток|остаток на начало|期初余额|前日残高|繰越残高)|^(?:vorige|oorgebringde) saldo\b|^saldo oorgebring\b|^(?:alter kontostand|in{1,2}gaende saldo|(?:pocatecni|pociatocny) (?:stav|zustatek|zostatok)|anfangssaldo|saldo anterior|saldo inicial|solde initial|ancien solde|beginsaldo)\b|^(?:open(?:ing)?|beginning)$|^(?:balance|solde|saldo) (?:at|en|al|am) (?:the )?(?:start|beginning|debut|inicio|inizio|beginn)\b|^saldo (?:poczatkowe|iniziale)\b|^(?:likutis pradziai|pradinis likutis|sakuma atlikums|atlikums sakuma|algsaldo)\b/.test(
      words,
    )
  )
    return 'opening';
  if (
    STATED.closing.test(words) ||
    /^(?:closing|close|ending|end|final|slot) ?(?:balance|bal|saldo)\b|^(?:statement |account )?closing balance\b|^(?:(?:bal(?:ance)?|money|amount) )?carried (?:forward|fwd)\b|^(?:bal(?:ance)? )?c\/f(?:wd)?\b|^salio la mwisho\b|^(?:رصيد ختامي|الرصيد الختامي|исходящии остаток|остаток на конец|期末余额)|^saldo oorgedra\b|^(?:neuer kontostand|utgaende saldo|(?:koncovy|konecny) (?:stav|zustatek|zostatok)|kontostand|endsaldo|saldo final|nouveau solde|solde final|eindsaldo)\b|^(?:current|available|ledger) balance\b|^(?:clos(?:e|ing)|ending)$|^(?:balance|solde|saldo) (?:at|en|al|am) (?:the )?(?:end|fin|fine|ende)\b|^saldo (?:koncowe|finale)\b|^schluss?saldo\b|^(?:likutis pabaigai|galutinis likutis|beigu atlikums|atlikums beigas|loppsaldo)\b/.test(
      words,
    )
  )
    return 'closing';
  if (INTERIM.test(words) || STATED.interim.test(words)) return 'interim';
  return STATED.total.test(words) ||
    /^(?:итого|всего|合计|合計|总计|總計|합계|총계|المجموع)(?!\p{L})|^(?:page )?(?:(?:grand |sub ?)?totals?|turnovers?$|oborot[a-z]*$|(?:ara |genel )?toplam$|transactions total|totaal|summe|subtotal|closing total|total (?:debits?|credits?|amount|transactions|paid in|withdrawn))\b/u.test(
      words,
    )
    ? 'total'
    : null;
}
