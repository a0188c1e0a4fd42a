import { screens as dashboard } from '#modules/insight/dashboard/module.client.tsx';
import { screens as adviceRequests } from '#modules/people/advice-requests/module.client.tsx';
import { screens as transactions } from '#modules/money/transactions/module.client.tsx';
import { screens as imports } from '#modules/money/imports/module.client.tsx';
import { screens as accounts } from '#modules/money/accounts/module.client.tsx';
import { screens as categories } from '#modules/money/categories/module.client.tsx';
import { screens as debts } from '#modules/planning/debts/module.client.tsx';
import { screens as profile } from '#modules/people/profile/module.client.tsx';
import { screens as securityCenter } from '#modules/trust/security-center/module.client.tsx';
import { screens as notifications } from '#modules/people/notifications/module.client.tsx';
import { screens as consents } from '#modules/people/consents/module.client.tsx';
import { screens as dataRequests } from '#modules/trust/data-requests/module.client.tsx';
import { screens as compliance } from '#modules/trust/compliance/module.client.tsx';
import { screens as preferences } from '#modules/people/preferences/module.client.tsx';
import { screens as billing } from '#modules/people/billing/module.client.tsx';
import { screens as businessProfile } from '#modules/people/business-profile/module.client.tsx';
import { screens as storage } from '#modules/trust/storage/module.client.tsx';
import { screens as apiKeys } from '#modules/sharing/api-keys/module.client.tsx';
import { screens as dataExport } from '#modules/trust/data-export/module.client.tsx';
import { screens as workspaces } from '#modules/people/workspaces/module.client.tsx';
import { screens as members } from '#modules/sharing/members/module.client.tsx';
import { screens as help } from '#modules/front/help/module.client.tsx';
import { screens as onboarding } from '#modules/front/onboarding/module.client.tsx';
import type { Screen } from '#ui/screen.client.ts';

/** The screens of each module, in the order in which menus list them. */
export const MODULE_SCREENS: readonly (readonly Screen[])[] = [
  dashboard,
  adviceRequests,
  transactions,
  imports,
  accounts,
  categories,
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
  storage,
  apiKeys,
  dataExport,
  workspaces,
  members,
  help,
  onboarding,
];
