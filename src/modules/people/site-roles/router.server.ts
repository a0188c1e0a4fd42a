import { implement } from '@orpc/server';
import { asRole } from '#platform/database.server.ts';
import { userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { giveRole, revokeRole } from './service.server.ts';
import { heldRoles, holders, personAt } from './store.server.ts';

const roles = implement(contract).$context<RequestContext>().use(userProcedure);

/** §4: a change of permissions is a high risk. */
const RISK = { riskLevel: 'high' } as const;

export const rolesRouter = roles.router({
  own: roles.own.handler(({ context: { db, userId, services } }) => heldRoles(db, userId, services.now())),

  list: roles.list.handler(({ context: { db, services } }) =>
    asRole(db, 'ilifa_auth', () => holders(db, services.now())),
  ),

  find: roles.find.handler(async ({ input: { email }, context: { db, services }, errors }) => {
    const found = await asRole(db, 'ilifa_auth', async () => {
      const person = await personAt(db, email);
      return person === null ? null : { ...person, roles: await heldRoles(db, person.userId, services.now()) };
    });
    if (found === null) throw errors.NO_ACCOUNT();
    const { tier } = await services.accessResolver.standingOf(found.userId);
    return { ...found, tier };
  }),

  give: roles.give.handler(async ({ input, context: { db, emit, audit, services, session }, errors }) => {
    const { userId, role } = input;
    const now = services.now();
    const except = session.id;
    const expiresAt = input.expiresAt === null ? null : new Date(input.expiresAt);
    if (expiresAt !== null && expiresAt <= now) throw errors.EXPIRY_PASSED();
    if ((await giveRole(db, emit, { userId, role, expiresAt, now, except })) !== 'given')
      throw errors.PERSON_NOT_FOUND();
    audit({ id: userId, metadata: { role, expiresAt: input.expiresAt, ...RISK } });
    return { userId, role };
  }),

  revoke: roles.revoke.handler(async ({ input, context: { db, emit, audit, services, session }, errors }) => {
    const { userId, role } = input;
    const outcome = await revokeRole(db, emit, { userId, role, now: services.now(), except: session.id });
    if (outcome === 'last superuser') throw errors.LAST_SUPERUSER();
    if (outcome === 'not held') throw errors.ROLE_NOT_HELD();
    audit({ id: userId, metadata: { role, ...RISK } });
    return { userId, role };
  }),
});
