import { plural } from '#kernel/plural.ts';
import { sizeText } from '#ui/size-text.ts';
import type { ListedEmail, SystemFacts } from './model.ts';

const MINUTE = 60_000;

type Write = (count: number) => string;

/** How long something runs by now, such as “3 days and 4 hours”. */
export function spanText(milliseconds: number): string {
  const total = Math.floor(milliseconds / MINUTE);
  const [days, hours, minutes] = [Math.floor(total / 1440), Math.floor(total / 60) % 24, total % 60];
  if (days > 0) return `${plural(days, 'day')} and ${plural(hours, 'hour')}`;
  if (hours > 0) return `${plural(hours, 'hour')} and ${plural(minutes, 'minute')}`;
  return minutes === 0 ? 'less than a minute' : plural(minutes, 'minute');
}

/** How often something may be asked for, such as “5 in 15 minutes”. */
export function limitText({ points, seconds }: { points: number; seconds: number }, write: Write): string {
  const requests = write(points);
  if (seconds === 60) return `${requests} a minute`;
  if (seconds === 3600) return `${requests} an hour`;
  const time = seconds % 60 === 0 ? plural(seconds / 60, 'minute') : plural(seconds, 'second');
  return `${requests} in ${time}`;
}

/** Names of limits that say too little by themselves. */
const LIMIT_NAMES: Readonly<Record<string, string>> = {
  api_call: 'API calls',
  login: 'Sign-ins',
  sign_up: 'Sign-ups',
  code: 'Security codes entered',
  browser_logs: 'Error reports from browsers',
  policy_reports: 'Blocked content reports from browsers',
  report: 'Reports created',
  site_role: 'Role changes',
  enquiry: 'Contact messages',
  enquiry_answer: 'Answers to contact messages',
  alert_create: 'Alerts created',
  notification_create: 'Notifications created',
  breach_entry: 'Breach register entries',
  partner_application: 'Partner applications',
  business: 'Business profile changes',
  profile: 'Profile changes',
  pictures: 'Profile pictures',
  attachment_add: 'Receipts and project files added',
  attachment_read: 'Receipts and project files opened',
  consent: 'Privacy choices saved',
  invitation: 'Invitations',
  webhook: 'Webhook changes',
  webhook_call: 'Webhook calls',
  push_subscribe: 'Push notification sign-ups',
  person_search: 'Searches for a person’s account',
  site_settings: 'Site settings changes',
  public_holidays: 'Changes to public holidays',
  lending_rates: 'Changes to repo and prime rates',
  export_data: 'Data exports',
  security_event: 'Security events',
  session_reports: 'Session risk reports from browsers',
  passkey_challenges: 'Passkeys added or tested',
  newsletter: 'Newsletter subscriptions',
  newsletter_issue: 'Newsletter drafts saved',
  newsletter_send: 'Newsletters sent',
  passkey_sign_in_challenges: 'Passkey sign-ins',
  ways_in: 'Sign-in method changes',
  ask_email: 'Password reset and e-mail change requests',
  emails: 'E-mails to one address',
  emails_in_all: 'E-mails to one address, all senders together',
  factor_emails: 'Sign-in codes by e-mail',
  membership: 'Member changes',
  workspace_standing: 'Workspace changes',
  workspace_create: 'Workspaces created',
  rights_ask: 'Personal data requests',
  rights_answer: 'Answers to personal data requests',
  service_ask: 'Service requests',
  erasure: 'User account deletions',
  newsletter_leave: 'Newsletter unsubscribes',
  tracked_sign_in: 'Failed sign-ins reported by other apps',
  import_data: 'Imports started',
  import_file: 'Files imported',
  import_work: 'Changes to imports',
  import_read: 'Imports opened',
  bulk_change: 'Bulk changes to transactions',
  audit_chain: 'Audit log integrity checks',
  api_key: 'API keys created',
  api_key_guess: 'Wrong API keys entered',
  public_api: 'Public API calls',
  calendar_address: 'Calendar feed links created',
  calendar_feed: 'Calendar feed requests',
  calendar_guess: 'Requests for unknown calendar feeds',
};

/** What a limit is called on the screen: `Some limit` where its own name says enough. */
export function limitName(name: string): string {
  const words = name.replaceAll('_', ' ');
  return LIMIT_NAMES[name] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Limits as rows, by their names; the first, which an operator can set, stays first. */
export function limitRows([first, ...others]: SystemFacts['limits'], write: Write): (readonly [string, string])[] {
  const rows = others.map((limit) => [limitName(limit.name), limitText(limit, write)] as const);
  const sorted = rows.toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  return first === undefined ? [] : [[limitName(first.name), limitText(first, write)], ...sorted];
}

function databaseServer({ version, isEmbedded }: SystemFacts['database']): string {
  return isEmbedded
    ? `PostgreSQL ${version}, embedded in this installation`
    : `PostgreSQL ${version}, your own server (DATABASE_URL)`;
}

const NOT_IN_TERMS = 'not set, so not shown on the Terms page';

/** The facts as rows: what it is, and how it is here. What is set from outside names the setting. */
export function factsIn(facts: SystemFacts, write: Write): { title: string; rows: (readonly [string, string])[] }[] {
  const { database, work, people, adminNetworks, operator } = facts;
  return [
    {
      title: 'Installation',
      rows: [
        ['Version', facts.version],
        ['Server runtime', facts.runtime],
        ['Environment (ENVIRONMENT)', facts.environment],
        ['Main host (PUBLIC_URL)', facts.publicUrl],
        ['This portal (ADMIN_HOST)', facts.adminUrl],
        [
          'Allowed networks (ADMIN_NETWORKS)',
          adminNetworks.length === 0 ? 'not set, so any network can connect' : adminNetworks.join(', '),
        ],
        [
          'E-mail (SMTP_URL)',
          facts.isMailSent ? 'e-mails are sent over SMTP' : 'e-mails stay in the outbox and are not sent',
        ],
        ['Operator (OPERATOR_NAME)', operator.name ?? NOT_IN_TERMS],
        ['Operator’s address (OPERATOR_ADDRESS)', operator.address ?? NOT_IN_TERMS],
        ['Governing law (OPERATOR_LAW)', operator.law ?? NOT_IN_TERMS],
        ['Support address (OPERATOR_EMAIL)', operator.email ?? 'not set, so the site shows the contact form'],
        ['Licence number (OPERATOR_LICENCE)', operator.licence ?? 'not set, so the site shows no licence number'],
        ['Memory used by the server', sizeText(facts.memoryBytes, write)],
      ],
    },
    {
      title: 'Database',
      rows: [
        ['Database server', databaseServer(database)],
        ['Database size', sizeText(database.bytes, write)],
        ['Database connections', `${write(database.connections)} of ${write(database.mostConnections)} in use`],
        ['Requests waiting for the database', write(database.waiting)],
        ['Response time', `${write(database.answeredIn)} milliseconds`],
      ],
    },
    {
      title: 'Queues',
      rows: [
        ['E-mails waiting to be sent', write(work.emailsWaiting)],
        ['E-mails not delivered, last 7 days', write(work.emailsFailed)],
        ['Audit log entries not stored yet', write(work.held)],
        ['Personal data requests', write(work.rightsOpen)],
        ['User accounts waiting to be deleted', write(work.erasuresDue)],
      ],
    },
    {
      title: 'People',
      rows: [
        ['User accounts', write(people.accounts)],
        ['Signed-in sessions', write(people.openSessions)],
      ],
    },
  ];
}

/** What each state of an e-mail is called. */
export const STATE_NAMES: Readonly<Record<ListedEmail['state'], string>> = {
  queued: 'Queued',
  kept: 'In the outbox',
  failed: 'Failed',
};

/** What became of an e-mail so far, and when it is tried again. */
export function whenText({ state, tries, problem, nextTryAt }: ListedEmail, write: (at: Date) => string): string {
  const why = problem === null ? '' : ` (${problem})`;
  const attempts = `${plural(tries, 'attempt')}${why}`;
  if (state === 'kept') return 'No mail server is set.';
  if (state === 'failed') return `We stopped trying to send this e-mail after ${attempts}.`;
  if (nextTryAt === null || tries === 0) return 'This e-mail is being sent.';
  return `${attempts} so far. The next attempt is on ${write(nextTryAt)}.`;
}
