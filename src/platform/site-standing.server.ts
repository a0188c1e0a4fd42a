import type { Person } from '#kernel/caller.ts';
import type { Ground, SiteStanding } from './ground.server.ts';
import { once } from './once.server.ts';

type Asked = {
  readonly ground: Ground;
  readonly request: { readonly ipAddress: string | null; readonly once: Map<string, Promise<unknown>> };
};

/**
 * What a person is on the site. Looked up anew for each request: a role that was taken away opens nothing any more. From
 * outside the networks of administrators nobody is one, on whichever host they ask.
 */
export function siteStandingOf({ ground, request }: Asked, person: Person): Promise<SiteStanding> {
  return once(request, 'standing', async () => {
    const standing = await ground.doorkeeper.standingOf(person.id);
    return ground.isAdminNetwork(request.ipAddress) ? standing : { ...standing, roles: [] };
  });
}
