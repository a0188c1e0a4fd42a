import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { AlertCountsSchema } from '#modules/access/alerts/model.ts';
import { plainText, withoutTags } from '#kernel/plain-text.ts';

export const RiskLevelSchema = z.enum(['low', 'medium', 'high']);

const FactSchema = z.union([z.string().max(1000), z.number(), z.boolean(), z.null()]);

/** §3, "Security event". Where it came from is for the server to say. */
export const SecurityEventSchema = z.object({
  eventType: z.string().trim().min(1, 'event type is required').max(100, 'event type must not exceed 100 characters'),
  /** Others read it, so nothing in it may be markup (§5). */
  eventDescription: z
    .string()
    .max(10_000, 'must not exceed 10000 characters')
    .transform((text) => plainText(withoutTags(text)))
    .default(''),
  metadata: z
    .record(z.string().max(50), FactSchema)
    .refine((facts) => Object.keys(facts).length <= 20, 'metadata must not exceed 20 fields')
    .default({}),
});

/** A line of the record of deeds, as its person reads it. */
export const RecordedSchema = z.object({
  number: z.int(),
  workspaceId: IdSchema.nullable(),
  action: z.string(),
  resourceType: z.string(),
  riskLevel: RiskLevelSchema,
  isCritical: z.boolean(),
  /** Such as "Chrome on Windows". */
  device: z.string(),
  country: z.string().nullable(),
  ipAddress: z.string().nullable(),
  at: z.date(),
});
export type Recorded = z.infer<typeof RecordedSchema>;

/** Which lines are asked for. */
export const RecordFilterSchema = z.object({
  show: z.enum(['all', 'critical', 'risky']).default('all'),
  hours: z
    .int()
    .min(1)
    .max(24 * 366)
    .nullable()
    .default(null),
});

/** §7 and §9: what was done, the alerts, the sessions; of one person or of the whole site. */
export const StatisticsSchema = z.object({
  inAll: z.int(),
  inLastHour: z.int(),
  critical: z.int(),
  topActions: z.array(z.object({ action: z.string(), count: z.int() })).max(5),
  alerts: AlertCountsSchema,
  sessions: z.object({ open: z.int(), risky: z.int() }),
});
export type Statistics = z.infer<typeof StatisticsSchema>;

export const AuditVerdictSchema = z.object({
  lines: z.int(),
  bad: z.object({ number: z.int(), what: z.enum(['altered', 'deleted', 'swapped', 'rewritten', 'added']) }).nullable(),
});
export type AuditVerdict = z.infer<typeof AuditVerdictSchema>;
