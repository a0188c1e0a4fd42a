import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { LARGEST_MINOR } from '#kernel/money.ts';
import { MoneySchema } from '#kernel/money-schema.ts';
import { LessonKeySchema } from '#modules/money/merchants/model.ts';
import { LONGEST_QUERY } from '#modules/money/search-language/model.ts';
import {
  FEWEST_LINES,
  isWholeSplit,
  LONGEST_DESCRIPTION,
  LONGEST_NOTE,
  MOST_LINES,
  WHOLE,
} from '#modules/money/splits/rules.ts';
import { type Filing, filingsOf, LEFT_REASONS } from './filing.ts';
import { LONGEST_SUGGESTED, MOST_RULES } from './limits.ts';

const ONE_FILING = 'A rule can set a category, split, or make a transfer, but only one of these.';

/** The order in which rules have their say: a later stage outranks an earlier one. */
export const STAGES = ['early', 'normal', 'late'] as const;
export const StageSchema = z.enum(STAGES);

/** A line that a rule splits transactions into. */
export const RuleLineSchema = z.object({
  /** Null: that of the transaction. */
  description: z.string().trim().min(1, 'Enter a description').max(LONGEST_DESCRIPTION).nullable().default(null),
  categoryId: IdSchema.nullable().default(null),
  note: z.string().trim().min(1, 'Enter a note').max(LONGEST_NOTE).nullable().default(null),
  /** Besides those of the transaction. */
  tagIds: z.array(IdSchema).max(20).default([]),
  /** Hundredths of a per cent of the transaction. */
  hundredths: z.int().min(1).max(WHOLE).nullable().default(null),
  /** Above zero, whichever way the money went. With neither, the line takes the rest. */
  amount: MoneySchema.refine(
    ({ minor, withheld }) => withheld !== true && minor > 0n && minor <= LARGEST_MINOR,
    'Enter an amount above zero',
  )
    .nullable()
    .default(null),
});
export type RuleLine = z.infer<typeof RuleLineSchema>;

export const RuleLinesSchema = z
  .array(RuleLineSchema)
  .max(MOST_LINES)
  .refine(
    (lines) => lines.length === 0 || (lines.length >= FEWEST_LINES && isWholeSplit(lines)),
    'The lines must add up to 100 %, or one line must take the rest.',
  );

/** Of where a transaction goes, a rule says one thing at most. */
const oneFiling = (actions: Filing) => filingsOf(actions).length < 2;

/** What a rule does. Null, false or none: it leaves that alone. */
export const ActionsSchema = z
  .object({
    categoryId: IdSchema.nullable().default(null),
    /** The payee as people read it. */
    description: z.string().trim().min(1, 'Enter a description').max(500).nullable().default(null),
    /** Where there is no note yet: a person's own words stay. */
    note: z.string().trim().min(1, 'Enter a note').max(2000).nullable().default(null),
    tagIds: z.array(IdSchema).max(20).default([]),
    isReviewed: z.boolean().default(false),
    /** An import lists such a transaction and does not add it. */
    isSkipped: z.boolean().default(false),
    /** Splits by a template of the workspace. */
    splitTemplateId: IdSchema.nullable().default(null),
    /** Splits into lines of its own. */
    splitLines: RuleLinesSchema.default([]),
    /** Says that it is a transfer to or from this account. */
    transferAccountId: IdSchema.nullable().default(null),
  })
  .refine(oneFiling, { message: ONE_FILING, path: ['categoryId'] });
export type Actions = z.infer<typeof ActionsSchema>;

export const NameSchema = z
  .string('Enter a name')
  .trim()
  .min(1, 'Enter a name')
  .max(100, 'A name has at most 100 characters');
export const QuerySchema = z
  .string('Enter a search')
  .trim()
  .min(1, 'Enter what to search for')
  .max(LONGEST_QUERY, `A search has at most ${LONGEST_QUERY} characters`);

export const NewRuleSchema = z.object({
  name: NameSchema,
  /** A search, as in the list of transactions. */
  query: QuerySchema,
  actions: ActionsSchema,
  stage: StageSchema.default('normal'),
  isEnabled: z.boolean().default(true),
});
export type NewRule = z.infer<typeof NewRuleSchema>;

export const RuleSchema = NewRuleSchema.extend({
  id: IdSchema,
  /** Its place in the list; of rules that are equally exact the upper one wins. */
  position: z.int(),
});
export type Rule = z.infer<typeof RuleSchema>;

export const ListedRuleSchema = RuleSchema.extend({
  /** How exact its search is: the more exact of two rules wins. */
  specificity: z.int(),
  /** Why it does nothing; null where it works. */
  problem: z.string().nullable(),
  lastRunAt: z.date().nullable(),
  /** Transactions that it changed then. */
  lastRunCount: z.int(),
});
export type ListedRule = z.infer<typeof ListedRuleSchema>;

/** What becomes of a transfer: linked to what is there, its other side is written, or it waits for that. */
export const TRANSFER_KINDS = ['linked', 'other-added', 'waiting'] as const;
export const TransferKindSchema = z.enum(TRANSFER_KINDS);

/** Transactions that rules which split or link leave alone, by reason; the most first. */
export const LeftSchema = z.array(z.object({ because: z.enum(LEFT_REASONS), count: z.int() }));
export type Left = z.infer<typeof LeftSchema>;

/** A transaction before and after. What a rule leaves alone is null in `changes`. */
export const ChangedRowSchema = z.object({
  id: IdSchema,
  bookedOn: DaySchema,
  accountId: IdSchema,
  amount: MoneySchema,
  description: z.string(),
  categoryId: IdSchema.nullable(),
  changes: z.object({
    categoryId: IdSchema.nullable(),
    description: z.string().nullable(),
    note: z.string().nullable(),
    tags: z.int(),
    isReviewed: z.boolean(),
    /** None: it is not split. */
    lines: z.array(z.object({ description: z.string(), categoryId: IdSchema.nullable(), amount: MoneySchema })),
    /** It becomes a transfer to or from the account. */
    transfer: TransferKindSchema.nullable(),
    transferAccountId: IdSchema.nullable(),
  }),
});
export type ChangedRow = z.infer<typeof ChangedRowSchema>;

export const PreviewInputSchema = z.object({ query: QuerySchema });
export const PreviewSchema = z.object({
  count: z.int(),
  /** There are so many or more. */
  isLeast: z.boolean(),
  sample: z.array(ChangedRowSchema.omit({ changes: true })),
});

const orderly = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to;

export const RunInputSchema = z
  .object({
    /** All rules that are on, unless some are named. */
    ruleIds: z.array(IdSchema).min(1).max(MOST_RULES).optional(),
    from: DaySchema.optional(),
    to: DaySchema.optional(),
    /** Changes categories that a person chose as well. */
    includesPersons: z.boolean().default(false),
  })
  .refine(orderly, { message: 'The first day must not be after the last.', path: ['to'] });
export type RunInput = z.infer<typeof RunInputSchema>;

export const ChangeKindSchema = z.enum([
  'category',
  'description',
  'note',
  'tags',
  'reviewed',
  'split',
  ...TRANSFER_KINDS,
]);
export const DiffSchema = z.object({
  changed: z.int(),
  /** Transactions whose category stays because a person chose it. */
  protected: z.int(),
  left: LeftSchema,
  /** What changes, and for how many; the most first. */
  groups: z.array(
    z.object({
      kind: ChangeKindSchema,
      ruleId: IdSchema,
      /** Ids of categories; for transfers `to` is the account. Null for none and for all other kinds. */
      from: IdSchema.nullable(),
      to: IdSchema.nullable(),
      count: z.int(),
    }),
  ),
  sample: z.array(ChangedRowSchema),
});
export type Diff = z.infer<typeof DiffSchema>;

export const RunSchema = z.object({
  id: IdSchema,
  kind: z.enum(['history', 'import']),
  /** Who ran it; null where they are no member any more. */
  by: z.string().nullable(),
  importId: IdSchema.nullable(),
  at: z.date(),
  changed: z.int(),
  /** Transactions that an import did not add. */
  skipped: z.int(),
  left: LeftSchema,
  revertedAt: z.date().nullable(),
});
export type Run = z.infer<typeof RunSchema>;

export const ReportSchema = z.object({
  /** By rule: transactions that its search finds. */
  matches: z.array(z.object({ ruleId: IdSchema, count: z.int() })),
  /** Only the newest were looked at. */
  isLeast: z.boolean(),
  /** Rules of one rank that want to categorise, split or link the same transactions differently. */
  conflicts: z.array(z.object({ ruleIds: z.tuple([IdSchema, IdSchema]), count: z.int() })),
  /** Rules that never do anything, and why. */
  dead: z.array(z.object({ ruleId: IdSchema, because: z.enum(['no-match', 'overruled', 'broken']) })),
});
export type Report = z.infer<typeof ReportSchema>;

/** A rule that corrections suggest. */
const SuggestedSchema = LessonKeySchema.extend({
  /** The category that was chosen again and again, or null. */
  categoryId: IdSchema.nullable().default(null),
  /** The description that was written again and again, or null. */
  description: z.string().min(1).max(LONGEST_SUGGESTED).nullable().default(null),
});
export const ProposalSchema = SuggestedSchema.extend({ name: z.string(), query: z.string(), corrections: z.int() });
export type Proposal = z.infer<typeof ProposalSchema>;
/** A suggestion is about one of the two. */
export const isOfOne = ({
  categoryId,
  description,
}: Pick<z.infer<typeof SuggestedSchema>, 'categoryId' | 'description'>) =>
  (categoryId === null) !== (description === null);
export const OF_ONE = 'either a category or a description';
export const ProposalKeySchema = SuggestedSchema.refine(isOfOne, OF_ONE);
export type ProposalKey = z.infer<typeof ProposalKeySchema>;
