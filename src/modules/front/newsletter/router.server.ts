import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import type { AuthSettings } from '#modules/access/identity/service.server.ts';
import { checkEmailLimits } from '#modules/access/one-time-tokens/service.server.ts';
import { sendEmail } from '#platform/email-queue.server.ts';
import { asRole } from '#platform/database.server.ts';
import { publicProcedure, userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { formFault } from '#platform/stamp.server.ts';
import { contract } from './contract.ts';
import { draftOf, dropIssue, issuesOf, queuedFor, releaseIssue, writeIssue } from './issues.server.ts';
import { confirmEmail, issueEmail, subscribedAlreadyEmail, welcomeEmail } from './emails.ts';
import { type Deed, isLinkOf, linkFor } from './links.server.ts';
import { askFor, confirmedSubscribers, confirmSubscriber, countSubscribers } from './store.server.ts';
import { deleteSubscriber, pendingSince } from './store.server.ts';

const visitors = implement(contract).$context<RequestContext>().use(publicProcedure);
const people = implement(contract).$context<RequestContext>().use(userProcedure);

/** News by e-mail: nobody gets it who has not used the link of an e-mail, and nobody longer than they want. */
export function newsletterRouter({ publicUrl }: AuthSettings) {
  return {
    subscribe: visitors.subscribe.handler(async ({ input, context, errors }) => {
      const { db, services, afterCommit } = context;
      const { email, stamp, trap } = input;
      const fault = formFault(services, { stamp, trap });
      if (fault !== null) throw errors[fault]();
      await checkEmailLimits(context, email);
      const wish = { id: randomUUIDv7(), email, now: services.now() };
      const { id, confirmedAt } = await asRole(db, 'ilifa_auth', () => askFor(db, wish));
      const linkTo = (deed: Deed) => linkFor(services.keyring, publicUrl, deed, id);
      const message =
        confirmedAt === null
          ? confirmEmail({ publicUrl, link: linkTo('confirm') })
          : subscribedAlreadyEmail({ publicUrl, leaveLink: linkTo('leave') });
      await sendEmail({ db, services, afterCommit }, { to: email, ...message });
      return { sent: true } as const;
    }),

    confirm: visitors.confirm.handler(async ({ input, context: { db, services, audit, afterCommit }, errors }) => {
      const { id } = input;
      const now = services.now();
      const found = isLinkOf(services.keyring, 'confirm', input)
        ? await asRole(db, 'ilifa_auth', () => confirmSubscriber(db, { id, now, since: pendingSince(now) }))
        : null;
      if (found === null) throw errors.LINK_NOT_GOOD();
      audit({ id });
      const leaveLink = linkFor(services.keyring, publicUrl, 'leave', id);
      await sendEmail(
        { db, services, afterCommit },
        { to: found.email, endsAt: leaveLink, ...welcomeEmail({ leaveLink }) },
      );
      return { confirmed: true } as const;
    }),

    leave: visitors.leave.handler(async ({ input, context: { db, services, audit }, errors }) => {
      if (!isLinkOf(services.keyring, 'leave', input)) throw errors.LINK_NOT_GOOD();
      await asRole(db, 'ilifa_auth', async () => {
        // What is queued for them already does not go any more.
        await services.emails.withdraw(db, await queuedFor(db, input.id));
        await deleteSubscriber(db, input.id);
      });
      audit({ id: input.id });
      return { left: true } as const;
    }),

    subscribers: people.subscribers.handler(async ({ context: { db, services } }) => {
      const { confirmed, ...counts } = await asRole(db, 'ilifa_auth', () => confirmedSubscribers(db));
      const withLink = confirmed.map(({ id, email, confirmedAt }) => ({
        email,
        confirmedAt,
        leaveLink: linkFor(services.keyring, publicUrl, 'leave', id),
      }));
      return { confirmed: withLink, ...counts };
    }),

    issues: people.issues.handler(({ context: { db } }) =>
      asRole(db, 'ilifa_auth', async () => {
        const { total, waiting } = await countSubscribers(db);
        return { issues: await issuesOf(db), subscribers: total, waiting };
      }),
    ),

    write: people.write.handler(async ({ input, context: { db, services, audit }, errors }) => {
      const id = await asRole(db, 'ilifa_auth', () => writeIssue(db, input, services.now()));
      if (id === null) throw errors.NO_DRAFT();
      audit({ id, metadata: { isNew: input.id === null } });
      return { id };
    }),

    drop: people.drop.handler(async ({ input: { id }, context: { db, audit }, errors }) => {
      if (!(await asRole(db, 'ilifa_auth', () => dropIssue(db, id)))) throw errors.NO_DRAFT();
      audit({ id });
      return { id };
    }),

    proof: people.proof.handler(async ({ input: { id }, context, errors }) => {
      const { db, services, person, audit, afterCommit } = context;
      const draft = await asRole(db, 'ilifa_auth', () => draftOf(db, id));
      if (draft === null) throw errors.NO_DRAFT();
      audit({ id });
      const message = issueEmail({ ...draft, leaveLink: `${publicUrl}/newsletter/leave` });
      const to = person.email;
      await sendEmail({ db, services, afterCommit }, { to, text: message.text, subject: `Test: ${message.subject}` });
      return { to };
    }),

    send: people.send.handler(async ({ input: { id }, context: { db, services, audit }, errors }) => {
      const recipients = await asRole(db, 'ilifa_auth', () => releaseIssue(db, id, services.now()));
      if (recipients === null) throw errors.NO_DRAFT();
      // Thrown, so that the draft is one again.
      if (recipients === 0) throw errors.NOBODY_SUBSCRIBED();
      audit({ id, metadata: { riskLevel: 'high', recipients } });
      return { recipients };
    }),
  };
}
