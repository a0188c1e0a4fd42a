import { contract as accounts } from '#modules/money/accounts/contract.ts';
import { contract as apiKeys } from '#modules/sharing/api-keys/contract.ts';
import { contract as securityAlerts } from '#modules/access/alerts/contract.ts';
import { contract as billing } from '#modules/people/billing/contract.ts';
import { contract as breaches } from '#modules/trust/breaches/contract.ts';
import { contract as business } from '#modules/people/business-profile/contract.ts';
import { contract as categories } from '#modules/money/categories/contract.ts';
import { contract as compliance } from '#modules/trust/compliance/contract.ts';
import { contract as consents } from '#modules/people/consents/contract.ts';
import { contract as credentials } from '#modules/access/passwords/contract.ts';
import { contract as dashboard } from '#modules/insight/dashboard/contract.ts';
import { contract as debts } from '#modules/planning/debts/contract.ts';
import { contract as devices } from '#modules/access/devices/contract.ts';
import { contract as enquiries } from '#modules/front/contact/contract.ts';
import { contract as erasure } from '#modules/people/account-deletion/contract.ts';
import { contract as factors } from '#modules/access/two-factor/contract.ts';
import { contract as identity } from '#modules/access/identity/contract.ts';
import { contract as imports } from '#modules/money/imports/contract.ts';
import { contract as installation } from '#modules/people/site-settings/contract.ts';
import { contract as members } from '#modules/sharing/members/contract.ts';
import { contract as leaving } from '#modules/trust/data-export/contract.ts';
import { contract as newsletter } from '#modules/front/newsletter/contract.ts';
import { contract as notifications } from '#modules/people/notifications/contract.ts';
import { contract as partners } from '#modules/front/partners/contract.ts';
import { contract as preferences } from '#modules/people/preferences/contract.ts';
import { contract as providers } from '#modules/access/social-login/contract.ts';
import { contract as profile } from '#modules/people/profile/contract.ts';
import { contract as rights } from '#modules/trust/data-requests/contract.ts';
import { contract as push } from '#modules/people/push/contract.ts';
import { contract as roles } from '#modules/people/site-roles/contract.ts';
import { contract as securityEvents } from '#modules/trust/security-center/contract.ts';
import { contract as services } from '#modules/people/advice-requests/contract.ts';
import { contract as sessions } from '#modules/access/sessions/contract.ts';
import { contract as signUps } from '#modules/access/sign-ups/contract.ts';
import { contract as storage } from '#modules/trust/storage/contract.ts';
import { contract as threats } from '#modules/access/threat-detection/contract.ts';
import { contract as transactions } from '#modules/money/transactions/contract.ts';
import { contract as webhooks } from '#modules/sharing/webhooks/contract.ts';
import { contract as welcome } from '#modules/front/onboarding/contract.ts';
import { contract as workspaces } from '#modules/people/workspaces/contract.ts';

/** Every procedure there is, by module. The guard, the client, the matrix of permissions and the tests read this list. */
export const contract = {
  accounts,
  apiKeys,
  billing,
  breaches,
  business,
  categories,
  compliance,
  consents,
  credentials,
  dashboard,
  debts,
  devices,
  enquiries,
  erasure,
  factors,
  identity,
  imports,
  installation,
  members,
  leaving,
  newsletter,
  notifications,
  partners,
  preferences,
  providers,
  profile,
  rights,
  push,
  roles,
  securityAlerts,
  securityEvents,
  services,
  sessions,
  signUps,
  storage,
  threats,
  transactions,
  webhooks,
  welcome,
  workspaces,
};
