import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import {
  type ChangedRow,
  ChangedRowSchema,
  type Diff,
  DiffSchema,
  type ListedRule,
  type Report,
  ReportSchema,
  type Run,
  RunSchema,
  StageSchema,
} from '#modules/money/automation-rules/model.ts';
import {
  AmountSchema,
  amountOf,
  percentOf,
  PercentSchema,
  PublicDaySchema,
  SentAmountSchema,
} from './public-api.operation.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';

export const actionsFields = {
  categoryId: IdSchema.nullable().describe('The category that the rule sets.'),
  description: z.string().nullable().describe('The description that the rule sets.'),
  note: z.string().nullable().describe('The note that the rule adds if there is none yet.'),
  tagIds: z.array(IdSchema).describe('The tags that the rule adds.'),
  isReviewed: z.boolean().describe('`true`: it marks transactions as reviewed.'),
  isSkipped: z.boolean().describe('`true`: imports do not add such transactions.'),
  splitTemplateId: IdSchema.nullable().describe('The template that the rule uses to split transactions.'),
  transferAccountId: IdSchema.nullable().describe('The other account of the transfer that the rule makes.'),
};
const line = {
  description: z
    .string()
    .nullable()
    .describe('The description of the split line; by default the description of the transaction.'),
  categoryId: IdSchema.nullable(),
  note: z.string().nullable(),
  tagIds: z.array(IdSchema).describe('Tags that the split line gets in addition to those of the transaction.'),
};
const PublicLineSchema = z.object({
  ...line,
  percent: z
    .string()
    .nullable()
    .describe(
      'The split line’s percentage of the transaction, such as "12.5". Without percent and amount, the line gets the rest.',
    ),
  amount: AmountSchema.describe('The amount of the split line: above zero, such as "120.50".'),
  currency: CurrencySchema.nullable(),
});
export const LineBody = z.strictObject({
  ...z.object(line).partial().shape,
  percent: PercentSchema.nullable()
    .optional()
    .describe('The split line’s percentage of the transaction. Without percent and amount, the line gets the rest.'),
  amount: SentAmountSchema.nullable()
    .optional()
    .describe('The amount of the split line: above zero, such as "120.50".'),
  currency: CurrencySchema.nullable()
    .optional()
    .describe('The currency of the amount; by default the currency of the workspace.'),
});
export const ruleFields = {
  name: z.string(),
  query: z.string().describe('What the rule searches for, as typed in the search box of transactions.'),
  stage: StageSchema.describe('Rules of a later stage take precedence over earlier ones.'),
  isEnabled: z.boolean(),
};

export const PublicRuleSchema = z.object({
  id: IdSchema,
  ...ruleFields,
  actions: z.object({
    ...actionsFields,
    splitLines: z
      .array(PublicLineSchema)
      .describe('The lines that the rule splits transactions into; empty if the rule does not split.'),
  }),
  position: z.int().describe('The position of the rule. If several rules are equally specific, the first one applies.'),
  problem: z.string().nullable().describe('Why the rule does nothing; null if it works.'),
  lastRunAt: z.iso.datetime().nullable(),
  lastRunCount: z.int().describe('How many transactions the rule changed in that run.'),
});

export function publicRule({ actions: does, lastRunAt, ...listed }: ListedRule): z.infer<typeof PublicRuleSchema> {
  const { id, name, query, stage, isEnabled, position, problem, lastRunCount } = listed;
  const { categoryId, description, note, tagIds, isReviewed, isSkipped, splitTemplateId, transferAccountId } = does;
  const splitLines = does.splitLines.map(({ hundredths, amount, ...said }) => ({
    ...said,
    percent: hundredths === null ? null : percentOf(hundredths),
    amount: amount === null ? null : amountOf(amount).amount,
    currency: amount?.currency ?? null,
  }));
  return {
    id,
    name,
    query,
    stage,
    isEnabled,
    position,
    problem,
    lastRunCount,
    actions: {
      categoryId,
      description,
      note,
      tagIds,
      isReviewed,
      isSkipped,
      splitTemplateId,
      splitLines,
      transferAccountId,
    },
    lastRunAt: lastRunAt?.toISOString() ?? null,
  };
}

export const PublicReportSchema = z.object({
  matches: ReportSchema.shape.matches.describe('How many transactions the search of each rule finds.'),
  isLeast: z.boolean().describe('`true`: only the newest transactions were looked at.'),
  conflicts: z
    .array(z.object({ ruleIds: z.array(IdSchema), count: z.int() }))
    .describe('Rules that categorise, split or link the same transactions differently.'),
  dead: ReportSchema.shape.dead.describe('Rules that never do anything, and why.'),
});

export function publicReport({ matches, isLeast, conflicts, dead }: Report): z.infer<typeof PublicReportSchema> {
  return {
    matches: matches.map(({ ruleId, count }) => ({ ruleId, count })),
    isLeast,
    conflicts: conflicts.map(({ ruleIds, count }) => ({ ruleIds: [...ruleIds], count })),
    dead: dead.map(({ ruleId, because }) => ({ ruleId, because })),
  };
}

export const PublicRunSchema = z.object({
  id: IdSchema,
  kind: RunSchema.shape.kind.describe('`history`: over the transactions there are; `import`: over an import.'),
  importId: IdSchema.nullable(),
  at: z.iso.datetime(),
  changed: z.int().describe('How many transactions the run changed.'),
  skipped: z.int().describe('How many transactions the import did not add because of a rule.'),
  left: DiffSchema.shape.left.describe('Transactions that the run did not split or link, and why.'),
  revertedAt: z.iso.datetime().nullable().describe('When the run was undone.'),
});

export function publicRun({
  id,
  kind,
  importId,
  at,
  changed,
  skipped,
  left,
  revertedAt,
}: Run): z.infer<typeof PublicRunSchema> {
  return {
    id,
    kind,
    importId,
    changed,
    skipped,
    left: left.map(({ because, count }) => ({ because, count })),
    at: at.toISOString(),
    revertedAt: revertedAt?.toISOString() ?? null,
  };
}

const PublicChangeSchema = z.object({
  id: IdSchema,
  accountId: IdSchema,
  bookedOn: PublicDaySchema,
  description: z.string(),
  categoryId: IdSchema.nullable(),
  amount: AmountSchema,
  currency: CurrencySchema,
  changes: z
    .object({
      categoryId: IdSchema.nullable(),
      description: z.string().nullable(),
      note: z.string().nullable(),
      tags: z.int().describe('How many tags the rule adds.'),
      isReviewed: z.boolean(),
      lines: z
        .array(
          z.object({
            description: z.string(),
            categoryId: IdSchema.nullable(),
            amount: AmountSchema,
            currency: CurrencySchema,
          }),
        )
        .describe('The lines that the transaction would be split into.'),
      transfer: ChangedRowSchema.shape.changes.shape.transfer.describe(
        'Whether the other side of the transfer is linked, is added, or is still missing.',
      ),
      transferAccountId: IdSchema.nullable(),
    })
    .describe('The values that a run would set; null for fields that would not change.'),
});

function publicChange({ id, accountId, bookedOn, amount, ...row }: ChangedRow): z.infer<typeof PublicChangeSchema> {
  const { description, categoryId, changes } = row;
  return {
    id,
    accountId,
    bookedOn,
    description,
    categoryId,
    ...amountOf(amount),
    changes: {
      categoryId: changes.categoryId,
      description: changes.description,
      note: changes.note,
      tags: changes.tags,
      isReviewed: changes.isReviewed,
      lines: changes.lines.map((one) => {
        return { description: one.description, categoryId: one.categoryId, ...amountOf(one.amount) };
      }),
      transfer: changes.transfer,
      transferAccountId: changes.transferAccountId,
    },
  };
}

export const PublicDiffSchema = z.object({
  changed: z.int().describe('How many transactions would change.'),
  protected: z.int().describe('How many transactions keep their category because a person chose it.'),
  left: DiffSchema.shape.left.describe('Transactions that match a rule but would not be split or linked, and why.'),
  groups: DiffSchema.shape.groups.describe(
    'Each change with its rule and its number of transactions, the largest number first.',
  ),
  sample: z.array(PublicChangeSchema).describe('A sample of the transactions that would change.'),
});

export function publicDiff({ changed, groups, sample, ...diff }: Diff): z.infer<typeof PublicDiffSchema> {
  return {
    changed,
    protected: diff.protected,
    left: diff.left.map(({ because, count }) => ({ because, count })),
    groups: groups.map(({ kind, ruleId, from, to, count }) => ({ kind, ruleId, from, to, count })),
    sample: sample.map(publicChange),
  };
}
