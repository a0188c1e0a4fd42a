import { client as dashboard } from '#modules/insight/dashboard/module.client.tsx';
import { client as adviceRequests } from '#modules/people/advice-requests/module.client.tsx';
import { client as transactions } from '#modules/money/transactions/module.client.tsx';
import { client as imports } from '#modules/money/imports/module.client.tsx';
import { client as accounts } from '#modules/money/accounts/module.client.tsx';
import { client as categories } from '#modules/money/categories/module.client.tsx';
import { client as merchants } from '#modules/money/merchants/module.client.tsx';
import { client as recurring } from '#modules/money/recurring/module.client.tsx';
import { client as debts } from '#modules/planning/debts/module.client.tsx';
import { client as profile } from '#modules/people/profile/module.client.tsx';
import { client as securityCenter } from '#modules/trust/security-center/module.client.tsx';
import { client as notifications } from '#modules/people/notifications/module.client.tsx';
import { client as consents } from '#modules/people/consents/module.client.tsx';
import { client as dataRequests } from '#modules/trust/data-requests/module.client.tsx';
import { client as compliance } from '#modules/trust/compliance/module.client.tsx';
import { client as preferences } from '#modules/people/preferences/module.client.tsx';
import { client as billing } from '#modules/people/billing/module.client.tsx';
import { client as businessProfile } from '#modules/people/business-profile/module.client.tsx';
import { client as integrations } from '#modules/sharing/integrations/module.client.tsx';
import { client as dataExport } from '#modules/trust/data-export/module.client.tsx';
import { client as workspaces } from '#modules/people/workspaces/module.client.tsx';
import { client as members } from '#modules/sharing/members/module.client.tsx';
import { client as help } from '#modules/front/help/module.client.tsx';
import { client as onboarding } from '#modules/front/onboarding/module.client.tsx';
import { client as exchangeRates } from '#modules/money/exchange-rates/module.client.tsx';
import { client as transfers } from '#modules/money/transfers/module.client.tsx';
import { client as reconciliation } from '#modules/money/reconciliation/module.client.tsx';
import { client as automationRules } from '#modules/money/automation-rules/module.client.tsx';
import { client as netWorth } from '#modules/money/net-worth/module.client.tsx';
import { client as tags } from '#modules/money/tags/module.client.tsx';
import { client as budgets } from '#modules/planning/budgets/module.client.tsx';
import { client as goals } from '#modules/planning/goals/module.client.tsx';
import { client as projects } from '#modules/planning/projects/module.client.tsx';
import { client as cashFlow } from '#modules/planning/cash-flow/module.client.tsx';
import type { ClientManifest } from '#ui/client-manifest.client.ts';

/** What each module brings, in the order in which menus list its screens. */
export const CLIENTS: readonly ClientManifest[] = [
  dashboard,
  adviceRequests,
  transactions,
  imports,
  accounts,
  categories,
  merchants,
  recurring,
  debts,
  profile,
  securityCenter,
  notifications,
  consents,
  dataRequests,
  compliance,
  preferences,
  billing,
  businessProfile,
  integrations,
  dataExport,
  workspaces,
  members,
  help,
  onboarding,
  exchangeRates,
  transfers,
  reconciliation,
  automationRules,
  netWorth,
  tags,
  budgets,
  goals,
  projects,
  cashFlow,
];
