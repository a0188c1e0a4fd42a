import { type Manifest, modulesThere, type WebhookGroup } from '#kernel/manifest.ts';
import { manifest as dashboard } from '#modules/insight/dashboard/module.ts';
import { manifest as adviceRequests } from '#modules/people/advice-requests/module.ts';
import { manifest as transactions } from '#modules/money/transactions/module.ts';
import { manifest as imports } from '#modules/money/imports/module.ts';
import { manifest as accounts } from '#modules/money/accounts/module.ts';
import { manifest as categories } from '#modules/money/categories/module.ts';
import { manifest as merchants } from '#modules/money/merchants/module.ts';
import { manifest as recurring } from '#modules/money/recurring/module.ts';
import { manifest as debts } from '#modules/planning/debts/module.ts';
import { manifest as profile } from '#modules/people/profile/module.ts';
import { manifest as securityCenter } from '#modules/trust/security-center/module.ts';
import { manifest as notifications } from '#modules/people/notifications/module.ts';
import { manifest as consents } from '#modules/people/consents/module.ts';
import { manifest as dataRequests } from '#modules/trust/data-requests/module.ts';
import { manifest as compliance } from '#modules/trust/compliance/module.ts';
import { manifest as preferences } from '#modules/people/preferences/module.ts';
import { manifest as billing } from '#modules/people/billing/module.ts';
import { manifest as businessProfile } from '#modules/people/business-profile/module.ts';
import { manifest as integrations } from '#modules/sharing/integrations/module.ts';
import { manifest as dataExport } from '#modules/trust/data-export/module.ts';
import { manifest as workspaces } from '#modules/people/workspaces/module.ts';
import { manifest as members } from '#modules/sharing/members/module.ts';
import { manifest as onboarding } from '#modules/front/onboarding/module.ts';
import { manifest as alerts } from '#modules/access/alerts/module.ts';
import { manifest as devices } from '#modules/access/devices/module.ts';
import { manifest as identity } from '#modules/access/identity/module.ts';
import { manifest as oneTimeTokens } from '#modules/access/one-time-tokens/module.ts';
import { manifest as passwords } from '#modules/access/passwords/module.ts';
import { manifest as sessions } from '#modules/access/sessions/module.ts';
import { manifest as signUps } from '#modules/access/sign-ups/module.ts';
import { manifest as socialLogin } from '#modules/access/social-login/module.ts';
import { manifest as threatDetection } from '#modules/access/threat-detection/module.ts';
import { manifest as twoFactor } from '#modules/access/two-factor/module.ts';
import { manifest as contact } from '#modules/front/contact/module.ts';
import { manifest as newsletter } from '#modules/front/newsletter/module.ts';
import { manifest as partners } from '#modules/front/partners/module.ts';
import { manifest as accountDeletion } from '#modules/people/account-deletion/module.ts';
import { manifest as push } from '#modules/people/push/module.ts';
import { manifest as siteRoles } from '#modules/people/site-roles/module.ts';
import { manifest as siteSettings } from '#modules/people/site-settings/module.ts';
import { manifest as publicHolidays } from '#modules/people/public-holidays/module.ts';
import { manifest as lendingRates } from '#modules/people/lending-rates/module.ts';
import { manifest as breaches } from '#modules/trust/breaches/module.ts';
import { manifest as exchangeRates } from '#modules/money/exchange-rates/module.ts';
import { manifest as savedViews } from '#modules/money/saved-views/module.ts';
import { manifest as splits } from '#modules/money/splits/module.ts';
import { manifest as history } from '#modules/money/history/module.ts';
import { manifest as transfers } from '#modules/money/transfers/module.ts';
import { manifest as reconciliation } from '#modules/money/reconciliation/module.ts';
import { manifest as transactionLinks } from '#modules/money/transaction-links/module.ts';
import { manifest as attachments } from '#modules/money/attachments/module.ts';
import { manifest as automationRules } from '#modules/money/automation-rules/module.ts';
import { manifest as netWorth } from '#modules/money/net-worth/module.ts';
import { manifest as tags } from '#modules/money/tags/module.ts';
import { manifest as merges } from '#modules/money/merges/module.ts';
import { manifest as budgets } from '#modules/planning/budgets/module.ts';
import { manifest as goals } from '#modules/planning/goals/module.ts';
import { manifest as projects } from '#modules/planning/projects/module.ts';
import { manifest as cashFlow } from '#modules/planning/cash-flow/module.ts';
import { PLANNED } from './planned.ts';

/** Every module there is, in the order in which lists of them are shown. */
export const MANIFESTS = [
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
  onboarding,
  alerts,
  devices,
  identity,
  oneTimeTokens,
  passwords,
  sessions,
  signUps,
  socialLogin,
  threatDetection,
  twoFactor,
  contact,
  newsletter,
  partners,
  accountDeletion,
  push,
  siteRoles,
  siteSettings,
  publicHolidays,
  lendingRates,
  breaches,
  exchangeRates,
  savedViews,
  splits,
  history,
  transfers,
  reconciliation,
  transactionLinks,
  attachments,
  automationRules,
  netWorth,
  tags,
  merges,
  budgets,
  goals,
  projects,
  cashFlow,
] as const;

/** What of the modules works without a network. */
export const OFFLINE_FILES: readonly string[] = MANIFESTS.flatMap((manifest: Manifest) => manifest.offline ?? []);

/** What webhooks can tell of. */
export const WEBHOOK_GROUPS: readonly WebhookGroup[] = MANIFESTS.flatMap(
  (manifest: Manifest) => manifest.webhooks ?? [],
);

/** The modules that can be used today. One without a page is in no menu, palette or plan (decision 078). */
export const MODULES_THERE = modulesThere(MANIFESTS);

/** These and those that are planned. */
export const ALL_MODULES = [
  ...MODULES_THERE,
  ...PLANNED.filter(({ name }) => !MODULES_THERE.some((one) => one.name === name)),
];
