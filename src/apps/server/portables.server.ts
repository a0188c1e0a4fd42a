import { portableAccounts, portableBankBalances } from '#modules/money/accounts/portable.server.ts';
import { portableBusiness } from '#modules/people/business-profile/portable.server.ts';
import { portableCategories } from '#modules/money/categories/portable.server.ts';
import { portableDebtPayments, portableDebtPlans, portableDebts } from '#modules/planning/debts/portable.server.ts';
import { portableDecisions, portableImports, portableMappings } from '#modules/money/imports/portable.server.ts';
import { portableMerchants } from '#modules/money/merchants/portable.server.ts';
import { portableMoves, portableTransactions } from '#modules/money/transactions/portable.server.ts';
import type { Portable } from '#platform/portable.server.ts';

/** What leaves with the owner of books and comes back in, in an order that foreign keys allow. */
export const PORTABLES: readonly Portable[] = [
  portableAccounts,
  portableCategories,
  portableImports,
  portableDecisions,
  portableMappings,
  portableBankBalances,
  portableTransactions,
  portableMoves,
  portableMerchants,
  portableDebtPlans,
  portableDebts,
  portableDebtPayments,
  portableBusiness,
];
