import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { AnchorDaySchema, DaySchema } from '#kernel/day-schemas.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { CASH_FLOW } from './access.ts';
import { LAYERS } from './layers.ts';
import { FARTHEST_DAYS, MOST_EXPECTED, MOST_SCENARIOS, MOST_SHOWN } from './limits.ts';
import { DayMovesSchema, NewExpectedSchema, NewFloorSchema, NewScenarioSchema, OverviewSchema } from './model.ts';

const ById = z.object({ id: IdSchema });
/** `history.undo` undoes it by `changeId`; null where nothing was changed. */
const ChangedSchema = z.object({ id: IdSchema, changeId: IdSchema.nullable() });

/** Which forecast: of all cash in a currency, or of one account. */
const asked = {
  today: AnchorDaySchema,
  /** Days ahead. */
  days: z.int().min(7).max(FARTHEST_DAYS).default(90),
  currency: CurrencySchema.optional(),
  accountId: IdSchema.optional(),
  layers: z
    .array(z.enum(LAYERS))
    .max(LAYERS.length)
    .default([...LAYERS]),
};

const SCENARIO_NOT_FOUND = {
  status: 404,
  message: 'This scenario is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const EXPECTED_NOT_FOUND = {
  status: 404,
  message: 'This expected payment is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const ACCOUNT_NOT_FOUND = {
  status: 404,
  message: 'The account is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const PAYMENT_NOT_FOUND = {
  status: 404,
  message: 'The recurring payment is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const OTHER_CURRENCY = {
  status: 409,
  message: 'The amount and its account are in different currencies. Nothing was changed.',
} as const;
const NAME_TAKEN = { status: 409, message: 'Another scenario has this name. Nothing was changed.' } as const;
const TOO_MANY_SCENARIOS = {
  status: 409,
  message: `This workspace has ${MOST_SCENARIOS} scenarios, the most it can have. Nothing was changed. Delete one first.`,
} as const;
const TOO_MANY_EXPECTED = {
  status: 409,
  message: `This workspace has ${MOST_EXPECTED} expected payments, the most it can have. Nothing was changed. Delete some first.`,
} as const;
const OF_CHANGES = { ACCOUNT_NOT_FOUND, PAYMENT_NOT_FOUND, OTHER_CURRENCY, NAME_TAKEN } as const;

export const contract = {
  /** The forecast day by day, how near earlier ones were, what is safe to spend, and scenarios beside it. */
  overview: query({ access: CASH_FLOW.read })
    .input(z.object({ ...asked, scenarioIds: z.array(IdSchema).max(MOST_SHOWN).default([]) }))
    .output(OverviewSchema)
    .errors({ ACCOUNT_NOT_FOUND: { status: 404, message: 'The account is not in this workspace.' } }),

  /** What moves the balance on a day of the forecast. */
  day: query({ access: CASH_FLOW.read })
    .input(z.object({ ...asked, day: DaySchema, scenarioId: IdSchema.optional() }))
    .output(DayMovesSchema)
    .errors({
      ACCOUNT_NOT_FOUND: { status: 404, message: 'The account is not in this workspace.' },
      DAY_NOT_FORECAST: { status: 400, message: 'The forecast ends before this day.' },
    }),

  addScenario: command({ access: CASH_FLOW.write, audit: 'cash-flow.scenario-added', limit: 'api_call' })
    .input(NewScenarioSchema)
    .output(ChangedSchema)
    .errors({ ...OF_CHANGES, TOO_MANY_SCENARIOS }),

  updateScenario: command({ access: CASH_FLOW.write, audit: 'cash-flow.scenario-updated', limit: 'api_call' })
    .input(NewScenarioSchema.extend({ id: IdSchema }))
    .output(ChangedSchema)
    .errors({ ...OF_CHANGES, SCENARIO_NOT_FOUND }),

  removeScenario: command({ access: CASH_FLOW.write, audit: 'cash-flow.scenario-deleted', limit: 'api_call' })
    .input(ById)
    .output(ChangedSchema)
    .errors({ SCENARIO_NOT_FOUND }),

  addExpected: command({ access: CASH_FLOW.write, audit: 'cash-flow.expected-added', limit: 'api_call' })
    .input(NewExpectedSchema)
    .output(ChangedSchema)
    .errors({ ACCOUNT_NOT_FOUND, OTHER_CURRENCY, TOO_MANY_EXPECTED }),

  updateExpected: command({ access: CASH_FLOW.write, audit: 'cash-flow.expected-updated', limit: 'api_call' })
    .input(NewExpectedSchema.extend({ id: IdSchema }))
    .output(ChangedSchema)
    .errors({ ACCOUNT_NOT_FOUND, OTHER_CURRENCY, EXPECTED_NOT_FOUND }),

  removeExpected: command({ access: CASH_FLOW.write, audit: 'cash-flow.expected-deleted', limit: 'api_call' })
    .input(ById)
    .output(ChangedSchema)
    .errors({ EXPECTED_NOT_FOUND }),

  /** Below which balance of all cash in a currency a warning is sent; null: none is. */
  setFloor: command({ access: CASH_FLOW.write, audit: 'cash-flow.floor-set', limit: 'api_call' })
    .input(NewFloorSchema)
    .output(z.object({ changeId: IdSchema.nullable() })),
};
