import type { Operations } from '#modules/sharing/integrations/public-api.model.ts';
import { ACCOUNT_HANDLERS, CATEGORY_HANDLERS } from './public-api.accounts.server.ts';
import type { Handlers } from './public-api.api.server.ts';
import { TRANSACTION_CHANGE_HANDLERS, TRANSACTION_HANDLERS } from './public-api.transactions.server.ts';

/** How each operation is answered. */
export const HANDLERS: Handlers<Operations> = {
  ...ACCOUNT_HANDLERS,
  ...CATEGORY_HANDLERS,
  ...TRANSACTION_HANDLERS,
  ...TRANSACTION_CHANGE_HANDLERS,
};
