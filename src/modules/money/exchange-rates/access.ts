import type { Module } from '#kernel/modules.ts';
import { EDITORS, MEMBERS, permissionsOf } from '#kernel/permissions.ts';

export const exchangeRatesModule: Module = { name: 'exchange-rates', tier: 'free' };
export const EXCHANGE_RATES = permissionsOf(exchangeRatesModule, 'exchange-rates', {
  read: MEMBERS,
  write: [...EDITORS, 'accountant'],
});
