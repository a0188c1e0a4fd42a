import * as z from 'zod';
import { IdSchema } from '#kernel/contract.ts';
import { WayInSchema } from '#kernel/caller.ts';

/** Why sessions end, as it is kept in `termination_reason`; the first two and the last three are those of §4 and §8. */
export const ReasonSchema = z.enum([
  'User logout',
  'User requested termination of all sessions',
  'User requested termination of this session',
  'New sign-in in this browser',
  'Too many sessions',
  'Password changed',
  'Session idle for too long',
  'Session risk too high',
  'Session expired',
  'Session not found or expired',
  'Invalid session token',
  'Unknown device',
]);
export type Reason = z.infer<typeof ReasonSchema>;

export const DeviceTypeSchema = z.enum(['mobile', 'tablet', 'desktop']);
export type DeviceType = z.infer<typeof DeviceTypeSchema>;

/** A device as a person recognises it. */
export const DeviceSchema = z.object({
  /** Such as "Chrome on Windows". */
  name: z.string(),
  type: DeviceTypeSchema,
});
export type Device = z.infer<typeof DeviceSchema>;

/** A session as its owner sees it; what opens it is never told. */
export const OpenSessionSchema = z.object({
  id: IdSchema,
  isCurrent: z.boolean(),
  device: DeviceSchema,
  via: WayInSchema,
  /** A second factor is still owed. */
  isPending: z.boolean(),
  /** ISO 3166 code by the address of the last use; null where the address says nothing. */
  country: z.string().nullable(),
  ipAddress: z.string().nullable(),
  startedAt: z.date(),
  lastActivity: z.date(),
});

/** The session that a call comes through, with what the browser needs for its own checks. */
export const CurrentSessionSchema = OpenSessionSchema.extend({
  /** Until when it lasts if it is not used. */
  expiresAt: z.date(),
  riskScore: z.int(),
  requiresMfa: z.boolean(),
});
export type CurrentSession = z.infer<typeof CurrentSessionSchema>;

/** What a browser's own check of the session found. */
export const RiskReportSchema = z.object({
  check: z.enum(['local', 'browser']),
  risk: z.int().min(0).max(100),
  threats: z.array(z.string().min(1).max(100)).max(6),
});
