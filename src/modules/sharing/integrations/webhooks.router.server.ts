import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { implement, ORPCError } from '@orpc/server';
import * as z from 'zod';
import type { WebhookGroup } from '#kernel/manifest.ts';
import { asRole, takeTurn } from '#platform/database.server.ts';
import { workspaceProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './webhooks.contract.ts';
import { endpointOf } from '#platform/endpoint.server.ts';
import { endpointMadeNotice } from './webhooks.notices.ts';
import { bodyOf, MOST_ENDPOINTS, OVERLAP_HOURS } from './webhooks.rules.ts';
import {
  addDelivery,
  addEndpoint,
  changeEndpoint,
  deliveriesOf,
  deliveryIn,
  dropWaiting,
  endpointsOf,
  heldEndpoint,
  removeEndpoint,
  rotateSecret,
  secretPlace,
  switchOff,
  switchOn,
  wakeEndpoint,
} from './webhooks.store.server.ts';
import { TEST_EVENT } from './webhooks.words.ts';

const webhooks = implement(contract).$context<RequestContext>().use(workspaceProcedure);

const PAGE = 25;
const newSecret = () => `whsec_${randomBytes(32).toString('base64url')}`;

/** In the order in which modules declare them. @throws as the contract does for input: no module tells of one of them */
function knownEvents(asked: readonly string[], groups: readonly WebhookGroup[]): string[] {
  const known = groups.flatMap(({ events }) => events);
  const read = z.object({ events: z.array(z.enum(known)) }).safeParse({ events: asked });
  if (!read.success)
    throw new ORPCError('BAD_REQUEST', { message: 'Input validation failed', data: { issues: read.error.issues } });
  return known.filter((event) => asked.includes(event));
}

/** @param groups what the modules declare that webhooks can tell of */
export const webhooksRouterOf = (groups: readonly WebhookGroup[]) =>
  webhooks.router({
    list: webhooks.list.handler(async ({ context: { db, workspaceId } }) => {
      const rows = await endpointsOf(db, workspaceId);
      return rows.map((row) => ({ ...row, isOn: row.offReason === null }));
    }),

    groups: webhooks.groups.handler(() => [...groups]),

    deliveries: webhooks.deliveries.handler(async ({ input: { id, before }, context: { db, workspaceId } }) => {
      const rows = await deliveriesOf(db, workspaceId, { id, before, most: PAGE + 1 });
      return { rows: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
    }),

    create: webhooks.create.handler(async ({ input, context, errors }) => {
      const { db, workspaceId, workspace, userId, emit, audit, services } = context;
      const events = knownEvents(input.events, groups);
      const url = endpointOf(input.url, services.webhookOrigins);
      if (url === null) throw errors.NOT_CALLABLE();
      // Two at once are counted one after the other.
      await takeTurn(db, `webhooks ${workspaceId}`);
      if ((await endpointsOf(db, workspaceId)).length >= MOST_ENDPOINTS) throw errors.TOO_MANY_ENDPOINTS();
      const [id, secret] = [randomUUIDv7(), newSecret()];
      const secretSealed = services.keyring.seal(secret, secretPlace(workspaceId, id));
      await addEndpoint(db, workspaceId, {
        id,
        userId,
        url,
        events,
        secretSealed,
        createdAt: services.now(),
      });
      const told = { key: id, host: new URL(url).host, workspaceId, books: workspace.name };
      await emit(endpointMadeNotice({ ...told, userIds: [userId, workspace.ownerId] }));
      audit({ id, metadata: { events, riskLevel: 'high' } });
      return { id, secret };
    }),

    update: webhooks.update.handler(async ({ input, context, errors }) => {
      const { db, workspaceId, workspace, userId, emit, audit, services } = context;
      const events = knownEvents(input.events, groups);
      const url = endpointOf(input.url, services.webhookOrigins);
      if (url === null) throw errors.NOT_CALLABLE();
      const endpoint = await heldEndpoint(db, workspaceId, input.id);
      if (endpoint === null) throw errors.ENDPOINT_NOT_FOUND();
      // Whoever had the former host, and with it the secret, is told nothing and signs nothing for the new one.
      const secret = new URL(endpoint.url).origin === new URL(url).origin ? null : newSecret();
      const place = secretPlace(workspaceId, input.id);
      const elsewhere = secret === null ? null : { userId, secretSealed: services.keyring.seal(secret, place) };
      await changeEndpoint(db, workspaceId, { ...input, url, events }, elsewhere);
      if (elsewhere !== null) {
        await dropWaiting(
          db,
          workspaceId,
          input.id,
          services.now(),
          'The webhook address changed before the call was sent.',
        );
        const key = `${input.id} ${randomUUIDv7()}`;
        const told = { key, host: new URL(url).host, workspaceId, books: workspace.name };
        await emit(endpointMadeNotice({ ...told, userIds: [userId, workspace.ownerId] }));
      }
      const metadata = { events, isElsewhere: secret !== null, riskLevel: 'high' };
      audit({ id: input.id, metadata });
      return { id: input.id, secret };
    }),

    switch: webhooks.switch.handler(async ({ input: { id, isOn }, context, errors }) => {
      const { db, workspaceId, userId, audit, services } = context;
      const endpoint = await heldEndpoint(db, workspaceId, id);
      if (endpoint === null) throw errors.ENDPOINT_NOT_FOUND();
      if (isOn && endpoint.offReason !== null) await switchOn(db, workspaceId, id, userId);
      if (!isOn && endpoint.offReason === null) await switchOff(db, workspaceId, id, 'person');
      if (!isOn)
        await dropWaiting(
          db,
          workspaceId,
          id,
          services.now(),
          'The webhook was switched off before the call was sent.',
        );
      audit({ id, metadata: { isOn } });
      return { id };
    }),

    rotate: webhooks.rotate.handler(async ({ input: { id }, context, errors }) => {
      const { db, workspaceId, audit, services } = context;
      if ((await heldEndpoint(db, workspaceId, id)) === null) throw errors.ENDPOINT_NOT_FOUND();
      const secret = newSecret();
      const secretSealed = services.keyring.seal(secret, secretPlace(workspaceId, id));
      const formerUntil = new Date(services.now().getTime() + OVERLAP_HOURS * 3_600_000);
      // The secret that stands is not for who works on the books to read.
      await asRole(db, 'ilifa_auth', () => rotateSecret(db, workspaceId, id, { secretSealed, formerUntil }));
      audit({ id, metadata: { formerUntil: formerUntil.toISOString(), riskLevel: 'high' } });
      return { id, secret };
    }),

    remove: webhooks.remove.handler(async ({ input: { id }, context: { db, workspaceId, audit }, errors }) => {
      if (!(await removeEndpoint(db, workspaceId, id))) throw errors.ENDPOINT_NOT_FOUND();
      audit({ id });
      return { id };
    }),

    test: webhooks.test.handler(async ({ input: { id: endpointId }, context, errors }) => {
      const { db, workspaceId, audit, services } = context;
      const endpoint = await heldEndpoint(db, workspaceId, endpointId);
      if (endpoint === null) throw errors.ENDPOINT_NOT_FOUND();
      if (endpoint.offReason !== null) throw errors.IS_OFF();
      const [id, createdAt] = [randomUUIDv7(), services.now()];
      const body = bodyOf({ id: randomUUIDv7(), type: TEST_EVENT, createdAt, workspaceId, ids: [] });
      await wakeEndpoint(db, workspaceId, endpointId);
      await addDelivery(db, workspaceId, { id, endpointId, event: TEST_EVENT, body, createdAt });
      audit({ id: endpointId });
      return { id };
    }),

    redeliver: webhooks.redeliver.handler(async ({ input, context, errors }) => {
      const { db, workspaceId, audit, services } = context;
      const before = await deliveryIn(db, workspaceId, input.id);
      if (before === null) throw errors.DELIVERY_NOT_FOUND();
      const { endpointId, event, body } = before;
      if ((await heldEndpoint(db, workspaceId, endpointId))?.offReason !== null) throw errors.IS_OFF();
      const id = randomUUIDv7();
      await wakeEndpoint(db, workspaceId, endpointId);
      await addDelivery(db, workspaceId, { id, endpointId, event, body, createdAt: services.now() });
      audit({ id: endpointId, metadata: { delivery: input.id } });
      return { id };
    }),
  });
