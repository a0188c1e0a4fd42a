import * as z from 'zod';
import { NAME_FORMAT } from '#kernel/names.ts';
import { PUBLIC_FORM } from '#kernel/public-form.ts';
import { writtenTextSchema } from '#kernel/written-text.ts';
import { EmailSchema } from '#modules/access/identity/model.ts';
import { type Country, COUNTRY_CODES, type Specialty, SPECIALTY_NAMES } from './words.ts';

const line = (field: string, most: number) =>
  z
    .string(`${field} is required`)
    .trim()
    .min(1, `${field} is required`)
    .max(most, `${field} must not exceed ${most} characters`)
    .regex(NAME_FORMAT, `${field} format is invalid`);

export const CountrySchema = z.enum(COUNTRY_CODES as [Country, ...Country[]], 'country is required');
export const SpecialtySchema = z.enum(SPECIALTY_NAMES as [Specialty, ...Specialty[]], 'specialty is required');
const SpecialtiesSchema = z
  .array(SpecialtySchema, 'specialty is required')
  .min(1, 'specialty is required')
  .max(SPECIALTY_NAMES.length)
  .transform((chosen) => SPECIALTY_NAMES.filter((specialty) => chosen.includes(specialty)));

/** What a professional says who wants to be a partner. */
export const NewApplicationSchema = z.object({
  name: line('name', 80),
  practice: line('practice', 120),
  email: EmailSchema,
  country: CountrySchema,
  /** The town that clients come to. */
  place: line('place', 80),
  specialties: SpecialtiesSchema,
  /** Registration or licence, with its number. */
  licence: line('licence', 200),
  /** How clients are charged, in a sentence. */
  charges: writtenTextSchema('charges', { isNeeded: true, most: 300 }),
  about: writtenTextSchema('about'),
  /** Once accepted, the entry may be shown to everybody. */
  mayBeListed: z.boolean().default(false),
  ...PUBLIC_FORM,
});

export const StateSchema = z.enum(['waiting', 'accepted', 'declined']);
export type State = z.infer<typeof StateSchema>;

export const ApplicationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  practice: z.string(),
  email: z.string(),
  country: CountrySchema,
  place: z.string(),
  specialties: z.array(SpecialtySchema),
  licence: z.string(),
  charges: z.string(),
  about: z.string(),
  mayBeListed: z.boolean(),
  state: StateSchema,
  receivedAt: z.date(),
  decidedAt: z.date().nullable(),
});
export type Application = z.infer<typeof ApplicationSchema>;

/** What everybody sees of a provider: what they agreed to, and nothing of what else they told us. */
export const ProviderSchema = ApplicationSchema.pick({
  id: true,
  name: true,
  practice: true,
  email: true,
  country: true,
  place: true,
  specialties: true,
  licence: true,
  charges: true,
});
export type Provider = z.infer<typeof ProviderSchema>;

/** Where and for what somebody looks for a provider; what is not known counts as any. */
export const SoughtSchema = z.object({
  country: CountrySchema.nullable().catch(null),
  specialty: SpecialtySchema.nullable().catch(null),
});
export type Sought = z.infer<typeof SoughtSchema>;
