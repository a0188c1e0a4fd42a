import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { AlertSchema } from '#modules/access/alerts/model.ts';
import { DeviceIdSchema, DeviceSchema } from '#modules/access/devices/model.ts';

/** Whom something is about, as those who run the site know them. */
export const PersonSchema = z.object({ id: IdSchema, name: z.string(), email: z.string() });

/** `person`: null where the address it is about has no account. */
export const OpenAlertSchema = AlertSchema.extend({ person: PersonSchema.nullable() });
export type OpenAlert = z.infer<typeof OpenAlertSchema>;

/** A device of somebody else, and whether a threat took the trust from it. */
export const GuardedDeviceSchema = DeviceSchema.extend({
  id: DeviceIdSchema,
  isTrusted: z.boolean(),
  trustScore: z.int(),
  lostToThreat: z.boolean(),
});
export type GuardedDevice = z.infer<typeof GuardedDeviceSchema>;
