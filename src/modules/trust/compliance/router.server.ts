import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import { type AuthSettings, isOverTls } from '#modules/access/identity/service.server.ts';
import { preferencesOf } from '#modules/people/preferences/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import { workspaceProcedure, userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { booksEvidence } from './books-evidence.ts';
import { booksFacts } from './books-facts.server.ts';
import { assessed, reportFrom } from './checks.ts';
import { contract } from './contract.ts';
import type { Assessment, Report } from './model.ts';
import { type PdfFor, reportPdf } from './pages.server.ts';
import { personEvidence } from './person-evidence.ts';
import { personFacts } from './person-facts.server.ts';
import type { Depth } from './record-facts.server.ts';
import { standingOf } from './rules.ts';
import type { FactsAbove } from './service.server.ts';
import { BOUNDS } from './session-facts.server.ts';
import { addBooksReport, addReport, booksReportOf, booksReportsOf, reportOf, reportsOf } from './store.server.ts';

const compliance = implement(contract).$context<RequestContext>();
const people = compliance.use(userProcedure);
const members = compliance.use(workspaceProcedure);

/**
 * The procedures of compliance.
 * @param above what modules above this one know
 */
export function complianceRouter(settings: AuthSettings, above: FactsAbove) {
  const witness = (services: AppServices) => ({ isOverTls: isOverTls(settings), above, services });

  async function ofPerson(db: Database, userId: string, services: AppServices, depth: Depth): Promise<Assessment> {
    const evidence = personEvidence(await personFacts(db, userId, witness(services), depth), BOUNDS);
    return assessed('personal', evidence, services.now());
  }

  async function ofBooks(db: Database, workspaceId: string, services: AppServices, depth: Depth): Promise<Assessment> {
    const evidence = booksEvidence(await booksFacts(db, workspaceId, witness(services), depth), BOUNDS);
    return assessed('books', evidence, services.now());
  }

  return {
    assess: people.assess.handler(({ context: { db, userId, services } }) => ofPerson(db, userId, services, 'tail')),
    assessBooks: members.assessBooks.handler(({ context: { db, workspaceId, services } }) =>
      ofBooks(db, workspaceId, services, 'tail'),
    ),

    generate: people.generate.handler(async ({ context: { db, userId, services, audit } }) => {
      const who = { id: randomUUIDv7(), userId, reportType: 'personal', generatedAt: services.now() } as const;
      const report = reportFrom(await ofPerson(db, userId, services, 'whole'), who);
      await addReport(db, report);
      audit({ id: report.id, metadata: { score: report.overallScore } });
      return report;
    }),

    generateForBooks: members.generateForBooks.handler(
      async ({ context: { db, workspaceId, userId, services, audit } }) => {
        const who = { id: randomUUIDv7(), userId, reportType: 'books', generatedAt: services.now() } as const;
        const report = reportFrom(await ofBooks(db, workspaceId, services, 'whole'), who);
        await addBooksReport(db, workspaceId, report);
        audit({ id: report.id, metadata: { score: report.overallScore } });
        return report;
      },
    ),

    list: people.list.handler(async ({ input: { limit }, context: { db, userId } }) =>
      listed(await reportsOf(db, userId, limit)),
    ),
    listOfBooks: members.listOfBooks.handler(async ({ input: { limit }, context: { db, workspaceId } }) =>
      listed(await booksReportsOf(db, workspaceId, limit)),
    ),

    get: people.get.handler(async ({ input: { id }, context: { db, userId }, errors }) => {
      const report = await reportOf(db, userId, id);
      if (report === null) throw errors.REPORT_NOT_FOUND();
      return report;
    }),
    getOfBooks: members.getOfBooks.handler(async ({ input: { id }, context: { db, workspaceId }, errors }) => {
      const report = await booksReportOf(db, workspaceId, id);
      if (report === null) throw errors.REPORT_NOT_FOUND();
      return report;
    }),

    pdf: people.pdf.handler(async ({ input: { id }, context: { db, userId, person }, errors }) => {
      const report = await reportOf(db, userId, id);
      if (report === null) throw errors.REPORT_NOT_FOUND();
      const timeZone = await zoneOf(db, userId);
      return fileOf(report, { about: person.displayName, madeBy: person.displayName, timeZone });
    }),
    pdfOfBooks: members.pdfOfBooks.handler(async ({ input: { id }, context, errors }) => {
      const { db, workspaceId, workspace, person, userId } = context;
      const report = await booksReportOf(db, workspaceId, id);
      if (report === null) throw errors.REPORT_NOT_FOUND();
      return fileOf(report, { about: workspace.name, madeBy: person.displayName, timeZone: await zoneOf(db, userId) });
    }),
  };
}

/** The schema of a list leaves out the checks. */
function listed(reports: Report[]) {
  return { reports, standing: { ...standingOf(reports), isDefault: reports.length === 0 } };
}

async function zoneOf(db: Database, userId: string): Promise<string> {
  return (await preferencesOf(db, userId))?.timezone ?? 'UTC';
}

async function fileOf(report: Report, whose: PdfFor): Promise<File> {
  const bytes = await reportPdf(report, whose);
  const day = report.generatedAt.toISOString().slice(0, 10);
  return new File([new Uint8Array(bytes)], `ilifa-compliance-${day}.pdf`, { type: 'application/pdf' });
}
