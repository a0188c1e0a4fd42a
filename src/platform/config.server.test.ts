import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, environmentOf, readConfig } from './config.server.ts';

const KEY = Buffer.alloc(32, 7);
const SERVICE = { id: 'example', name: 'Example', issuer: 'https://accounts.example', clientId: 'ilifa' };

describe('settings that were left to us', () => {
  test('serve this machine from ./data', () => {
    expect(readConfig({})).toEqual({
      port: 5173,
      adminPort: 5174,
      host: '127.0.0.1',
      dataFolder: resolve('data'),
      databaseUrl: null,
      databaseOwnerUrl: null,
      publicUrl: null,
      adminHost: null,
      adminNetworks: [],
      trustProxy: 0,
      logLevel: 'info',
      smtpUrl: null,
      sessionSecret: null,
      encryptionKey: null,
      encryptionKeyBefore: null,
      environment: 'production',
      contactEmail: null,
      operator: { name: null, address: null, email: null, law: null, licence: null },
      apiCallsPerMinute: 100,
      paymentLimit: null,
      draining: { notice: 2_000, limit: 25_000 },
      patience: { headers: 20, request: 300 },
      mailFrom: 'Ilifa <no-reply@localhost>',
      issuers: [],
      pushServices: [],
      webhookOrigins: [],
      exchangeRatesUrl: null,
      prices: [],
    });
  });

  test('an empty setting is one that was not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '  ', ENCRYPTION_KEY: '' })).toEqual(readConfig({}));
  });

  test('migrations use the app’s address where they have none of their own', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://a/b' }).databaseOwnerUrl).toBe('postgres://a/b');
  });

  test('the portal’s host follows the public one', () => {
    expect(readConfig({ PUBLIC_URL: 'https://ilifa.example/' })).toMatchObject({
      publicUrl: 'https://ilifa.example',
      adminHost: 'admin.ilifa.example',
    });
  });
});

test.each([
  ['PORT', '8080', { port: 8080 }],
  ['PORT', '0', { port: 0 }],
  ['ADMIN_PORT', ' 9090 ', { adminPort: 9090 }],
  ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
  ['HOST', '::1', { host: '::1' }],
  ['DATA_FOLDER', '/srv/ilifa', { dataFolder: '/srv/ilifa' }],
  ['TRUST_PROXY', '2', { trustProxy: 2 }],
  ['TRUST_PROXY', 'true', { trustProxy: 1 }],
  ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
  ['SMTP_URL', 'smtps://u:p@mail.example:465', { smtpUrl: 'smtps://u:p@mail.example:465' }],
  ['CONTACT_EMAIL', 'hello@ilifa.example', { contactEmail: 'hello@ilifa.example' }],
  [
    'OPERATOR_NAME',
    ' Example (Pty) Ltd, 2026/000001/07 ',
    { operator: { name: 'Example (Pty) Ltd, 2026/000001/07', address: null, email: null, law: null, licence: null } },
  ],
  ['ADMIN_HOST', 'office.example', { adminHost: 'office.example' }],
  ['ADMIN_HOST', 'Office.Example', { adminHost: 'office.example' }],
  ['ADMIN_NETWORKS', '10.0.0.0/8, ::1', { adminNetworks: ['10.0.0.0/8', '::1'] }],
  ['ENCRYPTION_KEY', KEY.toString('base64'), { encryptionKey: KEY }],
  ['ENCRYPTION_KEY', KEY.toString('base64url'), { encryptionKey: KEY }],
  ['ENCRYPTION_KEY', KEY.toString('hex'), { encryptionKey: KEY }],
  ['ENCRYPTION_KEY_BEFORE', KEY.toString('base64'), { encryptionKeyBefore: KEY }],
  ['ENVIRONMENT', 'development', { environment: 'development' }],
  [
    'OIDC_ISSUERS',
    JSON.stringify([SERVICE]),
    { issuers: [{ ...SERVICE, clientSecret: null, scope: 'openid email profile' }] },
  ],
  ['OIDC_ISSUERS', JSON.stringify([{ ...SERVICE, issuer: 'http://127.0.0.1:9000', clientSecret: 's' }]), {}],
  ['PUSH_SERVICES', 'https://push.example', { pushServices: ['https://push.example'] }],
  [
    'PUSH_SERVICES',
    'https://push.example, http://127.0.0.1:9000',
    { pushServices: ['https://push.example', 'http://127.0.0.1:9000'] },
  ],
  ['WEBHOOK_ORIGINS', 'http://127.0.0.1:5678', { webhookOrigins: ['http://127.0.0.1:5678'] }],
  ['EXCHANGE_RATES_URL', 'https://rates.example/x.csv', { exchangeRatesUrl: 'https://rates.example/x.csv' }],
  [
    'PRICES',
    '{"pro":{"KES":{"month":"990"}}}',
    { prices: [{ tier: 'pro', interval: 'month', price: { minor: 990_00n, currency: 'KES' } }] },
  ],
  ['PUBLIC_URL', 'https://staging.ilifa.example', { environment: 'staging' }],
])('%s=%s is understood', (name, text, expected) => {
  expect(readConfig({ [name]: text })).toMatchObject(expected);
});

describe('a setting that does not parse', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['ADMIN_PORT', '0x50'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://a/b'],
    ['DATABASE_URL', 'localhost:5432'],
    ['PUBLIC_URL', 'ilifa.example'],
    ['PUBLIC_URL', 'https://ilifa.example/app'],
    ['ADMIN_HOST', 'https://a'],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'mail.example'],
    ['CONTACT_EMAIL', 'Ilifa <hello@ilifa.example>'],
    ['OPERATOR_EMAIL', 'Help <help@ilifa.example>'],
    ['OPERATOR_ADDRESS', '1 Long Street\nCape Town'],
    ['OPERATOR_LAW', 'x'.repeat(201)],
    ['CONTACT_EMAIL', 'hello@ilifa.example, more@ilifa.example'],
    ['SESSION_SECRET', 'x'.repeat(31)],
    ['ENCRYPTION_KEY', KEY.subarray(1).toString('base64')],
    ['ENCRYPTION_KEY', 'z'.repeat(64)],
    ['ENVIRONMENT', 'moon'],
    ['PUSH_SERVICES', 'http://push.example'],
    ['PUSH_SERVICES', 'http://localhost.evil.example'],
    ['PUSH_SERVICES', 'https://push.example/path'],
    ['PUSH_SERVICES', 'https://push.example,,'],
    ['WEBHOOK_ORIGINS', 'http://flows.example'],
    ['EXCHANGE_RATES_URL', 'http://rates.example/x.csv'],
    ['EXCHANGE_RATES_URL', 'https://127.0.0.1/x.csv'],
    ['EXCHANGE_RATES_URL', 'https://rates.internal/x.csv'],
    ['EXCHANGE_RATES_URL', 'rates.example'],
    ['PRICES', '149'],
    ['PRICES', '{"pro":{"ZAR":{"month":149}}}'],
    ['OIDC_ISSUERS', 'https://accounts.example'],
    ['OIDC_ISSUERS', '{}'],
    ['OIDC_ISSUERS', JSON.stringify([{ ...SERVICE, issuer: 'http://accounts.example' }])],
    ['OIDC_ISSUERS', JSON.stringify([{ ...SERVICE, issuer: 'http://localhost.evil.example' }])],
    ['OIDC_ISSUERS', JSON.stringify([{ ...SERVICE, id: 'credential' }])],
    ['OIDC_ISSUERS', JSON.stringify([{ ...SERVICE, scope: 'email' }])],
    ['OIDC_ISSUERS', JSON.stringify([{ ...SERVICE, secret: 'misspelt' }])],
    ['OIDC_ISSUERS', JSON.stringify([SERVICE, SERVICE])],
  ])('%s=%s is refused by name', (name, text) => {
    expect(() => readConfig({ [name]: text })).toThrow(
      new RegExp(`^Ilifa did not start, and nothing was changed: ${name} must `),
    );
  });

  test('all of them are named at once, and no value is repeated [§8 configuration]', () => {
    const read = () =>
      readConfig({
        PORT: 'secret-1',
        DATABASE_URL: 'secret-2',
        ENCRYPTION_KEY: 'secret-3',
        DATABASE_OWNER_URL: 'secret-4',
      });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT .*DATABASE_URL .*DATABASE_OWNER_URL .*ENCRYPTION_KEY /);
    expect(read).not.toThrow(/secret-/);
  });

  test('an owner’s address alone says what is missing', () => {
    expect(() => readConfig({ DATABASE_OWNER_URL: 'postgres://a/b' })).toThrow('needs a DATABASE_URL beside it');
  });

  test('two hosts on one port are refused, unless any port will do', () => {
    expect(() => readConfig({ PORT: '5174' })).toThrow('PORT and ADMIN_PORT must differ');
    expect(readConfig({ PORT: '0', ADMIN_PORT: '0' })).toMatchObject({ port: 0, adminPort: 0 });
  });
});

test.each([
  ['staging.ilifa.example', 'staging'],
  ['ilifa-staging.example', 'staging'],
  ['ilifa.example', 'production'],
  ['localhost', 'production'],
])('%s is %s [§9 environment]', (hostname, environment) => {
  expect(environmentOf(hostname)).toBe(environment);
});
