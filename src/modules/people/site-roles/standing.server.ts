import type { SiteRole } from '#kernel/roles.ts';
import { tierOf } from '#modules/people/billing/rules.ts';
import type { SiteStanding } from '#platform/app-services.server.ts';
import type { Pool } from '#platform/database.server.ts';

/**
 * What a person is on the site and what their plan opens, in one statement: every request asks.
 * @param pool connections of the role `ilifa_auth`.
 */
export function standingsOn(pool: Pool, now: () => Date) {
  return async (userId: string): Promise<SiteStanding> => {
    const { rows } = await pool.query<{ roles: SiteRole[]; plans: string[] }>({
      name: 'standing',
      text: `select
          array(select role from user_roles where user_id = $1 and is_active
            and (expires_at is null or expires_at > $2) order by role) as roles,
          array(select plan_name from subscriptions where user_id = $1 and status = 'active'
            and (end_date is null or end_date >= ($2::timestamptz at time zone 'UTC')::date)) as plans`,
      values: [userId, now()],
    });
    const { roles, plans } = rows[0] ?? { roles: [], plans: [] };
    return { roles, tier: tierOf({ plans, runsSite: roles.length > 0 }) };
  };
}
