import { portableAccountShares, portableAssets, portableAssetValuations } from './portable.server.ts';
import { type MoneyLent, netWorthRouter } from './router.server.ts';
import { accountShares, assets, assetValuations } from './table.server.ts';

export const server = {
  tables: [
    { table: assets, storage: { label: 'Assets', hint: 'With debts that are no account' } },
    { table: assetValuations },
    { table: accountShares },
  ],
  routers: ({ moneyLent }: { moneyLent: MoneyLent }) => ({ netWorth: netWorthRouter(moneyLent) }),
  portables: [portableAssets, portableAssetValuations, portableAccountShares],
};
