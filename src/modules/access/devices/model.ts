import * as z from 'zod';

export const DeviceTypeSchema = z.enum(['mobile', 'tablet', 'desktop']);
export type DeviceType = z.infer<typeof DeviceTypeSchema>;

/** A device as a person recognises it. */
export const DeviceSchema = z.object({
  /** Such as "Chrome on Windows". */
  name: z.string(),
  type: DeviceTypeSchema,
});
export type Device = z.infer<typeof DeviceSchema>;

/** Names a device of the person who asks: what tells their devices apart, of which nothing can be read. */
export const DeviceIdSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** A device that a person has signed in on, as they see it. */
export const KnownDeviceSchema = DeviceSchema.extend({
  id: DeviceIdSchema,
  isCurrent: z.boolean(),
  /** The person said so, and it has been used often enough. */
  isTrusted: z.boolean(),
  /** The person said so; it may still be too new, or have lost it. */
  isMarked: z.boolean(),
  trustScore: z.int().min(0).max(100),
  /** Not seen for so long that it counts against it. */
  isStale: z.boolean(),
  firstSeenAt: z.date(),
  lastSeenAt: z.date(),
});
export type KnownDevice = z.infer<typeof KnownDeviceSchema>;
