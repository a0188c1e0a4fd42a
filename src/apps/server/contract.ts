import { contract as accounts } from '#modules/accounts/contract.ts';
import { contract as securityAlerts } from '#modules/alerts/contract.ts';
import { contract as billing } from '#modules/billing/contract.ts';
import { contract as breaches } from '#modules/breaches/contract.ts';
import { contract as categories } from '#modules/categories/contract.ts';
import { contract as compliance } from '#modules/compliance/contract.ts';
import { contract as consents } from '#modules/consents/contract.ts';
import { contract as credentials } from '#modules/credentials/contract.ts';
import { contract as dashboard } from '#modules/dashboard/contract.ts';
import { contract as devices } from '#modules/devices/contract.ts';
import { contract as erasure } from '#modules/erasure/contract.ts';
import { contract as factors } from '#modules/factors/contract.ts';
import { contract as identity } from '#modules/identity/contract.ts';
import { contract as imports } from '#modules/imports/contract.ts';
import { contract as members } from '#modules/members/contract.ts';
import { contract as leaving } from '#modules/leaving/contract.ts';
import { contract as notifications } from '#modules/notifications/contract.ts';
import { contract as preferences } from '#modules/preferences/contract.ts';
import { contract as providers } from '#modules/providers/contract.ts';
import { contract as profile } from '#modules/profile/contract.ts';
import { contract as rights } from '#modules/rights/contract.ts';
import { contract as push } from '#modules/push/contract.ts';
import { contract as roles } from '#modules/roles/contract.ts';
import { contract as securityEvents } from '#modules/security/contract.ts';
import { contract as sessions } from '#modules/sessions/contract.ts';
import { contract as signUps } from '#modules/sign-ups/contract.ts';
import { contract as threats } from '#modules/threats/contract.ts';
import { contract as transactions } from '#modules/transactions/contract.ts';
import { contract as welcome } from '#modules/welcome/contract.ts';
import { contract as workspaces } from '#modules/workspaces/contract.ts';

/** Every procedure there is, by module. The guard, the client, the matrix of permissions and the tests read this list. */
export const contract = {
  accounts,
  billing,
  breaches,
  categories,
  compliance,
  consents,
  credentials,
  dashboard,
  devices,
  erasure,
  factors,
  identity,
  imports,
  members,
  leaving,
  notifications,
  preferences,
  providers,
  profile,
  rights,
  push,
  roles,
  securityAlerts,
  securityEvents,
  sessions,
  signUps,
  threats,
  transactions,
  welcome,
  workspaces,
};
