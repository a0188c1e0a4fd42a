import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { AnchorDaySchema } from '#kernel/day-schemas.ts';
import { BUDGETS } from './access.ts';
import { MOST_LINES } from './limits.ts';
import {
  FillPlanSchema,
  LimitSchema,
  LineChangeSchema,
  MethodSchema,
  MovedSchema,
  NewLineSchema,
  OverviewSchema,
  PeriodRuleSchema,
  ReviewSchema,
  StartSchema,
  SuggestionSchema,
  TemplateSchema,
} from './model.ts';
import { REFUSALS } from './refusals.ts';

const {
  NO_BUDGET,
  BUDGET_EXISTS,
  LINE_NOT_FOUND,
  LINE_EXISTS,
  CATEGORY_NOT_FOUND,
  NOT_SPENDING,
  GROUP_NOT_FOUND,
  GROUP_EXISTS,
  MEMBER_NOT_FOUND,
  TEMPLATE_NOT_FOUND,
  TEMPLATE_EXISTS,
  NOTHING_TO_SAVE,
  ACCOUNT_NOT_FOUND,
  PERIOD_NOT_FOUND,
  PERIOD_CLOSED,
  PERIOD_NOT_OVER,
  PERIOD_OPEN,
  NEEDS_CHANGED,
  OTHER_CURRENCY,
  TOO_MANY,
} = REFUSALS;

/** `history.undo` undoes it by this id. */
const Changed = z.object({ changeId: IdSchema });
const Added = Changed.extend({ id: IdSchema });
/** `today` is the person's own; `key` names a period. */
const Today = z.object({ today: AnchorDaySchema });
const OfPeriod = Today.extend({ key: AnchorDaySchema });
const NoteSchema = (longest: number) => z.string().trim().min(1).max(longest).nullable();
const NameSchema = z.string().trim().min(1, 'name is required').max(60, 'name must not exceed 60 characters');
const areDifferent = (lines: readonly { readonly lineId: string }[]) =>
  new Set(lines.map(({ lineId }) => lineId)).size === lines.length;
const TWICE = 'a line is there twice';
const write = { access: BUDGETS.write, limit: 'api_call' } as const;

export const contract = {
  /** The budget in a period: that of today unless `key` names another. */
  overview: query({ access: BUDGETS.read })
    .input(Today.extend({ key: AnchorDaySchema.optional() }))
    .output(OverviewSchema)
    .errors({ PERIOD_NOT_FOUND }),

  /** What a first budget could be: the median of six periods by category. */
  suggest: query({ access: BUDGETS.read })
    .input(Today.extend({ rule: PeriodRuleSchema }))
    .output(SuggestionSchema),

  start: command({ ...write, audit: 'budget.started' })
    .input(StartSchema)
    .output(Changed)
    .errors({ BUDGET_EXISTS, CATEGORY_NOT_FOUND, NOT_SPENDING }),

  addLine: command({ ...write, audit: 'budget.line-added' })
    .input(OfPeriod.extend({ ...NewLineSchema.shape, memberId: IdSchema.nullable().default(null) }))
    .output(Added)
    .errors({
      NO_BUDGET,
      PERIOD_NOT_FOUND,
      PERIOD_CLOSED,
      CATEGORY_NOT_FOUND,
      NOT_SPENDING,
      LINE_EXISTS,
      MEMBER_NOT_FOUND,
      TOO_MANY,
    }),

  changeLine: command({ ...write, audit: 'budget.line-changed' })
    .input(LineChangeSchema)
    .output(Changed)
    .errors({ LINE_NOT_FOUND, GROUP_NOT_FOUND, OTHER_CURRENCY }),

  /** Takes a line out of a period and those after it: that of today unless `key` names another. Closed periods keep it. */
  removeLine: command({ ...write, audit: 'budget.line-removed' })
    .input(Today.extend({ id: IdSchema, key: AnchorDaySchema.optional() }))
    .output(Changed)
    .errors({ NO_BUDGET, PERIOD_NOT_FOUND, PERIOD_CLOSED, LINE_NOT_FOUND }),

  /**
   * Sets what a line may come to: from a period on, or in that period `only`. With envelopes it is what the period assigns,
   * and the difference comes from what is ready to assign.
   */
  setLimit: command({ ...write, audit: 'budget.limit-set' })
    .input(OfPeriod.extend({ lineId: IdSchema, limit: LimitSchema, only: z.boolean().default(false) }))
    .output(Changed)
    .errors({ NO_BUDGET, LINE_NOT_FOUND, PERIOD_NOT_FOUND, PERIOD_CLOSED, OTHER_CURRENCY }),

  /** Moves money between two lines, or with envelopes from and to what is ready to assign (null). */
  move: command({ ...write, audit: 'budget.money-moved' })
    .input(
      OfPeriod.extend({
        fromLineId: IdSchema.nullable(),
        toLineId: IdSchema.nullable(),
        amount: MovedSchema,
        note: NoteSchema(200).default(null),
      }).refine(({ fromLineId, toLineId }) => fromLineId !== toLineId, {
        message: 'choose two different categories',
        path: ['toLineId'],
      }),
    )
    .output(Changed)
    .errors({ NO_BUDGET, LINE_NOT_FOUND, PERIOD_NOT_FOUND, PERIOD_CLOSED, OTHER_CURRENCY, TOO_MANY }),

  /** What filling from the targets would give to each line. Nothing is changed. */
  fillPlan: query({ access: BUDGETS.read })
    .input(OfPeriod)
    .output(FillPlanSchema)
    .errors({ NO_BUDGET, PERIOD_NOT_FOUND }),

  /** Gives lines what `fillPlan` said, and no more than it would say now: of two who fill at once, one does. */
  fillLines: command({ ...write, audit: 'budget.filled' })
    .input(
      OfPeriod.extend({
        lines: z
          .array(z.object({ lineId: IdSchema, amount: MovedSchema }))
          .min(1)
          .max(MOST_LINES)
          .refine(areDifferent, TWICE),
      }),
    )
    .output(Changed)
    .errors({ NO_BUDGET, LINE_NOT_FOUND, PERIOD_NOT_FOUND, PERIOD_CLOSED, OTHER_CURRENCY, NEEDS_CHANGED }),

  /** Gives every line what it had in the period before. */
  copy: command({ ...write, audit: 'budget.copied' })
    .input(OfPeriod)
    .output(Changed)
    .errors({ NO_BUDGET, PERIOD_NOT_FOUND, PERIOD_CLOSED }),

  templates: query({ access: BUDGETS.read }).output(z.array(TemplateSchema)),

  /** Saves what every line has in a period, under a name. Lines for one member are left out. */
  saveTemplate: command({ ...write, audit: 'budget.template-saved' })
    .input(OfPeriod.extend({ name: NameSchema }))
    .output(Added)
    .errors({ NO_BUDGET, PERIOD_NOT_FOUND, TEMPLATE_EXISTS, NOTHING_TO_SAVE, TOO_MANY }),

  /**
   * Gives lines what a template says, in a period `only` or from it on; lines that are missing are added, other lines stay.
   * `left` counts categories that no budget can have any more.
   */
  applyTemplate: command({ ...write, audit: 'budget.template-applied' })
    .input(OfPeriod.extend({ id: IdSchema, only: z.boolean() }))
    .output(Changed.extend({ left: z.int() }))
    .errors({ NO_BUDGET, PERIOD_NOT_FOUND, PERIOD_CLOSED, TEMPLATE_NOT_FOUND, TOO_MANY }),

  removeTemplate: command({ ...write, audit: 'budget.template-removed' })
    .input(z.object({ id: IdSchema }))
    .output(Changed)
    .errors({ TEMPLATE_NOT_FOUND }),

  review: query({ access: BUDGETS.read }).input(OfPeriod).output(ReviewSchema).errors({ NO_BUDGET, PERIOD_NOT_FOUND }),

  /** Closes a period that is over, with limits for the next one where they are to change. */
  close: command({ ...write, audit: 'budget.period-closed' })
    .input(
      OfPeriod.extend({
        note: NoteSchema(1000).default(null),
        limits: z
          .array(z.object({ lineId: IdSchema, limit: LimitSchema }))
          .max(MOST_LINES)
          .refine(areDifferent, TWICE),
      }),
    )
    .output(Changed)
    .errors({ NO_BUDGET, PERIOD_NOT_FOUND, PERIOD_CLOSED, PERIOD_NOT_OVER, LINE_NOT_FOUND, OTHER_CURRENCY }),

  reopen: command({ ...write, audit: 'budget.period-reopened' })
    .input(OfPeriod)
    .output(Changed)
    .errors({ NO_BUDGET, PERIOD_NOT_FOUND, PERIOD_OPEN }),

  /** Other periods from the next one on; earlier ones stay. Limits come to the same over a year. */
  setRule: command({ ...write, audit: 'budget.periods-changed' })
    .input(Today.extend({ rule: PeriodRuleSchema }))
    .output(Changed)
    .errors({ NO_BUDGET, PERIOD_CLOSED }),

  /** Limits or envelopes, from the period of today on. */
  setMethod: command({ ...write, audit: 'budget.method-changed' })
    .input(Today.extend({ method: MethodSchema }))
    .output(Changed)
    .errors({ NO_BUDGET, PERIOD_CLOSED }),

  addGroup: command({ ...write, audit: 'budget.group-added' })
    .input(z.object({ name: NameSchema }))
    .output(Added)
    .errors({ GROUP_EXISTS, TOO_MANY }),

  renameGroup: command({ ...write, audit: 'budget.group-renamed' })
    .input(z.object({ id: IdSchema, name: NameSchema }))
    .output(Changed)
    .errors({ GROUP_NOT_FOUND, GROUP_EXISTS }),

  removeGroup: command({ ...write, audit: 'budget.group-removed' })
    .input(z.object({ id: IdSchema }))
    .output(Changed)
    .errors({ GROUP_NOT_FOUND }),

  /** Whether the money of an account is on the budget, with envelopes. */
  setAccount: command({ ...write, audit: 'budget.account-chosen' })
    .input(z.object({ accountId: IdSchema, isOn: z.boolean() }))
    .output(Changed)
    .errors({ ACCOUNT_NOT_FOUND }),
};
