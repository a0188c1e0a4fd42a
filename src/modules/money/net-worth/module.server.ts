import {
  portableAccountShares,
  portableAssets,
  portableAssetValuations,
  portableNetWorthChoices,
} from './portable.server.ts';
import type { LoansAndDebts } from './overview.server.ts';
import { netWorthRouter } from './router.server.ts';
import { accountShares, assets, assetValuations, netWorthChoices } from './table.server.ts';

export const server = {
  tables: [
    { table: assets, storage: { label: 'Assets', hint: 'What you own or owe outside your accounts' } },
    { table: assetValuations },
    { table: accountShares },
    { table: netWorthChoices },
  ],
  routers: ({ loansAndDebts }: { loansAndDebts: LoansAndDebts }) => ({ netWorth: netWorthRouter(loansAndDebts) }),
  portables: [portableAssets, portableAssetValuations, portableAccountShares, portableNetWorthChoices],
};
