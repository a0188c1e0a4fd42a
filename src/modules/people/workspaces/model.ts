import * as z from 'zod';
import { CountrySchema, OpenWorkspaceSchema } from '#kernel/caller.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { NAME_FORMAT } from '#kernel/names.ts';
import type { Role } from '#kernel/roles.ts';

/** The currency in which books of a country begin; a person may choose another. */
const CURRENCY_OF_COUNTRY: Readonly<Record<string, string>> = { ZA: 'ZAR', KE: 'KES', NG: 'NGN' };

/** §9: elsewhere the default preference is the US dollar. */
export function currencyOf(country: string): string {
  return CURRENCY_OF_COUNTRY[country] ?? 'USD';
}

/** Kinds of books that a person opens themselves; their own they have from sign-up on. */
export const NewKindSchema = z.enum(['household', 'business']);

/** What a person reads for each kind. */
export const KIND_LABELS: Readonly<Record<z.infer<typeof OpenWorkspaceSchema>['kind'], string>> = {
  personal: 'Personal workspace',
  household: 'Household',
  business: 'Business',
  union: 'Trade union scheme',
};

/** What a person reads for each role. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  editor: 'Editor',
  contributor: 'Contributor',
  viewer: 'Viewer',
  'viewer-without-amounts': 'Viewer without amounts',
  accountant: 'Accountant',
  executor: 'Executor',
};

export const BooksNameSchema = z
  .string({ error: 'name is required' })
  .trim()
  .min(1, 'name is required')
  .max(80, 'name must not exceed 80 characters')
  .regex(NAME_FORMAT, 'name format is invalid');

/** Without a country it is the person's own, without a currency that of the country. */
export const NewBooksSchema = z.object({
  kind: NewKindSchema,
  name: BooksNameSchema,
  country: CountrySchema.optional(),
  currency: CurrencySchema.optional(),
});

/** Books one is a member of, as lists show them. */
export const MyBooksSchema = OpenWorkspaceSchema.omit({ owesFactor: true }).extend({
  ownerName: z.string(),
  memberCount: z.int(),
  /** When something in them was last changed, by anyone; null in books that nobody has changed. */
  lastActivity: z.date().nullable(),
});
export type MyBooks = z.infer<typeof MyBooksSchema>;
