import type { Person } from '#kernel/caller.ts';
import type { AppServices, SiteStanding } from './app-services.server.ts';
import { once } from './once.server.ts';

type Asked = {
  readonly services: AppServices;
  readonly request: { readonly ipAddress: string | null; readonly once: Map<string, Promise<unknown>> };
};

/**
 * What a person is on the site. Looked up anew for each request: a role that was taken away opens nothing any more. From
 * outside the networks of administrators nobody is one, on whichever host they ask.
 */
export function siteStandingOf({ services, request }: Asked, person: Person): Promise<SiteStanding> {
  return once(request, 'standing', async () => {
    const standing = await services.accessResolver.standingOf(person.id);
    return services.isAdminNetwork(request.ipAddress) ? standing : { ...standing, roles: [] };
  });
}
