import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { clean } from '#platform/log.server.ts';
import { type ForgingIssuer, forgedTokens, startForgingIssuer } from '#testing/forging-issuer.server.ts';

let issuer: ForgingIssuer;
let other: ForgingIssuer;
let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  issuer = await startForgingIssuer('forging');
  other = await startForgingIssuer('other');
  app = await startTestApp({ issuers: [issuer.issuer, other.issuer] });
});
afterAll(async () => {
  await app.close();
  await issuer.close();
  await other.close();
});

let addresses = 0;
async function leaving() {
  const browser = app.visitor({ ipAddress: `127.31.0.${(addresses += 1)}` });
  const { url } = await browser.api.providers.begin({ provider: 'forging' });
  return { ...browser, url };
}

const VICTIM = { sub: 'victim', email: 'the.victim@example.com' };
const REFUSED = { code: 'PROVIDER_REFUSED' };

test('an honest token is taken', async () => {
  const { api, url } = await leaving();
  const query = issuer.returnFrom(url, issuer.honest(url, VICTIM));
  expect(await api.providers.finish({ query })).toMatchObject({ state: 'newcomer', email: VICTIM.email });
});

const KINDS = [
  'signed with the key of another',
  'with a signature of another text',
  'without a signature',
  'of the algorithm none',
  'signed with the secret of the client',
  'signed with the public key as a secret',
  'with a key of its own in its header',
  'of a key that the provider does not name',
  'of another issuer',
  'for another client',
  'for several clients, meant for another',
  'with the nonce of another sign-in',
  'without a nonce',
  'that has ended',
  'that begins later',
  'without a subject',
  'without an end',
] as const;

test.each(KINDS)('a token %s opens nothing, and nothing that it claims is logged', async (kind) => {
  const { api, url } = await leaving();
  const warned = vi.spyOn(app.services.log, 'warn');
  const query = issuer.returnFrom(url, forgedTokens(issuer, url, VICTIM)[kind]);
  await expect(api.providers.finish({ query })).rejects.toMatchObject(REFUSED);
  expect(await api.identity.session()).toBeNull();
  const logged = JSON.stringify(warned.mock.calls.map(([context, sentence]) => [clean(context), sentence]));
  expect(logged).toContain('a sign-in with a provider failed');
  expect(logged).not.toMatch(new RegExp(`${VICTIM.sub}|${VICTIM.email}|somebody-else|accounts\\.example`));
  warned.mockRestore();
});

test('every kind of forged token is tried', async () => {
  const { url } = await leaving();
  expect(Object.keys(forgedTokens(issuer, url, VICTIM))).toEqual(KINDS);
});

test('what comes back from another issuer than was left for opens nothing', async () => {
  const { api, url } = await leaving();
  const query = new URLSearchParams(issuer.returnFrom(url, issuer.honest(url, VICTIM)).slice(1));
  query.set('iss', other.issuer.issuer);
  await expect(api.providers.finish({ query: `?${query.toString()}` })).rejects.toMatchObject(REFUSED);
});

test('a code of one issuer opens nothing at another', async () => {
  const { api, url } = await leaving();
  await expect(
    api.providers.finish({ query: other.returnFrom(url, other.honest(url, VICTIM)).replace(/&iss=.*$/, '') }),
  ).rejects.toMatchObject(REFUSED);
});

test('a code that was used once opens nothing in another sign-in', async () => {
  const first = await leaving();
  const query = issuer.returnFrom(first.url, issuer.honest(first.url, VICTIM));
  await first.api.providers.finish({ query });
  await expect(first.api.providers.finish({ query })).rejects.toMatchObject(REFUSED);
  const second = await leaving();
  const replayed = new URLSearchParams(query.slice(1));
  replayed.set('state', new URL(second.url).searchParams.get('state') ?? '');
  await expect(second.api.providers.finish({ query: `?${replayed.toString()}` })).rejects.toMatchObject(REFUSED);
});
