import type { Module } from '#kernel/modules.ts';
import { EDITORS, permissionsOf, WITH_AMOUNTS } from '#kernel/permissions.ts';

export const cashFlowModule: Module = { name: 'cash-flow', tier: 'free' };
/** A forecast is nothing but amounts: who sees none has no page of it. */
export const CASH_FLOW = permissionsOf(cashFlowModule, 'cash-flow', { read: WITH_AMOUNTS, write: EDITORS });
