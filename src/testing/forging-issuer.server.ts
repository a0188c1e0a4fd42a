import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Issuer } from '#platform/config.server.ts';

type Claims = Readonly<Record<string, unknown>>;
type Token = { readonly header: Claims; readonly claims: Claims; readonly signature: 'ours' | 'none' | Signature };
type Signature = (signed: string) => Buffer;

const CLIENT = 'ilifa';
const SECRET = 'a secret that both sides know of each other';

/** A provider that answers with whatever ID token a test wishes, instead of an honest one. Nobody signs in at its page. */
export async function startForgingIssuer(id = 'forging') {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, string>();
  let url = '';
  const server = createServer((request, response) => {
    const answer = (body: unknown, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (request.url === '/.well-known/openid-configuration') return answer(metadataOf(url));
    if (request.url === '/jwks')
      return answer({ keys: [{ ...jwkOf(publicKey), use: 'sig', alg: 'RS256', kid: 'one' }] });
    let text = '';
    request.on('data', (piece: Buffer) => (text += piece.toString()));
    request.on('end', () => {
      const code = new URLSearchParams(text).get('code') ?? '';
      const idToken = codes.get(code);
      // A code opens once, as at an honest provider.
      codes.delete(code);
      if (idToken === undefined) answer({ error: 'invalid_grant' }, 400);
      else answer({ access_token: 'opens nothing', token_type: 'Bearer', expires_in: 60, id_token: idToken });
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer: Issuer = {
    id,
    name: 'Forging Service',
    issuer: url,
    clientId: CLIENT,
    clientSecret: SECRET,
    scope: 'openid email profile',
  };

  return {
    issuer,
    /** A code that is answered with this token. */
    codeFor({ header, claims, signature }: Token): string {
      const signed = [header, claims].map((part) => base64url(JSON.stringify(part))).join('.');
      const by =
        signature === 'ours' ? signedWith(privateKey) : signature === 'none' ? () => Buffer.alloc(0) : signature;
      const code = crypto.randomUUID();
      codes.set(code, `${signed}.${by(signed).toString('base64url')}`);
      return code;
    },
    /** What the browser comes back with after `page`, if the provider answers with this token. */
    returnFrom(page: string, token: Token): string {
      const state = new URL(page).searchParams.get('state') ?? '';
      return `?${new URLSearchParams({ code: this.codeFor(token), state, iss: url }).toString()}`;
    },
    /** The token that an honest provider would answer after `page`. */
    honest(page: string, claims: Claims): Token {
      const now = Math.floor(Date.now() / 1000);
      const nonce = new URL(page).searchParams.get('nonce');
      const usual = { iss: url, aud: CLIENT, nonce, iat: now, exp: now + 60, email_verified: true };
      return { header: { alg: 'RS256', kid: 'one', typ: 'JWT' }, claims: { ...usual, ...claims }, signature: 'ours' };
    },
    publicKey,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type ForgingIssuer = Awaited<ReturnType<typeof startForgingIssuer>>;

/** ID tokens that nobody may sign in with, by what is wrong with them, made from an honest one for the same person. */
export function forgedTokens(forging: ForgingIssuer, page: string, claims: Claims) {
  const { issuer, publicKey } = forging;
  const true_ = forging.honest(page, claims);
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const but = (changed: Claims): Token => ({ ...true_, claims: { ...true_.claims, ...changed } });
  const hour = 3600;
  const now = Math.floor(Date.now() / 1000);
  const hmac =
    (key: string | Buffer): Signature =>
    (signed) =>
      createHmac('sha256', key).update(signed).digest();
  const hs256 = { ...true_.header, alg: 'HS256' };
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  return {
    'signed with the key of another': { ...true_, signature: signedWith(stranger.privateKey) },
    'with a signature of another text': { ...true_, signature: () => signedWith(stranger.privateKey)('other') },
    'without a signature': { ...true_, signature: 'none' },
    'of the algorithm none': { ...true_, header: { ...true_.header, alg: 'none' }, signature: 'none' },
    'signed with the secret of the client': { ...true_, header: hs256, signature: hmac(issuer.clientSecret ?? '') },
    'signed with the public key as a secret': { ...true_, header: hs256, signature: hmac(pem) },
    'with a key of its own in its header': {
      ...true_,
      header: { alg: 'RS256', jwk: jwkOf(stranger.publicKey) },
      signature: signedWith(stranger.privateKey),
    },
    'of a key that the provider does not name': { ...true_, header: { ...true_.header, kid: 'two' } },
    'of another issuer': but({ iss: 'https://accounts.example' }),
    'for another client': but({ aud: 'somebody-else' }),
    'for several clients, meant for another': but({ aud: [CLIENT, 'somebody-else'], azp: 'somebody-else' }),
    'with the nonce of another sign-in': but({ nonce: 'x'.repeat(43) }),
    'without a nonce': but({ nonce: undefined }),
    'that has ended': but({ iat: now - 2 * hour, exp: now - hour }),
    'that begins later': but({ nbf: now + hour }),
    'without a subject': but({ sub: undefined }),
    'without an end': but({ exp: undefined }),
  } satisfies Record<string, Token>;
}

function metadataOf(url: string) {
  return {
    issuer: url,
    authorization_endpoint: `${url}/auth`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  };
}

function signedWith(key: KeyObject): Signature {
  return (signed) => sign('sha256', Buffer.from(signed), key);
}

function jwkOf(key: KeyObject) {
  return createPublicKey(key.export({ type: 'spki', format: 'pem' })).export({ format: 'jwk' });
}

function base64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}
