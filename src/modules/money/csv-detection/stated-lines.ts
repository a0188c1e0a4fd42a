import { figureOf, isBlank, type Figure } from './amounts.ts';
import type { ColumnRole } from './model.ts';
import type { Stated } from './stated-words.ts';
import { directionOf, statementOf } from './words.ts';

const BALANCE =
  /bal|saldo|s a l d o|solde|disponibilit|salio|behållning|bilans|stan |zůstat|zostat|zustat|stav\b|iatočný|egyenleg|sold|υπ[οό]λοιπο|μεταφορ|bakiye|devir|devreden|сальдо|залиш|баланс|יתר[הת]|baki|prior|kontostand|bestand|stand\b|vortrag|riportare|report|sdo|transportar|počáteč|koneč|koncov|forward|fwd|[bc]\/f|остат|likut|atlikum|apyvart|apgroz|käive|رصيد|[余餘][额額]|[结結][余餘]|残高|繰越|现在高|承前|잔액|이월|ยอด|số dư|dư đầu|dư cuối/i;

/** A cheap test before the dear one: no line without one of these states a balance or a total. */
export const MAY_STATE = new RegExp(
  `${BALANCE.source}|init|tota|mutasi|summ|somm|umsatz|gesamt|import|montant|monto|valor|sum|soma|yhteens|razem|łącznie|ogółem|podsumow|obrot|obrat|celk|součet|súčet|mezisou|medzis|spolu|összes|összeg|forgalom|i alt|ialt|delsum|open|clos|turnover|oborot|toplam|rulaj|σ[υύ]νολ|jumlah|всь|усього|разом|підсум|загал|общ|подыт|סה|סך|إجمالي|اجمالي|الاجمالي|مجموع|оборот|итог|всего|[合总總総小月共][计計]|[总總][额額收支]|合計|[합총소월누][계액]|รวม|tổng|cộng|jumla|المجموع`,
  'i',
);

/**
 * What stands in the first column of amounts that a row fills, a zero only where there is nothing else; empty where it fills
 * none.
 */
export function firstAmount(cells: readonly string[], roles: readonly ColumnRole[]): string {
  let zero = '';
  for (const role of ['amount', 'money-in', 'money-out', 'fee'] as const) {
    const text = cells[roles.indexOf(role)] ?? '';
    if (isBlank(text)) continue;
    if (!isNothing(text)) return text;
    zero ||= text;
  }
  return zero;
}

const isNothing = (text: string): boolean => /^[0.,\s]+$/.test(figureOf(text)?.body ?? '');

/** A cell of a row that says no more than "Balance" names that of its day. */
const statedIn = (text: string) => (/^balance$/i.test(text) ? 'interim' : statementOf(text));

/**
 * "BROUGHT FORWARD, 1234.00, 1234.00" or with a zero: the amount only repeats the balance. A total does not: "TOTAL ENERGIES"
 * may be the first payment of an account.
 */
export function isRestated(cells: readonly string[], roles: readonly ColumnRole[], states: Stated | null): boolean {
  const amount = firstAmount(cells, roles);
  return amount === '' || isNothing(amount) || (states !== 'total' && amount === cells[roles.indexOf('balance')]);
}

/** "20260131, CLOSE, 12750.50, CLOSE BALANCE" in a table without balances, or in a row without one: the amount is the balance. */
export function namesBalance(cells: readonly string[], roles: readonly ColumnRole[]): boolean {
  const balance = cells[roles.indexOf('balance')] ?? '';
  const naming = cells.filter((text) => /^(?:opening|closing|interim)$/.test(statedIn(text) ?? ''));
  return (!roles.includes('balance') || isBlank(balance)) && naming.some((text) => BALANCE.test(text));
}

const PAYMENT = /\b(?:transfer|payment|purchase|withdrawal|deposit|debit order)\b/i;
const isPayment = (text: string): boolean => PAYMENT.test(text) || directionOf(text) !== null;

/** A row whose words say how money moved is a payment, even with the note "Balance". */
export const isPaid = (cells: readonly string[]): boolean =>
  cells.some((text) => statedIn(text) === null && isPayment(text));

/** The balance that a line states: under its heading, or behind its label. */
export function statedFigure(cells: readonly string[], roles: readonly ColumnRole[]): Figure | null {
  const inBalance = figureOf(cells[roles.indexOf('balance')] ?? '');
  if (inBalance !== null) return inBalance;
  const label = cells.findIndex((text) => statementOf(text) !== null);
  const figures = cells.slice(label + 1).flatMap((text) => (isBlank(text) ? [] : (figureOf(text) ?? [])));
  // A number of something, such as a branch, may stand before it.
  return figures.find(({ body }) => /[.,]\d{2}$/.test(body)) ?? figures[0] ?? null;
}

/** What a line states in one of its cells; null where it states nothing. */
export const statedBy = (cells: readonly string[]) => cells.map(statedIn).find((kind) => kind !== null) ?? null;
