import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { DiffSchema } from '#modules/money/automation-rules/model.ts';
import { ChangedSchema, NothingSchema, type Operation, PublicDaySchema } from './public-api.operation.ts';
import {
  actionsFields,
  LineBody,
  PublicDiffSchema,
  PublicReportSchema,
  PublicRuleSchema,
  PublicRunSchema,
  ruleFields,
} from './public-api.rule-shapes.ts';

const RuleBody = z.strictObject({
  name: ruleFields.name,
  query: ruleFields.query,
  stage: ruleFields.stage.default('normal'),
  isEnabled: ruleFields.isEnabled.default(true),
  actions: z
    .strictObject({
      ...z.object(actionsFields).partial().shape,
      splitLines: z.array(LineBody).optional().describe('The lines that the rule splits transactions into.'),
    })
    .describe('What the rule changes. A rule sets a category, splits, or makes a transfer.'),
});

const RunBody = z.strictObject({
  ruleIds: z.array(IdSchema).min(1).optional().describe('The rules to run; by default all rules that are on.'),
  from: PublicDaySchema.optional().describe('The first day whose transactions are included.'),
  to: PublicDaySchema.optional().describe('The last day whose transactions are included.'),
  includesPersons: z.boolean().default(false).describe('`true`: changes categories that a person chose as well.'),
});

export const RULE_OPERATIONS = {
  rules: {
    method: 'GET',
    path: 'rules',
    scope: 'rules.read',
    summary: 'All rules in their order.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: z.array(PublicRuleSchema) }),
  },
  createRule: {
    method: 'POST',
    path: 'rules',
    scope: 'rules.write',
    summary: 'Add a rule. It applies to future imports, and to existing transactions when you run it.',
    query: NothingSchema,
    body: RuleBody,
    answer: ChangedSchema,
  },
  replaceRule: {
    method: 'PUT',
    path: 'rules/{id}',
    scope: 'rules.write',
    summary: 'Replace a rule. Send all fields of the rule.',
    query: NothingSchema,
    body: RuleBody,
    answer: ChangedSchema,
  },
  enableRule: {
    method: 'PATCH',
    path: 'rules/{id}',
    scope: 'rules.write',
    summary: 'Turn a rule on or off.',
    query: NothingSchema,
    body: z.strictObject({ isEnabled: z.boolean() }),
    answer: ChangedSchema,
  },
  deleteRule: {
    method: 'DELETE',
    path: 'rules/{id}',
    scope: 'rules.write',
    summary: 'Delete a rule. Transactions that the rule changed stay as they are.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
  restoreRule: {
    method: 'POST',
    path: 'rules/{id}/restore',
    scope: 'rules.write',
    summary: 'Restore a deleted rule.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
  orderRules: {
    method: 'PUT',
    path: 'rules/order',
    scope: 'rules.write',
    summary: 'Put the rules in another order. Send the ids of all rules.',
    query: NothingSchema,
    body: z.strictObject({ ids: z.array(IdSchema).min(1) }),
    answer: z.object({ data: z.object({ ids: z.array(IdSchema) }) }),
  },
  ruleReport: {
    method: 'GET',
    path: 'rules/report',
    scope: 'rules.read',
    summary: 'How many transactions each rule finds, which rules conflict and which do nothing.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: PublicReportSchema }),
  },
  dryRunRules: {
    method: 'POST',
    path: 'rules/runs/preview',
    scope: 'rules.read',
    summary: 'Preview running rules on existing transactions: lists what would change, but changes nothing.',
    query: NothingSchema,
    body: RunBody,
    answer: z.object({ data: PublicDiffSchema }),
  },
  ruleRuns: {
    method: 'GET',
    path: 'rules/runs',
    scope: 'rules.read',
    summary: 'The newest runs of rules, on existing transactions and in imports.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: z.array(PublicRunSchema) }),
  },
  runRules: {
    method: 'POST',
    path: 'rules/runs',
    scope: 'rules.write',
    summary: 'Run rules on existing transactions.',
    query: NothingSchema,
    body: RunBody,
    answer: z.object({
      data: z.object({
        id: IdSchema.describe('The id of the rule’s run.'),
        changed: z.int().describe('How many transactions the run changed.'),
        left: DiffSchema.shape.left.describe('Transactions that the run did not split or link, and why.'),
      }),
    }),
  },
  undoRun: {
    method: 'POST',
    path: 'rules/runs/{id}/undo',
    scope: 'rules.write',
    summary: 'Undo a run of rules. Changes that were made later stay.',
    query: NothingSchema,
    body: null,
    answer: z.object({
      data: z.object({
        count: z.int().describe('How many transactions have their earlier values again.'),
        left: z.int(),
      }),
    }),
  },
} as const satisfies Record<string, Operation>;
