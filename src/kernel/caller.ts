import * as z from 'zod';
import { CurrencySchema } from './money.ts';
import { RoleSchema } from './permissions.ts';
import { TierSchema } from './tiers.ts';

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
});
export type OpenWorkspace = z.infer<typeof OpenWorkspaceSchema>;

/** Who is calling, and what their plan opens. */
export const CallerSchema = z.object({ person: PersonSchema, workspace: OpenWorkspaceSchema, tier: TierSchema });
export type Caller = z.infer<typeof CallerSchema>;
