import { implement } from '@orpc/server';
import { decimalOf, type Money, money } from '#kernel/money.ts';
import { can } from '#kernel/permissions.ts';
import type { Role } from '#kernel/roles.ts';
import { accountsIn } from '#modules/money/accounts/service.server.ts';
import { categoriesIn, categoryHeld } from '#modules/money/categories/service.server.ts';
import {
  endSplit,
  filedAsLargest,
  freedLines,
  heldWhole,
  putLines,
  type Whole,
  wholeOf,
} from '#modules/money/ledger/service.server.ts';
import { TRANSFERS } from '#modules/money/transfers/access.ts';
import type { LinkedRefusal } from '#modules/money/transfers/rules.ts';
import type { LineRefusal } from '#modules/money/transfers/service.server.ts';
import { changeIdOf } from '#platform/database.server.ts';
import { type HandlerContext, type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { MOST_TEMPLATES } from './bounds.ts';
import { contract } from './contract.ts';
import type { Before, Line, Split } from './model.ts';
import { amountsOf, partsOf, type Problem, problemOf } from './rules.ts';
import { keepSides, linkLines, type SideWish } from './sides.server.ts';
import { unbalancedSentence, zeroSentence } from './sentences.ts';
import {
  addTemplate,
  countTemplates,
  findTemplate,
  isNameTaken,
  listTemplates,
  otherAccounts,
  removeTemplate,
  takeTemplatesTurn,
} from './store.server.ts';

const splits = implement(contract).$context<RequestContext>().use(workspaceProcedure);

type Refusals = { readonly TRANSACTION_NOT_FOUND: () => Error };
type SplitRefusals = Refusals & {
  readonly [
    Code in
      | 'PART_OF_TRANSFER'
      | 'CATEGORY_NOT_FOUND'
      | 'CURRENCY_MISMATCH'
      | 'TRANSFER_NOT_ALLOWED'
      | LinkedRefusal
      | LineRefusal
  ]: () => Error;
} & {
  readonly ZERO_LINE: (options: { message: string; data: { at: number } }) => Error;
  readonly UNBALANCED: (options: { message: string; data: { isShort: boolean; by: Money } }) => Error;
};
type Changing = Pick<HandlerContext, 'db'> & {
  readonly workspaceId: string;
  readonly userId: string;
  readonly workspace: { readonly role: Role };
  readonly services: Pick<RequestContext['services'], 'now'>;
};

export const splitsRouter = splits.router({
  get: splits.get.handler(async ({ input: { id }, context: { db, workspaceId }, errors }) => {
    const found = await wholeOf(db, workspaceId, id);
    if (found === null) throw errors.TRANSACTION_NOT_FOUND();
    if (found.isMasked) throw errors.HIDDEN();
    return presentSplit(found, await otherAccounts(db, workspaceId, found.lines));
  }),

  split: splits.split.handler(async ({ input: { id, lines }, context, errors }) => {
    const found = await held(context, id, errors);
    const { currency } = found.whole;
    if (lines.some(({ amount }) => amount.currency !== currency)) throw errors.CURRENCY_MISMATCH();
    const wishes = lines.map(({ amount, ...line }) => ({
      ...line,
      id: line.id ?? null,
      accountId: line.accountId ?? null,
      minor: amount.minor,
      description: line.description ?? found.whole.description,
    }));
    await putSplit(context, found, wishes, errors);
    context.audit({ id: found.whole.id, metadata: { lines: lines.length } });
    return changedFrom(context, found);
  }),

  applyTemplate: splits.applyTemplate.handler(async ({ input: { id, templateId }, context, errors }) => {
    const { db, workspaceId, workspace, audit } = context;
    const found = await held(context, id, errors);
    const template = await findTemplate(db, workspaceId, templateId);
    if (template === null) throw errors.TEMPLATE_NOT_FOUND();
    const { whole } = found;
    const hundredths = template.lines.map((line) => line.hundredths);
    const amounts = amountsOf(money(whole.minor, whole.currency), partsOf(hundredths));
    const there = new Set((await categoriesIn(db, workspaceId)).map((category) => category.id));
    const accounts = can(workspace.role, TRANSFERS.write) ? await accountsIn(db, workspaceId) : [];
    const mayBeOther = (accountId: string | null) =>
      accountId !== whole.accountId && accounts.some((one) => one.id === accountId && one.currency === whole.currency);
    const wishes = template.lines.map(({ description, categoryId, accountId }, at) => ({
      id: null,
      accountId: mayBeOther(accountId) ? accountId : null,
      description: description ?? whole.description,
      categoryId: categoryId !== null && there.has(categoryId) ? categoryId : null,
      minor: amounts[at]?.minor ?? 0n,
      note: null,
    }));
    await putSplit(context, found, wishes, errors);
    audit({ id: whole.id, metadata: { lines: wishes.length, templateId } });
    return changedFrom(context, found);
  }),

  unsplit: splits.unsplit.handler(async ({ input: { id, filed }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    const found = await held(context, id, errors);
    if (!found.whole.isSplit) throw errors.NOT_SPLIT();
    if ((await keepSides(db, workspaceId, found, [])) !== null) throw errors.TRANSFER_HIDDEN();
    const lines = await freedLines(db, workspaceId, found.lines);
    // What was bought says what the whole was for, however much of it was a transfer.
    const transfers = new Set(
      (await categoriesIn(db, workspaceId)).flatMap(({ id: of, kind }) => (kind === 'transfer' ? of : [])),
    );
    const bought = lines.filter(({ categoryId }) => categoryId === null || !transfers.has(categoryId));
    const wanted = filed ?? filedAsLargest(bought.length > 0 ? bought : lines);
    // Its category was deleted meanwhile: the transaction has none.
    const isThere = wanted.categoryId !== null && (await categoryHeld(db, workspaceId, wanted.categoryId)) !== null;
    await endSplit(db, workspaceId, found, isThere ? wanted : { categoryId: null, categorySource: null });
    audit({ id: found.whole.id });
    return changedFrom(context, found);
  }),

  templates: splits.templates.handler(({ context: { db, workspaceId } }) => listTemplates(db, workspaceId)),

  saveTemplate: splits.saveTemplate.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    await takeTemplatesTurn(db, workspaceId);
    if ((await countTemplates(db, workspaceId)) >= MOST_TEMPLATES) throw errors.TOO_MANY_TEMPLATES();
    if (await isNameTaken(db, workspaceId, input.name)) throw errors.TEMPLATE_EXISTS();
    const id = await addTemplate(db, workspaceId, { ...input, userId, createdAt: services.now() });
    audit({ id });
    return { id };
  }),

  removeTemplate: splits.removeTemplate.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    if (!(await removeTemplate(db, workspaceId, id))) throw errors.TEMPLATE_NOT_FOUND();
    audit({ id });
    return { id };
  }),
});

/** The transaction, held against other changes, where the caller may change it. */
async function held({ db, workspaceId }: Changing, id: string, errors: Refusals): Promise<Whole> {
  const found = await heldWhole(db, workspaceId, id);
  if (found === null) throw errors.TRANSACTION_NOT_FOUND();
  return found;
}

async function putSplit(
  { db, workspaceId, workspace, userId, services }: Changing,
  found: Whole,
  wishes: readonly SideWish[],
  errors: SplitRefusals,
): Promise<void> {
  const isLinking = wishes.some(({ accountId }) => accountId !== null);
  if (isLinking && !can(workspace.role, TRANSFERS.write)) throw errors.TRANSFER_NOT_ALLOWED();
  const { minor, currency, transferId } = found.whole;
  if (transferId !== null) throw errors.PART_OF_TRANSFER();
  const problem = problemOf(
    money(minor, currency),
    wishes.map((wish) => money(wish.minor, currency)),
  );
  if (problem !== null) throw refusalOf(problem, errors);
  for (const categoryId of new Set(wishes.flatMap((wish) => wish.categoryId ?? [])))
    if ((await categoryHeld(db, workspaceId, categoryId)) === null) throw errors.CATEGORY_NOT_FOUND();
  const refused = await keepSides(db, workspaceId, found, wishes);
  if (refused !== null) throw errors[refused]();
  const ids = await putLines(db, workspaceId, found, wishes);
  const unlinked = await linkLines(db, workspaceId, { ids, wishes }, { userId, now: services.now() });
  if (unlinked !== null) throw errors[unlinked]();
}

function refusalOf(problem: Problem, errors: SplitRefusals): Error {
  switch (problem.kind) {
    case 'zero':
      return errors.ZERO_LINE({ message: zeroSentence(problem.at), data: { at: problem.at } });
    case 'short':
    case 'over': {
      const isShort = problem.kind === 'short';
      const written = `${problem.by.currency} ${decimalOf(problem.by)}`;
      return errors.UNBALANCED({ message: unbalancedSentence(written, isShort), data: { isShort, by: problem.by } });
    }
    // The contract counts them before anything is asked of them.
    default:
      return new Error(`a split of too ${problem.kind} lines came through`);
  }
}

function presentSplit({ whole, lines }: Whole, others: ReadonlyMap<string, string>): Split {
  const { id, accountId, bookedOn, description, categoryId, minor, currency } = whole;
  return {
    id,
    accountId,
    bookedOn,
    description,
    categoryId,
    amount: money(minor, currency),
    lines: presentLines(lines).map((line) => ({ ...line, otherAccountId: others.get(line.id) ?? null })),
  };
}

function presentLines(lines: Whole['lines']): Line[] {
  return lines.map(({ id, description, categoryId, minor, currency, note, tagIds, transferId }) => ({
    id,
    description,
    categoryId,
    amount: money(minor, currency),
    note,
    tagIds,
    transferId,
  }));
}

async function changedFrom({ db }: Pick<Changing, 'db'>, found: Whole) {
  return { id: found.whole.id, before: beforeOf(found), changeId: await changeIdOf(db) };
}

function beforeOf({ whole: { categoryId, categorySource }, lines }: Whole): Before {
  return { categoryId, categorySource, lines: presentLines(lines) };
}
