import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import type { AuthSettings } from '#modules/access/identity/service.server.ts';
import { checkLetters } from '#modules/access/one-time-tokens/service.server.ts';
import { sendEmail } from '#platform/email-queue.server.ts';
import { asRole } from '#platform/database.server.ts';
import { openToAll, openToPeople, type RequestContext } from '#platform/procedure.server.ts';
import { formFault } from '#platform/stamp.server.ts';
import { contract } from './contract.ts';
import { enquiryLetter, receivedLetter } from './letters.ts';
import { addEnquiry, enquiriesIn, settleEnquiry } from './store.server.ts';

const visitors = implement(contract).$context<RequestContext>().use(openToAll);
const people = implement(contract).$context<RequestContext>().use(openToPeople);

/** Messages of visitors: kept first, then sent on, and acknowledged to the address that was given. */
export function enquiriesRouter({ publicUrl }: AuthSettings) {
  return {
    send: visitors.send.handler(async ({ input, context, errors }) => {
      const { db, ground, remember, afterwards } = context;
      const { stamp, trap, ...written } = input;
      const fault = formFault(ground, { stamp, trap });
      if (fault !== null) throw errors[fault]();
      await checkLetters(context, written.email);
      const id = randomUUIDv7();
      const enquiry = { id, ...written, receivedAt: ground.now() };
      await asRole(db, 'ilifa_auth', () => addEnquiry(db, enquiry));
      remember({ id, metadata: { topic: written.topic } });
      const { contactEmail } = ground;
      if (contactEmail !== null)
        await sendEmail(
          { db, ground, afterwards },
          { to: contactEmail, replyTo: written.email, ...enquiryLetter(written) },
        );
      await sendEmail({ db, ground, afterwards }, { to: written.email, ...receivedLetter({ publicUrl }) });
      return { sent: true } as const;
    }),

    list: people.list.handler(({ input, context: { db } }) => asRole(db, 'ilifa_auth', () => enquiriesIn(db, input))),

    settle: people.settle.handler(async ({ input: { id }, context: { db, ground, remember }, errors }) => {
      if (!(await asRole(db, 'ilifa_auth', () => settleEnquiry(db, id, ground.now()))))
        throw errors.ENQUIRY_NOT_FOUND();
      remember({ id });
      return { id };
    }),
  };
}
