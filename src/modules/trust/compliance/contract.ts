import * as z from 'zod';
import { command, IdSchema, LIMITS, query } from '#kernel/contract.ts';
import { AUDIT } from '#kernel/permissions.ts';
import { AssessmentSchema, ReportSchema, ReportsSchema, USUAL_REPORTS } from './model.ts';

const Listed = z.object({ limit: z.int().min(1).max(100).default(USUAL_REPORTS) }).default({ limit: USUAL_REPORTS });
const ById = z.object({ id: IdSchema });
const REPORT_NOT_FOUND = {
  REPORT_NOT_FOUND: { status: 404, message: 'This compliance report does not exist, or you do not have access.' },
} as const;

/** About the person who calls, and, where the name says so, about the books that are open: for who reads their record. */
export const contract = {
  /** How well the person is guarded now, reckoned from facts; nothing is kept of it. */
  assess: query({ access: 'person' }).output(AssessmentSchema),
  assessBooks: query({ access: AUDIT.read }).output(AssessmentSchema),

  /** Keeps what was found as a report, for which the whole chain of the record is followed. */
  generate: command({ access: 'person', audit: 'compliance-report.generated', limit: LIMITS.chain }).output(
    ReportSchema,
  ),
  generateForBooks: command({
    access: AUDIT.read,
    audit: 'compliance-report.generated',
    limit: LIMITS.chain,
  }).output(ReportSchema),

  list: query({ access: 'person' }).input(Listed).output(ReportsSchema),
  listOfBooks: query({ access: AUDIT.read }).input(Listed).output(ReportsSchema),

  get: query({ access: 'person' }).input(ById).output(ReportSchema).errors(REPORT_NOT_FOUND),
  getOfBooks: query({ access: AUDIT.read }).input(ById).output(ReportSchema).errors(REPORT_NOT_FOUND),

  /** The report on A4 pages. */
  pdf: query({ access: 'person', limit: LIMITS.report }).input(ById).output(z.file()).errors(REPORT_NOT_FOUND),
  pdfOfBooks: query({ access: AUDIT.read, limit: LIMITS.report }).input(ById).output(z.file()).errors(REPORT_NOT_FOUND),
};
