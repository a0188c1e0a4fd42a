import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { AnchorDaySchema } from '#kernel/day-schemas.ts';
import { GOALS } from './access.ts';
import { MOST_GOALS } from './limits.ts';
import {
  DetailsSchema,
  GoalChangeSchema,
  IdeaSchema,
  NewEntrySchema,
  NewFeedSchema,
  NewGoalSchema,
  NewPledgeSchema,
  OverviewSchema,
  StateSchema,
} from './model.ts';
import { REFUSALS } from './refusals.ts';

const { GOAL_NOT_FOUND, GOAL_ARCHIVED, ACCOUNT_NOT_FOUND, ACCOUNT_OWES, OTHER_CURRENCY, TOO_MANY } = REFUSALS;
const { RATE_UNKNOWN, ENTRY_NOT_FOUND, FEED_NOT_FOUND, PLEDGE_NOT_FOUND, MEMBER_NOT_FOUND, NOT_ENOUGH } = REFUSALS;
const { TRANSACTION_NOT_FOUND, TRANSACTION_USED, NOT_INCOMING, CATEGORY_NOT_FOUND, NOT_INCOME } = REFUSALS;

const Today = z.object({ today: AnchorDaySchema });
const ById = z.object({ id: IdSchema });
/** `history.undo` undoes it by this id. */
const Changed = z.object({ changeId: IdSchema });
const Added = Changed.extend({ id: IdSchema });
const write = { access: GOALS.write, limit: 'api_call' } as const;

export const contract = {
  /** All goals, what accounts hold for them, and who is in the workspace. */
  overview: query({ access: GOALS.read }).input(Today).output(OverviewSchema),

  /** What was set aside for a goal and taken out, and transfers that could be for it. */
  details: query({ access: GOALS.read })
    .input(ById.extend({ today: AnchorDaySchema }))
    .output(DetailsSchema)
    .errors({ GOAL_NOT_FOUND }),

  /** First goals from the history: months of spending, and costs that come once or a few times a year. */
  ideas: query({ access: GOALS.read })
    .input(Today)
    .output(z.object({ ideas: z.array(IdeaSchema) })),

  create: command({ ...write, audit: 'goal.created' })
    .input(NewGoalSchema)
    .output(Added)
    .errors({ TOO_MANY, ACCOUNT_NOT_FOUND, ACCOUNT_OWES, OTHER_CURRENCY }),

  update: command({ ...write, audit: 'goal.updated' })
    .input(GoalChangeSchema)
    .output(Changed)
    .errors({ GOAL_NOT_FOUND }),

  /** Pauses, archives or takes up again; its rules and pledges rest while it does. What is set aside stays so. */
  setState: command({ ...write, audit: 'goal.state-set' })
    .input(ById.extend({ state: StateSchema, today: AnchorDaySchema }))
    .output(Changed)
    .errors({ GOAL_NOT_FOUND }),

  /** Deletes a goal with all that is of it. What it had is free again, which is validated as a withdrawal. */
  remove: command({ ...write, audit: 'goal.removed' })
    .input(ById.extend({ today: AnchorDaySchema }))
    .output(Changed)
    .errors({ GOAL_NOT_FOUND, RATE_UNKNOWN }),

  /** Puts goals into an order; those that are not named come after them. */
  order: command({ ...write, audit: 'goal.ordered' })
    .input(z.object({ ids: z.array(IdSchema).min(1).max(MOST_GOALS) }))
    .output(Changed),

  /** Sets part of an account's balance aside. */
  put: command({ ...write, audit: 'goal.put' })
    .input(NewEntrySchema)
    .output(Added)
    .errors({ GOAL_NOT_FOUND, GOAL_ARCHIVED, ACCOUNT_NOT_FOUND, ACCOUNT_OWES, OTHER_CURRENCY, TOO_MANY }),

  /** Takes money out of a goal. 25,000 or more in the base currency goes through financial validation. */
  withdraw: command({ ...write, audit: 'goal.withdrawn' })
    .input(NewEntrySchema)
    .output(Added)
    .errors({ GOAL_NOT_FOUND, ACCOUNT_NOT_FOUND, OTHER_CURRENCY, NOT_ENOUGH, RATE_UNKNOWN, TOO_MANY }),

  /** Sets aside what a transaction brought, and follows it when it is corrected or deleted. */
  putTransaction: command({ ...write, audit: 'goal.transaction-put' })
    .input(z.object({ goalId: IdSchema, transactionId: IdSchema }))
    .output(Added)
    .errors({
      GOAL_NOT_FOUND,
      GOAL_ARCHIVED,
      TRANSACTION_NOT_FOUND,
      TRANSACTION_USED,
      NOT_INCOMING,
      ACCOUNT_OWES,
      TOO_MANY,
    }),

  /** Deletes what a person entered; what it had set aside is free again, which is validated as a withdrawal. */
  removeEntry: command({ ...write, audit: 'goal.entry-removed' })
    .input(ById)
    .output(Changed)
    .errors({ ENTRY_NOT_FOUND, RATE_UNKNOWN }),

  addFeed: command({ ...write, audit: 'goal.rule-added' })
    .input(z.object({ goalId: IdSchema, since: AnchorDaySchema, feed: NewFeedSchema }))
    .output(Added)
    .errors({
      GOAL_NOT_FOUND,
      GOAL_ARCHIVED,
      ACCOUNT_NOT_FOUND,
      ACCOUNT_OWES,
      OTHER_CURRENCY,
      CATEGORY_NOT_FOUND,
      NOT_INCOME,
      TOO_MANY,
    }),

  /** Ends a rule on a day; what it has set aside stays. */
  endFeed: command({ ...write, audit: 'goal.rule-ended' })
    .input(ById.extend({ today: AnchorDaySchema }))
    .output(Changed)
    .errors({ FEED_NOT_FOUND }),

  addPledge: command({ ...write, audit: 'goal.pledge-added' })
    .input(NewPledgeSchema)
    .output(Added)
    .errors({
      GOAL_NOT_FOUND,
      GOAL_ARCHIVED,
      ACCOUNT_NOT_FOUND,
      ACCOUNT_OWES,
      OTHER_CURRENCY,
      MEMBER_NOT_FOUND,
      TOO_MANY,
    }),

  endPledge: command({ ...write, audit: 'goal.pledge-ended' })
    .input(ById.extend({ today: AnchorDaySchema }))
    .output(Changed)
    .errors({ PLEDGE_NOT_FOUND }),
};
