import type { Database } from '#platform/database.server.ts';
import type { LendingRate } from './model.ts';
import { mergedRates } from './rules.ts';
import { enteredRates } from './store.server.ts';

/** Every rate that is known, with what operators entered, the earliest first. */
export async function lendingRates(db: Database): Promise<LendingRate[]> {
  return mergedRates(await enteredRates(db));
}
