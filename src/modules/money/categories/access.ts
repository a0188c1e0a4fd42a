import type { Module } from '#kernel/modules.ts';
import { EDITORS, MEMBERS, permissionsOf } from '#kernel/permissions.ts';

export const categoriesModule: Module = { name: 'categories', tier: 'free' };
export const CATEGORIES = permissionsOf(categoriesModule, 'categories', {
  read: MEMBERS,
  write: [...EDITORS, 'accountant'],
});
