import { implement } from '@orpc/server';
import {
  accountById,
  type AuthSettings,
  linkProvider,
  personOfProvider,
  servicesOf,
  unlinkService,
} from '#modules/access/identity/service.server.ts';
import { sendEmail } from '#platform/email-queue.server.ts';
import { type Database, takeTurn } from '#platform/database.server.ts';
import { userProcedure, outboundProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { refusal } from '#platform/refusals.server.ts';
import { contract } from './contract.ts';
import type { issuersFrom } from './issuers.server.ts';
import { chosenEmail, unlinkedEmail } from './emails.ts';
import { mayUnlink } from './rules.ts';
import { allowService, refuseService } from './store.server.ts';
import type { visitsTo } from './visit.server.ts';

const people = implement(contract).$context<RequestContext>().use(userProcedure);
const leaving = implement(contract).$context<RequestContext>().use(outboundProcedure);

/** Of two changes at once the second sees what the first has left, so that they cannot both take the last but one. */
const waysInOf = (userId: string) => `ways in ${userId}`;

/** The services that open the account of whoever is signed in: which, one more, one less. */
export function linkingHandlers(
  issuers: ReturnType<typeof issuersFrom>,
  visits: ReturnType<typeof visitsTo>,
  { publicUrl }: AuthSettings,
) {
  /** A service that the operator took away has its name no more. */
  const nameOf = (provider: string) => issuers.byId(provider)?.name ?? provider;
  const standingOf = async (db: Database, userId: string) => {
    const hasPassword = (await accountById(db, userId))?.passwordHash != null;
    const services = await servicesOf(db, userId);
    return {
      hasPassword,
      services: services.map((service) => ({ ...service, isOffered: issuers.byId(service.provider) !== null })),
    };
  };

  return {
    linked: people.linked.handler(async ({ context: { db, userId } }) => {
      const { hasPassword, services } = await standingOf(db, userId);
      return services.map(({ id, provider, since, isOffered }) => ({
        id,
        provider,
        name: nameOf(provider),
        since,
        isOffered,
        mayUnlink: mayUnlink(services, id, { hasPassword }),
      }));
    }),

    beginLink: leaving.beginLink.handler(async ({ input, context, errors }) => {
      const { arrival, inOne } = context;
      if (arrival === null) throw refusal('SIGNED_OUT');
      const issuer = issuers.byId(input.provider);
      if (issuer === null) throw errors.UNKNOWN_PROVIDER();
      const departure = await visits.depart(context, issuer);
      if (departure === null) throw errors.PROVIDER_AWAY();
      const linking = { userId: arrival.person.id, session: arrival.session.id };
      return inOne(async ({ db, audit }) => {
        await visits.keep({ ...context, db }, { issuer, departure, linking });
        audit({ metadata: { provider: issuer.id } });
        return { url: departure.url };
      });
    }),

    finishLink: leaving.finishLink.handler(async ({ input, context, errors }) => {
      const { arrival, services, inOne } = context;
      if (arrival === null) throw refusal('SIGNED_OUT');
      const { person, session } = arrival;
      const came = await visits.comeBack(context, input.query, { userId: person.id, session: session.id });
      if ('trouble' in came) throw came.trouble === 'away' ? errors.PROVIDER_AWAY() : errors.LINK_REFUSED();
      const { issuer, claims } = came;
      return inOne(async ({ db, audit, afterCommit }) => {
        const owner = await personOfProvider(db, issuer.id, claims.sub);
        if (owner !== null && owner !== person.id) throw errors.LINKED_ELSEWHERE();
        await takeTurn(db, waysInOf(person.id));
        await allowService(db, person.id, issuer.id);
        audit({ metadata: { provider: issuer.id } });
        if (owner === null) {
          await linkProvider(db, person.id, issuer.id, claims.sub);
          const message = chosenEmail({ name: person.displayName, provider: issuer.name, publicUrl });
          await sendEmail({ db, services, afterCommit }, { to: person.email, ...message });
        }
        return { name: issuer.name };
      });
    }),

    unlink: people.unlink.handler(async ({ input: { id }, context, errors }) => {
      const { db, services, person, audit, afterCommit, userId } = context;
      await takeTurn(db, waysInOf(userId));
      const { hasPassword, services: linked } = await standingOf(db, userId);
      const service = linked.find((one) => one.id === id);
      if (service === undefined) throw errors.NOT_LINKED();
      if (!mayUnlink(linked, id, { hasPassword })) throw errors.LAST_WAY_IN();
      await unlinkService(db, userId, id);
      await refuseService(db, userId, service.provider);
      audit({ id, metadata: { provider: service.provider } });
      const message = unlinkedEmail({ name: person.displayName, provider: nameOf(service.provider), publicUrl });
      await sendEmail({ db, services, afterCommit }, { to: person.email, ...message });
      return { unlinked: true } as const;
    }),
  };
}
