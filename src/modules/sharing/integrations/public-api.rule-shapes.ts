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
  categoryId: IdSchema.nullable().describe('The category that it sets.'),
  description: z.string().nullable().describe('The description that it sets.'),
  note: z.string().nullable().describe('The note that the rule adds if there is none yet.'),
  tagIds: z.array(IdSchema).describe('The tags that it adds.'),
  isReviewed: z.boolean().describe('`true`: it marks transactions as reviewed.'),
  isSkipped: z.boolean().describe('`true`: imports do not add such transactions.'),
  splitTemplateId: IdSchema.nullable().describe('The split template by which it splits.'),
  transferAccountId: IdSchema.nullable().describe('It makes a transfer to or from this account.'),
};
const line = {
  description: z.string().nullable().describe('By default that of the transaction.'),
  categoryId: IdSchema.nullable(),
  note: z.string().nullable(),
  tagIds: z.array(IdSchema).describe('Besides the tags of the transaction.'),
};
const PublicLineSchema = z.object({
  ...line,
  percent: z.string().nullable().describe('Of the transaction, such as "12.5". Without it and an amount: the rest.'),
  amount: AmountSchema.describe('Above zero, such as "120.50".'),
  currency: CurrencySchema.nullable(),
});
export const LineBody = z.strictObject({
  ...z.object(line).partial().shape,
  percent: PercentSchema.nullable()
    .optional()
    .describe('Of the transaction. Without it and an amount the line takes the rest.'),
  amount: SentAmountSchema.nullable().optional().describe('Above zero, such as "120.50".'),
  currency: CurrencySchema.nullable().optional().describe('Of the amount; by default that of the workspace.'),
});
export const ruleFields = {
  name: z.string(),
  query: z.string().describe('A search, as in the list of transactions.'),
  stage: StageSchema.describe('A later stage goes before an earlier one.'),
  isEnabled: z.boolean(),
};

export const PublicRuleSchema = z.object({
  id: IdSchema,
  ...ruleFields,
  actions: z.object({
    ...actionsFields,
    splitLines: z.array(PublicLineSchema).describe('The lines that it splits into; none if it does not.'),
  }),
  position: z.int().describe('Of rules that are equally exact the first one wins.'),
  problem: z.string().nullable().describe('Why it does nothing; null where it works.'),
  lastRunAt: z.iso.datetime().nullable(),
  lastRunCount: z.int().describe('Transactions that it changed then.'),
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
  matches: ReportSchema.shape.matches.describe('For each rule, how many transactions its search finds.'),
  isLeast: z.boolean().describe('`true`: only the newest transactions were looked at.'),
  conflicts: z
    .array(z.object({ ruleIds: z.array(IdSchema), count: z.int() }))
    .describe('Rules that want to categorise, split or link the same transactions differently.'),
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
  changed: z.int().describe('Transactions that it changed.'),
  skipped: z.int().describe('Transactions that the import did not add.'),
  left: DiffSchema.shape.left.describe('Transactions that it did not split or link, and why.'),
  revertedAt: z.iso.datetime().nullable().describe('When it was undone.'),
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
      tags: z.int().describe('How many it adds.'),
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
        .describe('The lines that it splits into.'),
      transfer: ChangedRowSchema.shape.changes.shape.transfer.describe(
        'It is linked, its other side is added, or it waits for its other side.',
      ),
      transferAccountId: IdSchema.nullable(),
    })
    .describe('What a run would set; null for what it leaves alone.'),
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
  changed: z.int().describe('Transactions that would change.'),
  protected: z.int().describe('Transactions that keep their category because a person chose it.'),
  left: DiffSchema.shape.left.describe('Transactions that rules would split or link and leave alone, and why.'),
  groups: DiffSchema.shape.groups.describe(
    'Each change with its rule and number of transactions, most transactions first.',
  ),
  sample: z.array(PublicChangeSchema).describe('Some of the transactions.'),
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
