import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import { takeTurn } from '#platform/database.server.ts';
import { type HandlerContext, workspaceProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { accountIn } from '#modules/money/accounts/service.server.ts';
import { calendarAddressHandlers } from './calendar-address.router.server.ts';
import { contract } from './contract.ts';
import { MOST_CHANGES } from './limits.ts';
import { matchesHandlers } from './matches.router.server.ts';
import type { AmountRule, Change, NewItem, Source } from './model.ts';
import { categoryRefusal, overviewOf, refusalOf, sourceOf } from './service.server.ts';
import {
  addDismissed,
  addItem,
  changeItem,
  clearChange,
  heldItem,
  isThere,
  markItem,
  removeItem,
  setChange,
  turnOf,
} from './store.server.ts';

const recurring = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const recurringRouter = recurring.router({
  overview: recurring.overview.handler(({ input: { today }, context: { db, workspaceId, workspace } }) =>
    overviewOf(db, workspaceId, { today, country: workspace.country }),
  ),

  confirm: recurring.confirm.handler(async ({ input, context, errors }) => {
    await takeTurn(context.db, turnOf(context.workspaceId));
    return { id: await confirmed(input, context, errors) };
  }),

  add: recurring.add.handler(async ({ input, context, errors }) => {
    await takeTurn(context.db, turnOf(context.workspaceId));
    const source = sourceOf(input, context.workspace.country);
    if (source === null) throw errors.NO_PAYEE();
    const { name, cadence, amount, categoryId, changes = [] } = input;
    return { id: await confirmed({ source, name, cadence, amount, categoryId, changes }, context, errors) };
  }),

  confirmMany: recurring.confirmMany.handler(async ({ input: { items }, context, errors }) => {
    await takeTurn(context.db, turnOf(context.workspaceId));
    const ids: string[] = [];
    for (const item of items) ids.push(await confirmed(item, context, errors));
    return { ids };
  }),

  dismiss: recurring.dismiss.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, userId, audit, services } = context;
    await takeTurn(db, turnOf(workspaceId));
    const account = await accountIn(db, workspaceId, input.source.accountId);
    if (account === null) throw errors.ACCOUNT_NOT_FOUND();
    if (!isIn(account.currency, currenciesOf(input.source))) throw errors.OTHER_CURRENCY();
    const refused = await refusalOf(db, workspaceId, input);
    if (refused !== null) throw errors[refused]();
    const id = randomUUIDv7();
    await addDismissed(db, workspaceId, input, { id, userId, now: services.now() });
    audit({ id, metadata: { direction: input.source.direction } });
    return { id };
  }),

  update: recurring.update.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, audit } = context;
    const { id, ...change } = input;
    const before = await heldItem(db, workspaceId, id);
    if (before === null) throw errors.NOT_FOUND();
    if (!isIn(before.source.currency, currenciesOf(before.source, change.amount))) throw errors.OTHER_CURRENCY();
    const refused = await categoryRefusal(db, workspaceId, change.categoryId);
    if (refused !== null) throw errors[refused]();
    await changeItem(db, workspaceId, id, change);
    audit({ id, metadata: { cadence: change.cadence.kind, amount: change.amount.kind } });
    return { id };
  }),

  mark: recurring.mark.handler(async ({ input: { id, isUnused }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    if (!(await markItem(db, workspaceId, id, isUnused))) throw errors.NOT_FOUND();
    audit({ id, metadata: { isUnused } });
    return { id };
  }),

  changeOccurrence: recurring.changeOccurrence.handler(async ({ input: { id, on, change }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    const item = await heldItem(db, workspaceId, id);
    if (item === null) throw errors.NOT_FOUND();
    if (change === null) await clearChange(db, workspaceId, id, on);
    else {
      const changes = [{ on, ...change }];
      if (!isIn(item.source.currency, currenciesOf(item.source, item.amount, changes))) throw errors.OTHER_CURRENCY();
      const others = item.changes.filter((other) => other.on !== on).length;
      if (others >= MOST_CHANGES) throw errors.TOO_MANY_CHANGES();
      await setChange(db, workspaceId, { id, accountId: item.source.accountId }, { on, ...change });
    }
    audit({ id, metadata: { on, isSkipped: change?.isSkipped ?? false } });
    return { id };
  }),

  remove: recurring.remove.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    if (!(await removeItem(db, workspaceId, id))) throw errors.NOT_FOUND();
    audit({ id });
    return { id };
  }),

  removeMany: recurring.removeMany.handler(async ({ input: { ids }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    for (const id of ids) {
      if (!(await removeItem(db, workspaceId, id))) throw errors.NOT_FOUND();
      audit({ id });
    }
    return { ids };
  }),

  ...matchesHandlers,
  ...calendarAddressHandlers,
});

type Confirming = Pick<HandlerContext, 'db' | 'audit'> & {
  readonly workspaceId: string;
  readonly userId: string;
  readonly services: Pick<RequestContext['services'], 'now'>;
};

type Refusal =
  | 'ACCOUNT_NOT_FOUND'
  | 'ANSWERED'
  | 'TOO_MANY'
  | 'OTHER_CURRENCY'
  | 'CATEGORY_NOT_FOUND'
  | 'CATEGORY_IS_TRANSFER';
type Refusals = { readonly [Code in Refusal]: () => Error };

/** Keeps a payment and answers its id, or says why not. */
async function confirmed(
  item: NewItem & { id?: string | undefined },
  { db, workspaceId, userId, audit, services }: Confirming,
  errors: Refusals,
): Promise<string> {
  const { source, amount, changes } = item;
  const account = await accountIn(db, workspaceId, source.accountId);
  if (account === null) throw errors.ACCOUNT_NOT_FOUND();
  if (!isIn(account.currency, currenciesOf(source, amount, changes))) throw errors.OTHER_CURRENCY();
  const refused = (await refusalOf(db, workspaceId, item)) ?? (await categoryRefusal(db, workspaceId, item.categoryId));
  if (refused !== null) throw errors[refused]();
  const id = item.id ?? randomUUIDv7();
  if (item.id !== undefined && (await isThere(db, workspaceId, item.id))) throw errors.ANSWERED();
  await addItem(db, workspaceId, item, { id, userId, now: services.now() });
  // No names: who was paid is not for a record that outlives the person's data.
  audit({ id, metadata: { direction: source.direction, cadence: item.cadence.kind } });
  return id;
}

/** Every currency that is named. */
function currenciesOf({ currency, near }: Source, amount?: AmountRule, changes: readonly Change[] = []): string[] {
  const amounts = amount === undefined ? [] : amount.kind === 'range' ? [amount.from, amount.to] : [amount.amount];
  const all = [near, ...amounts, ...changes.map((change) => change.amount)];
  return [currency, ...all.flatMap((one) => one?.currency ?? [])];
}

function isIn(currency: string, named: readonly string[]): boolean {
  return named.every((one) => one === currency);
}
