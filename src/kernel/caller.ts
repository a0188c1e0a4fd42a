import * as z from 'zod';
import { CurrencySchema } from './money-schema.ts';
import { RoleSchema, SiteRoleSchema } from './role-schemas.ts';
import { TierSchema } from './tier-schema.ts';

/** The countries whose books start with a set of their own; everyone else starts with the general one. */
export const CountrySchema = z.string().regex(/^[A-Z]{2}$/, 'country format is invalid');

/** Account types of §1; any other value counts as `individual` (§4). */
export const UserTypeSchema = z.enum([
  'individual',
  'business',
  'business_finance_manager',
  'advisor',
  'financial_planner',
]);
export type UserType = z.infer<typeof UserTypeSchema>;

/** The person who is signed in, as screens and audit see them. */
export const PersonSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  displayName: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  userType: UserTypeSchema.catch('individual'),
  country: CountrySchema,
});
export type Person = z.infer<typeof PersonSchema>;

/** The books that are open, and what the person is in them. */
export const OpenWorkspaceSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['personal', 'household', 'business', 'union']),
  name: z.string(),
  country: CountrySchema,
  currency: CurrencySchema,
  role: RoleSchema,
  /** Sees some of the accounts only; the database keeps the others away. */
  isLimited: z.boolean(),
  /** Kept for reading; nothing in them changes until they are restored. */
  isArchived: z.boolean(),
  /** They ask every member for a second factor and the person has none: nothing in them opens until there is one. */
  owesFactor: z.boolean(),
  /** Whose books they are: under whose name a member's deeds are remembered. */
  ownerId: z.uuid(),
});
export type OpenWorkspace = z.infer<typeof OpenWorkspaceSchema>;

/** How a session began. */
export const WayInSchema = z.enum(['sign-up', 'password', 'provider', 'passkey', 'link']);
export type WayIn = z.infer<typeof WayInSchema>;

/** The session that a call comes through. */
export type Session = {
  readonly id: string;
  readonly via: WayIn;
  /** A second factor is owed: until it is shown, this session opens nothing but the way to show it. */
  readonly isPending: boolean;
  /** When the person last showed that it is them, by password where they have no second factor. */
  readonly confirmedAt: Date | null;
  /** What the API key is called by which a program calls; left out where a person does. */
  readonly apiKey?: string;
};

/** Why sessions end, as it is kept in `termination_reason`; those of §4 and §8 are worded as they are there. */
export const EndReasonSchema = z.enum([
  'User logout',
  'User requested termination of all sessions',
  'User requested termination of this session',
  'New sign-in in this browser',
  'Too many sessions',
  'Password changed',
  'Account deletion',
  'Password reset',
  'Address changed',
  'Permissions changed',
  'Session idle for too long',
  'Session risk too high',
  'Session expired',
  'Session has exceeded maximum age',
  'Session not found or expired',
  'Invalid session token',
  'Unknown device',
  'No administrator rights',
]);
export type EndReason = z.infer<typeof EndReasonSchema>;

/** How long a confirmation counts as fresh, in minutes (§4: reauthentication after 30 minutes). */
export const FRESH_MINUTES = 30;

export function isFresh({ confirmedAt }: Session, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() <= FRESH_MINUTES * 60_000;
}

/** Who is calling, what their plan opens, and what they are on the whole site. */
export const CallerSchema = z.object({
  person: PersonSchema,
  workspace: OpenWorkspaceSchema,
  tier: TierSchema,
  roles: z.array(SiteRoleSchema),
});
export type Caller = z.infer<typeof CallerSchema>;

/** What a member does in somebody else's books carries both names: the line says who, this says whose. */
export function underWhichGrant(caller: Caller | null): Record<string, string> {
  if (caller === null || caller.workspace.role === 'owner') return {};
  const { role, ownerId } = caller.workspace;
  return { role, ownerId };
}
