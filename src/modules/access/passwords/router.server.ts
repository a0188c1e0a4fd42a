import { randomUUID } from 'node:crypto';
import { implement } from '@orpc/server';
import { newFactorsOf } from '#modules/access/two-factor/service.server.ts';
import { passwordChanged } from '#modules/access/identity/events.ts';
import {
  accountById,
  accountOf,
  type AuthSettings,
  changeEmail,
  changePassword,
  countAttempt,
  endSessions,
  forgiveAttempt,
  hashPassword,
  isPassword,
  liftLock,
  lockedSignIn,
  refuseSignIn,
  unlinkProviders,
} from '#modules/access/identity/service.server.ts';
import { checkEmailLimits, expiryOf, proofsOn } from '#modules/access/one-time-tokens/service.server.ts';
import { sendEmail } from '#platform/email-queue.server.ts';
import { appendAudit } from '#platform/audit.server.ts';
import { asRole } from '#platform/database.server.ts';
import { emitterFor } from '#platform/events.server.ts';
import { publicProcedure, userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import {
  addressInUseEmail,
  emailChangedEmail,
  newAddressEmail,
  noAccountEmail,
  oldAddressEmail,
  passwordChangedEmail,
  resetEmail,
} from './emails.ts';
import { EmailChangeSchema } from './model.ts';

const all = implement(contract).$context<RequestContext>().use(publicProcedure);
const people = implement(contract).$context<RequestContext>().use(userProcedure);

/** Looked up in the place of an account that is not there. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** What a person signs in with: the password and the address. */
export function credentialsRouter({ publicUrl }: AuthSettings) {
  return {
    state: people.state.handler(async ({ context: { db, userId } }) => {
      const account = await known(accountById(db, userId));
      return { email: account.email, hasPassword: account.passwordHash !== null };
    }),

    // One note, one look and one e-mail, whether the address has an account or not: neither answer nor time tells.
    askReset: all.askReset.handler(async ({ input: { email }, context }) => {
      const { db, services, afterCommit } = context;
      await checkEmailLimits(context, email);
      const account = await accountOf(db, email);
      const proofs = proofsOn(db, services.keyring, services.now());
      const { link } = await proofs.add({ kind: 'reset', email, userId: account?.id ?? null, payload: {} });
      const added = await newFactorsOf(db, account?.id ?? NOBODY, services.now());
      const message =
        account === null ? noAccountEmail({ publicUrl }) : resetEmail({ publicUrl, name: account.name, link, added });
      const expiresAt = expiryOf('reset', services.now());
      await sendEmail({ db, services, afterCommit }, { to: email, ...message }, { expiresAt });
      return { sent: true } as const;
    }),

    resetPassword: all.resetPassword.handler(async ({ input, context, errors }) => {
      const { db, services, emit, afterCommit, audit } = context;
      const proofs = proofsOn(db, services.keyring, services.now());
      const proof = await proofs.byLink('reset', input.token);
      const userId = proof?.userId ?? null;
      if (proof === null || userId === null || !(await proofs.use(proof.id))) throw errors.RESET_FAILED();
      const account = await known(accountById(db, userId));
      await changePassword(db, userId, await hashPassword(input.password));
      // Whoever had come in meanwhile may have left another service as a way back; theirs links itself anew.
      await unlinkProviders(db, userId);
      await proofs.forget('reset', userId);
      await liftLock(db, account.email);
      await emit(passwordChanged({ userId }));
      await endSessions(db, emit, { userId, except: null, reason: 'Password reset' });
      audit({ id: userId, person: userId });
      const added = await newFactorsOf(db, userId, services.now());
      const message = passwordChangedEmail({ publicUrl, name: account.name, added });
      await sendEmail({ db, services, afterCommit }, { to: account.email, ...message });
      return { reset: true } as const;
    }),

    changePassword: people.changePassword.handler(async ({ input, context, errors }) => {
      const { db, inSeparateTransaction, services, emit, afterCommit, audit, request, session, userId } = context;
      const account = await known(accountById(db, userId));
      if (account.passwordHash !== null) {
        // Guessed at like a sign-in, so counted with them.
        const trace = { email: account.email, ipAddress: request.ipAddress, userAgent: request.userAgent };
        const failure = { ...trace, reason: 'Invalid credentials' };
        const attempt = await inSeparateTransaction((log) =>
          asRole(log, 'ilifa_auth', () => countAttempt(log, failure, services.now())),
        );
        if (attempt === null) {
          await inSeparateTransaction((log) => appendAudit(log, lockedSignIn(trace)));
          throw errors.ACCOUNT_LOCKED();
        }
        if (!(await isPassword(account.passwordHash, input.current))) {
          await inSeparateTransaction((log) =>
            refuseSignIn(log, emitterFor(log, services.listeners), failure, userId, services.now()),
          );
          throw errors.WRONG_PASSWORD();
        }
        await asRole(db, 'ilifa_auth', () => forgiveAttempt(db, attempt));
      }
      await changePassword(db, userId, await hashPassword(input.password));
      await proofsOn(db, services.keyring, services.now()).forget('reset', userId);
      await emit(passwordChanged({ userId }));
      await endSessions(db, emit, { userId, except: session.id, reason: 'Password changed' });
      audit({ id: userId });
      const added = await newFactorsOf(db, userId, services.now());
      const message = passwordChangedEmail({ publicUrl, name: account.name, added });
      await sendEmail({ db, services, afterCommit }, { to: account.email, ...message });
      return { changed: true } as const;
    }),

    changeEmail: people.changeEmail.handler(async ({ input: { email }, context, errors }) => {
      const { db, services, afterCommit, audit, session, userId } = context;
      const account = await known(accountById(db, userId));
      const from = account.email;
      if (from.toLowerCase() === email) throw errors.SAME_EMAIL();
      await checkEmailLimits(context, email);
      const isTaken = (await accountOf(db, email)) !== null;
      const proofs = proofsOn(db, services.keyring, services.now());
      // What was asked for before counts no longer.
      await proofs.forget('email-change', userId);
      const about = randomUUID();
      const add = (to: string, side: 'old' | 'new') =>
        proofs.add({
          kind: 'email-change',
          email: to,
          userId,
          about,
          payload: { email, from, side, session: session.id },
        });
      const facts = { publicUrl, name: account.name, from, email };
      const toOld = oldAddressEmail({ ...facts, link: (await add(from, 'old')).link });
      const ofNew = newAddressEmail({ ...facts, link: (await add(email, 'new')).link });
      const toNew = isTaken ? addressInUseEmail({ from }) : ofNew;
      const expiresAt = expiryOf('email-change', services.now());
      await sendEmail({ db, services, afterCommit }, { to: from, ...toOld }, { expiresAt });
      await sendEmail({ db, services, afterCommit }, { to: email, ...toNew }, { expiresAt });
      audit({ id: userId });
      return { sent: true } as const;
    }),

    confirmEmail: all.confirmEmail.handler(async ({ input, context, errors }) => {
      const { db, services, emit, afterCommit, audit, request } = context;
      const proofs = proofsOn(db, services.keyring, services.now());
      const proof = await proofs.byLink('email-change', input.token);
      const [userId, about] = [proof?.userId ?? null, proof?.about ?? null];
      if (proof === null || userId === null || about === null) throw errors.VERIFICATION_FAILED();
      await proofs.waitFor(about);
      if (!(await proofs.use(proof.id))) throw errors.VERIFICATION_FAILED();
      audit({ id: userId, person: userId });
      const { email, from, side, session } = EmailChangeSchema.parse(proof.payload);
      if (!(await proofs.allUsed(about))) return { changed: false, waitsFor: side === 'old' ? 'new' : 'old' } as const;
      const account = await known(accountById(db, userId));
      if (!(await changeEmail(db, userId, email))) throw errors.EMAIL_TAKEN();
      // Without a password a service is the only way in, and stays.
      if (account.passwordHash !== null) await unlinkProviders(db, userId);
      await proofs.forget('reset', userId);
      // Whoever sits in another session has lost the mailbox by now, as with a password that is another one.
      const ended = await endSessions(db, emit, { userId, except: session, reason: 'Address changed' });
      const { ipAddress, userAgent } = request;
      const what = { action: 'email.changed', resourceType: 'credentials', resourceId: userId };
      await appendAudit(db, { workspaceId: null, userId, ...what, ipAddress, userAgent, metadata: { ended } });
      const message = emailChangedEmail({ name: account.name, from, email });
      for (const to of [from, email]) await sendEmail({ db, services, afterCommit }, { to, ...message });
      return { changed: true, waitsFor: null };
    }),
  };
}

/** The account of a session or of a proof is there as long as they are. */
async function known<T>(account: Promise<T | null>): Promise<T> {
  const found = await account;
  if (found === null) throw new Error('the account of a person who was found is not there');
  return found;
}
