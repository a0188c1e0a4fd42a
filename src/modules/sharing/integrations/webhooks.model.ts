import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { DELIVERY_STATES } from './webhooks.words.ts';

/** What belongs together, as a form offers it. */
export const GroupSchema = z.object({ label: z.string(), hint: z.string(), events: z.array(z.string()).readonly() });

/** Which there are, the modules say: the server refuses others. */
/** Which there are is known to the router; so many names of so many characters are enough for any. */
const EventsSchema = z
  .array(z.string().max(100))
  .min(1, 'Choose at least one kind of event')
  .max(200, 'Choose each kind of event only once');

export const EndpointWishSchema = z.object({
  url: z.string().trim().min(1, 'address is required').max(500, 'address must not exceed 500 characters'),
  events: EventsSchema,
});
export type EndpointWish = z.infer<typeof EndpointWishSchema>;

/** An address that is called, without the secret that signs for it. */
export const EndpointSchema = z.object({
  id: IdSchema,
  url: z.string(),
  events: z.array(z.string()),
  createdAt: z.date(),
  isOn: z.boolean(),
  /** Why it is off; null while it is on. */
  offReason: z.enum(['person', 'failing']).nullable(),
  /** Since when nothing has arrived; null where the last call did. */
  failingSince: z.date().nullable(),
  lastDeliveredAt: z.date().nullable(),
});
export type Endpoint = z.infer<typeof EndpointSchema>;

/** One call, and what became of it. */
export const DeliverySchema = z.object({
  id: IdSchema,
  event: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  createdAt: z.date(),
  /** When the next attempt is made; null where there is none. */
  nextAt: z.date().nullable(),
  doneAt: z.date().nullable(),
  /** What was answered last: the status, or null where nobody answered. */
  status: z.int().nullable(),
  /** The beginning of that answer, or why there was none. */
  answer: z.string().nullable(),
  tookMs: z.int().nullable(),
  body: z.string(),
});
export type Delivery = z.infer<typeof DeliverySchema>;
