import * as z from 'zod';
import { SiteRoleSchema } from '#kernel/role-schemas.ts';

/** A role on the site as somebody holds it now. `expiresAt` is an instant; null: until it is taken away. */
export const HeldRoleSchema = z.object({ role: SiteRoleSchema, expiresAt: z.iso.datetime().nullable() });
export type HeldRole = z.infer<typeof HeldRoleSchema>;

/** Somebody who runs the site. */
export const HolderSchema = HeldRoleSchema.extend({ userId: z.uuid(), email: z.string(), displayName: z.string() });
export type Holder = z.infer<typeof HolderSchema>;
