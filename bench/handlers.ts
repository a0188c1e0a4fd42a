import { randomBytes } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import { createServices } from '#apps/server/app-services.server.ts';
import { routerOf } from '#apps/server/router.server.ts';
import { createKeyring, firstKeys } from '#platform/keyring.server.ts';
import { createLog } from '#platform/log.server.ts';
import type { Email } from '#platform/mail.server.ts';
import type { RequestContext } from '#platform/procedure.server.ts';

/** The procedures themselves, called in this process: real contracts, guard, session and SQL, no network. */
export async function openHandlers(loginUrl: string) {
  const auth = { secret: randomBytes(24).toString('base64url'), publicUrl: 'http://localhost:5173' };
  const keys = firstKeys(randomBytes(32));
  const sent: string[] = [];
  const attempt = ({ text }: Email) => {
    sent.push(text);
    return Promise.resolve({ outcome: 'sent' } as const);
  };
  const { services, close } = createServices({
    loginUrl,
    auth,
    keyring: createKeyring(() => keys),
    log: createLog('error'),
    mailer: { attempt, isReachable: () => Promise.resolve(true), sweep: () => Promise.resolve() },
    apiCall: { name: 'api_call', points: 1_000_000, seconds: 60 },
  });
  const cookies = new Map<string, string>();
  const resHeaders = {
    append(name: string, value: string) {
      const [pair = ''] = value.split(';');
      const cut = pair.indexOf('=');
      if (name === 'set-cookie') cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
    },
  };
  const api = createRouterClient(routerOf(auth), {
    context: (): RequestContext => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      return {
        services,
        request: {
          id: 'bench',
          headers: new Headers(cookie === '' ? {} : { cookie }),
          ipAddress: '127.0.0.1',
          userAgent: 'bench',
          workspaceId: null,
          once: new Map(),
        },
        resHeaders: resHeaders as Headers,
      };
    },
  });
  const email = `bench.${Date.now()}@example.com`;
  await api.signUps.start({ email, password: 'Umcebo#2026', firstName: 'B', lastName: 'Ench', country: 'ZA' });
  await services.emails.deliver();
  const token = /\b\d{4} \d{4}\b/.exec(sent.join('\n'))?.[0] ?? '';
  await api.signUps.verify({ email, token });
  const session = await api.identity.session();
  if (session === null) throw new Error('signed up, but not signed in');
  return { api, userId: session.person.id, workspaceId: session.workspace.id, close };
}
