import { implement } from '@orpc/server';
import { firstPasswordEmailTo } from '#modules/access/passwords/service.server.ts';
import { displayNameOf } from '#modules/access/identity/rules.ts';
import {
  accountOf,
  addPerson,
  type AuthSettings,
  hashPassword,
  openSession,
} from '#modules/access/identity/service.server.ts';
import { saveFirstPreferences } from '#modules/people/preferences/service.server.ts';
import { areSignUpsOpen } from '#modules/people/site-settings/service.server.ts';
import {
  checkEmailLimits,
  expiryOf,
  markBrowser,
  markOf,
  proofsOn,
  type Secret,
} from '#modules/access/one-time-tokens/service.server.ts';
import { sendEmail } from '#platform/email-queue.server.ts';
import { publicProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { takenEmail, verifyEmail, welcomeEmail } from './emails.ts';
import { WaitingSchema } from './model.ts';
import { isBirthday } from './rules.ts';

const signUps = implement(contract).$context<RequestContext>().use(publicProcedure);

/**
 * Signing up. Until the address is confirmed nothing of the person is there but a sealed note, the same for an address
 * that has an account: the same work, the same answer, another e-mail.
 */
export function signUpsRouter(settings: AuthSettings) {
  const { publicUrl } = settings;
  const emailFor = (to: { email: string; firstName: string; isTaken: boolean }, secret: Secret) =>
    to.isTaken ? takenEmail({ publicUrl }) : verifyEmail({ ...to, ...secret, publicUrl });

  return signUps.router({
    start: signUps.start.handler(async ({ input, context, errors }) => {
      const { db, services, afterCommit, audit, resHeaders } = context;
      const { email, password, ...about } = input;
      const now = services.now();
      const { dateOfBirth } = about;
      if (dateOfBirth !== null && !isBirthday(dateOfBirth, now.toISOString().slice(0, 10)))
        throw errors.DATE_OF_BIRTH_INVALID();
      if (!(await areSignUpsOpen(db))) throw errors.SIGN_UPS_CLOSED();
      await checkEmailLimits(context, email);
      const passwordHash = await hashPassword(password);
      const isTaken = (await accountOf(db, email)) !== null;
      const browser = markBrowser(publicUrl, resHeaders);
      const payload = { ...about, passwordHash, isTaken };
      const secret = await proofsOn(db, services.keyring, now).add({ kind: 'sign-up', email, browser, payload });
      audit({ metadata: { country: about.country, userType: about.userType } });
      const expiresAt = expiryOf('sign-up', now);
      await sendEmail(
        { db, services, afterCommit },
        { to: email, ...emailFor({ email, ...payload }, secret) },
        { expiresAt },
      );
      return { sent: true } as const;
    }),

    resend: signUps.resend.handler(async ({ context, errors }) => {
      const { db, services, afterCommit, request } = context;
      const browser = markOf(publicUrl, request.headers);
      const again =
        browser === null ? null : await proofsOn(db, services.keyring, services.now()).renew('sign-up', browser);
      if (again === null) throw errors.SIGN_UP_FORGOTTEN();
      const { proof, secret } = again;
      const { email } = proof;
      await checkEmailLimits(context, email);
      const message = emailFor({ email, ...WaitingSchema.parse(proof.payload) }, secret);
      const expiresAt = expiryOf('sign-up', services.now());
      await sendEmail({ db, services, afterCommit }, { to: email, ...message }, { expiresAt });
      return { sent: true } as const;
    }),

    verify: signUps.verify.handler(async ({ input, context, errors }) => {
      const { db, inSeparateTransaction, emit, afterCommit, audit, services, request } = context;
      const [now, { email, token }] = [services.now(), input];
      const proof = await inSeparateTransaction((log) =>
        proofsOn(log, services.keyring, now).tried('sign-up', email, token),
      );
      const proofs = proofsOn(db, services.keyring, now);
      if (proof === null || !(await proofs.use(proof.id))) throw errors.VERIFICATION_FAILED();
      const waiting = WaitingSchema.parse(proof.payload);
      // Whoever asked from another browser may be somebody else, and so may the password: the mailbox chooses a new one.
      const isTheirs = proofs.isFrom(proof, markOf(publicUrl, request.headers));
      const { passwordHash } = waiting;
      const id = await addPerson(db, emit, { email, ...waiting, passwordHash: isTheirs ? passwordHash : null });
      if (id === null) throw errors.SIGN_UP_FAILED();
      const { country, userType, monthStart } = waiting;
      audit({ id, person: id, metadata: { country, userType, monthStart } });
      await saveFirstPreferences(db, { userId: id, country, monthStart }, now);
      const name = displayNameOf({ email, ...waiting });
      if (!isTheirs) {
        const first = await firstPasswordEmailTo(db, services, { userId: id, email, name }, publicUrl);
        await sendEmail({ db, services, afterCommit }, first, { expiresAt: expiryOf('reset', now) });
        return { signedIn: false };
      }
      const message = welcomeEmail({ displayName: name, publicUrl });
      await sendEmail({ db, services, afterCommit }, { to: email, ...message });
      await openSession({ ...context, now }, settings, { userId: id, via: 'sign-up' });
      return { signedIn: true };
    }),
  });
}
