import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';

export const PartSchema = z.enum(['dataProtection', 'authentication', 'session', 'access', 'audit']);

/** Whom a report is about: the person, or the books that are open. */
export const ReportTypeSchema = z.enum(['personal', 'books']);
export type ReportType = z.infer<typeof ReportTypeSchema>;

/** A fact that counts, in words: `earned` of `of` points within its part. */
export const EvidenceSchema = z.object({
  key: z.string(),
  part: PartSchema,
  title: z.string(),
  note: z.string(),
  earned: z.int().min(0),
  of: z.int().min(1),
  /** Where it can be changed; null where only who runs the installation can. */
  to: z.string().nullable(),
});
export type Evidence = z.infer<typeof EvidenceSchema>;

/** §3, "Compliance report", a check; with the facts that it rests on. */
export const CheckSchema = z.object({
  id: z.string(),
  type: PartSchema,
  name: z.string(),
  description: z.string(),
  compliant: z.boolean(),
  severity: z.enum(['critical', 'high', 'medium', 'low']),
  message: z.string(),
  lastChecked: z.date(),
  score: z.int().min(0).max(100),
  violations: z.array(z.string()),
  evidence: z.array(EvidenceSchema),
});
export type Check = z.infer<typeof CheckSchema>;

const StandingShape = {
  status: z.enum(['compliant', 'partial', 'non-compliant']),
  risk: z.enum(['Critical', 'High', 'Medium', 'Low']),
};

/** How well a person or books are guarded now. */
export const AssessmentSchema = z.object({
  score: z.int().min(0).max(100),
  ...StandingShape,
  checks: z.array(CheckSchema),
  /** What is missing, with the points it would add, the most first. */
  gains: z.array(EvidenceSchema.extend({ gain: z.int() })),
});
export type Assessment = z.infer<typeof AssessmentSchema>;

/** §3, "Compliance report", as a list shows it. */
export const ReportLineSchema = z.object({
  id: IdSchema,
  userId: IdSchema,
  reportType: ReportTypeSchema,
  overallScore: z.int().min(0).max(100),
  ...StandingShape,
  generatedAt: z.date(),
  summary: z.string(),
  /** What is missing in checks that stand so low that it is critical. */
  criticalIssues: z.array(z.string()),
});
export type ReportLine = z.infer<typeof ReportLineSchema>;

export const ReportSchema = ReportLineSchema.extend({ checks: z.array(CheckSchema) });
export type Report = z.infer<typeof ReportSchema>;

export const ReportsSchema = z.object({
  /** The newest first. */
  reports: z.array(ReportLineSchema),
  /** What they say of now (§4); `isDefault`: there is none yet. */
  standing: z.object({ score: z.int(), ...StandingShape, isDefault: z.boolean() }),
});

/** Reports that a list shows unless told otherwise. */
export const USUAL_REPORTS = 20;
