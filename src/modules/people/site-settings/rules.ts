import { plural } from '#kernel/plural.ts';
import type { SiteRole } from '#kernel/roles.ts';

/** §6: how closely the administrators' host looks at somebody. */
export function securityLevelOf(roles: readonly SiteRole[]): 'maximum' | 'enhanced' | 'standard' {
  if (roles.includes('superuser')) return 'maximum';
  return roles.includes('admin') ? 'enhanced' : 'standard';
}

type Announced = { readonly announcement: string | null; readonly announcedUntil: Date | null };

/** Whether both say the same until the same moment. */
export function isSameAnnouncement(one: Announced, other: Announced): boolean {
  return one.announcement === other.announcement && one.announcedUntil?.getTime() === other.announcedUntil?.getTime();
}

/** What is announced at an instant; null: nothing, or not any more. */
export function announcedAt(now: Date, { announcement, announcedUntil }: Announced) {
  if (announcement === null || (announcedUntil !== null && announcedUntil <= now)) return null;
  return { text: announcement, until: announcedUntil };
}

type Health = {
  readonly answeredIn: number;
  readonly waiting: number;
  readonly connections: number;
  readonly mostConnections: number;
  readonly overdueMinutes: number;
  readonly held: number;
};

/** What an operator should look at, one sentence each; none where all is well. */
export function troublesIn(health: Health): string[] {
  const { answeredIn, waiting, connections, mostConnections, overdueMinutes, held } = health;
  return [
    held > 0 &&
      'Some activity log entries are only in memory, because the database could not store them. A restart would lose them.',
    overdueMinutes > 15 &&
      `An e-mail has been waiting for ${plural(Math.floor(overdueMinutes), 'minute')}. Check the mail server or the outbox.`,
    connections >= mostConnections * 0.9 &&
      'The database has almost no connections left. Raise its limit, or run fewer processes.',
    waiting > 0 && 'Requests are waiting for a database connection. If this lasts, the server is too small.',
    answeredIn > 250 && 'The database is slow.',
  ].filter((sentence) => sentence !== false);
}
