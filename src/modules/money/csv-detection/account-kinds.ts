import { normalHeading } from './headings.ts';

/** What tells one account of a person from another, as banks name them; "account" alone does not. */
const KINDS =
  /(?<!\p{L})(?:wallets?|savings?|share capital|shares|current account|cheque|checking|credit card|card|pots?|vaults?|pockets?|loan|mortgage|money market|(?:fixed|term|notice|call) (?:deposit|account)|investment|sparkonto|sparbuch|tagesgeld|festgeld|girokonto|kreditkarte|depot|compte courant|livret|epargne|pret|carte|cuenta corriente|ahorros?|tarjeta|prestamo|conta corrente|poupanca|cartao|emprestimo|conto corrente|risparmio|carta|prestito|betaalrekening|spaarrekening|spaar|tjekrekening|spaarboek|kredietkaart|sparekonto|lonekonto|brukskonto|lan|saasto|kayttotili|luottokortti|oszczednosciowe|oszczednosci|karta|kredyt|sporici|bezny|tabungan|giro|kartu|pinjaman|simpanan|akiba|hisa|mkopo|kadi|накопител\p{L}*|сбереж\p{L}*|карта|кредит|توفير|جار[يى]|بطاق\p{L}*|חיסכון|עו?ש|储蓄|储值|活期|定期|信用卡|儲蓄|普通預金|定期預金|저축|예금|신용카드)(?!\p{L})/gu;

/** The kinds of account that a title names, each once and in one order; empty where it names none. */
export function kindsNamed(title: string): string {
  return [...new Set(normalHeading(title).match(KINDS) ?? [])].toSorted().join(' ');
}

const LIST_WORDS =
  /[\s:,-]+(?:statements?|transactions?|history|details|movements?|activity|list|report|auszug|umsätze|relevé|extracto|extrato|movimientos|movimentos|movimenti|mouvements|afschrift|staat|taarifa|miamala)$/iu;

/** A title without the word for a list at its end: "Wallet Account Statement" is of the wallet account. */
export const withoutListWords = (title: string): string => title.trim().replace(LIST_WORDS, '').trim();
