import { resolve } from 'node:path';
import * as z from 'zod';
import { readPrices } from '#kernel/prices.ts';
import { endpointOf } from './endpoint.server.ts';
import { LOG_LEVELS } from './log.server.ts';
import { networksOf } from './networks.server.ts';
import { StartError } from './start-error.server.ts';

/** A service that people may sign in with. */
export type Issuer = {
  /** Names it in our tables: once people have signed in with it, it stays. */
  readonly id: string;
  /** What stands on the button. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a client without one; PKCE is used either way. */
  readonly clientSecret: string | null;
  readonly scope: string;
};

const IssuersSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
      name: z.string().min(1).max(40),
      // Without TLS only on this machine, for trying it out.
      issuer: z.string().regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$))/),
      clientId: z.string().min(1),
      clientSecret: z.string().min(1).nullable().default(null),
      scope: z
        .string()
        .regex(/\bopenid\b/)
        .default('openid email profile'),
    }),
  )
  .refine((issuers) => new Set(issuers.map(({ id }) => id)).size === issuers.length)
  // The library keeps passwords under this name.
  .refine((issuers) => issuers.every(({ id }) => id !== 'credential'));

/** Settings that do not parse; the message names each of them. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError';
}

export const ENVIRONMENTS = ['development', 'staging', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

const SettingsSchema = z.object({
  /** Where the product is served, and where its administrator portal. 0: any free port. */
  PORT: setting('must be a port number from 0 to 65535', portOf).default(5173),
  ADMIN_PORT: setting('must be a port number from 0 to 65535', portOf).default(5174),
  /** The address to listen on. */
  HOST: setting('must be an address or a host name', hostOf).default('127.0.0.1'),
  DATA_FOLDER: setting('must be a folder', (text) => resolve(text)).default(resolve('data')),
  /** An outside PostgreSQL for the app; null: the embedded one. */
  DATABASE_URL: address('postgres:', 'postgresql:'),
  /** The same database as the role that owns the tables, for migrations. */
  DATABASE_OWNER_URL: address('postgres:', 'postgresql:'),
  /** The origin under which people reach us: `https://ilifa.example`. */
  PUBLIC_URL: setting('must be an origin like https://ilifa.example, without a path', originOf)
    .nullable()
    .default(null),
  /** The host name of the administrator portal; null on one's own machine, where it shares that of the product. */
  ADMIN_HOST: setting('must be a host name, without a port', hostNameOf).nullable().default(null),
  /** Networks that the administrator portal answers; empty: every one. */
  ADMIN_NETWORKS: setting('must be addresses or networks like 203.0.113.0/24, with commas between', networksOf).default(
    [],
  ),
  /** How many proxies stand before us and may be believed about a visitor's address. */
  TRUST_PROXY: setting('must be the number of proxies in front, 0 to 9', proxiesOf).default(0),
  LOG_LEVEL: choice(LOG_LEVELS).default('info'),
  SMTP_URL: address('smtp:', 'smtps:'),
  /** Who e-mails come from. */
  MAIL_FROM: setting('must be an address like Ilifa <books@ilifa.example>', (text) =>
    /.+@.+/.test(text) ? text : null,
  )
    .nullable()
    .default(null),
  /** Where what visitors write through the site is sent; null: it waits in the administrators' portal alone. */
  CONTACT_EMAIL: setting('must be an address like hello@ilifa.example', addressOf).nullable().default(null),
  /** Who runs this installation: the public pages name them. */
  OPERATOR_NAME: publicLine(),
  OPERATOR_ADDRESS: publicLine(),
  OPERATOR_EMAIL: setting('must be an address like help@ilifa.example', addressOf).nullable().default(null),
  OPERATOR_LAW: publicLine(),
  OPERATOR_LICENCE: publicLine(),
  /** Specification §9 says 100; an operator may serve heavier use. */
  API_CALLS_PER_MINUTE: setting('must be a whole number above 0', countOf).default(100),
  /** Whole units of the base currency from which on nothing is paid (specification §4); null: as it says. */
  PAYMENT_LIMIT: setting('must be a whole number above 0', countOf).nullable().default(null),
  /** How long a request may take to arrive: its headers, and the whole of it, an archive over a slow line included. */
  HEADERS_SECONDS: setting('must be a number of seconds from 1 to 3600', secondsOf).default(20),
  REQUEST_SECONDS: setting('must be a number of seconds from 1 to 3600', secondsOf).default(300),
  /** After a stop signal: how long `/readyz` says so before the port closes, and how long requests in flight may take. */
  STOP_NOTICE_SECONDS: setting('must be a number of seconds from 0 to 3600', (text) =>
    text === '0' ? 0 : secondsOf(text),
  ).default(2),
  STOP_LIMIT_SECONDS: setting('must be a number of seconds from 1 to 3600', secondsOf).default(25),
  SESSION_SECRET: setting('must have 32 characters or more', (text) => (text.length < 32 ? null : text))
    .nullable()
    .default(null),
  ENCRYPTION_KEY: setting('must be 32 bytes, written in base64 or as 64 hexadecimal digits', keyOf)
    .nullable()
    .default(null),
  /** The key before this one, until everything is wrapped in the new one (`npm run keys:rotate`). */
  ENCRYPTION_KEY_BEFORE: setting('must be 32 bytes, written in base64 or as 64 hexadecimal digits', keyOf)
    .nullable()
    .default(null),
  /** Services that people may sign in with, by OpenID Connect. */
  OIDC_ISSUERS: setting(
    'must be a JSON list of {"id", "name", "issuer", "clientId", "clientSecret"?, "scope"?}, each issuer over https',
    issuersOf,
  ).default([]),
  /** Services that take push messages, beside those of the makers of browsers. */
  PUSH_SERVICES: setting(
    'must be origins like https://push.example, with commas between; without TLS only on this machine',
    originsOf,
  ).default([]),
  /** Where webhooks of people may go though it is inside, such as a program beside this one. */
  WEBHOOK_ORIGINS: setting(
    'must be origins like https://flows.office.example, with commas between; without TLS only on this machine',
    originsOf,
  ).default([]),
  /** Where a file of exchange rates is fetched each day; null: nothing is fetched. */
  EXCHANGE_RATES_URL: z.string().nullable().default(null),
  /** What plans cost; one that has no price says "Talk to us". */
  PRICES: setting(
    'must be JSON like {"pro":{"ZAR":{"month":"149","year":"1490"}}}, with plans pro, business or enterprise and amounts as text',
    readPrices,
  ).default([]),
  ENVIRONMENT: choice(ENVIRONMENTS).nullable().default(null),
});

export type Config = ReturnType<typeof readConfig>;

/**
 * What the operator set, read and checked; `null` is what was left to us. A setting that is empty counts as not set.
 * @throws ConfigError that names every setting that does not parse.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const { data: read, error } = SettingsSchema.safeParse(given);
  const faults = (error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`);
  if (given['DATABASE_OWNER_URL'] !== undefined && given['DATABASE_URL'] === undefined)
    faults.push('DATABASE_OWNER_URL needs a DATABASE_URL beside it');
  if (read !== undefined && read.PORT === read.ADMIN_PORT && read.PORT !== 0)
    faults.push('PORT and ADMIN_PORT must differ');
  const ratesUrl = endpointOf(read?.EXCHANGE_RATES_URL ?? '', read?.WEBHOOK_ORIGINS ?? []);
  if (read !== undefined && read.EXCHANGE_RATES_URL !== null && ratesUrl === null)
    faults.push('EXCHANGE_RATES_URL must be the https address of a file, at a public host');
  if (read === undefined || faults.length > 0)
    throw new ConfigError(`Ilifa did not start, and nothing was changed: ${faults.join('; ')}.`);
  const publicHost = read.PUBLIC_URL === null ? 'localhost' : new URL(read.PUBLIC_URL).hostname;
  return {
    port: read.PORT,
    adminPort: read.ADMIN_PORT,
    host: read.HOST,
    dataFolder: read.DATA_FOLDER,
    databaseUrl: read.DATABASE_URL,
    databaseOwnerUrl: read.DATABASE_OWNER_URL ?? read.DATABASE_URL,
    publicUrl: read.PUBLIC_URL,
    adminHost: read.ADMIN_HOST ?? (read.PUBLIC_URL === null ? null : `admin.${publicHost}`),
    adminNetworks: read.ADMIN_NETWORKS,
    trustProxy: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? `Ilifa <no-reply@${publicHost}>`,
    contactEmail: read.CONTACT_EMAIL,
    operator: {
      name: read.OPERATOR_NAME,
      address: read.OPERATOR_ADDRESS,
      email: read.OPERATOR_EMAIL,
      law: read.OPERATOR_LAW,
      licence: read.OPERATOR_LICENCE,
    },
    apiCallsPerMinute: read.API_CALLS_PER_MINUTE,
    paymentLimit: read.PAYMENT_LIMIT,
    patience: { headers: read.HEADERS_SECONDS, request: Math.max(read.HEADERS_SECONDS, read.REQUEST_SECONDS) },
    draining: { notice: read.STOP_NOTICE_SECONDS * 1000, limit: read.STOP_LIMIT_SECONDS * 1000 },
    sessionSecret: read.SESSION_SECRET,
    encryptionKey: read.ENCRYPTION_KEY,
    encryptionKeyBefore: read.ENCRYPTION_KEY_BEFORE,
    issuers: read.OIDC_ISSUERS,
    pushServices: read.PUSH_SERVICES,
    webhookOrigins: read.WEBHOOK_ORIGINS,
    exchangeRatesUrl: ratesUrl,
    prices: read.PRICES,
    environment: read.ENVIRONMENT ?? environmentOf(publicHost),
  } as const;
}

/** Specification §9: staging where the host's name says so, production everywhere else. */
export function environmentOf(hostname: string): Environment {
  return hostname.includes('staging') ? 'staging' : 'production';
}

/** One setting: what its text means, or, where it means nothing (null), the sentence about it. Never the value: it may be a secret. */
function setting<T>(fault: string, meaning: (text: string) => T | null) {
  return z.string().transform((text, context): T => {
    const value = meaning(text.trim());
    if (value !== null) return value;
    context.addIssue(fault);
    return z.NEVER;
  });
}

function address(...protocols: string[]) {
  const fault = `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  return setting(fault, (text) => (protocols.includes(urlOf(text)?.protocol ?? '') ? text : null))
    .nullable()
    .default(null);
}

/** A text that public pages show. */
function publicLine() {
  return setting('must be one line of at most 200 characters', (text) => (/^.{1,200}$/u.test(text) ? text : null))
    .nullable()
    .default(null);
}

function choice<T extends string>(values: readonly T[]) {
  return setting(`must be one of ${values.join(', ')}`, (text) => values.find((value) => value === text) ?? null);
}

function urlOf(text: string): URL | null {
  return URL.parse(text);
}

function portOf(text: string): number | null {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null;
}

function hostOf(text: string): string | null {
  return /^[\w.:-]+$/.test(text) ? text : null;
}

function hostNameOf(text: string): string | null {
  const name = text.toLowerCase();
  return hostOf(name) !== null && URL.parse(`http://${name}`)?.host === name ? name : null;
}

function originOf(text: string): string | null {
  const url = urlOf(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username !== '') return null;
  return url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : null;
}

function issuersOf(text: string): readonly Issuer[] | null {
  try {
    return IssuersSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function originsOf(text: string): readonly string[] | null {
  const origins = text.split(',').map((one) => one.trim());
  const isService = (origin: string) =>
    /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$)/.test(origin) && originOf(origin) === origin;
  return origins.every(isService) ? origins : null;
}

function addressOf(text: string): string | null {
  return z.regexes.email.test(text) ? text : null;
}

function proxiesOf(text: string): number | null {
  if (text === 'true') return 1;
  if (text === 'false') return 0;
  return /^\d$/.test(text) ? Number(text) : null;
}

function countOf(text: string): number | null {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;
}

function secondsOf(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) && Number(text) <= 3600 ? Number(text) : null;
}

function keyOf(text: string): Buffer | null {
  if (/^[\da-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  const bytes = Buffer.from(text, 'base64');
  return /^[\w+/-]{43}=?$/.test(text) && bytes.length === 32 ? bytes : null;
}
