import * as z from 'zod';
import { CountrySchema } from '#kernel/caller.ts';
import { IdSchema } from '#kernel/id.ts';
import { writtenTextSchema } from '#kernel/written-text.ts';
import { CAPACITIES, RISKS } from './words.ts';

/** How many are concerned in a country; null while nobody knows. */
const ConcernedSchema = z.object({ country: CountrySchema, people: z.int().min(0).max(1_000_000_000).nullable() });

/** What is known of a breach: facts, effects, remedy. Without names of people concerned. */
export const FactsSchema = z
  .object({
    title: writtenTextSchema('title', { isNeeded: true, most: 120 }),
    /** When something was seen, and when it was clear that personal data is concerned: from then the clocks run. */
    discoveredAt: z.date('date is required'),
    awareAt: z.date('date is required'),
    capacity: z.enum(CAPACITIES),
    risk: z.enum(RISKS),
    whatHappened: writtenTextSchema('what happened', { isNeeded: true }),
    whoseData: writtenTextSchema('whose data'),
    whatData: writtenTextSchema('what data', { isNeeded: true }),
    concerned: z
      .array(ConcernedSchema)
      .min(1, 'at least one country is required')
      .max(50, 'countries must not exceed 50')
      .refine((list) => new Set(list.map(({ country }) => country)).size === list.length, 'use each country once'),
    effects: writtenTextSchema('effects'),
    remedy: writtenTextSchema('remedy'),
  })
  .refine(({ discoveredAt, awareAt }) => awareAt >= discoveredAt, {
    path: ['awareAt'],
    message: 'you cannot have been aware of the breach before it was discovered',
  });
export type Facts = z.infer<typeof FactsSchema>;

export const NewToldSchema = z.object({
  id: IdSchema,
  /** Of `dutiesOf`. */
  duty: z.string().min(1).max(40),
  at: z.date('date is required'),
  /** The number that the authority gave, or by which way people were told. */
  reference: writtenTextSchema('reference', { most: 200 }),
  lateReason: writtenTextSchema('reason').default(''),
});

/** What an entry of the register says, by its kind, as JSON keeps it. Entries are added and never changed. */
export const EntryBodySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('recorded'), facts: z.record(z.string(), z.unknown()) }),
  z.object({ kind: z.literal('corrected'), facts: z.record(z.string(), z.unknown()) }),
  z.object({
    kind: z.literal('told'),
    duty: z.string(),
    at: z.coerce.date(),
    reference: z.string(),
    lateReason: z.string().nullable(),
  }),
  z.object({ kind: z.literal('marked'), duty: z.string(), mark: z.enum(['half', 'all']) }),
]);

/** How one duty stands. */
export const DutyStandSchema = z.object({
  duty: z.string(),
  whom: z.string(),
  to: z.enum(['authority', 'people', 'controller']),
  law: z.string(),
  checked: z.enum(['read', 'second-hand', 'from memory']),
  within: z.union([z.object({ hours: z.int() }), z.literal('at-once'), z.literal('as-soon-as-possible')]),
  state: z.enum(['open', 'running', 'half-gone', 'run-out', 'told', 'told-late', 'told-late-without-reason']),
  beganAt: z.date(),
  /** In milliseconds of the epoch; null where the law names no hours. */
  dueAt: z.number().nullable(),
  elapsed: z.number(),
  lateNeedsReason: z.boolean(),
  told: z.array(
    z.object({ at: z.date(), reference: z.string(), lateReason: z.string().nullable(), by: z.string().nullable() }),
  ),
});
export type DutyStand = z.infer<typeof DutyStandSchema>;

export const EntrySchema = z.object({
  number: z.int(),
  kind: z.enum(['recorded', 'corrected', 'told', 'marked']),
  at: z.date(),
  /** Who wrote it; null for the clocks, and for who has left for good. */
  by: z.string().nullable(),
  says: z.string(),
});

export const BreachSchema = z.object({
  id: IdSchema,
  facts: z.object({
    title: z.string(),
    discoveredAt: z.date(),
    awareAt: z.date(),
    capacity: z.enum(CAPACITIES),
    risk: z.enum(RISKS),
    whatHappened: z.string(),
    whoseData: z.string(),
    whatData: z.string(),
    concerned: z.array(ConcernedSchema),
    effects: z.string(),
    remedy: z.string(),
  }),
  duties: z.array(DutyStandSchema),
  /** Countries whose law is not on file. */
  withoutLaw: z.array(z.string()),
  history: z.array(EntrySchema),
});
export type Breach = z.infer<typeof BreachSchema>;
