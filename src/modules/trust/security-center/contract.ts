import * as z from 'zod';
import { command, LIMITS, query } from '#kernel/contract.ts';
import { AUDIT } from '#kernel/permissions.ts';
import {
  AuditVerdictSchema,
  RecordedSchema,
  RecordFilterSchema,
  RiskLevelSchema,
  SecurityEventSchema,
  StatisticsSchema,
} from './model.ts';
import { SECURITY_EVENT_LIMIT, TRACKED_SIGN_IN_LIMIT } from './rate-limits.ts';

const Address = z.string().trim().toLowerCase().min(1).max(254);
const From = { ipAddress: z.string().max(64).nullable().default(null), userAgent: z.string().max(512).nullable() };

export const contract = {
  /** §7, `log_security_event`: what a screen has noticed. How grave it is, and where it comes from, the server says. */
  log: command({ access: 'person', audit: 'security-event.logged', limit: SECURITY_EVENT_LIMIT })
    .input(SecurityEventSchema)
    .output(z.object({ riskLevel: RiskLevelSchema })),

  /** What the person did, and what was done about them, in their own record and in the books that are open; newest first. */
  list: query({ access: 'person' })
    .input(RecordFilterSchema.default({ show: 'all', hours: null }))
    .output(z.array(RecordedSchema)),

  /** The same as a sheet, up to 10,000 lines. More than are listed at once are an export, which the operation check may stop. */
  export: command({ access: 'person', audit: 'record.exported', limit: LIMITS.report })
    .input(RecordFilterSchema.default({ show: 'all', hours: null }))
    .output(z.file()),

  statistics: query({ access: 'person' }).output(StatisticsSchema),

  /** The same of everybody: for who runs the whole site. It reads the whole record. */
  siteStatistics: query({ access: 'superuser', limit: LIMITS.chain }).output(StatisticsSchema),

  /** Follows the person's own chain of the audit log. */
  verify: query({ access: 'person', limit: LIMITS.chain }).output(AuditVerdictSchema),

  /** The same for the books that are open. */
  verifyBooks: query({ access: AUDIT.read, limit: LIMITS.chain }).output(AuditVerdictSchema),

  /** §7, `track_failed_login`: for a sign-in that failed at another door of the installation. */
  trackFailedLogin: command({ access: 'admin', audit: 'sign-in.failure-tracked', limit: TRACKED_SIGN_IN_LIMIT })
    .input(
      z.object({
        email: Address,
        ...From,
        failureReason: z.string().trim().min(1).max(200).default('Invalid credentials'),
      }),
    )
    .output(z.object({ tracked: z.literal(true) })),

  /** §7, `check_suspicious_login_activity`. */
  checkSuspiciousLogin: query({ access: 'admin' })
    .input(
      z.object({
        email: Address,
        windowMinutes: z.int().min(1).max(60).default(15),
        maxAttempts: z.int().min(1).max(1000).default(5),
      }),
    )
    .output(z.boolean()),
};
