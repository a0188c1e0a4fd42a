import { BRAND } from '#kernel/brand.ts';
import { sizeText } from '#ui/size-text.ts';
import type { ListedEmail, SystemFacts } from './model.ts';

const MINUTE = 60_000;

/** How long something runs by now, such as “3 days and 4 hours”. */
export function spanText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  const many = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
  if (days > 0) return `${many(days, 'day')} and ${many(hours, 'hour')}`;
  if (hours > 0) return `${many(hours, 'hour')} and ${many(minutes % 60, 'minute')}`;
  return many(minutes, 'minute');
}

/** How often something may be asked for, such as “5 in 15 minutes”. */
export function limitText({ points, seconds }: { points: number; seconds: number }): string {
  if (seconds === 60) return `${points} a minute`;
  if (seconds === 3600) return `${points} an hour`;
  return `${points} in ${seconds % 60 === 0 ? `${seconds / 60} minutes` : `${seconds} seconds`}`;
}

/** The facts as rows: what it is, and how it is here. What is set from outside names the setting. */
export function factsIn(facts: SystemFacts): { title: string; rows: (readonly [string, string])[] }[] {
  const { database, work, people, adminNetworks } = facts;
  return [
    {
      title: 'Installation',
      rows: [
        ['Version', facts.version],
        ['Runs on', facts.runtime],
        ['Environment (ENVIRONMENT)', facts.environment],
        ['Main host (PUBLIC_URL)', facts.publicUrl],
        ['This portal (ADMIN_HOST)', facts.adminUrl],
        [
          'Networks this portal answers (ADMIN_NETWORKS)',
          adminNetworks.length === 0 ? 'every network' : adminNetworks.join(', '),
        ],
        ['Letters (SMTP_URL)', facts.isMailSent ? 'sent over SMTP' : 'kept in the outbox of the data folder'],
        ['Licence number (brand.ts)', BRAND.licenceNumber ?? 'not configured: the site names none'],
        ['Support address (brand.ts)', BRAND.supportEmail ?? 'not configured: the site leads to its form'],
        ['Memory of this process', sizeText(facts.memoryBytes)],
      ],
    },
    {
      title: 'Database',
      rows: [
        ['Server', `PostgreSQL ${database.version}, ${database.isEmbedded ? 'embedded' : 'your own (DATABASE_URL)'}`],
        ['Size', sizeText(database.bytes)],
        ['Connections', `${database.connections} of ${database.mostConnections}`],
        ['Calls that wait for one', `${database.waiting}`],
        ['Answered this page in', `${database.answeredIn} ms`],
      ],
    },
    {
      title: 'Work that waits',
      rows: [
        ['Messages to leave', `${work.lettersWaiting}`],
        ['E-mails not sent, last 7 days', `${work.emailsFailed}`],
        ['Records held in memory', `${work.held}`],
        ['Requests about personal data', `${work.rightsOpen}`],
        ['Accounts to be deleted', `${work.erasuresDue}`],
      ],
    },
    {
      title: 'People',
      rows: [
        ['Accounts', `${people.accounts}`],
        ['Open sessions', `${people.openSessions}`],
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
  const tried = `${tries} ${tries === 1 ? 'try' : 'tries'}${why}`;
  if (state === 'kept') return 'No mail server is set.';
  if (state === 'failed') return `Given up after ${tried}.`;
  if (nextTryAt === null || tries === 0) return 'Being sent.';
  return `${tried}, next on ${write(nextTryAt)}.`;
}
