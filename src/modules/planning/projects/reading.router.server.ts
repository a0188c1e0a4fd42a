import { implement } from '@orpc/server';
import { money } from '#kernel/money.ts';
import { picturesOf, receiptsOf } from '#modules/money/attachments/service.server.ts';
import { likePattern } from '#modules/money/ledger/rules.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { projectsOfRows, rowsOf } from './collected.store.server.ts';
import { contract } from './contract.ts';
import { detailOf } from './detail.server.ts';
import { filesIn } from './files.router.server.ts';
import { PICTURES_IN_REPORT, ROWS_IN_REPORT, ROWS_SHOWN } from './limits.ts';
import { listOf } from './overview.server.ts';
import { payerOf } from './payers.ts';
import { rowsLike } from './placing.store.server.ts';
import type { Row } from './reading.model.ts';
import { reportOf } from './report.server.ts';
import { reportName } from './report-text.ts';
import { findProject } from './store.server.ts';
import { suggestionsOf } from './suggestions.server.ts';
import { type Reader, worldOf } from './world.server.ts';

const projects = implement(contract).$context<RequestContext>().use(workspaceProcedure);

/** The transactions of a project, the newest first; null where it is not there. */
async function rowsIn(reader: Reader, id: string, most: number): Promise<Row[] | null> {
  const world = await worldOf(reader);
  const project = world.projects.find((one) => one.id === id);
  if (project === undefined) return null;
  const rows = await rowsOf(reader.db, reader.workspaceId, world.rules, { projectId: id, most });
  return rows.map((row) => ({
    id: row.id,
    day: row.day,
    description: row.description,
    categoryId: row.categoryId,
    categoryName: row.categoryId === null ? '' : (world.categoryNames.get(row.categoryId) ?? ''),
    accountName: world.accountNames.get(row.accountId) ?? '',
    amount: money(row.minor, row.currency),
    paidBy: payerOf(project.people, row),
    isPlaced: row.isPlaced,
  }));
}

export const readingHandlers = {
  list: projects.list.handler(({ input: { today }, context }) => listOf(context, today)),

  get: projects.get.handler(async ({ input: { id, today }, context, errors }) => {
    const detail = await detailOf(context, id, today);
    if (detail === null) throw errors.PROJECT_NOT_FOUND();
    return detail;
  }),

  rows: projects.rows.handler(async ({ input: { id }, context, errors }) => {
    const rows = await rowsIn(context, id, ROWS_SHOWN);
    if (rows === null) throw errors.PROJECT_NOT_FOUND();
    return rows;
  }),

  candidates: projects.candidates.handler(async ({ input: { id, search }, context, errors }) => {
    const { db, workspaceId } = context;
    const world = await worldOf(context);
    if (!world.projects.some((one) => one.id === id)) throw errors.PROJECT_NOT_FOUND();
    const transfers = [...world.categories].filter(([, { kind }]) => kind === 'transfer').map(([of]) => of);
    const found = await rowsLike(db, workspaceId, likePattern(search.trim().toLowerCase()), transfers);
    const rowIds = found.map((row) => row.id);
    const counted = await projectsOfRows(db, workspaceId, world.rules, rowIds);
    return found
      .filter((row) => counted.get(row.id) !== id)
      .map((row) => ({
        id: row.id,
        day: row.day,
        description: row.description,
        accountName: world.accountNames.get(row.accountId) ?? '',
        amount: money(row.minor, row.currency),
      }));
  }),

  receipts: projects.receipts.handler(async ({ input: { id }, context, errors }) => {
    const receipts = await receiptsIn(context, id);
    if (receipts === null) throw errors.PROJECT_NOT_FOUND();
    return receipts;
  }),

  suggest: projects.suggest.handler(({ input: { today }, context }) => suggestionsOf(context, today)),

  report: projects.report.handler(async ({ input: { id, today }, context, errors }) => {
    const detail = await detailOf(context, id, today);
    if (detail === null) throw errors.PROJECT_NOT_FOUND();
    const rows = (await rowsIn(context, id, ROWS_IN_REPORT)) ?? [];
    const receipts = (await receiptsIn(context, id)) ?? [];
    const files = (await filesIn(context, id)) ?? [];
    const { categoryNames, accountNames } = await worldOf(context);
    const { db, workspaceId, services } = context;
    const drawn = [...files.filter(({ hasPreview }) => hasPreview), ...receipts].slice(0, PICTURES_IN_REPORT);
    const drawnIds = drawn.map((one) => one.id);
    const pictures = await picturesOf(db, workspaceId, drawnIds, services.keyring);
    const bytes = await reportOf({ detail, rows, files, receipts, pictures, today, categoryNames, accountNames });
    return new File([bytes], reportName(detail.project.name), { type: 'application/pdf' });
  }),
};

/** Receipts on the transactions of a project, a split's on its lines; null where the project is not there. */
async function receiptsIn(reader: Reader, id: string) {
  const { db, workspaceId } = reader;
  if ((await findProject(db, workspaceId, id)) === null) return null;
  const world = await worldOf(reader);
  const rows = await rowsOf(db, workspaceId, world.rules, { projectId: id, most: ROWS_IN_REPORT });
  const about = new Map(
    rows.flatMap((row) => [[row.id, row] as const, ...(row.parentId === null ? [] : [[row.parentId, row] as const])]),
  );
  const found = await receiptsOf(db, workspaceId, [...about.keys()]);
  return found.flatMap(({ id: receiptId, name, transactionId }) => {
    const row = about.get(transactionId);
    return row === undefined
      ? []
      : [{ id: receiptId, name, transactionId, day: row.day, description: row.description }];
  });
}
