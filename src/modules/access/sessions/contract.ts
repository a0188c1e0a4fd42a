import * as z from 'zod';
import { EndReasonSchema } from '#kernel/caller.ts';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { CurrentSessionSchema, OpenSessionSchema, RiskReportSchema } from './model.ts';
import { SESSION_REPORT_LIMIT } from './rate-limits.ts';

export const contract = {
  /** The session that the call comes through. */
  current: query({ access: 'person', pending: true }).output(CurrentSessionSchema),

  /** Everywhere that the person is signed in, the last used first. */
  list: query({ access: 'person' }).output(z.array(OpenSessionSchema)),

  /** Goes on with the session under another token, so that the one before is worth nothing. */
  refresh: command({ access: 'person', pending: true, audit: 'session.renewed', limit: 'api_call' }).output(
    CurrentSessionSchema,
  ),

  end: command({ access: 'person', audit: 'session.ended', limit: 'api_call' })
    .input(z.object({ sessionId: IdSchema }))
    .output(z.object({ ended: z.literal(true) }))
    .errors({
      SESSION_NOT_FOUND: {
        status: 404,
        message: 'That session has already ended, or it is not yours. Nothing was changed.',
      },
    }),

  /** Ends all of the person's sessions but the one the call comes through. */
  endOthers: command({ access: 'person', audit: 'session.others-ended', limit: 'api_call' }).output(
    z.object({ ended: z.int() }),
  ),

  /** Why the session that this browser had is over, until it signs in again; null where it had none, or it goes on. */
  ending: query({ access: 'anyone' }).output(EndReasonSchema.nullable()),

  /** What the browser's own checks found; the server weighs it with what it knows, and ends what they call invalid. */
  report: command({ access: 'person', pending: true, audit: 'session.risk-reported', limit: SESSION_REPORT_LIMIT })
    .input(RiskReportSchema)
    .output(z.object({ riskScore: z.int(), requiresMfa: z.boolean(), isOver: z.boolean() })),

  /** The browser's own checks failed, for whatever reason but that the server was away. */
  reportFailure: command({ access: 'person', audit: 'session.check-failed', limit: SESSION_REPORT_LIMIT }).output(
    z.object({ reported: z.literal(true) }),
  ),
};
