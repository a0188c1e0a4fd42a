import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import Bowser from 'bowser';
import type { AuthSettings } from '#modules/access/identity/service.server.ts';
import {
  askForNewPasskey,
  deletePasskey,
  keepNewPasskey,
  MOST_PASSKEYS,
  passkeysOf,
  presentPasskey,
  renamePasskey,
} from './passkeys.server.ts';
import { sendEmail } from '#platform/email-queue.server.ts';
import { takeTurn } from '#platform/database.server.ts';
import { userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { refusal } from '#platform/refusals.server.ts';
import { isTotpCode, makeBackupCodes, setUpTotp } from './codes.server.ts';
import { contract } from './contract.ts';
import { type Desk, placeIn } from './desk.server.ts';
import { backupCodesRenewedEmail, factorAddedEmail, factorRemovedEmail } from './emails.ts';
import type { Way } from './model.ts';
import { backupCodesNotice, factorAddedNotice, factorRemovedNotice } from './notices.ts';
import { hasFactor, mayRemove, type Standing } from './rules.ts';
import { standingOf } from './standing.server.ts';
import { pay, stepHandlers } from './step.server.ts';
import { confirmTotp, deleteTotp, replaceBackupCodes, totpOf } from './store.server.ts';
import { forgetDevices, trustDevice, trustedDevicesOf } from './trusted.server.ts';

const factors = implement(contract).$context<RequestContext>().use(userProcedure);

/** The procedures of second factors. */
export function factorsRouter(settings: AuthSettings) {
  const { publicUrl } = settings;
  const deskOf = (context: Desk) => {
    const { db, inSeparateTransaction, services } = context;
    return { db, inSeparateTransaction, place: placeIn(context), now: services.now() };
  };
  const browserOf = ({ userId, request, services: { keyring, now } }: Desk) => ({
    userId,
    cookies: request.headers.get('cookie'),
    keyring,
    publicUrl,
    now: now(),
  });
  const standingIn = ({ db, services, userId }: Desk) => standingOf(db, services.accessResolver, userId);
  /** Before something is changed by it: of two removals at once the second sees what the first has left. */
  const heldStandingIn = async (desk: Desk) => {
    await takeTurn(desk.db, `factors ${desk.userId}`);
    return standingIn(desk);
  };

  return {
    ...stepHandlers(settings),

    list: factors.list.handler(async ({ context }) => {
      const { db, userId } = context;
      const { backupCodesLeft, demandedBy } = await standingIn(context);
      return {
        totpSince: (await totpOf(db, userId))?.confirmedAt ?? null,
        passkeys: (await passkeysOf(db, userId)).map(presentPasskey),
        backupCodesLeft,
        trustedDevices: await trustedDevicesOf(db, browserOf(context)),
        demandedBy,
      };
    }),

    beginTotp: factors.beginTotp.handler(async ({ context, errors }) => {
      const { db, userId, person, services } = context;
      refuseHalfWay(context, await standingIn(context));
      const setup = await setUpTotp(db, services.keyring, { userId, email: person.email });
      if (setup === null) throw errors.TOTP_IN_USE();
      return setup;
    }),

    confirmTotp: factors.confirmTotp.handler(async ({ input: { code }, context, errors }) => {
      const { db, userId, services } = context;
      const before = await heldStandingIn(context);
      refuseHalfWay(context, before);
      const now = services.now();
      if (!(await isTotpCode(db, services.keyring, { userId, code, now, unconfirmed: true })))
        throw errors.WRONG_CODE();
      await confirmTotp(db, userId, now);
      return added(context, { before, by: 'totp', what: 'An authenticator app' });
    }),

    removeTotp: factors.removeTotp.handler(async ({ context, errors }) => {
      const { db, userId } = context;
      const before = await heldStandingIn(context);
      if (!mayRemove(before, 'totp')) throw errors.LAST_FACTOR();
      if (!(await deleteTotp(db, userId))) throw errors.NO_SUCH_DEVICE();
      await removed(context, 'The authenticator app');
      return { removed: true } as const;
    }),

    beginPasskey: factors.beginPasskey.handler(async ({ context, errors }) => {
      const before = await standingIn(context);
      refuseHalfWay(context, before);
      if (before.passkeys >= MOST_PASSKEYS) throw errors.TOO_MANY_PASSKEYS();
      return askForNewPasskey(deskOf(context), context.person, context.session.id);
    }),

    addPasskey: factors.addPasskey.handler(async ({ input: { name, made }, context, errors }) => {
      const { userId, session, audit } = context;
      const before = await heldStandingIn(context);
      refuseHalfWay(context, before);
      const id = await keepNewPasskey(deskOf(context), { userId, sessionId: session.id, name, made });
      if (id === null) throw errors.PASSKEY_REFUSED();
      audit({ id });
      return added(context, { before, by: 'passkey', what: `The passkey “${name}”` });
    }),

    renamePasskey: factors.renamePasskey.handler(async ({ input, context: { db, userId, audit }, errors }) => {
      if (!(await renamePasskey(db, userId, input))) throw errors.NO_SUCH_DEVICE();
      audit({ id: input.id });
      return { renamed: true } as const;
    }),

    removePasskey: factors.removePasskey.handler(async ({ input: { id }, context, errors }) => {
      const { db, userId, audit } = context;
      const before = await heldStandingIn(context);
      if (!mayRemove(before, 'passkey')) throw errors.LAST_FACTOR();
      const name = await deletePasskey(db, userId, id);
      if (name === null) throw errors.NO_SUCH_DEVICE();
      audit({ id });
      await removed(context, `The passkey “${name}”`);
      return { removed: true } as const;
    }),

    renewBackupCodes: factors.renewBackupCodes.handler(async ({ context, errors }) => {
      const { db, userId, person, services, emit, afterCommit } = context;
      if (!hasFactor(await standingIn(context))) throw errors.NO_FACTOR();
      await emit(backupCodesNotice({ userId, key: randomUUIDv7() }));
      const message = backupCodesRenewedEmail({ displayName: person.displayName, publicUrl });
      await sendEmail({ db, services, afterCommit }, { to: person.email, ...message });
      return { backupCodes: await makeBackupCodes(db, services.keyring, userId) };
    }),

    trustDevice: factors.trustDevice.handler(async ({ context, errors }) => {
      const { db, request, resHeaders, audit } = context;
      if (!hasFactor(await standingIn(context))) throw errors.NO_FACTOR();
      const { ipAddress, userAgent } = request;
      const { id, cookie } = await trustDevice(db, browserOf(context), { name: deviceNameOf(userAgent), ipAddress });
      resHeaders?.append('set-cookie', cookie);
      audit({ id });
      return { trusted: true } as const;
    }),

    forgetDevice: factors.forgetDevice.handler(async ({ input: { id }, context: { db, userId, audit } }) => {
      const forgotten = await forgetDevices(db, userId, id);
      audit({ ...(id === null ? {} : { id }), metadata: { forgotten } });
      return { forgotten };
    }),
  };

  /** The first factor comes with backup codes; where one was owed, it pays. */
  async function added(
    desk: Desk,
    { before, by, what }: { before: Standing; by: Way; what: string },
  ): Promise<{ backupCodes: string[] | null }> {
    const { db, userId, person, session, services, emit, afterCommit } = desk;
    if (session.isPending) await pay(desk, by);
    await emit(factorAddedNotice({ userId, what, key: randomUUIDv7() }));
    const message = factorAddedEmail({ displayName: person.displayName, publicUrl, what });
    await sendEmail({ db, services, afterCommit }, { to: person.email, ...message });
    return { backupCodes: hasFactor(before) ? null : await makeBackupCodes(db, services.keyring, userId) };
  }

  /** With the last factor go the codes that stood in for it, and the browsers that were spared it. */
  async function removed(desk: Desk, what: string): Promise<void> {
    const { db, userId, person, services, emit, afterCommit } = desk;
    await emit(factorRemovedNotice({ userId, what, key: randomUUIDv7() }));
    if (!hasFactor(await standingIn(desk))) {
      await replaceBackupCodes(db, userId, []);
      await forgetDevices(db, userId, null);
    }
    const message = factorRemovedEmail({ displayName: person.displayName, publicUrl, what });
    await sendEmail({ db, services, afterCommit }, { to: person.email, ...message });
  }
}

/** Who has a factor shows it before they add another. */
function refuseHalfWay({ session }: Desk, standing: Standing): void {
  if (session.isPending && hasFactor(standing)) throw refusal('SECOND_STEP_NEEDED');
}

/** `Firefox on Windows`, as far as the browser tells. */
function deviceNameOf(userAgent: string | null): string {
  if (userAgent === null || userAgent === '') return 'Unknown browser';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name ?? 'Unknown browser', os.name].filter((part) => part !== undefined).join(' on ');
}
