import * as z from 'zod';
import { CountrySchema } from '#kernel/caller.ts';
import { NUMBER_KINDS, numberForm, numberOf } from './numbers.ts';
import { ENTITIES, type Entity, INDUSTRIES, type Industry } from './words.ts';

const lineOf = (field: string, most = 120) =>
  z
    .string()
    .trim()
    .max(most, `${field} must not exceed ${most} characters`)
    .regex(/^\P{Cc}*$/u, `${field} format is invalid`)
    .default('');
const numberText = z.string().max(40, 'number must not exceed 40 characters').default('');

const ENTITY_NAMES = Object.keys(ENTITIES) as Entity[];
const INDUSTRY_NAMES = Object.keys(INDUSTRIES) as Industry[];

const fields = {
  legalName: lineOf('legal name'),
  tradingName: lineOf('trading name'),
  entity: z.enum(ENTITY_NAMES).default(''),
  industry: z.enum(INDUSTRY_NAMES).default(''),
  country: CountrySchema,
  registrationNumber: numberText,
  taxNumber: numberText,
  vatNumber: numberText,
  street: lineOf('street', 200),
  city: lineOf('town or city'),
  region: lineOf('province, county or state'),
  postalCode: lineOf('postal code', 20),
  /** The month in which the financial year begins. */
  yearStart: z.int().min(1).max(12),
};

/** What is said of the business behind books; all of it may be left empty. Numbers have to look as the country's do. */
export const BusinessSchema = z.object(fields).transform((said, context) => {
  const numbers = Object.fromEntries(
    NUMBER_KINDS.map((kind) => {
      const kept = numberOf(said.country, kind, said[kind]);
      if (kept === null)
        context.addIssue({
          code: 'custom',
          path: [kind],
          message: `${numberForm(said.country, kind).label} format is invalid`,
        });
      return [kind, kept ?? ''];
    }),
  );
  return { ...said, ...numbers };
});
export type Business = z.output<typeof BusinessSchema>;

/** As it is kept. */
export const KeptBusinessSchema = z.object(fields);
