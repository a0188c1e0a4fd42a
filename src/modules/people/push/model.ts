import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';

/** What a browser hands out so that messages reach it: an address at its maker's service, and keys that only it opens. */
export const PushAddressSchema = z.object({
  endpoint: z.string().min(12).max(1000),
  p256dh: z.string().regex(/^B[\w-]{86}$/, 'p256dh format is invalid'),
  auth: z.string().regex(/^[\w-]{22}$/, 'auth format is invalid'),
});
export type PushAddress = z.infer<typeof PushAddressSchema>;

/** A browser that messages are shown in. */
export const PushBrowserSchema = z.object({
  id: IdSchema,
  name: z.string(),
  since: z.date(),
  /** The one that asks. */
  isHere: z.boolean(),
});
export type PushBrowser = z.infer<typeof PushBrowserSchema>;

/** What a browser shows. */
export type PushMessage = {
  readonly title: string;
  readonly body: string;
  /** Where it leads in the app, which asks whether that is open to the reader. */
  readonly path: string;
  /** The same for the same message: a second one replaces the first. 32 characters at most. */
  readonly topic: string;
  readonly isUrgent: boolean;
};
