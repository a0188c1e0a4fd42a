import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { SEVERITIES } from '#kernel/severity.ts';

/** What an alert is about; how long another of its kind waits goes by it (§9). */
export const AlertTypeSchema = z.enum(['authentication', 'data_access', 'suspicious_activity', 'compliance', 'system']);
export type AlertType = z.infer<typeof AlertTypeSchema>;

const SeveritySchema = z.enum(SEVERITIES);

/** What is said to whom; §5 gives the lengths. */
export const NewAlertSchema = z.object({
  alertType: AlertTypeSchema,
  severity: SeveritySchema,
  title: z.string().trim().min(1, 'title is required').max(200, 'title must not exceed 200 characters'),
  description: z
    .string()
    .trim()
    .min(1, 'description is required')
    .max(1000, 'description must not exceed 1000 characters'),
  metadata: z.record(z.string().max(100), z.union([z.string().max(1000), z.number(), z.boolean(), z.null()])),
});
export type NewAlert = z.infer<typeof NewAlertSchema>;

/** An alert as its person sees it (§3 `security_alerts`). */
export const AlertSchema = NewAlertSchema.extend({
  id: IdSchema,
  resolved: z.boolean(),
  resolvedAt: z.date().nullable(),
  createdAt: z.date(),
});
export type Alert = z.infer<typeof AlertSchema>;

/** How many there are of each severity, and how many of all are still open. */
export const AlertCountsSchema = z.object({
  open: z.int(),
  resolved: z.int(),
  openBySeverity: z.record(SeveritySchema, z.int()),
  /** False while they cannot be read: then these are those held in memory alone. */
  isWhole: z.boolean(),
});
export type AlertCounts = z.infer<typeof AlertCountsSchema>;
