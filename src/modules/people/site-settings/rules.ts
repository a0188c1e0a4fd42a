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
      'Some records are held in memory, since the database could not take them. They are written when it can; a restart before that loses them.',
    overdueMinutes > 15 &&
      `A message has been waiting for ${Math.floor(overdueMinutes)} minutes. Look at the mail server, or at the outbox.`,
    connections >= mostConnections * 0.9 &&
      'The database has hardly a connection left. Raise its limit, or run fewer processes.',
    waiting > 0 && 'Calls wait for a connection to the database. If this lasts, the machine has too little to give.',
    answeredIn > 250 && 'The database answers slowly.',
  ].filter((sentence) => sentence !== false);
}
