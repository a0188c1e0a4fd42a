import type { Module } from '#kernel/modules.ts';
import { EDITORS, MEMBERS, permissionsOf } from '#kernel/permissions.ts';

/** What opens transactions, their imports and their saved views. */
export const transactionsModule: Module = { name: 'transactions', tier: 'free' };

/** Which rows are a contributor's own, the database decides (policies of `transactions`). */
export const TRANSACTIONS = permissionsOf(transactionsModule, 'transactions', {
  read: MEMBERS,
  write: [...EDITORS, 'contributor'],
});
