import * as z from 'zod';
import { plainText, withoutTags } from '#kernel/plain-text.ts';

/** What a superuser sets for the whole site. Instants are as JSON has them. */
export const SiteSettingsSchema = z.object({
  signUpsOpen: z.boolean(),
  /** Empty: nothing is announced. */
  announcement: z
    .string()
    .trim()
    .max(500, 'must not exceed 500 characters')
    .transform((text) => plainText(withoutTags(text))),
  /** Null: until it is taken away. */
  announcedUntil: z.iso.datetime({ offset: true }).nullable(),
});
export type SiteSettings = z.infer<typeof SiteSettingsSchema>;

/** What is to hold, and what held when it was looked at: whoever changes it does not undo what others changed since. */
export const SettingsChangeSchema = SiteSettingsSchema.extend({ before: SiteSettingsSchema });

const Count = z.int().nonnegative();

/** How this installation is, for those who run it. Nothing in it is a secret or says anything of one person. */
export const SystemFactsSchema = z.object({
  version: z.string(),
  runtime: z.string(),
  environment: z.string(),
  startedAt: z.date(),
  /** Of the server's process. */
  memoryBytes: Count,
  publicUrl: z.string(),
  adminUrl: z.string(),
  /** Networks that this portal answers; empty: every one. */
  adminNetworks: z.array(z.string()),
  isMailSent: z.boolean(),
  /** Who runs it, as the public pages name them. */
  operator: z.object({
    name: z.string().nullable(),
    address: z.string().nullable(),
    email: z.string().nullable(),
    law: z.string().nullable(),
    licence: z.string().nullable(),
  }),
  database: z.object({
    isEmbedded: z.boolean(),
    version: z.string(),
    bytes: Count,
    connections: Count,
    mostConnections: Count,
    /** How long it took to answer, in milliseconds. */
    answeredIn: z.number().nonnegative(),
    /** Calls that wait for one of our own connections. */
    waiting: Count,
  }),
  work: z.object({
    emailsWaiting: Count,
    /** E-mails that were given up within the last seven days. */
    emailsFailed: Count,
    /** Since when the longest overdue of them should have left; null: none is overdue. */
    overdueSince: z.date().nullable(),
    /** Written in memory alone, since the database could not take it. */
    held: Count,
    erasuresDue: Count,
    rightsOpen: Count,
  }),
  people: z.object({ accounts: Count, openSessions: Count }),
  limits: z.array(z.object({ name: z.string(), points: Count, seconds: Count })),
});
export type SystemFacts = z.infer<typeof SystemFactsSchema>;

/** What a signed-in person reads at the top of every page. */
export const AnnouncementSchema = z.object({ text: z.string(), until: z.date().nullable() });

/** What somebody reads who may not sign up: a superuser has closed the site to newcomers. */
export const SIGN_UPS_CLOSED = {
  status: 403,
  message: 'Sign-up is closed at the moment, so nothing was saved. You can still sign in if you have an account.',
} as const;

/**
 * An e-mail that has not been sent. `kept`: no mail server is set, so it stays in the outbox folder. `problem`: what
 * failed last, as a code such as `SMTP 451`. Subject and recipient are null where no key opens them any more.
 */
export const ListedEmailSchema = z.object({
  id: z.uuid(),
  state: z.enum(['queued', 'kept', 'failed']),
  subject: z.string().nullable(),
  to: z.string().nullable(),
  createdAt: z.date(),
  tries: z.int(),
  problem: z.string().nullable(),
  nextTryAt: z.date().nullable(),
});
export type ListedEmail = z.infer<typeof ListedEmailSchema>;

/** The text of an e-mail as its reader gets it. */
export const ReadEmailSchema = z.object({ to: z.string(), subject: z.string(), text: z.string() });
export type ReadEmail = z.infer<typeof ReadEmailSchema>;
