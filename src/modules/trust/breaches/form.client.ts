import * as z from 'zod';
import { type Facts, FactsSchema } from './model.ts';
import { CAPACITIES, RISKS } from './words.ts';

/** As a control of day and time writes it, without a zone: `2026-11-21T10:30`. */
const MomentSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'enter a date and a time');

export function isMoment(typed: string): boolean {
  return MomentSchema.safeParse(typed).success;
}

/** One country as it is typed; the number may be left out. */
const TypedSchema = z.object({
  country: z.string(),
  people: z.string().regex(/^\d{0,10}$/, 'people must be a number'),
});
export type TypedConcerned = z.infer<typeof TypedSchema>;

/** The facts of a breach as they are typed. */
const FormSchema = z.object({
  title: z.string(),
  discoveredAt: MomentSchema,
  awareAt: MomentSchema,
  capacity: z.enum(CAPACITIES),
  risk: z.enum(RISKS),
  whatHappened: z.string(),
  whoseData: z.string(),
  whatData: z.string(),
  concerned: z.array(TypedSchema),
  effects: z.string(),
  remedy: z.string(),
});
export type FactsForm = z.infer<typeof FormSchema>;

/** What is typed, as facts: the moments are those of this zone. */
export function factsFormSchema(timeZone: string) {
  return FormSchema.transform(({ discoveredAt, awareAt, concerned, ...rest }) => ({
    ...rest,
    discoveredAt: instantOf(discoveredAt, timeZone),
    awareAt: instantOf(awareAt, timeZone),
    concerned: concerned.map(({ country, people }) => ({ country, people: people === '' ? null : Number(people) })),
  })).pipe(FactsSchema);
}

/** An empty form at a moment, or one that holds facts. */
export function formOf(facts: Facts | null, now: Date, timeZone: string): FactsForm {
  if (facts === null) {
    const at = momentOf(now, timeZone);
    const empty = { title: '', whatHappened: '', whoseData: '', whatData: '', effects: '', remedy: '' };
    const concerned = [{ country: 'ZA', people: '' }];
    return { ...empty, discoveredAt: at, awareAt: at, capacity: 'controller', risk: 'any', concerned };
  }
  return {
    ...facts,
    discoveredAt: momentOf(facts.discoveredAt, timeZone),
    awareAt: momentOf(facts.awareAt, timeZone),
    concerned: facts.concerned.map(({ country, people }) => ({ country, people: people === null ? '' : `${people}` })),
  };
}

/** The instant that a moment is in a zone. */
export function instantOf(moment: string, timeZone: string): Date {
  return new Date(Temporal.PlainDateTime.from(moment).toZonedDateTime(timeZone).epochMilliseconds);
}

/** An instant as a date control shows it in a zone, to the minute. */
export function momentOf(instant: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
}

/** A notice as it is typed. */
export const ToldFormSchema = z.object({
  at: MomentSchema,
  reference: z.string().max(200),
  lateReason: z.string().max(1000),
});
