import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { type AccountClaims, Provider } from 'oidc-provider';
import type { Issuer } from '#platform/config.server.ts';

type TestIssuer = { redirectUri: string; id?: string; asksForPkce?: boolean };

/** An OpenID Connect provider of somebody else's making, run for a test on this machine. It insists on PKCE unless told. */
export async function startTestIssuer({ redirectUri, id = 'other', asksForPkce = true }: TestIssuer) {
  const accounts = new Map<string, Omit<AccountClaims, 'sub'>>();
  const secret = randomBytes(24).toString('base64url');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  const provider = new Provider(url, {
    clients: [{ client_id: 'ilifa', client_secret: secret, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'one' }] },
    cookies: { keys: [secret] },
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    pkce: { required: () => asksForPkce },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...accounts.get(sub) }) }),
  });
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));
  const issuer: Issuer = {
    id,
    name: 'Other Service',
    issuer: url,
    clientId: 'ilifa',
    clientSecret: secret,
    scope: 'openid email profile',
  };

  return {
    issuer,
    accounts,

    /** What the browser is sent back with, once the person at this page has signed in as `sub` and agreed. */
    async signIn(page: string, sub: string): Promise<string> {
      const cookies = new Map<string, string>();
      const ask = async (at: string, form?: Record<string, string>): Promise<Response> => {
        const answer = await fetch(at, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
          ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
        });
        for (const line of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        return answer;
      };
      let at = page;
      for (let steps = 0; steps < 12; steps += 1) {
        const answer = await ask(at);
        const next = answer.headers.get('location');
        if (next !== null) {
          at = new URL(next, at).href;
          if (at.startsWith(redirectUri)) return new URL(at).search;
          continue;
        }
        const text = await answer.text();
        const prompt = /name="prompt" value="(\w+)"/.exec(text)?.[1];
        const action = /action="([^"]+)"/.exec(text)?.[1];
        if (prompt === undefined || action === undefined)
          throw new Error(`the provider answered: ${text.slice(0, 300)}`);
        const to = new URL(action, at).href;
        const form = prompt === 'login' ? { prompt, login: sub, password: 'any' } : { prompt };
        at = new URL((await ask(to, form)).headers.get('location') ?? '', to).href;
      }
      throw new Error('the provider never sent anybody back');
    },

    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
