import type { Signed } from './directions.ts';
import type { Movement } from './movements.ts';

const REVERSAL =
  /revers|refund|return|storn|rueckbuch|ruckbuch|r\u00fcckbuch|chargeback|charge back|terug|omgekeer|devol|estorn|extourn|cancel/i;

/**
 * Rows whose status says that no money moved. The running balance knows better: what it counts moved after all, and a payment
 * listed as reversed beside its reversal moved, and came back.
 */
export function unmovedIn(movements: readonly Movement[], { amounts, counted }: Signed) {
  const unmoved = new Map<Movement, 'not-completed' | 'bad-status'>();
  for (const [at, movement] of movements.entries()) {
    if (movement.status === 'void') unmoved.set(movement, counted.has(at) ? 'bad-status' : 'not-completed');
    if (movement.status !== 'reversed' || counted.has(at)) continue;
    const amount = amounts[at] ?? 0n;
    const cameBack = movements.some(
      (other, place) => other.status === 'booked' && amounts[place] === -amount && REVERSAL.test(other.cells.join(' ')),
    );
    if (!cameBack) unmoved.set(movement, 'not-completed');
  }
  return unmoved;
}
