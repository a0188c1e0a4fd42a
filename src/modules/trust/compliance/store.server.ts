import { and, desc, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#platform/database.server.ts';
import { CheckSchema, type Report, type ReportType } from './model.ts';
import { complianceStatus, riskLabel } from './rules.ts';
import { booksComplianceReports, complianceReports } from './table.server.ts';

/** Instants travel through JSON as text. */
const KeptChecksSchema = z.array(CheckSchema.extend({ lastChecked: z.coerce.date() }));

type Row = Omit<typeof complianceReports.$inferSelect, 'workspaceId'>;

/** A report about a person. */
export async function addReport(db: Database, report: Report): Promise<void> {
  await db.insert(complianceReports).values(rowOf(report));
}

/** A report about books. */
export async function addBooksReport(db: Database, workspaceId: string, report: Report): Promise<void> {
  await db.insert(booksComplianceReports).values({ workspaceId, ...rowOf(report) });
}

function rowOf({ id, userId, overallScore, summary, criticalIssues, checks, generatedAt }: Report) {
  return { id, userId, overallScore, summary, criticalIssues, checks, generatedAt };
}

/** The newest first; null: all there are. */
export async function reportsOf(db: Database, userId: string, limit: number | null): Promise<Report[]> {
  const { generatedAt, id } = complianceReports;
  const rows = db
    .select()
    .from(complianceReports)
    .where(eq(complianceReports.userId, userId))
    .orderBy(desc(generatedAt), desc(id));
  return (limit === null ? await rows : await rows.limit(limit)).map((row) => present(row, 'personal'));
}

/** The newest first; null: all there are. */
export async function booksReportsOf(db: Database, workspaceId: string, limit: number | null): Promise<Report[]> {
  const { generatedAt, id } = booksComplianceReports;
  const rows = db
    .select()
    .from(booksComplianceReports)
    .where(eq(booksComplianceReports.workspaceId, workspaceId))
    .orderBy(desc(generatedAt), desc(id));
  return (limit === null ? await rows : await rows.limit(limit)).map((row) => present(row, 'books'));
}

export async function reportOf(db: Database, userId: string, id: string): Promise<Report | null> {
  const own = and(eq(complianceReports.userId, userId), eq(complianceReports.id, id));
  const [row] = await db.select().from(complianceReports).where(own);
  return row === undefined ? null : present(row, 'personal');
}

export async function booksReportOf(db: Database, workspaceId: string, id: string): Promise<Report | null> {
  const own = and(eq(booksComplianceReports.workspaceId, workspaceId), eq(booksComplianceReports.id, id));
  const [row] = await db.select().from(booksComplianceReports).where(own);
  return row === undefined ? null : present(row, 'books');
}

function present(row: Row, reportType: ReportType): Report {
  const { id, userId, overallScore, summary, criticalIssues, generatedAt } = row;
  const standing = { status: complianceStatus(overallScore), risk: riskLabel(overallScore) };
  const checks = KeptChecksSchema.parse(row.checks);
  return { id, userId, reportType, overallScore, ...standing, summary, criticalIssues, checks, generatedAt };
}
