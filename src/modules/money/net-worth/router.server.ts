import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import { accountsIn } from '#modules/money/accounts/service.server.ts';
import { ratesBetween } from '#modules/money/exchange-rates/service.server.ts';
import { type Database, takeTurn } from '#platform/database.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { putChoice } from './choices.store.server.ts';
import { contract } from './contract.ts';
import { gainsOf } from './gains-report.ts';
import { MOST_ASSETS, MOST_VALUATIONS } from './limits.ts';
import { movedIn } from './movements.server.ts';
import { type LoansAndDebts, overviewOf } from './overview.server.ts';
import {
  accountSharesIn,
  addAsset,
  assetsIn,
  changeAsset,
  countAssets,
  heldAsset,
  putValuation,
  removeAsset,
  removeValuation,
  setAccountShare,
  turnOf,
} from './store.server.ts';

const netWorth = implement(contract).$context<RequestContext>().use(workspaceProcedure);

/** Whether no account is meant, or one that is there and that the member sees. */
async function isAccount(db: Database, workspaceId: string, id: string | null): Promise<boolean> {
  return id === null || (await accountsIn(db, workspaceId)).some((account) => account.id === id);
}

export const netWorthRouter = (loansAndDebts: LoansAndDebts) =>
  netWorth.router({
    overview: netWorth.overview.handler(({ input: { today, currency: to }, context: { db, workspaceId } }) =>
      overviewOf(db, workspaceId, { today, to, loansAndDebts }),
    ),

    setCounted: netWorth.setCounted.handler(async ({ input: { id, isCounted }, context, errors }) => {
      const { db, workspaceId, audit } = context;
      const parts = [...(await assetsIn(db, workspaceId)), ...(await loansAndDebts(db, workspaceId))];
      if (!parts.some((part) => part.id === id)) throw errors.PART_NOT_FOUND();
      await putChoice(db, workspaceId, id, isCounted);
      audit({ id, metadata: { isCounted } });
      return { id };
    }),

    currencyGains: netWorth.currencyGains.handler(async ({ input: { today, currency: to }, context }) => {
      const { db, workspaceId } = context;
      const accounts = (await accountsIn(db, workspaceId)).filter(({ currency }) => currency !== to);
      if (accounts.length === 0) return gainsOf([], to, [], today);
      const held = await movedIn(db, workspaceId, accounts, await accountSharesIn(db, workspaceId), today);
      const days = held.flatMap(({ moved }) => moved.slice(0, 1).map(({ day }) => day)).toSorted();
      const rates = await ratesBetween(db, workspaceId, days[0] ?? today, today);
      return gainsOf(held, to, rates, today);
    }),

    create: netWorth.create.handler(async ({ input: { id: wanted, ...asset }, context, errors }) => {
      const { db, workspaceId, userId, services, audit } = context;
      await takeTurn(db, turnOf(workspaceId));
      if ((await countAssets(db, workspaceId)) >= MOST_ASSETS) throw errors.TOO_MANY_ASSETS();
      if (!(await isAccount(db, workspaceId, asset.debtAccountId))) throw errors.ACCOUNT_NOT_FOUND();
      const id = wanted ?? randomUUIDv7();
      if (!(await addAsset(db, workspaceId, asset, { id, userId, now: services.now() }))) throw errors.ASSET_EXISTS();
      audit({ id, metadata: { kind: asset.kind, currency: asset.currency } });
      return { id };
    }),

    update: netWorth.update.handler(async ({ input, context, errors }) => {
      const { db, workspaceId, audit } = context;
      const { id } = input;
      if (!(await isAccount(db, workspaceId, input.debtAccountId))) throw errors.ACCOUNT_NOT_FOUND();
      if (!(await changeAsset(db, workspaceId, input))) throw errors.ASSET_NOT_FOUND();
      audit({ id });
      return { id };
    }),

    remove: netWorth.remove.handler(async ({ input: { id }, context, errors }) => {
      const { db, workspaceId, audit } = context;
      if (!(await removeAsset(db, workspaceId, id))) throw errors.ASSET_NOT_FOUND();
      audit({ id });
      return { id };
    }),

    setValuation: netWorth.setValuation.handler(async ({ input: { id, ...valuation }, context, errors }) => {
      const { db, workspaceId, audit } = context;
      const asset = await heldAsset(db, workspaceId, id);
      if (asset === null) throw errors.ASSET_NOT_FOUND();
      if (asset.currency !== valuation.amount.currency) throw errors.OTHER_CURRENCY();
      if (asset.values >= MOST_VALUATIONS) throw errors.TOO_MANY_VALUATIONS();
      await putValuation(db, workspaceId, id, valuation);
      audit({ id, metadata: { day: valuation.day, source: valuation.source } });
      return { id };
    }),

    removeValuation: netWorth.removeValuation.handler(async ({ input: { id, day }, context, errors }) => {
      const { db, workspaceId, audit } = context;
      if (!(await removeValuation(db, workspaceId, id, day))) throw errors.ASSET_NOT_FOUND();
      audit({ id, metadata: { day } });
      return { id };
    }),

    setAccountShare: netWorth.setAccountShare.handler(async ({ input: { accountId, ownership }, context, errors }) => {
      const { db, workspaceId, audit } = context;
      if (!(await isAccount(db, workspaceId, accountId))) throw errors.ACCOUNT_NOT_FOUND();
      await setAccountShare(db, workspaceId, accountId, ownership);
      audit({ id: accountId, metadata: { ownership } });
      return { accountId };
    }),
  });
