import * as z from 'zod';
import { command, IdSchema, LIMITS, query } from '#kernel/contract.ts';
import { DeviceIdSchema } from '#modules/access/devices/model.ts';
import { AddressSchema } from '#modules/access/identity/model.ts';
import { GuardedDeviceSchema, OpenAlertSchema, PersonSchema } from './model.ts';

/** Each is told to the person, and is a change of what guards them: only for who has just shown that it is them. */
const undoing = { access: 'admin', fresh: true, limit: LIMITS.siteRole } as const;

/** What was done about threats, undone by who runs the site. What a person undoes themselves is with alerts and devices. */
export const contract = {
  /** Open alerts of everybody, and of addresses without an account, the newest first; and how many there are in all. */
  openAlerts: query({ access: 'admin' }).output(z.object({ alerts: z.array(OpenAlertSchema), total: z.int() })),

  /** The devices of a person, whether they are trusted, and whether a threat took that from them. */
  devicesOf: query({ access: 'admin' })
    .input(AddressSchema)
    .output(z.object({ person: PersonSchema, devices: z.array(GuardedDeviceSchema) }))
    .errors({
      NO_ACCOUNT: { status: 404, message: 'No account has this e-mail address.' },
    }),

  /** Opens an account, and its second step, that wrong passwords or codes had locked. */
  liftLock: command({ ...undoing, audit: 'lock.lifted' })
    .input(AddressSchema)
    .output(z.object({ lifted: z.literal(true) }))
    .errors({
      NOTHING_LOCKED: {
        status: 404,
        message: 'The account with this e-mail address is not locked. Nothing was changed.',
      },
    }),

  /** Gives a device back the trust that a threat took from it, as it was before. */
  trustDevice: command({ ...undoing, audit: 'device.trusted-again' })
    .input(z.object({ userId: IdSchema, deviceId: DeviceIdSchema }))
    .output(z.object({ trusted: z.literal(true) }))
    .errors({
      DEVICE_NOT_FOUND: { status: 404, message: 'This person has no such device. Nothing was changed.' },
      NOTHING_TAKEN: { status: 409, message: 'No security alert made this device less trusted. Nothing was changed.' },
    }),

  /** Says for somebody that their alert is dealt with. */
  resolveAlert: command({ ...undoing, audit: 'alert.resolved-for-person' })
    .input(z.object({ id: IdSchema }))
    .output(z.object({ resolved: z.literal(true) }))
    .errors({
      ALERT_NOT_FOUND: { status: 404, message: 'There is no such open alert. Nothing was changed.' },
    }),
};
