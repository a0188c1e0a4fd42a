import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { RECURRING } from './access.ts';
import { CalendarAddressSchema, PlannedPaymentSchema } from './model.ts';
import { CALENDAR_ADDRESS_LIMIT } from './rate-limits.ts';

/** A person's own feed of a workspace: members who may read its recurring payments may subscribe to them. */
export const CALENDAR_ADDRESS_CONTRACT = {
  /** The caller's own; null where they have none. */
  calendarAddress: query({ access: RECURRING.read }).output(CalendarAddressSchema.nullable()),

  /** Answers the address itself, this once. One that the caller had before leads nowhere from then on. */
  createCalendarAddress: command({
    access: RECURRING.read,
    audit: 'recurring.calendar-address-created',
    fresh: true,
    limit: CALENDAR_ADDRESS_LIMIT,
  }).output(z.object({ id: IdSchema, address: z.string() })),

  /** The caller's own leads nowhere from then on. */
  removeCalendarAddress: command({
    access: RECURRING.read,
    audit: 'recurring.calendar-address-removed',
    limit: 'api_call',
  })
    .output(z.object({ id: IdSchema }))
    .errors({
      NO_CALENDAR_ADDRESS: {
        status: 404,
        message: 'You have no calendar address in this workspace. Nothing was changed.',
      },
    }),

  /** What the feed shows, on the caller's day, and how they write figures. */
  calendar: query({ access: RECURRING.read }).output(
    z.object({ workspaceName: z.string(), locale: z.string(), payments: z.array(PlannedPaymentSchema) }),
  ),
};
