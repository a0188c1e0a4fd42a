import * as z from 'zod';
import { command, IdSchema, LIMITS, query } from '#kernel/contract.ts';
import { SiteRoleSchema } from '#kernel/role-schemas.ts';
import { AddressSchema } from '#modules/access/identity/model.ts';
import { FoundPersonSchema, HeldRoleSchema, HolderSchema } from './model.ts';
import { PERSON_SEARCH_LIMIT } from './rate-limits.ts';

const ChangedSchema = z.object({ userId: IdSchema, role: SiteRoleSchema });

export const contract = {
  /** The caller's own roles on the site: active, and not expired (§7). */
  own: query({ access: 'person' }).output(z.array(HeldRoleSchema)),

  /** Everyone who runs the site. */
  list: query({ access: 'admin' }).output(z.array(HolderSchema)),

  /** Who has an account under exactly this address; parts of an address find nobody. */
  find: query({ access: 'admin', limit: PERSON_SEARCH_LIMIT })
    .input(AddressSchema)
    .output(FoundPersonSchema)
    .errors({
      NO_ACCOUNT: { status: 404, message: 'No account has this e-mail address.' },
    }),

  /** Given anew, a role takes the new end. */
  give: command({ access: 'superuser', audit: 'role.given', fresh: true, limit: LIMITS.siteRole })
    .input(ChangedSchema.extend({ expiresAt: z.iso.datetime({ offset: true }).nullable() }))
    .output(ChangedSchema)
    .errors({
      PERSON_NOT_FOUND: { status: 404, message: 'This account does not exist. Nothing was changed.' },
      EXPIRY_PASSED: { status: 422, message: 'This end date is in the past. Nothing was changed.' },
    }),

  revoke: command({ access: 'superuser', audit: 'role.revoked', fresh: true, limit: LIMITS.siteRole })
    .input(ChangedSchema)
    .output(ChangedSchema)
    .errors({
      ROLE_NOT_HELD: { status: 404, message: 'This person does not have this role. Nothing was changed.' },
      LAST_SUPERUSER: {
        status: 409,
        message: 'This is the last superuser. Nothing was changed. Give someone else the role first.',
      },
    }),
};
