import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { UserTypeSchema } from '#kernel/caller.ts';
import { NAME_FORMAT } from '#kernel/names.ts';
import { SiteRoleSchema } from '#kernel/role-schemas.ts';
import { TierSchema } from '#kernel/tier-schema.ts';

export const PictureKindSchema = z.enum(['avatar', 'company-logo']);
export type PictureKind = z.infer<typeof PictureKindSchema>;

/** The person as they see themselves (§3, auth user). */
export const AuthUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  fullName: z.string(),
  displayName: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  username: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  company: z.string().nullable(),
  companyLogoUrl: z.string().nullable(),
  bio: z.string().nullable(),
  dateOfBirth: DaySchema.nullable(),
  userType: UserTypeSchema,
  subscriptionTier: TierSchema,
  /** Who the sign-in is for. */
  aud: z.literal('authenticated'),
  createdAt: z.date(),
  /** What only we write: roles on the site. */
  appMetadata: z.object({ roles: z.array(SiteRoleSchema) }),
  /** What the person says, by the names of §3. `metadata` is the same under its older name. */
  userMetadata: z.record(z.string(), z.string().nullable()),
  metadata: z.record(z.string(), z.string().nullable()),
});
export type AuthUser = z.infer<typeof AuthUserSchema>;

const nameOf = (field: string) =>
  z
    .string()
    .trim()
    .min(1, `${field} is required`)
    .max(80, `${field} must not exceed 80 characters`)
    .regex(NAME_FORMAT, `${field} format is invalid`);

/** A text that may be left empty, which is kept as nothing. */
const optional = (field: string, most: number) =>
  z.string().trim().max(most, `${field} must not exceed ${most} characters`);

export const ProfileChangeSchema = z.object({
  firstName: nameOf('first name'),
  lastName: nameOf('last name'),
  username: optional('username', 30).refine(
    (name) => name === '' || /^[\p{L}\p{N}][\p{L}\p{N}._-]{2,}$/u.test(name),
    'username format is invalid',
  ),
  company: optional('company', 120),
  bio: optional('bio', 500),
  dateOfBirth: z.union([z.literal(''), DaySchema]),
  userType: UserTypeSchema,
});

/** What is kept of it beside what signs the person in. */
export const SaidSchema = z.object({
  username: ProfileChangeSchema.shape.username.nullable(),
  company: ProfileChangeSchema.shape.company.nullable(),
  bio: ProfileChangeSchema.shape.bio.nullable(),
});

export const USER_TYPES = [
  { value: 'individual', label: 'Myself or my household' },
  { value: 'business', label: 'My business' },
  { value: 'business_finance_manager', label: 'A business whose finances I manage' },
  { value: 'advisor', label: 'My clients’ money (I am an adviser)' },
  { value: 'financial_planner', label: 'My clients, as a financial planner' },
] as const;
