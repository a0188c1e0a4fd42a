import { sealedNumbers } from '#modules/money/accounts/service.server.ts';
import { accountsRouter } from '#modules/money/accounts/router.server.ts';
import { apiKeysRouter } from '#modules/sharing/api-keys/router.server.ts';
import { alertsRouter } from '#modules/access/alerts/router.server.ts';
import { billingRouter } from '#modules/people/billing/router.server.ts';
import { breachesRouter } from '#modules/trust/breaches/router.server.ts';
import { businessRouter } from '#modules/people/business-profile/router.server.ts';
import { categoriesRouter } from '#modules/money/categories/router.server.ts';
import { complianceRouter } from '#modules/trust/compliance/router.server.ts';
import { consentsRouter } from '#modules/people/consents/router.server.ts';
import { credentialsRouter } from '#modules/access/passwords/router.server.ts';
import { dashboardRouter } from '#modules/insight/dashboard/router.server.ts';
import { debtsRouter } from '#modules/planning/debts/router.server.ts';
import { devicesRouter } from '#modules/access/devices/router.server.ts';
import { enquiriesRouter } from '#modules/front/contact/router.server.ts';
import { erasureRouter } from '#modules/people/account-deletion/router.server.ts';
import { factorsRouter } from '#modules/access/two-factor/router.server.ts';
import type { AuthSettings } from '#modules/access/identity/auth.server.ts';
import { identityRouter } from '#modules/access/identity/router.server.ts';
import { installationRouter } from '#modules/people/site-settings/router.server.ts';
import { importsRouter } from '#modules/money/imports/router.server.ts';
import { waitingInvitations } from '#modules/sharing/members/service.server.ts';
import { membersRouter } from '#modules/sharing/members/router.server.ts';
import { providersRouter } from '#modules/access/social-login/router.server.ts';
import { rightsRouter } from '#modules/trust/data-requests/router.server.ts';
import { rolesRouter } from '#modules/people/site-roles/router.server.ts';
import { leavingRouter } from '#modules/trust/data-export/router.server.ts';
import { newsletterRouter } from '#modules/front/newsletter/router.server.ts';
import { notificationsRouter } from '#modules/people/notifications/router.server.ts';
import { partnersRouter } from '#modules/front/partners/router.server.ts';
import { preferencesRouter } from '#modules/people/preferences/router.server.ts';
import { securityRouter } from '#modules/trust/security-center/router.server.ts';
import { servicesRouter } from '#modules/people/advice-requests/router.server.ts';
import { sessionsRouter } from '#modules/access/sessions/router.server.ts';
import { pushRouter } from '#modules/people/push/router.server.ts';
import { deviceOfSession } from '#modules/access/sessions/service.server.ts';
import { profileRouter } from '#modules/people/profile/router.server.ts';
import { signUpsRouter } from '#modules/access/sign-ups/router.server.ts';
import { storageRouter } from '#modules/trust/storage/router.server.ts';
import { threatsRouter } from '#modules/access/threat-detection/router.server.ts';
import { transactionsRouter } from '#modules/money/transactions/router.server.ts';
import { webhooksRouter } from '#modules/sharing/webhooks/router.server.ts';
import { welcomeRouter } from '#modules/front/onboarding/router.server.ts';
import { workspacesRouter } from '#modules/people/workspaces/router.server.ts';
import { PORTABLES } from './portables.server.ts';

/** Every procedure's handler, by module, as in `contract`. */
export function routerOf(settings: AuthSettings) {
  return {
    accounts: accountsRouter,
    apiKeys: apiKeysRouter,
    billing: billingRouter,
    breaches: breachesRouter,
    business: businessRouter,
    categories: categoriesRouter,
    compliance: complianceRouter(settings, { sealedNumbers, waitingInvitations }),
    consents: consentsRouter,
    credentials: credentialsRouter(settings),
    dashboard: dashboardRouter,
    debts: debtsRouter,
    devices: devicesRouter(settings),
    enquiries: enquiriesRouter(settings),
    erasure: erasureRouter(settings),
    factors: factorsRouter(settings),
    identity: identityRouter(settings),
    imports: importsRouter,
    installation: installationRouter,
    members: membersRouter(settings),
    leaving: leavingRouter(PORTABLES),
    providers: providersRouter(settings),
    rights: rightsRouter,
    roles: rolesRouter,
    securityAlerts: alertsRouter,
    securityEvents: securityRouter,
    newsletter: newsletterRouter(settings),
    notifications: notificationsRouter,
    partners: partnersRouter(settings),
    preferences: preferencesRouter,
    services: servicesRouter,
    sessions: sessionsRouter(settings),
    profile: profileRouter,
    push: pushRouter(deviceOfSession),
    signUps: signUpsRouter(settings),
    storage: storageRouter,
    threats: threatsRouter,
    transactions: transactionsRouter,
    webhooks: webhooksRouter,
    welcome: welcomeRouter,
    workspaces: workspacesRouter,
  };
}

export type Router = ReturnType<typeof routerOf>;
