import { dayAt } from '#kernel/calendar.ts';
import { minorDigits, type Money } from '#kernel/money.ts';
import { permitPayment } from '#modules/access/threat-detection/service.server.ts';
import { totalIn } from '#modules/money/exchange-rates/rules.ts';
import { ratesBetween } from '#modules/money/exchange-rates/service.server.ts';
import { VALIDATED_FROM } from './limits.ts';

type Refusing = { readonly RATE_UNKNOWN: () => Error };

/**
 * Lets money that goals have be free again: 25,000 or more in the base currency goes through financial validation. By the
 * rates of the server's day, not of a day that a caller names.
 * @param amounts in the currencies of their accounts; those that are not above zero free nothing
 * @throws RATE_UNKNOWN where what it is worth cannot be told, and what financial validation says
 */
export async function permitRelease(
  context: Parameters<typeof permitPayment>[0] & { readonly workspaceId: string },
  amounts: readonly Money[],
  errors: Refusing,
): Promise<void> {
  const { db, workspaceId, services, workspace } = context;
  const freed = amounts.filter(({ minor }) => minor > 0n);
  if (freed.length === 0) return;
  const today = dayAt(services.now(), 'UTC');
  const isForeign = freed.some(({ currency }) => currency !== workspace.currency);
  const rates = isForeign ? await ratesBetween(db, workspaceId, today, today) : [];
  const { known, missing } = totalIn(workspace.currency, freed, rates, today);
  if (missing.length > 0) throw errors.RATE_UNKNOWN();
  if (known.minor >= VALIDATED_FROM * 10n ** BigInt(minorDigits(workspace.currency)))
    await permitPayment(context, known);
}
