import type pg from 'pg';
import { type UserType, UserTypeSchema } from '#kernel/caller.ts';
import type { SiteRole } from '#kernel/roles.ts';
import { TIERS, type Tier } from '#kernel/tiers.ts';
import { CONSENT_VERSION } from '#modules/people/consents/rules.ts';
import { PLAIN_PROJECT } from '#testing/a-project.ts';
import { type Caller, personAt } from '../caller.ts';
import { bring, commit } from '../importing.ts';
import { NONE } from '../privacy.ts';
import { statementFile } from '../statement-file.ts';

/** Somebody who walks through the product, and the doors they come in by. */
export type Walker = {
  readonly name: string;
  /** Null: nobody is signed in. */
  readonly caller: Caller | null;
  readonly starts: readonly string[];
  /** Goes to the pages too that are the same for everybody, and to what filters leave of a page. */
  readonly closely: boolean;
};

type At = { readonly url: string; readonly adminUrl: string; readonly database: pg.Pool };

const DOORS = ['/app', '/app/menu'];

/** Menus differ by account type; what a plan adds to one is a table of its own with its tests. So each type walks once, with the least and the most in turn. */
const EACH_TYPE = UserTypeSchema.options.map((type, index) => ({
  type,
  tier: TIERS.at(index % 2 === 0 ? 0 : -1) ?? 'free',
}));

/**
 * Those who are wanted of visitors, people by account type and plan, and those who run the site, who come to its portal
 * too. `hasEveryPlan`: each account type with each plan.
 */
export async function walkersAt(
  at: At,
  { wanted, hasEveryPlan }: { wanted: (name: string) => boolean; hasEveryPlan: boolean },
): Promise<Walker[]> {
  const everyPlan = UserTypeSchema.options.flatMap((type) => TIERS.map((tier) => ({ type, tier })));
  const kinds = hasEveryPlan ? everyPlan : EACH_TYPE;
  const walkers: Walker[] = [];
  if (wanted('visitor')) walkers.push({ name: 'visitor', caller: null, starts: ['/'], closely: true });
  for (const { type, tier } of kinds) {
    const [name, closely] = [`${type}, ${tier}`, type === 'individual' && tier === 'free'];
    if (wanted(name)) walkers.push({ name, caller: await somebody(at, type, tier), starts: DOORS, closely });
  }
  for (const role of ['admin', 'superuser'] as const) {
    if (!wanted(role)) continue;
    const caller = await somebody(at, 'individual', 'free', role);
    walkers.push({ name: role, caller, starts: [...DOORS, at.adminUrl], closely: false });
  }
  return walkers;
}

/** Somebody of an account type and a plan, with rows in their books; with a role, they run the site. */
export async function somebody(
  { url, database }: Omit<At, 'adminUrl'>,
  type: UserType,
  tier: Tier,
  role: SiteRole | null = null,
) {
  // All come from one address, which real people do not.
  await database.query('delete from rate_limits');
  const caller = await personAt(url);
  const { api } = caller;
  const session = await api.identity.session();
  if (session === null) throw new Error('signed up, but not signed in');
  const { id } = session.person;
  await api.consents.give({ choices: NONE, version: CONSENT_VERSION, givenAt: new Date(), via: 'banner' });
  await database.query('update users set user_type = $2 where id = $1', [id, type]);
  if (tier !== 'free')
    await database.query(
      `insert into subscriptions (id, user_id, status, plan_name, billing_interval)
       values (gen_random_uuid(), $1, 'active', $2, 'month')`,
      [id, `Ilifa ${tier}`],
    );
  // With rows, so that what links to them is there.
  const opening = 100_000_00;
  const openingBalance = { minor: BigInt(opening), currency: 'ZAR' };
  const { id: accountId } = await api.accounts.create({ name: 'Cheque', bankName: 'FNB', openingBalance });
  const text = statementFile({ rows: 30, account: '', opening });
  await commit(api, await bring(api, { accountId, name: 'november.csv', text }));
  await bring(api, { accountId, name: 'waiting.csv', text });
  await api.projects.add(PLAIN_PROJECT);
  await api.notifications.create({
    title: 'Statement due',
    message: 'Import your statement for last month.',
    type: 'system',
  });
  if (role !== null) {
    await database.query('insert into user_roles (user_id, role) values ($1, $2)', [id, role]);
    await database.query(
      "insert into totp_secrets (user_id, sealed, confirmed_at) values ($1, 'never opened', now())",
      [id],
    );
  }
  return caller;
}
