import type { Module } from '#kernel/modules.ts';

/** What opens transactions, their imports and their saved views. */
export const transactionsModule: Module = { name: 'transactions', tier: 'free' };
