import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import type { AuthSettings } from '#modules/access/identity/service.server.ts';
import { checkEmailLimits } from '#modules/access/one-time-tokens/service.server.ts';
import { sendEmail } from '#platform/email-queue.server.ts';
import { asRole } from '#platform/database.server.ts';
import { publicProcedure, userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { formFault } from '#platform/stamp.server.ts';
import { contract } from './contract.ts';
import { enquiryEmail, receivedEmail } from './emails.ts';
import { addEnquiry, enquiriesIn, settleEnquiry } from './store.server.ts';

const visitors = implement(contract).$context<RequestContext>().use(publicProcedure);
const people = implement(contract).$context<RequestContext>().use(userProcedure);

/** Messages of visitors: kept first, then sent on, and acknowledged to the address that was given. */
export function enquiriesRouter({ publicUrl }: AuthSettings) {
  return {
    send: visitors.send.handler(async ({ input, context, errors }) => {
      const { db, services, audit, afterCommit } = context;
      const { stamp, trap, ...written } = input;
      const fault = formFault(services, { stamp, trap });
      if (fault !== null) throw errors[fault]();
      await checkEmailLimits(context, written.email);
      const id = randomUUIDv7();
      const enquiry = { id, ...written, receivedAt: services.now() };
      await asRole(db, 'ilifa_auth', () => addEnquiry(db, enquiry));
      audit({ id, metadata: { topic: written.topic } });
      const { contactEmail } = services;
      if (contactEmail !== null)
        await sendEmail(
          { db, services, afterCommit },
          { to: contactEmail, replyTo: written.email, ...enquiryEmail(written) },
        );
      await sendEmail({ db, services, afterCommit }, { to: written.email, ...receivedEmail({ publicUrl }) });
      return { sent: true } as const;
    }),

    list: people.list.handler(({ input, context: { db } }) => asRole(db, 'ilifa_auth', () => enquiriesIn(db, input))),

    settle: people.settle.handler(async ({ input: { id }, context: { db, services, audit }, errors }) => {
      if (!(await asRole(db, 'ilifa_auth', () => settleEnquiry(db, id, services.now()))))
        throw errors.ENQUIRY_NOT_FOUND();
      audit({ id });
      return { id };
    }),
  };
}
