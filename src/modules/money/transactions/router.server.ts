import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import { can, AMOUNTS } from '#kernel/permissions.ts';
import { CATEGORIES } from '#modules/money/categories/access.ts';
import { changeIdOf } from '#platform/database.server.ts';
import { accountIn } from '#modules/money/accounts/service.server.ts';
import { categoryHeld } from '#modules/money/categories/service.server.ts';
import { BULK_FROM } from '#modules/access/threat-detection/rules.ts';
import { permitOperation } from '#modules/access/threat-detection/service.server.ts';
import { workspaceProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { transactionsCategorised } from '#modules/money/ledger/events.ts';
import { pageOf, totalsOf } from './pages.server.ts';
import { addFeeRow } from './fee-row.server.ts';
import { feeIdOf } from './fee.ts';
import { chosenBy } from './filter.server.ts';
import { askedOf, searched } from './searching.server.ts';
import { makeMany, markRow, previewMany } from './many-changes.server.ts';
import { previewRemoval, removeRows } from './removal.server.ts';
import { merchantsFound } from './search.server.ts';
import { orderBy } from './sorting.server.ts';
import { exportedRows, namedRows, viewOf } from './export.server.ts';
import { FILE_FORMATS, MOST_IN_PDF } from '#modules/money/export-formats/formats.parts.ts';
import { exportFile } from '#modules/money/export-formats/service.server.ts';
import { othersOf, spreadOver, takeSpreadBack } from './spread.server.ts';
import { spelledRight } from './spelling.server.ts';
import { filedRow, groupBefore, isHeldBySplit, mismatchSentence, paidAs, paidStill } from './rules.ts';
import { trashPage } from './trash.server.ts';
import { keepLinked, withoutLinked } from '#modules/money/transfers/service.server.ts';
import {
  addTransaction,
  changeTransaction,
  fileRows,
  hasEqual,
  heldRows,
  heldTrash,
  setDeleted,
  writerOf,
} from '#modules/money/ledger/service.server.ts';

const transactions = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const transactionsRouter = transactions.router({
  list: transactions.list.handler(async ({ input, context, errors }) => {
    const { db, workspace } = context;
    if (input.sort.column === 'amount' && !can(workspace.role, AMOUNTS.read)) throw errors.SORT_WITHOUT_AMOUNTS();
    return searched(input, context, errors, async (asker) => {
      const order = await orderBy(db, workspace, input.sort);
      return spelledRight(db, asker, input, (chosen) => pageOf(db, chosen, order, input));
    });
  }),

  export: transactions.export.handler(async ({ input, context, errors }) => {
    const { db, workspace } = context;
    if (input.sort.column === 'amount' && !can(workspace.role, AMOUNTS.read)) throw errors.SORT_WITHOUT_AMOUNTS();
    const permit = () => permitOperation(context, 'data_export');
    const rows = await searched(input, context, errors, (asker) => exportedRows(db, asker, input, permit));
    if (rows === null) throw errors.EXPORT_TOO_LARGE();
    return namedRows(db, workspace.id, rows);
  }),

  exportFile: transactions.exportFile.handler(async ({ input: { format, ...input }, context, errors }) => {
    const { db, workspace, services } = context;
    if (!can(workspace.role, AMOUNTS.read)) throw errors.EXPORT_WITHOUT_AMOUNTS();
    if (input.everyCurrency && !FILE_FORMATS[format].hasCurrencies) throw errors.ONE_CURRENCY_ONLY();
    const permit = () => permitOperation(context, 'data_export');
    const rows = await searched(input, context, errors, (asker) => exportedRows(db, asker, input, permit));
    if (rows === null) throw errors.EXPORT_TOO_LARGE();
    if (format === 'pdf' && rows.length > MOST_IN_PDF) throw errors.PDF_TOO_LARGE();
    const today = services.now().toISOString().slice(0, 10);
    return exportFile(await viewOf(db, workspace.id, input, { rows, today }), format, `transactions-${today}`);
  }),

  totals: transactions.totals.handler(({ input, context, errors }) =>
    searched(input, context, errors, (asker) =>
      spelledRight(context.db, asker, input, (chosen) => totalsOf(context.db, chosen)),
    ),
  ),

  merchants: transactions.merchants.handler(({ input, context, errors }) =>
    searched(input, context, errors, async (asker) =>
      merchantsFound(context.db, await chosenBy(context.db, asker, input)),
    ),
  ),

  create: transactions.create.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, workspace, userId, audit, emit, services } = context;
    const { amount, categoryId, writer, confirmed, fee, id = randomUUIDv7(), original: said = null, ...fields } = input;
    if (writer !== undefined && writer !== userId) throw errors.SOMEBODY_ELSE();
    const adding = { workspace, now: services.now() };
    const told = fee === undefined ? { id } : { id, metadata: { ids: [id, feeIdOf(id)] } };
    const again = () => {
      audit({ ...told, isRepeat: true });
      return { id };
    };
    // Before anything else is asked of it: its account may be gone since it was written.
    if (input.id !== undefined && (await writerOf(db, workspaceId, id)) === userId) {
      const [there] = fee === undefined ? [] : await heldRows(db, workspaceId, [id]);
      if (there !== undefined && fee !== undefined) await addFeeRow(db, adding, there, fee);
      return again();
    }
    const account = await accountIn(db, workspaceId, input.accountId);
    if (account === null) throw errors.ACCOUNT_NOT_FOUND();
    const currency = amount.currency ?? account.currency;
    if (currency !== account.currency) throw errors.CURRENCY_MISMATCH(mismatch(currency, account.currency));
    const original = paidAs(said, currency);
    if (typeof original === 'string') throw errors[original]();
    if ((await categoryHeld(db, workspaceId, categoryId)) === null) throw errors.CATEGORY_NOT_FOUND();
    const filing = { categoryId, categorySource: 'person' } as const;
    const row = { ...fields, ...filing, original, id, userId, minor: amount.minor, currency };
    if (!confirmed && (await hasEqual(db, workspaceId, row))) throw errors.DUPLICATE();
    if (!(await addTransaction(db, workspaceId, row))) {
      // Sent twice at once: the other was first.
      if ((await writerOf(db, workspaceId, id)) !== userId) throw errors.ID_TAKEN();
      return again();
    }
    if (fee !== undefined) await addFeeRow(db, adding, row, fee);
    const filed = filedRow({ ...row, bankText: null });
    await emit(transactionsCategorised({ workspaceId, categoryId, rows: [filed] }));
    audit(told);
    return { id };
  }),

  update: transactions.update.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, audit, emit } = context;
    const { id, amount, categoryId, accountId, bookedOn, description, reference, note, original } = input;
    const [before] = await heldRows(db, workspaceId, [id]);
    if (before === undefined) throw errors.TRANSACTION_NOT_FOUND();
    const account = await accountIn(db, workspaceId, accountId ?? before.accountId);
    if (account === null) throw errors.ACCOUNT_NOT_FOUND();
    const currency = amount?.currency ?? (amount === undefined ? before.currency : account.currency);
    if (currency !== account.currency) throw errors.CURRENCY_MISMATCH(mismatch(currency, account.currency));
    if (isHeldBySplit(before, { minor: amount?.minor, currency, categoryId })) throw errors.IS_SPLIT();
    const paid = original === undefined ? paidStill(before, currency) : paidAs(original, currency);
    if (typeof paid === 'string') throw errors[paid]();
    const isRefiled = categoryId !== undefined && categoryId !== before.categoryId;
    if (isRefiled && categoryId !== null && (await categoryHeld(db, workspaceId, categoryId)) === null)
      throw errors.CATEGORY_NOT_FOUND();
    const after = {
      accountId: account.id,
      bookedOn: bookedOn ?? before.bookedOn,
      description: description ?? before.description,
      minor: amount?.minor ?? before.minor,
      currency,
      reference: reference === undefined ? before.reference : reference,
      note: note === undefined ? before.note : note,
      original: paid,
      // Choosing the category that is there already confirms it: from then on it is the person's.
      ...(categoryId === undefined ? {} : filing(categoryId)),
    };
    const refused = await keepLinked(db, workspaceId, before, after);
    if (refused !== null) throw errors[refused]();
    await changeTransaction(db, workspaceId, id, after);
    // What a part of a purchase was for teaches nothing about the next purchase.
    if (categoryId !== undefined && categoryId !== null && before.parentId === null) {
      const rows = [filedRow({ ...before, ...after })];
      await emit(transactionsCategorised({ workspaceId, categoryId, rows }));
    }
    const changed = Object.keys(input).filter((field) => field !== 'id');
    audit({ id, metadata: { changed } });
    return { id };
  }),

  remove: transactions.remove.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit, services } = context;
    if ((await heldRows(db, workspaceId, [id])).length === 0) throw errors.TRANSACTION_NOT_FOUND();
    await setDeleted(db, workspaceId, [id], services.now());
    audit({ id });
    return { id };
  }),

  trash: transactions.trash.handler(({ input: { page }, context: { db, workspaceId, services } }) =>
    trashPage(db, workspaceId, { page, now: services.now() }),
  ),

  restore: transactions.restore.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit, services } = context;
    const [row] = await heldTrash(db, workspaceId, [id], services.now());
    if (row === undefined) throw errors.TRANSACTION_NOT_FOUND();
    if ((await accountIn(db, workspaceId, row.accountId)) === null) throw errors.ACCOUNT_NOT_FOUND();
    await setDeleted(db, workspaceId, [id], null);
    audit({ id });
    return { id };
  }),

  categorise: transactions.categorise.handler(async ({ input: { ids, categoryId }, context, errors }) => {
    const { db, workspaceId, audit, emit } = context;
    const held = (await heldRows(db, workspaceId, ids)).filter(({ isSplit }) => !isSplit);
    if (categoryId !== null && (await categoryHeld(db, workspaceId, categoryId)) === null)
      throw errors.CATEGORY_NOT_FOUND();
    const rows = await withoutLinked(db, workspaceId, held, categoryId);
    const found = rows.map(({ id }) => id);
    await fileRows(db, workspaceId, found, categoryId);
    const taught = rows.filter(({ parentId }) => parentId === null);
    if (categoryId !== null && taught.length > 0)
      await emit(transactionsCategorised({ workspaceId, categoryId, rows: taught.map(filedRow) }));
    audit({ metadata: { count: rows.length, categoryId, ids: found } });
    return { count: rows.length, before: groupBefore(rows), linked: held.length - rows.length };
  }),

  bulkPreview: transactions.bulkPreview.handler(({ input: { which, change }, context, errors }) =>
    askedOf(which, context, errors, async (asker) => {
      const preview = await previewMany(context.db, asker, which, change);
      if (typeof preview === 'string') throw errors[preview]();
      return preview;
    }),
  ),

  bulkChange: transactions.bulkChange.handler(({ input, context, errors }) =>
    askedOf(input.which, context, errors, async (asker) => {
      const { db, audit, emit } = context;
      const made = await makeMany(db, asker, input);
      if (typeof made === 'string') throw errors[made]();
      if ('found' in made) throw errors.OTHER_COUNT({ data: made });
      const { count, lesson } = made;
      if (lesson !== null) await emit(lesson);
      audit({ metadata: { count, changed: Object.keys(input.change) } });
      return { count, changeId: await changeIdOf(db) };
    }),
  ),

  mark: transactions.mark.handler(async ({ input: { id, change }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    if ((await heldRows(db, workspaceId, [id])).length === 0) throw errors.TRANSACTION_NOT_FOUND();
    if (!(await markRow(db, workspaceId, id, change))) throw errors.TAG_NOT_FOUND();
    audit({ id, metadata: { changed: Object.keys(change) } });
    return { changeId: await changeIdOf(db) };
  }),

  others: transactions.others.handler(async ({ input, context: { db, workspaceId }, errors }) => {
    const others = await othersOf(db, workspaceId, input);
    if (others === null) throw errors.TRANSACTION_NOT_FOUND();
    return others;
  }),

  spread: transactions.spread.handler(async ({ input: { id, categoryId, always }, context, errors }) => {
    const { db, workspaceId, audit, services } = context;
    const [row] = await heldRows(db, workspaceId, [id]);
    if (row === undefined) throw errors.TRANSACTION_NOT_FOUND();
    if (row.isSplit) throw errors.IS_SPLIT();
    if ((await categoryHeld(db, workspaceId, categoryId)) === null) throw errors.CATEGORY_NOT_FOUND();
    const spread = await spreadOver(db, workspaceId, row, { categoryId, always, at: services.now() });
    const ids = spread.before.flatMap((group) => group.ids);
    audit({ id, metadata: { count: spread.count, categoryId, always, ids } });
    return spread;
  }),

  unspread: transactions.unspread.handler(async ({ input: { categoryId, before, lesson }, context }) => {
    const { db, workspaceId, workspace, audit } = context;
    // The caller says what the lesson was: only those who may change lessons put one back.
    const known = can(workspace.role, CATEGORIES.write) ? lesson : null;
    const count = await takeSpreadBack(db, workspaceId, categoryId, { before, lesson: known });
    audit({ metadata: { count, categoryId } });
    return { count };
  }),

  removePreview: transactions.removePreview.handler(({ input: { filter }, context, errors }) =>
    askedOf({ filter }, context, errors, async (asker) => {
      const preview = await previewRemoval(context.db, asker, filter);
      if (preview === 'TOO_MANY_ROWS') throw errors.TOO_MANY_ROWS();
      return preview;
    }),
  ),

  removeMany: transactions.removeMany.handler(({ input, context, errors }) =>
    askedOf(input, context, errors, async (asker) => {
      const { db, audit, services } = context;
      const removed = await removeRows(db, asker, input, {
        now: services.now(),
        permit: async (count) => count >= BULK_FROM && permitOperation(context, 'bulk_operation'),
      });
      if (removed === 'TOO_MANY_ROWS') throw errors.TOO_MANY_ROWS();
      if ('found' in removed) throw errors.OTHER_COUNT({ data: removed });
      const { ids, locked } = removed;
      audit({ metadata: { count: ids.length, ...('ids' in input && { ids }) } });
      return { count: ids.length, locked, changeId: await changeIdOf(db) };
    }),
  ),

  restoreMany: transactions.restoreMany.handler(async ({ input: { ids }, context, errors }) => {
    const { db, workspaceId, audit, services } = context;
    const rows = await heldTrash(db, workspaceId, ids, services.now());
    for (const accountId of new Set(rows.map((row) => row.accountId)))
      if ((await accountIn(db, workspaceId, accountId)) === null) throw errors.ACCOUNT_NOT_FOUND();
    const found = rows.map(({ id }) => id);
    await setDeleted(db, workspaceId, found, null);
    audit({ metadata: { count: found.length, ids: found } });
    return { count: found.length };
  }),
});

const filing = (categoryId: string | null) =>
  ({ categoryId, categorySource: categoryId === null ? null : 'person' }) as const;

const mismatch = (amount: string, account: string) => ({
  message: mismatchSentence({ amount, account }),
  data: { amount, account },
});
