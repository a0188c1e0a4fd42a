import * as z from 'zod';
import { OpenWorkspaceSchema } from '#kernel/caller.ts';
import { IdSchema } from '#kernel/id.ts';
import { RoleSchema } from '#kernel/role-schemas.ts';

/** What a member may be made. The owner hands the books over instead; an executor sleeps until a legacy release. */
export const GivenRoleSchema = z.enum([
  'manager',
  'editor',
  'contributor',
  'viewer',
  'viewer-without-amounts',
  'accountant',
]);
export type GivenRole = z.infer<typeof GivenRoleSchema>;

/** How long an invitation may stay open, in days. */
export const INVITATION_DAYS = { least: 1, most: 30, usual: 7 } as const;

const AccountIdsSchema = z
  .array(IdSchema)
  .min(1, 'at least one account is required')
  .max(200)
  .nullable()
  .transform((ids) => (ids === null ? null : [...new Set(ids)]));

/** The form of §5; the address is compared without case. */
const AddressSchema = z
  .string({ error: 'Invalid email format' })
  .trim()
  .max(254, 'Invalid email format')
  .regex(z.regexes.email, 'Invalid email format')
  .transform((address) => address.toLowerCase());

export const InviteSchema = z.object({
  email: AddressSchema,
  role: GivenRoleSchema,
  /** Null: all accounts. */
  accountIds: AccountIdsSchema.default(null),
  days: z.int().min(INVITATION_DAYS.least).max(INVITATION_DAYS.most).default(INVITATION_DAYS.usual),
});

export const MemberChangeSchema = z.object({
  userId: IdSchema,
  role: GivenRoleSchema,
  accountIds: AccountIdsSchema,
});

export const MemberSchema = z.object({
  userId: IdSchema,
  displayName: z.string(),
  email: z.string(),
  role: RoleSchema,
  /** The accounts they see; null: all. */
  accountIds: z.array(IdSchema).nullable(),
  joinedAt: z.date(),
});
export type Member = z.infer<typeof MemberSchema>;

export const InvitationSchema = z.object({
  id: IdSchema,
  email: z.string(),
  role: GivenRoleSchema,
  accountIds: z.array(IdSchema).nullable(),
  createdAt: z.date(),
  expiresAt: z.date(),
  isExpired: z.boolean(),
});
export type Invitation = z.infer<typeof InvitationSchema>;

/** The word in the e-mail: 32 bytes in base64url. */
export const TokenSchema = z.string().regex(/^[\w-]{43}$/, 'invitation format is invalid');

/** What somebody reads before they accept. */
export const OfferSchema = z.object({
  books: z.string(),
  kind: OpenWorkspaceSchema.shape.kind,
  invitedBy: z.string(),
  role: GivenRoleSchema,
  isLimited: z.boolean(),
  expiresAt: z.date(),
});
export type Offer = z.infer<typeof OfferSchema>;
