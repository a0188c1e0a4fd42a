import * as z from 'zod';
import { UserTypeSchema } from '#kernel/caller.ts';
import { SiteRoleSchema } from '#kernel/role-schemas.ts';
import { TierSchema } from '#kernel/tier-schema.ts';

/** A role on the site as somebody holds it now. `expiresAt` is an instant; null: until it is taken away. */
export const HeldRoleSchema = z.object({ role: SiteRoleSchema, expiresAt: z.iso.datetime().nullable() });
export type HeldRole = z.infer<typeof HeldRoleSchema>;

/** Somebody who runs the site. */
export const HolderSchema = HeldRoleSchema.extend({ userId: z.uuid(), email: z.string(), displayName: z.string() });
export type Holder = z.infer<typeof HolderSchema>;

/** Someone who was looked up by their address: what they are here, and which roles on the site they hold. */
export const FoundPersonSchema = z.object({
  userId: z.uuid(),
  email: z.string(),
  displayName: z.string(),
  userType: UserTypeSchema,
  tier: TierSchema,
  roles: z.array(HeldRoleSchema),
});
export type FoundPerson = z.infer<typeof FoundPersonSchema>;
