import * as z from 'zod';
import { command, IdSchema } from '#kernel/contract.ts';
import { PROJECTS } from './access.ts';
import {
  CostChangeSchema,
  NewCostSchema,
  NewSettlementSchema,
  NewTaskSchema,
  NewTimeSchema,
  TaskChangeSchema,
  TimeChangeSchema,
} from './items.model.ts';
import { MOST_TASKS } from './limits.ts';
import { REFUSALS } from './refusals.ts';

const {
  PROJECT_NOT_FOUND,
  PROJECT_CLOSED,
  TASK_NOT_FOUND,
  COST_NOT_FOUND,
  TIME_NOT_FOUND,
  SETTLEMENT_NOT_FOUND,
  LINE_NOT_FOUND,
  MEMBER_NOT_FOUND,
  PERSON_NOT_FOUND,
  OTHER_CURRENCY,
  TOO_MANY,
} = REFUSALS;

const ById = z.object({ id: IdSchema });
const Changed = z.object({ changeId: IdSchema });
const Added = Changed.extend({ id: IdSchema });
const write = { access: PROJECTS.write, limit: 'api_call' } as const;
const ADDING = { PROJECT_NOT_FOUND, PROJECT_CLOSED, TOO_MANY };

/** What belongs to one project: tasks, expected costs, time and payments between those who share its costs. */
export const itemsContract = {
  addTask: command({ ...write, audit: 'project.task-added' })
    .input(NewTaskSchema)
    .output(Added)
    .errors({ ...ADDING, MEMBER_NOT_FOUND }),
  changeTask: command({ ...write, audit: 'project.task-changed' })
    .input(TaskChangeSchema)
    .output(Changed)
    .errors({ TASK_NOT_FOUND, PROJECT_CLOSED, MEMBER_NOT_FOUND }),
  removeTask: command({ ...write, audit: 'project.task-removed' })
    .input(ById)
    .output(Changed)
    .errors({ TASK_NOT_FOUND, PROJECT_CLOSED }),
  /** Puts tasks into an order; those that are not named come after them. */
  orderTasks: command({ ...write, audit: 'project.tasks-ordered' })
    .input(z.object({ projectId: IdSchema, ids: z.array(IdSchema).min(1).max(MOST_TASKS) }))
    .output(Changed)
    .errors({ PROJECT_NOT_FOUND, PROJECT_CLOSED }),

  /** A quote or an order: it counts as committed until it is paid. */
  addCost: command({ ...write, audit: 'project.cost-added' })
    .input(NewCostSchema)
    .output(Added)
    .errors({ ...ADDING, LINE_NOT_FOUND, OTHER_CURRENCY }),
  changeCost: command({ ...write, audit: 'project.cost-changed' })
    .input(CostChangeSchema)
    .output(Changed)
    .errors({ COST_NOT_FOUND, PROJECT_CLOSED, LINE_NOT_FOUND, OTHER_CURRENCY }),
  removeCost: command({ ...write, audit: 'project.cost-removed' })
    .input(ById)
    .output(Changed)
    .errors({ COST_NOT_FOUND, PROJECT_CLOSED }),

  addTime: command({ ...write, audit: 'project.time-added' })
    .input(NewTimeSchema)
    .output(Added)
    .errors({ ...ADDING, MEMBER_NOT_FOUND, OTHER_CURRENCY }),
  changeTime: command({ ...write, audit: 'project.time-changed' })
    .input(TimeChangeSchema)
    .output(Changed)
    .errors({ TIME_NOT_FOUND, PROJECT_CLOSED, MEMBER_NOT_FOUND, OTHER_CURRENCY }),
  removeTime: command({ ...write, audit: 'project.time-removed' })
    .input(ById)
    .output(Changed)
    .errors({ TIME_NOT_FOUND, PROJECT_CLOSED }),

  /** Records that one person paid another; also after the project is closed. */
  addSettlement: command({ ...write, audit: 'project.settlement-added' })
    .input(NewSettlementSchema)
    .output(Added)
    .errors({ PROJECT_NOT_FOUND, PERSON_NOT_FOUND, OTHER_CURRENCY, TOO_MANY }),
  removeSettlement: command({ ...write, audit: 'project.settlement-removed' })
    .input(ById)
    .output(Changed)
    .errors({ SETTLEMENT_NOT_FOUND }),
};
