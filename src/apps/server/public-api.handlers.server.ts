import type { Operations } from '#modules/sharing/integrations/public-api.model.ts';
import { ACCOUNT_HANDLERS, CATEGORY_HANDLERS } from './public-api.accounts.server.ts';
import type { Handlers } from './public-api.api.server.ts';
import { ATTACHMENT_HANDLERS } from './public-api.attachments.server.ts';
import { BUDGET_HANDLERS } from './public-api.budgets.server.ts';
import { PROJECT_HANDLERS } from './public-api.projects.server.ts';
import { EXCHANGE_RATE_HANDLERS } from './public-api.exchange-rates.server.ts';
import { GOAL_HANDLERS } from './public-api.goals.server.ts';
import { IMPORT_HANDLERS } from './public-api.imports.server.ts';
import { LEARNED_CATEGORY_HANDLERS } from './public-api.learned-categories.server.ts';
import { CASH_FLOW_HANDLERS } from './public-api.cash-flow.server.ts';
import { DEBT_HANDLERS } from './public-api.debts.server.ts';
import { NET_WORTH_HANDLERS } from './public-api.net-worth.server.ts';
import { RECURRING_HANDLERS } from './public-api.recurring.server.ts';
import { RULE_HANDLERS } from './public-api.rules.server.ts';
import { SAVED_VIEW_HANDLERS } from './public-api.saved-views.server.ts';
import { SPLIT_HANDLERS } from './public-api.splits.server.ts';
import { STATEMENT_HANDLERS } from './public-api.statements.server.ts';
import { TAG_HANDLERS } from './public-api.tags.server.ts';
import {
  HISTORY_HANDLERS,
  TRANSACTION_CHANGE_HANDLERS,
  TRANSACTION_HANDLERS,
} from './public-api.transactions.server.ts';
import { LINK_HANDLERS, MERGE_HANDLERS, TRANSFER_HANDLERS } from './public-api.transfers.server.ts';

/** How each operation is answered. */
export const HANDLERS: Handlers<Operations> = {
  ...ACCOUNT_HANDLERS,
  ...STATEMENT_HANDLERS,
  ...CATEGORY_HANDLERS,
  ...LEARNED_CATEGORY_HANDLERS,
  ...TRANSACTION_HANDLERS,
  ...TRANSACTION_CHANGE_HANDLERS,
  ...HISTORY_HANDLERS,
  ...SPLIT_HANDLERS,
  ...TRANSFER_HANDLERS,
  ...LINK_HANDLERS,
  ...MERGE_HANDLERS,
  ...TAG_HANDLERS,
  ...ATTACHMENT_HANDLERS,
  ...IMPORT_HANDLERS,
  ...RULE_HANDLERS,
  ...RECURRING_HANDLERS,
  ...BUDGET_HANDLERS,
  ...GOAL_HANDLERS,
  ...PROJECT_HANDLERS,
  ...NET_WORTH_HANDLERS,
  ...DEBT_HANDLERS,
  ...CASH_FLOW_HANDLERS,
  ...EXCHANGE_RATE_HANDLERS,
  ...SAVED_VIEW_HANDLERS,
};
