import { ACCOUNT_ACTIONS } from '#modules/money/accounts/actions.client.ts';
import { INTEGRATION_ACTIONS } from '#modules/sharing/api-keys/actions.client.ts';
import { CATEGORY_ACTIONS } from '#modules/money/categories/actions.client.ts';
import { MEMBER_ACTIONS } from '#modules/sharing/members/actions.client.ts';
import { TRANSACTION_ACTIONS } from '#modules/money/transactions/actions.client.ts';
import { BOOKS_ACTIONS } from '#modules/people/workspaces/actions.client.ts';
import type { Action } from '#ui/actions.client.ts';
import { QUIET_ACTIONS } from './quiet-actions.client.ts';
import { SHELL_ACTIONS } from './shell-actions.client.ts';

/** Every action of the product, wherever it can be done. */
export const ACTIONS: readonly Action[] = [
  ...SHELL_ACTIONS,
  ...QUIET_ACTIONS,
  ...TRANSACTION_ACTIONS,
  ...ACCOUNT_ACTIONS,
  ...CATEGORY_ACTIONS,
  ...BOOKS_ACTIONS,
  ...MEMBER_ACTIONS,
  ...INTEGRATION_ACTIONS,
];
