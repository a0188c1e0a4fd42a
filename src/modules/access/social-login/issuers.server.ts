import * as client from 'openid-client';
import type { Issuer } from '#platform/config.server.ts';

/** Seconds that a provider may take to answer; a person is waiting, and so is a connection to the database. */
const PATIENCE = 8;

/** What a sign-in needs to leave: the page to go to, and what its return is checked against. */
export type Departure = {
  readonly url: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
};

/** OpenID Connect, by the library: code, PKCE (S256), state, nonce and issuer are all asked for and all checked, and so is the signature. */
export function issuersFrom(issuers: readonly Issuer[], publicUrl: string) {
  const found = new Map<string, Promise<client.Configuration>>();
  const redirectUri = `${publicUrl}/auth/callback`;

  const configurationOf = (issuer: Issuer): Promise<client.Configuration> => {
    const known = found.get(issuer.id);
    if (known !== undefined) return known;
    const asked = discover(issuer);
    found.set(issuer.id, asked);
    // One that did not answer is asked again the next time.
    asked.catch(() => found.delete(issuer.id));
    return asked;
  };

  return {
    list: issuers.map(({ id, name }) => ({ id, name })),
    byId: (id: string): Issuer | null => issuers.find((issuer) => issuer.id === id) ?? null,

    /** @throws Error where the provider does not answer. */
    async depart(issuer: Issuer): Promise<Departure> {
      const configuration = await configurationOf(issuer);
      const verifier = client.randomPKCECodeVerifier();
      const [state, nonce] = [client.randomState(), client.randomNonce()];
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: issuer.scope,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      return { url: url.href, state, nonce, verifier };
    },

    /** The claims of who has come back. @throws Error where anything of it is not as it was when they left. */
    async arrive(issuer: Issuer, query: string, { state, nonce, verifier }: Omit<Departure, 'url'>): Promise<unknown> {
      const configuration = await configurationOf(issuer);
      const url = new URL(redirectUri);
      url.search = query;
      const tokens = await client.authorizationCodeGrant(configuration, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('the provider sent no claims');
      if (typeof claims['email'] === 'string' || configuration.serverMetadata().userinfo_endpoint === undefined)
        return claims;
      const more = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      return { ...more, ...claims };
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: Issuer): Promise<client.Configuration> {
  const url = new URL(issuer);
  const way = clientSecret === null ? client.None() : client.ClientSecretBasic(clientSecret);
  // The library trusts the connection that brought the ID token, unless it is told to check the signature as well.
  const checked = client.enableNonRepudiationChecks;
  // Without TLS only on this machine: the configuration takes no other address without it.
  const execute = url.protocol === 'http:' ? [checked, client.allowInsecureRequests] : [checked];
  const configuration = await client.discovery(url, clientId, undefined, way, { execute, timeout: PATIENCE });
  configuration.timeout = PATIENCE;
  return configuration;
}

/** Whether the provider could not be reached, rather than having refused. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return error instanceof TypeError || code === 'OAUTH_TIMEOUT' || (error.cause !== undefined && isAway(error.cause));
}
