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
      splitLines: z.array(LineBody).optional().describe('The lines to split transactions into.'),
    })
    .describe('What the rule changes. A rule sets a category, splits, or makes a transfer.'),
});

const RunBody = z.strictObject({
  ruleIds: z.array(IdSchema).min(1).optional().describe('By default all rules that are on.'),
  from: PublicDaySchema.optional().describe('The first day, included.'),
  to: PublicDaySchema.optional().describe('The last day, included.'),
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
    summary: 'Replace a rule. Send all fields.',
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
    summary: 'Delete a rule. What it changed stays.',
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
    summary: 'Put the rules in another order. Send the ids of all of them.',
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
    summary: 'Preview a run over existing transactions: lists what would change. Nothing is changed.',
    query: NothingSchema,
    body: RunBody,
    answer: z.object({ data: PublicDiffSchema }),
  },
  ruleRuns: {
    method: 'GET',
    path: 'rules/runs',
    scope: 'rules.read',
    summary: 'The newest runs, over existing transactions and at imports.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: z.array(PublicRunSchema) }),
  },
  runRules: {
    method: 'POST',
    path: 'rules/runs',
    scope: 'rules.write',
    summary: 'Run rules over existing transactions.',
    query: NothingSchema,
    body: RunBody,
    answer: z.object({
      data: z.object({
        id: IdSchema.describe('The id of the run.'),
        changed: z.int().describe('Transactions changed.'),
        left: DiffSchema.shape.left.describe('Transactions that were not split or linked, and why.'),
      }),
    }),
  },
  undoRun: {
    method: 'POST',
    path: 'rules/runs/{id}/undo',
    scope: 'rules.write',
    summary: 'Undo a run. Later changes stay.',
    query: NothingSchema,
    body: null,
    answer: z.object({
      data: z.object({ count: z.int().describe('Transactions that have their earlier values again.'), left: z.int() }),
    }),
  },
} as const satisfies Record<string, Operation>;
