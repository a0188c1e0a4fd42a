import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { LARGEST_MINOR } from '#kernel/money.ts';
import { CurrencySchema, MoneySchema } from '#kernel/money-schema.ts';
import { writtenTextSchema } from '#kernel/written-text.ts';
import { DIRECTIONS, KINDS, PLACES, SHARINGS, STATES } from './kinds.ts';
import { LONGEST_NAME, LONGEST_NOTE, MOST_IN_RULE, MOST_LINES, MOST_PEOPLE, ROWS_AT_ONCE } from './limits.ts';

export const nameSchema = (field: string) => writtenTextSchema(field, { isNeeded: true, most: LONGEST_NAME });
export const NoteSchema = writtenTextSchema('note', { most: LONGEST_NOTE });
/** Zero or above. */
export const AmountSchema = MoneySchema.refine(
  ({ minor }) => minor >= 0n && minor <= LARGEST_MINOR,
  'amount must not be below zero',
);
export const PaidSchema = MoneySchema.refine(
  ({ minor }) => minor > 0n && minor <= LARGEST_MINOR,
  'amount must be above zero',
);

/** What is planned. Without a category and an account it takes what no other line of its direction does. */
export const LineSchema = z.object({
  id: IdSchema,
  name: nameSchema('name'),
  direction: z.enum(DIRECTIONS),
  categoryId: IdSchema.nullable(),
  accountId: IdSchema.nullable(),
  amount: AmountSchema,
});
export type Line = z.infer<typeof LineSchema>;

/** Someone who shares the costs. */
export const PersonSchema = z.object({
  id: IdSchema,
  name: nameSchema('name'),
  /** Null: someone who is not in the workspace. */
  memberId: IdSchema.nullable(),
  /** 1 each, hundredths of a percent, or parts. */
  weight: z.int().min(0).max(1_000_000),
  /** What is paid from these accounts, this person paid. */
  accountIds: z.array(IdSchema).max(MOST_IN_RULE),
});
export type Person = z.infer<typeof PersonSchema>;

const idsSchema = z.array(IdSchema).max(MOST_IN_RULE);

/**
 * Which transactions count by themselves: with one of the tags, of the categories (and those below them), and of the
 * accounts. What names nothing does not matter; where all three name nothing, only what is put in by hand counts.
 */
export const RuleSchema = z.object({
  tagIds: idsSchema,
  categoryIds: idsSchema,
  accountIds: idsSchema,
  /** Null: from the beginning, and to the end. */
  from: DaySchema.nullable(),
  to: DaySchema.nullable(),
});
export type Rule = z.infer<typeof RuleSchema>;

const facts = {
  name: nameSchema('name'),
  kind: z.enum(KINDS),
  startsOn: DaySchema,
  endsOn: DaySchema.nullable(),
  /** Null: the lines of cost make it up. */
  budget: AmountSchema.nullable(),
  lines: z.array(LineSchema).max(MOST_LINES),
  rule: RuleSchema,
  sharing: z.enum(SHARINGS),
  people: z.array(PersonSchema).max(MOST_PEOPLE),
  client: writtenTextSchema('client', { most: LONGEST_NAME }).nullable(),
  /** For an hour of work. */
  rate: AmountSchema.nullable(),
  costRate: AmountSchema.nullable(),
  invoiceReference: writtenTextSchema('invoice reference', { most: LONGEST_NAME }).nullable(),
  note: NoteSchema,
};

const FactsSchema = z.object({ ...facts, currency: CurrencySchema });
export type ProjectFacts = z.infer<typeof FactsSchema>;

const isUnique = (ids: readonly string[]) => new Set(ids).size === ids.length;
const LAWS: readonly (readonly [(given: ProjectFacts) => boolean, string, string])[] = [
  [({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn, 'end must not be before the start', 'endsOn'],
  [
    ({ rule: { from, to } }) => from === null || to === null || to >= from,
    'last day must not be before the first',
    'rule',
  ],
  [
    ({ currency, budget, rate, costRate, lines }) =>
      [budget, rate, costRate, ...lines.map(({ amount }) => amount)].every(
        (one) => one === null || one.currency === currency,
      ),
    'a project has one currency',
    'currency',
  ],
  [({ lines }) => isUnique(lines.map(({ id }) => id)), 'each line has an id of its own', 'lines'],
  [({ people }) => isUnique(people.map(({ id }) => id)), 'each person has an id of their own', 'people'],
  [
    ({ people }) => isUnique(people.flatMap(({ memberId }) => memberId ?? [])),
    'each member stands here once',
    'people',
  ],
  [
    ({ people }) => isUnique(people.flatMap(({ accountIds }) => accountIds)),
    'an account is paid from by one person',
    'people',
  ],
  [
    ({ people, sharing }) => people.length === 0 || sharing === 'equal' || people.some(({ weight }) => weight > 0),
    'someone must have a share',
    'people',
  ],
  [
    ({ people, sharing }) =>
      people.length === 0 || sharing !== 'percent' || people.reduce((sum, { weight }) => sum + weight, 0) === 10_000,
    'percentages must add up to 100',
    'people',
  ],
];
const lawful = <Shape extends z.ZodType<ProjectFacts>>(schema: Shape) =>
  LAWS.reduce<Shape>((all, [holds, message, field]) => all.refine(holds, { message, path: [field] }), schema);

export const NewProjectSchema = lawful(
  FactsSchema.extend({
    /** A closed one is made by `close`. */
    state: z.enum(STATES).exclude(['closed']),
    /** Transactions that count from the beginning, as those of a trip that was found. */
    rowIds: z.array(IdSchema).max(ROWS_AT_ONCE).default([]),
  }),
);
export type NewProject = z.infer<typeof NewProjectSchema>;

/** All facts of a project; its currency stays. */
export const ProjectChangeSchema = lawful(FactsSchema.extend({ id: IdSchema }));

export const ClosingSchema = z.object({
  day: DaySchema,
  budget: MoneySchema,
  spent: MoneySchema,
  income: MoneySchema,
  count: z.int(),
  minutes: z.int(),
});

/** A project as it is stored. */
export const ProjectSchema = FactsSchema.extend({
  id: IdSchema,
  state: z.enum(STATES),
  closing: ClosingSchema.nullable(),
});
export type Project = z.infer<typeof ProjectSchema>;

export const PlaceSchema = z.enum(PLACES);
