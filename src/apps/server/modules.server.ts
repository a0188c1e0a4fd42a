import type { AnyRouter } from '@orpc/server';
import { server as notifications } from '#modules/people/notifications/module.server.ts';
import { server as newsletter } from '#modules/front/newsletter/module.server.ts';
import { server as push } from '#modules/people/push/module.server.ts';
import { server as sessions } from '#modules/access/sessions/module.server.ts';
import { server as threatDetection } from '#modules/access/threat-detection/module.server.ts';
import { server as twoFactor } from '#modules/access/two-factor/module.server.ts';
import { server as dataRequests } from '#modules/trust/data-requests/module.server.ts';
import { server as workspaces } from '#modules/people/workspaces/module.server.ts';
import { server as accounts } from '#modules/money/accounts/module.server.ts';
import { server as categories } from '#modules/money/categories/module.server.ts';
import { server as importMatching } from '#modules/money/import-matching/module.server.ts';
import { server as imports } from '#modules/money/imports/module.server.ts';
import { server as ledger } from '#modules/money/ledger/module.server.ts';
import { server as transactions } from '#modules/money/transactions/module.server.ts';
import { server as merchants } from '#modules/money/merchants/module.server.ts';
import { server as recurring } from '#modules/money/recurring/module.server.ts';
import { server as debts } from '#modules/planning/debts/module.server.ts';
import { server as businessProfile } from '#modules/people/business-profile/module.server.ts';
import { server as members } from '#modules/sharing/members/module.server.ts';
import { server as integrations } from '#modules/sharing/integrations/module.server.ts';
import { server as alerts } from '#modules/access/alerts/module.server.ts';
import { server as devices } from '#modules/access/devices/module.server.ts';
import { server as identity } from '#modules/access/identity/module.server.ts';
import { server as passwords } from '#modules/access/passwords/module.server.ts';
import { server as signUps } from '#modules/access/sign-ups/module.server.ts';
import { server as socialLogin } from '#modules/access/social-login/module.server.ts';
import { server as contact } from '#modules/front/contact/module.server.ts';
import { server as onboarding } from '#modules/front/onboarding/module.server.ts';
import { server as partners } from '#modules/front/partners/module.server.ts';
import { server as dashboard } from '#modules/insight/dashboard/module.server.ts';
import { server as accountDeletion } from '#modules/people/account-deletion/module.server.ts';
import { server as adviceRequests } from '#modules/people/advice-requests/module.server.ts';
import { server as billing } from '#modules/people/billing/module.server.ts';
import { server as consents } from '#modules/people/consents/module.server.ts';
import { server as preferences } from '#modules/people/preferences/module.server.ts';
import { server as profile } from '#modules/people/profile/module.server.ts';
import { server as siteRoles } from '#modules/people/site-roles/module.server.ts';
import { server as siteSettings } from '#modules/people/site-settings/module.server.ts';
import { server as lendingRates } from '#modules/people/lending-rates/module.server.ts';
import { server as publicHolidays } from '#modules/people/public-holidays/module.server.ts';
import { server as breaches } from '#modules/trust/breaches/module.server.ts';
import { server as compliance } from '#modules/trust/compliance/module.server.ts';
import { server as dataExport } from '#modules/trust/data-export/module.server.ts';
import { server as securityCenter } from '#modules/trust/security-center/module.server.ts';
import { server as exchangeRates } from '#modules/money/exchange-rates/module.server.ts';
import { server as savedViews } from '#modules/money/saved-views/module.server.ts';
import { server as splits } from '#modules/money/splits/module.server.ts';
import { server as history } from '#modules/money/history/module.server.ts';
import { server as transfers } from '#modules/money/transfers/module.server.ts';
import { server as reconciliation } from '#modules/money/reconciliation/module.server.ts';
import { server as transactionLinks } from '#modules/money/transaction-links/module.server.ts';
import { server as attachments } from '#modules/money/attachments/module.server.ts';
import { server as automationRules } from '#modules/money/automation-rules/module.server.ts';
import { server as netWorth } from '#modules/money/net-worth/module.server.ts';
import { server as tags } from '#modules/money/tags/module.server.ts';
import { server as merges } from '#modules/money/merges/module.server.ts';
import { server as budgets } from '#modules/planning/budgets/module.server.ts';
import { server as goals } from '#modules/planning/goals/module.server.ts';
import { server as projects } from '#modules/planning/projects/module.server.ts';
import { server as cashFlow } from '#modules/planning/cash-flow/module.server.ts';
import type { WebhookGroup } from '#kernel/manifest.ts';
import { WEBHOOK_GROUPS } from '../modules.ts';
import { deviceOfSession } from '#modules/access/sessions/service.server.ts';
import { fileNamesOf } from '#modules/money/imports/service.server.ts';
import {
  countsOfCategories,
  rowsOfAccounts,
  sumsOfCategories,
  usageOfCategories,
} from '#modules/money/ledger/service.server.ts';
import { loansAndDebts } from '#modules/planning/debts/service.server.ts';
import { aroundUndo } from '#modules/planning/goals/service.server.ts';
import { openRequestsOf } from '#modules/trust/data-requests/service.server.ts';
import type { AuthSettings } from '#modules/access/identity/auth.server.ts';
import type { Listener } from '#platform/events.server.ts';
import type { RetryQueue } from '#platform/retry-queue.server.ts';
import type { Job } from '#platform/jobs.server.ts';
import { PLATFORM_JOBS } from '#platform/platform-jobs.server.ts';
import { inOrderOfKeys, type Portable } from '#platform/portable.server.ts';
import { securityAuditLogs } from '#platform/table.server.ts';
import type { WorkspaceTable, ServerManifest } from '#platform/server-manifest.server.ts';

/** What handlers are made with. */
type Wiring = {
  readonly auth: AuthSettings;
  readonly portables: readonly Portable[];
  readonly deviceOfSession: typeof deviceOfSession;
  readonly rowsOfAccounts: typeof rowsOfAccounts;
  readonly countsOfCategories: typeof countsOfCategories;
  readonly usageOfCategories: typeof usageOfCategories;
  readonly sumsOfCategories: typeof sumsOfCategories;
  readonly openRequestsOf: typeof openRequestsOf;
  readonly importFiles: typeof fileNamesOf;
  readonly aroundUndo: typeof aroundUndo;
  readonly loansAndDebts: typeof loansAndDebts;
  readonly workspaceTables: readonly WorkspaceTable[];
  readonly webhooks: readonly WebhookGroup[];
};
type NewsGiven = { readonly auth: AuthSettings; readonly now: () => Date; readonly held: RetryQueue };
type NewsWiring = NewsGiven & Pick<Wiring, 'deviceOfSession' | 'webhooks'>;

/** Every module's part of the server. News is heard, and jobs begin at the start, in this order. */
export const SERVERS = [
  notifications,
  newsletter,
  push,
  sessions,
  threatDetection,
  twoFactor,
  dataRequests,
  workspaces,
  accounts,
  categories,
  imports,
  importMatching,
  ledger,
  transactions,
  merchants,
  recurring,
  debts,
  businessProfile,
  members,
  integrations,
  alerts,
  devices,
  identity,
  passwords,
  signUps,
  socialLogin,
  contact,
  onboarding,
  partners,
  dashboard,
  accountDeletion,
  adviceRequests,
  billing,
  consents,
  preferences,
  profile,
  siteRoles,
  siteSettings,
  publicHolidays,
  lendingRates,
  breaches,
  compliance,
  dataExport,
  securityCenter,
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
] as const satisfies readonly ServerManifest<Wiring, NewsWiring>[];

const MANIFESTS: readonly ServerManifest<Wiring, NewsWiring>[] = SERVERS;

/** What leaves with the owner of books and comes back in, in an order that foreign keys allow. */
export const PORTABLES: readonly Portable[] = inOrderOfKeys(MANIFESTS.flatMap(({ portables }) => portables ?? []));

/** Every table whose rows belong to a workspace. */
export const WORKSPACE_TABLES: readonly WorkspaceTable[] = [
  ...MANIFESTS.flatMap(({ tables }) => tables ?? []),
  { table: securityAuditLogs, stays: 'as activity.jsonl: a chain begins anew where it is written' },
];

/** What a page asks first, by its path. */
export const OPENINGS = new Map(
  SERVERS.flatMap((server) => ('openings' in server ? Object.entries(server.openings) : [])),
);

/** What is done without being asked for. */
export const JOBS: readonly Job[] = [...PLATFORM_JOBS, ...MANIFESTS.flatMap(({ jobs }) => jobs ?? [])];

/** The handlers of every module, by their procedures. */
export function routersOf(auth: AuthSettings): { readonly [name: string]: AnyRouter } {
  const wiring = {
    auth,
    portables: PORTABLES,
    deviceOfSession,
    rowsOfAccounts,
    countsOfCategories,
    usageOfCategories,
    sumsOfCategories,
    openRequestsOf,
    importFiles: fileNamesOf,
    aroundUndo,
    loansAndDebts,
    workspaceTables: WORKSPACE_TABLES,
    webhooks: WEBHOOK_GROUPS,
  };
  const brought = MANIFESTS.flatMap(({ routers }) => routers?.(wiring) ?? []);
  return Object.assign({}, ...brought) as { readonly [name: string]: AnyRouter };
}

/** Who hears which news. */
export function listenersOf(given: NewsGiven): readonly Listener[] {
  return MANIFESTS.flatMap(
    ({ listeners }) => listeners?.({ ...given, deviceOfSession, webhooks: WEBHOOK_GROUPS }) ?? [],
  );
}
