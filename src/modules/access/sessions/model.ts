import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { WayInSchema } from '#kernel/caller.ts';
import { DeviceIdSchema, DeviceSchema } from '#modules/access/devices/model.ts';

/** A session as its owner sees it; what opens it is never told. */
export const OpenSessionSchema = z.object({
  id: IdSchema,
  isCurrent: z.boolean(),
  device: DeviceSchema,
  /** Of the list of devices. */
  deviceId: DeviceIdSchema,
  via: WayInSchema,
  /** A second factor is still owed. */
  isPending: z.boolean(),
  /** ISO 3166 code by the address of the last use; null where the address says nothing. */
  country: z.string().nullable(),
  ipAddress: z.string().nullable(),
  startedAt: z.date(),
  lastActivity: z.date(),
});

export type OpenSession = z.infer<typeof OpenSessionSchema>;

/** The session that a call comes through, with what the browser needs for its own checks. */
export const CurrentSessionSchema = OpenSessionSchema.extend({
  /** Until when it lasts if it is not used. */
  expiresAt: z.date(),
  riskScore: z.int(),
  requiresMfa: z.boolean(),
});
export type CurrentSession = z.infer<typeof CurrentSessionSchema>;

/** What a browser's own check of the session found. The threats are words of `rules.ts`. */
export const RiskReportSchema = z.object({
  check: z.enum(['local', 'browser']),
  risk: z.int().min(0).max(100),
  threats: z.array(z.string().min(1).max(100)).max(6),
});
export type RiskReport = z.infer<typeof RiskReportSchema>;
