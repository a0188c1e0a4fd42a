import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import type { AuthSettings } from '#modules/access/identity/service.server.ts';
import { checkLetters } from '#modules/access/one-time-tokens/service.server.ts';
import { sendEmail } from '#platform/email-queue.server.ts';
import { asRole } from '#platform/database.server.ts';
import { openToAll, openToPeople, type RequestContext } from '#platform/procedure.server.ts';
import { formFault } from '#platform/stamp.server.ts';
import { contract } from './contract.ts';
import { acceptedLetter, applicationLetter, appliedLetter, declinedLetter } from './letters.ts';
import { addApplication, applicationsIn, decideApplication, providersFor } from './store.server.ts';

const visitors = implement(contract).$context<RequestContext>().use(openToAll);
const people = implement(contract).$context<RequestContext>().use(openToPeople);

/** Providers that everybody may look for, and the applications by which they get there. */
export function partnersRouter({ publicUrl }: AuthSettings) {
  return {
    find: visitors.find.handler(({ input, context: { db } }) =>
      asRole(db, 'ilifa_auth', () => providersFor(db, input)),
    ),

    apply: visitors.apply.handler(async ({ input, context, errors }) => {
      const { db, ground, remember, afterwards } = context;
      const { stamp, trap, ...applied } = input;
      const fault = formFault(ground, { stamp, trap });
      if (fault !== null) throw errors[fault]();
      await checkLetters(context, applied.email);
      const id = randomUUIDv7();
      await asRole(db, 'ilifa_auth', () => addApplication(db, { id, ...applied, receivedAt: ground.now() }));
      remember({ id, metadata: { country: applied.country, specialties: applied.specialties } });
      const { contactEmail } = ground;
      if (contactEmail !== null)
        await sendEmail(
          { db, ground, afterwards },
          { to: contactEmail, replyTo: applied.email, ...applicationLetter(applied) },
        );
      await sendEmail({ db, ground, afterwards }, { to: applied.email, ...appliedLetter({ publicUrl }) });
      return { sent: true } as const;
    }),

    applications: people.applications.handler(({ input, context: { db } }) =>
      asRole(db, 'ilifa_auth', () => applicationsIn(db, input)),
    ),

    decide: people.decide.handler(async ({ input: { id, accepted }, context, errors }) => {
      const { db, ground, remember, afterwards } = context;
      const state = accepted ? 'accepted' : 'declined';
      const decided = await asRole(db, 'ilifa_auth', () => decideApplication(db, { id, state, now: ground.now() }));
      if (decided === null) throw errors.APPLICATION_NOT_FOUND();
      remember({ id, metadata: { state } });
      const letter = accepted ? acceptedLetter({ ...decided, publicUrl }) : declinedLetter({ ...decided, publicUrl });
      await sendEmail({ db, ground, afterwards }, { to: decided.email, ...letter });
      return { id };
    }),
  };
}
