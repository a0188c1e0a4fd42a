import { api } from './api.client.ts';
import { feeIdOf } from './fee.ts';
import type { Entry } from './outbox.ts';

/** Brings a payment that was written before, and its fee, to what is wished now. */
export async function rewrite({ fee, ...row }: Entry['wish']): Promise<void> {
  await api.update.call(row);
  const { accountId, bookedOn } = row;
  const id = feeIdOf(row.id);
  if (fee === undefined) await api.removeMany.call({ ids: [id] });
  else await api.update.call({ id, accountId, bookedOn, amount: { minor: -fee } });
}
