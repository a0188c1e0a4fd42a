import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import type { AuthSettings } from '#modules/access/identity/service.server.ts';
import { checkEmailLimits } from '#modules/access/one-time-tokens/service.server.ts';
import { sendEmail } from '#platform/email-queue.server.ts';
import { asRole } from '#platform/database.server.ts';
import { publicProcedure, userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { formFault } from '#platform/stamp.server.ts';
import { contract } from './contract.ts';
import { acceptedEmail, applicationEmail, appliedEmail, declinedEmail } from './emails.ts';
import { addApplication, applicationsIn, decideApplication, providersFor } from './store.server.ts';

const visitors = implement(contract).$context<RequestContext>().use(publicProcedure);
const people = implement(contract).$context<RequestContext>().use(userProcedure);

/** Providers that everybody may look for, and the applications by which they get there. */
export function partnersRouter({ publicUrl }: AuthSettings) {
  return {
    find: visitors.find.handler(({ input, context: { db } }) =>
      asRole(db, 'ilifa_auth', () => providersFor(db, input)),
    ),

    apply: visitors.apply.handler(async ({ input, context, errors }) => {
      const { db, services, audit, afterCommit } = context;
      const { stamp, trap, ...applied } = input;
      const fault = formFault(services, { stamp, trap });
      if (fault !== null) throw errors[fault]();
      await checkEmailLimits(context, applied.email);
      const id = randomUUIDv7();
      await asRole(db, 'ilifa_auth', () => addApplication(db, { id, ...applied, receivedAt: services.now() }));
      audit({ id, metadata: { country: applied.country, specialties: applied.specialties } });
      const { contactEmail } = services;
      if (contactEmail !== null)
        await sendEmail(
          { db, services, afterCommit },
          { to: contactEmail, replyTo: applied.email, ...applicationEmail(applied) },
        );
      await sendEmail({ db, services, afterCommit }, { to: applied.email, ...appliedEmail({ publicUrl }) });
      return { sent: true } as const;
    }),

    applications: people.applications.handler(({ input, context: { db } }) =>
      asRole(db, 'ilifa_auth', () => applicationsIn(db, input)),
    ),

    decide: people.decide.handler(async ({ input: { id, accepted }, context, errors }) => {
      const { db, services, audit, afterCommit } = context;
      const state = accepted ? 'accepted' : 'declined';
      const decided = await asRole(db, 'ilifa_auth', () => decideApplication(db, { id, state, now: services.now() }));
      if (decided === null) throw errors.APPLICATION_NOT_FOUND();
      audit({ id, metadata: { state } });
      const message = accepted ? acceptedEmail({ ...decided, publicUrl }) : declinedEmail({ ...decided, publicUrl });
      await sendEmail({ db, services, afterCommit }, { to: decided.email, ...message });
      return { id };
    }),
  };
}
