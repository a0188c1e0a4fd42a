import { JOBS as contact } from '#modules/front/contact/jobs.server.ts';
import { JOBS as newsletter } from '#modules/front/newsletter/jobs.server.ts';
import { JOBS as partners } from '#modules/front/partners/jobs.server.ts';
import { JOBS as accountDeletion } from '#modules/people/account-deletion/jobs.server.ts';
import { JOBS as notifications } from '#modules/people/notifications/jobs.server.ts';
import { JOBS as webhooks } from '#modules/sharing/webhooks/jobs.server.ts';
import { JOBS as breaches } from '#modules/trust/breaches/jobs.server.ts';
import type { Job } from '#platform/jobs.server.ts';
import { PLATFORM_JOBS } from '#platform/platform-jobs.server.ts';

/** What is done without being asked for. At the start they begin in this order. */
export const JOBS: readonly Job[] = [
  ...PLATFORM_JOBS,
  ...webhooks,
  ...notifications,
  ...newsletter,
  ...accountDeletion,
  ...breaches,
  ...contact,
  ...partners,
];
