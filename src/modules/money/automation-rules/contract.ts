import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { AUTOMATION_RULES } from './access.ts';
import { ExportedRulesSchema, RuleFileSchema } from './file.ts';
import { MOST_RULES } from './limits.ts';
import {
  DiffSchema,
  ListedRuleSchema,
  NewRuleSchema,
  PreviewInputSchema,
  PreviewSchema,
  ProposalKeySchema,
  ProposalSchema,
  LeftSchema,
  ReportSchema,
  RunInputSchema,
  RunSchema,
} from './model.ts';

const ById = z.object({ id: IdSchema });
const ByIds = z.object({ ids: z.array(IdSchema).min(1).max(MOST_RULES) });

/** A name in a file of rules. */
const NameSchema = z.string().min(1).max(200);
const NamesSchema = z.array(z.string());
/** Lines of rules name categories too. */
const MOST_NAMES = 1000;

const LIMITED = {
  status: 403,
  message: 'Only members who see all accounts can work with rules. Nothing was changed.',
} as const;
const NOT_FOUND = {
  status: 404,
  message: 'This rule is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const TAG_NOT_FOUND = {
  status: 404,
  message: 'A tag of this rule is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const TOO_MANY_TAGS = {
  status: 409,
  message: 'The file has more new tags than this workspace has room for. Nothing was imported.',
} as const;
const CATEGORY_NOT_FOUND = {
  status: 404,
  message: 'The category is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const TEMPLATE_NOT_FOUND = {
  status: 404,
  message: 'The split template is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const ACCOUNT_NOT_FOUND = {
  status: 404,
  message: 'The account is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const TOO_MANY = {
  status: 409,
  message: 'This workspace has the maximum number of rules. Nothing was changed. Delete some first.',
} as const;
const IDLE = { status: 422, message: 'The rule does nothing yet. Nothing was saved. Choose what it changes.' } as const;
const QUERY_NOT_UNDERSTOOD = {
  status: 422,
  message: 'The search was not understood. Nothing was changed.',
  data: z.object({ at: z.int() }),
} as const;
/** What a rule names is not there, or its search is none. */
const NAMING = {
  CATEGORY_NOT_FOUND,
  TAG_NOT_FOUND,
  TEMPLATE_NOT_FOUND,
  ACCOUNT_NOT_FOUND,
  QUERY_NOT_UNDERSTOOD,
} as const;
const TOO_LARGE = {
  status: 409,
  message: 'Too many transactions match. Nothing was changed. Choose fewer days.',
} as const;

export const contract = {
  /** All rules in their order. */
  list: query({ access: AUTOMATION_RULES.read }).output(z.array(ListedRuleSchema)).errors({ LIMITED }),

  /** How many transactions each rule finds, which contradict each other and which do nothing. */
  report: query({ access: AUTOMATION_RULES.read }).output(ReportSchema).errors({ LIMITED }),

  exportRules: query({ access: AUTOMATION_RULES.read }).output(ExportedRulesSchema).errors({ LIMITED }),

  create: command({ access: AUTOMATION_RULES.write, audit: 'rule.created', limit: 'api_call' })
    .input(NewRuleSchema)
    .output(ById)
    .errors({ LIMITED, TOO_MANY, IDLE, ...NAMING }),

  update: command({ access: AUTOMATION_RULES.write, audit: 'rule.updated', limit: 'api_call' })
    .input(NewRuleSchema.extend({ id: IdSchema }))
    .output(ById)
    .errors({ LIMITED, NOT_FOUND, IDLE, ...NAMING }),

  enable: command({ access: AUTOMATION_RULES.write, audit: 'rule.enabled', limit: 'api_call' })
    .input(ById.extend({ isEnabled: z.boolean() }))
    .output(ById)
    .errors({ NOT_FOUND }),

  /** Every rule, in the order wanted. */
  reorder: command({ access: AUTOMATION_RULES.write, audit: 'rule.reordered', limit: 'api_call' })
    .input(ByIds)
    .output(z.object({}))
    .errors({
      OTHER_RULES: {
        status: 409,
        message: 'The list of rules was changed in the meantime. Your change was not saved. Reload the page.',
      },
    }),

  remove: command({ access: AUTOMATION_RULES.write, audit: 'rule.removed', limit: 'api_call' })
    .input(ByIds)
    .output(z.object({}))
    .errors({ NOT_FOUND }),

  /** Brings back a rule that was deleted, as it was, whatever became of what it names. */
  restore: command({ access: AUTOMATION_RULES.write, audit: 'rule.restored', limit: 'api_call' })
    .input(ById)
    .output(ById)
    .errors({ NOT_FOUND, TOO_MANY }),

  /** What a search would find, before it is a rule. */
  preview: query({ access: AUTOMATION_RULES.read })
    .input(PreviewInputSchema)
    .output(PreviewSchema)
    .errors({ LIMITED, QUERY_NOT_UNDERSTOOD }),

  /** What a run would change; nothing is changed. */
  dryRun: query({ access: AUTOMATION_RULES.read })
    .input(RunInputSchema)
    .output(DiffSchema)
    .errors({ LIMITED, NOT_FOUND, TOO_LARGE }),

  /** Runs rules over the transactions there are. */
  run: command({ access: AUTOMATION_RULES.write, audit: 'rules.run', limit: 'api_call' })
    .input(RunInputSchema)
    .output(ById.extend({ changed: z.int(), left: LeftSchema }))
    .errors({ LIMITED, NOT_FOUND, TOO_LARGE }),

  /** Undoes a run, where nobody has changed the transaction since. */
  revertRun: command({ access: AUTOMATION_RULES.write, audit: 'rules.run-reverted', limit: 'api_call' })
    .input(ById)
    .output(z.object({ count: z.int(), left: z.int() }))
    .errors({
      RUN_NOT_FOUND: {
        status: 404,
        message: 'This run was already undone, or is too old to undo. Nothing was changed.',
      },
    }),

  /** The newest runs, by hand and by imports. */
  runs: query({ access: AUTOMATION_RULES.read }).output(z.array(RunSchema)).errors({ LIMITED }),

  /** Rules that equal corrections suggest. */
  proposals: query({ access: AUTOMATION_RULES.read }).output(z.array(ProposalSchema)).errors({ LIMITED }),

  dismissProposal: command({ access: AUTOMATION_RULES.write, audit: 'rule.proposal-dismissed', limit: 'api_call' })
    .input(ProposalKeySchema)
    .output(z.object({})),

  /** Undoes `dismissProposal`. */
  proposeAgain: command({ access: AUTOMATION_RULES.write, audit: 'rule.proposal-restored', limit: 'api_call' })
    .input(ProposalKeySchema)
    .output(z.object({})),

  /**
   * Adds the rules of a file, all or none, with the tags that are missing. `categories`, `accounts` and `templates`: which
   * to take for names that this workspace has not got.
   */
  importRules: command({ access: AUTOMATION_RULES.write, audit: 'rules.imported', limit: 'api_call' })
    .input(
      z.object({
        file: RuleFileSchema,
        categories: z
          .array(z.object({ name: NameSchema, categoryId: IdSchema.nullable() }))
          .max(MOST_NAMES)
          .default([]),
        accounts: z
          .array(z.object({ name: NameSchema, accountId: IdSchema.nullable() }))
          .max(MOST_NAMES)
          .default([]),
        templates: z
          .array(z.object({ name: NameSchema, templateId: IdSchema.nullable() }))
          .max(MOST_NAMES)
          .default([]),
      }),
    )
    .output(z.object({ ids: z.array(IdSchema), skipped: z.int() }))
    .errors({
      LIMITED,
      TOO_MANY,
      TOO_MANY_TAGS,
      ...NAMING,
      UNKNOWN_CATEGORIES: {
        status: 422,
        message:
          'The file names categories, accounts or templates that this workspace does not have. Nothing was imported.',
        data: z.object({ names: NamesSchema, accounts: NamesSchema, templates: NamesSchema }),
      },
    }),
};
