import { decimalUnder, figureOf, markSaidBy, moneyOf } from './amounts.ts';
import { currenciesMeant } from './currencies.ts';
import type { Signed } from './directions.ts';
import type { ColumnRole } from './model.ts';
import type { Movement } from './movements.ts';
import { size } from './signs.ts';
import { statusOf } from './statuses.ts';
import { tradeOf } from './words.ts';
import type { Currency } from '#kernel/money.ts';

const REVERSAL =
  /revers|refund|return|storn|rueckbuch|ruckbuch|r\u00fcckbuch|chargeback|charge back|terug|omgekeer|devol|estorn|extourn|cancel|退款|退货/i;

/** What comes, goes or is exchanged in coins or shares themselves, as brokers call its kind. */
const IN_KIND =
  /^(?:(?:staking|learning|inflation|mining|liquidity|retail staking)(?: (?:income|rewards?|payouts?))?|rewards?(?: income)?|airdrop|(?:hard ?)?fork|send|receive|convert|swap)$/i;

export type Unmoved = 'not-completed' | 'bad-status' | 'security';

/**
 * Rows whose status says that no money moved. The running balance knows better: what it counts moved after all, and a payment
 * listed as reversed beside its reversal moved, and came back. So did one of which only a part came back.
 */
export function unmovedIn(
  movements: readonly Movement[],
  { amounts, counted }: Signed,
  { currency, roles }: { readonly currency: Currency; readonly roles: readonly ColumnRole[] },
) {
  const unmoved = new Map<Movement, Unmoved>();
  const isTrade = roles.includes('quantity');
  const inKind = isTrade ? movedInKind(movements, amounts) : new Set<Movement>();
  const isPaymentOf = (amount: bigint): boolean =>
    movements.some(({ status }, at) => status === 'reversed' && (amounts[at] ?? 0n) <= -amount);
  // The reversal may bear the status of the payment: its other words tell.
  const isReversal = (movement: Movement, amount: bigint): boolean =>
    (movement.status === 'booked' && REVERSAL.test(movement.cells.join(' '))) ||
    (movement.status === 'reversed' &&
      amount > 0n &&
      movement.cells.some((cell) => REVERSAL.test(cell) && statusOf(cell) !== 'reversed') &&
      (partIn(movement, currency) === amount || isPaymentOf(amount)));
  for (const [at, movement] of movements.entries()) {
    if (inKind.has(movement) && !counted.has(at)) unmoved.set(movement, 'security');
    if (movement.status === 'void') unmoved.set(movement, counted.has(at) ? 'bad-status' : 'not-completed');
    if (movement.status !== 'reversed' || counted.has(at)) continue;
    const amount = amounts[at] ?? 0n;
    const cameBack = movements.some((other, place) => amounts[place] === -amount && isReversal(other, -amount));
    const part = partIn(movement, currency) ?? 0n;
    const isOfPart = part > 0n && part < (amount < 0n ? -amount : amount);
    if (!cameBack && !isOfPart && !isReversal(movement, amount)) unmoved.set(movement, 'not-completed');
  }
  return unmoved;
}

/**
 * Rows of a broker that move coins or shares and no money: those of such a kind, and trades whose money stands in a row of
 * its own, where one column says of each row whether it moves cash or what else.
 */
function movedInKind(movements: readonly Movement[], amounts: Signed['amounts']): ReadonlySet<Movement> {
  const trades = movements.flatMap((movement, at) =>
    movement.cells.some((cell) => tradeOf(cell) !== null) ? [{ movement, size: size(amounts[at] ?? 0n) }] : [],
  );
  const isCash = (cell: string | undefined) => /^cash$/i.test(cell?.trim() ?? '');
  const inKind = (movements[0]?.cells ?? []).flatMap((_, column) => {
    const { paid = [], other = [] } = Object.groupBy(trades, ({ movement: { cells } }) =>
      isCash(cells[column]) ? 'paid' : 'other',
    );
    const isPaid = (trade: (typeof trades)[number]) => paid.some((one) => areNear(one.size, trade.size));
    return other.length > 0 && other.every(isPaid) ? other.map(({ movement }) => movement) : [];
  });
  const byWord = movements.filter(({ cells }) => cells.some((cell) => IN_KIND.test(cell.trim())));
  return new Set([...byWord, ...inKind]);
}

/** Alike but for a fee, which is charged in a row of its own. */
const areNear = (one: bigint, other: bigint): boolean => size(one - other) * 50n <= one;

/** How much came back by the words of the status, which name its currency: "returned (R10.00)". */
function partIn({ cells }: Movement, currency: Currency): bigint | null {
  const status = cells.find((cell) => statusOf(cell) === 'reversed') ?? '';
  const [, sign = '', written = ''] = /(?<!\p{Lu})(\p{Sc}|\p{Lu}{1,3})\s?(\d[\d.,]*)/u.exec(status) ?? [];
  const body = currenciesMeant(sign).length > 0 ? (figureOf(written)?.body ?? '') : '';
  const value = body === '' ? null : decimalUnder(body, markSaidBy(body) === ',' ? ',' : '.');
  return value === null ? null : (moneyOf(value, false, currency)?.money.minor ?? null);
}
