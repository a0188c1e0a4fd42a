import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { GOALS } from './access.ts';
import { GoalChangeSchema, GoalSchema, NewGoalSchema } from './model.ts';

const ByIdSchema = z.object({ id: IdSchema });
const GOAL_NOT_FOUND = {
  status: 404,
  message: 'This goal is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const GOAL_EXISTS = {
  status: 409,
  message: 'This workspace already has a goal of this name. Nothing was changed.',
} as const;
const TOO_MANY_GOALS = {
  status: 409,
  message: 'This workspace has as many goals as it can hold. Delete one first. Nothing was changed.',
} as const;

export const contract = {
  /** All goals of the workspace, by name. */
  list: query({ access: GOALS.read }).output(z.array(GoalSchema)),

  create: command({ access: GOALS.write, audit: 'goal.created', limit: 'api_call' })
    .input(NewGoalSchema)
    .output(ByIdSchema)
    .errors({ GOAL_EXISTS, TOO_MANY_GOALS }),

  update: command({ access: GOALS.write, audit: 'goal.updated', limit: 'api_call' })
    .input(GoalChangeSchema)
    .output(ByIdSchema)
    .errors({ GOAL_NOT_FOUND, GOAL_EXISTS }),

  remove: command({ access: GOALS.write, audit: 'goal.removed', limit: 'api_call' })
    .input(ByIdSchema)
    .output(ByIdSchema)
    .errors({ GOAL_NOT_FOUND }),
};
