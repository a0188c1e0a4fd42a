import { passwordFacts } from '#modules/access/identity/service.server.ts';
import { passkeysOf } from './passkeys.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { AccessResolver } from '#platform/app-services.server.ts';
import type { Standing } from './rules.ts';
import { backupCodesLeft, totpOf } from './store.server.ts';

/** What somebody has to show, and what they must have. */
export async function standingOf(
  db: Database,
  { secondFactorDemandOf }: Pick<AccessResolver, 'secondFactorDemandOf'>,
  userId: string,
): Promise<Standing> {
  return {
    hasTotp: (await totpOf(db, userId))?.confirmedAt != null,
    passkeys: (await passkeysOf(db, userId)).length,
    backupCodesLeft: await backupCodesLeft(db, userId),
    password: await passwordFacts(db, userId),
    demandedBy: await secondFactorDemandOf(userId),
  };
}
