import { ACCOUNT_OPERATIONS } from './public-api.accounts.ts';
import { ATTACHMENT_OPERATIONS } from './public-api.attachments.ts';
import { BUDGET_OPERATIONS } from './public-api.budgets.ts';
import { CATEGORY_OPERATIONS } from './public-api.categories.ts';
import { CASH_FLOW_OPERATIONS } from './public-api.cash-flow.ts';
import { DEBT_OPERATIONS } from './public-api.debts.ts';
import { EXCHANGE_RATE_OPERATIONS } from './public-api.exchange-rates.ts';
import { GOAL_OPERATIONS } from './public-api.goals.ts';
import { HISTORY_OPERATIONS } from './public-api.history.ts';
import { IMPORT_OPERATIONS } from './public-api.import-operations.ts';
import { LEARNED_CATEGORY_OPERATIONS } from './public-api.learned-categories.ts';
import { LINK_OPERATIONS } from './public-api.links.ts';
import { MERGE_OPERATIONS } from './public-api.merges.ts';
import { NET_WORTH_OPERATIONS } from './public-api.net-worth.ts';
import { ID_IN_PATH } from './public-api.operation.ts';
import { PROJECT_OPERATIONS } from './public-api.projects.ts';
import { RECURRING_OPERATIONS } from './public-api.recurring.ts';
import { RULE_OPERATIONS } from './public-api.rules.ts';
import { SAVED_VIEW_OPERATIONS } from './public-api.saved-views.ts';
import { SPLIT_OPERATIONS } from './public-api.splits.ts';
import { STATEMENT_OPERATIONS } from './public-api.statements.ts';
import { TAG_OPERATIONS } from './public-api.tags.ts';
import { TRANSACTION_CHANGE_OPERATIONS } from './public-api.transaction-changes.ts';
import { TRANSACTION_OPERATIONS } from './public-api.transactions.ts';
import { TRANSFER_OPERATIONS } from './public-api.transfers.ts';

/** What programs may call by `/api/v1/…`, by the name that OpenAPI knows it by. */
export const OPERATIONS = {
  ...ACCOUNT_OPERATIONS,
  ...STATEMENT_OPERATIONS,
  ...CATEGORY_OPERATIONS,
  ...LEARNED_CATEGORY_OPERATIONS,
  ...TRANSACTION_OPERATIONS,
  ...TRANSACTION_CHANGE_OPERATIONS,
  ...HISTORY_OPERATIONS,
  ...SPLIT_OPERATIONS,
  ...TRANSFER_OPERATIONS,
  ...LINK_OPERATIONS,
  ...MERGE_OPERATIONS,
  ...TAG_OPERATIONS,
  ...ATTACHMENT_OPERATIONS,
  ...IMPORT_OPERATIONS,
  ...RULE_OPERATIONS,
  ...RECURRING_OPERATIONS,
  ...BUDGET_OPERATIONS,
  ...GOAL_OPERATIONS,
  ...PROJECT_OPERATIONS,
  ...NET_WORTH_OPERATIONS,
  ...DEBT_OPERATIONS,
  ...CASH_FLOW_OPERATIONS,
  ...EXCHANGE_RATE_OPERATIONS,
  ...SAVED_VIEW_OPERATIONS,
};
export type Operations = typeof OPERATIONS;
export type OperationName = keyof Operations;

const NAMES = Object.keys(OPERATIONS) as OperationName[];
const SEGMENT = /^[\w-]+$/;

/** The id that an address names where the path has one; null where the address is not of this path. */
function idAt(path: string, address: string): { id: string } | null {
  const [wanted, found] = [path.split('/'), address.split('/')];
  if (wanted.length !== found.length) return null;
  let id = '';
  for (const [at, segment] of wanted.entries()) {
    const there = found[at] ?? '';
    if (segment === ID_IN_PATH && SEGMENT.test(there)) id = there;
    else if (segment !== there) return null;
  }
  return { id };
}

/** The operations of an address, with the id that it names; an address spelled out goes before one with an id. @param address below `/api/v1/` */
export function operationsAt(address: string): { readonly id: string; readonly names: readonly OperationName[] } {
  const spelledOut = NAMES.filter((name) => OPERATIONS[name].path === address);
  if (spelledOut.length > 0) return { id: '', names: spelledOut };
  const found = NAMES.flatMap((name) => {
    const at = idAt(OPERATIONS[name].path, address);
    return at === null ? [] : [{ name, id: at.id }];
  });
  return { id: found[0]?.id ?? '', names: found.map(({ name }) => name) };
}
