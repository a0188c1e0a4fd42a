import * as z from 'zod';
import { command, query } from '#kernel/contract.ts';
import { DeviceIdSchema, KnownDeviceSchema } from './model.ts';

const Named = z.object({ id: DeviceIdSchema });

const DEVICE_NOT_FOUND = {
  status: 404,
  message: 'That device is already removed, or it is not yours. Nothing was changed.',
} as const;

export const contract = {
  /** Every device that the person has signed in on and not forgotten, the last used first. */
  list: query({ access: 'person' }).output(z.array(KnownDeviceSchema)),

  /** Says that the device is the person's own; with false, that it is not to be trusted any more. */
  trust: command({ access: 'person', audit: 'device.trust-changed', limit: 'api_call' })
    .input(Named.extend({ isTrusted: z.boolean() }))
    .output(KnownDeviceSchema)
    .errors({ DEVICE_NOT_FOUND }),

  /** Ends what is open on the device; the next sign-in there is one from a new device. */
  forget: command({ access: 'person', audit: 'device.forgotten', limit: 'api_call' })
    .input(Named)
    .output(z.object({ forgotten: z.literal(true) }))
    .errors({
      DEVICE_NOT_FOUND,
      DEVICE_IN_USE: { status: 409, message: 'This is the device you are using. Sign out of this device instead.' },
    }),
};
