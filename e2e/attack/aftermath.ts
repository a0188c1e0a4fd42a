import { differencesOf, fingerprintOf, idsOf, reachedAcross, standingsOf } from './fingerprint.ts';
import { logFaults } from './judge.ts';
import { underOneId } from './one-id.ts';
import { call } from '../knock.ts';
import type { Stage } from './stage.ts';
import { WRONG_SUMS } from '../ledger.ts';
import { brokenAuditChains } from '#platform/audit.server.ts';

/** What there is of the victim before anything is tried. */
export type Before = {
  readonly prints: Readonly<Record<string, string>>;
  readonly ids: ReadonlyMap<string, string>;
  readonly standings: string;
};

export async function look(stage: Stage): Promise<Before> {
  const ids = await underOneId(stage.database, await idsOf(stage));
  return {
    prints: await fingerprintOf(stage),
    ids,
    standings: await standingsOf(stage.database),
  };
}

const KIND = 'afterwards';

/** Nothing is lost, nobody has reached across, nothing was unforeseen, and the product still serves. */
export async function aftermath(stage: Stage, before: Before): Promise<void> {
  const { app, database, stranger, nobody, trap, note } = stage;
  const judge = (what: string, faults: readonly string[]) =>
    note(KIND, what, faults.length === 0 ? null : faults.slice(0, 5).join('; '));
  judge('the rows of the victim are as they were', differencesOf(before.prints, await fingerprintOf(stage)));
  judge('no row of others names one of the victim', await reachedAcross(stage, before.ids.values()));
  judge('no request left the server for an address of the attacker', trap.calls());
  judge('the log holds nothing unforeseen and no line of the attacker', logFaults(app.said()));
  const { rows } = await database.query<{ count: bigint }>(WRONG_SUMS);
  judge('kept sums are those of the rows', Number(rows[0]?.count ?? 1) === 0 ? [] : ['they differ']);
  judge('the audit log has no broken chain', (await brokenAuditChains((text) => database.query(text))).map(String));
  for (const tab of [nobody, stranger.tab]) {
    const answer = await call(app.url, tab, '/rpc/identity/session', undefined);
    judge(`the server answers who is ${tab.name}`, answer.status === 200 ? [] : [`answered ${answer.status}`]);
  }
}
