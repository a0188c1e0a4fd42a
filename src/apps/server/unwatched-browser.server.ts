import { createRouterClient } from '@orpc/server';
import { commandExecuted } from '#kernel/activity-events.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import type { RequestContext } from '#platform/procedure.server.ts';
import type { routerOf } from './router.server.ts';

type Router = ReturnType<typeof routerOf>;

/** What a program does in a minute is more than a person does: it is neither limited nor taken for a threat. */
function unwatched(services: AppServices): AppServices {
  return {
    ...services,
    apiCall: { name: 'seed', points: 1_000_000, seconds: 60 },
    listeners: services.listeners.filter(({ eventName }) => eventName !== commandExecuted.eventName),
  };
}

/** Someone at a browser, without the network in between, as a program that adds data. */
export function unwatchedBrowser(watched: AppServices, router: Router) {
  const services = unwatched(watched);
  const cookies = new Map<string, string>();
  const api = createRouterClient(router, {
    context: (): RequestContext => {
      const resHeaders = new Headers();
      resHeaders.append = (name, value) => {
        const [pair = ''] = value.split(';');
        if (name === 'set-cookie') cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      };
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      return {
        services,
        request: {
          id: crypto.randomUUID(),
          headers: new Headers(cookie === '' ? {} : { cookie }),
          ipAddress: null,
          userAgent: null,
          workspaceId: null,
          once: new Map(),
        },
        resHeaders,
      };
    },
  });
  return { api };
}
