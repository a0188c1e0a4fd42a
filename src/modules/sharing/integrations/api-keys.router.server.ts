import { randomBytes, randomInt, randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import { asRole, takeTurn } from '#platform/database.server.ts';
import { workspaceProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './api-keys.contract.ts';
import { keyMadeNotice } from './api-keys.notices.ts';
import { keyOf, MOST_KEYS, stateOf } from './api-keys.rules.ts';
import { hashOf } from './api-keys.service.server.ts';
import { activeCount, addKey, keysOf, revokeKey } from './api-keys.store.server.ts';

const keys = implement(contract).$context<RequestContext>().use(workspaceProcedure);

const DAY = 86_400_000;
const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const newPrefix = () => `ilifa_${Array.from({ length: 8 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')}`;

export const apiKeysRouter = keys.router({
  list: keys.list.handler(async ({ context: { db, workspaceId, services } }) => {
    const rows = await asRole(db, 'ilifa_auth', () => keysOf(db, workspaceId));
    return rows.map((row) => ({ ...row, state: stateOf(row, services.now()) }));
  }),

  create: keys.create.handler(async ({ input: { name, scopes, days }, context, errors }) => {
    const { db, workspaceId, workspace, userId, emit, audit, services } = context;
    const now = services.now();
    // Two at once are counted one after the other.
    await takeTurn(db, `api keys ${workspaceId}`);
    if ((await activeCount(db, workspaceId, now)) >= MOST_KEYS) throw errors.TOO_MANY_KEYS();
    const [id, prefix] = [randomUUIDv7(), newPrefix()];
    const key = keyOf(prefix, randomBytes(32).toString('base64url'));
    const expiresAt = days === null ? null : new Date(now.getTime() + days * DAY);
    await addKey(db, workspaceId, {
      id,
      userId,
      name,
      prefix,
      keyHash: hashOf(key),
      scopes,
      createdAt: now,
      expiresAt,
    });
    const told = { id, name, prefix, workspaceId, books: workspace.name, userIds: [userId, workspace.ownerId] };
    await emit(keyMadeNotice(told));
    audit({ id, metadata: { prefix, scopes, days, riskLevel: 'high' } });
    return { id, key };
  }),

  revoke: keys.revoke.handler(async ({ input: { id }, context: { db, workspaceId, audit, services }, errors }) => {
    const revoked = await revokeKey(db, workspaceId, id, services.now());
    if (revoked === null) throw errors.KEY_NOT_FOUND();
    audit({ id, metadata: revoked });
    return { id };
  }),
});
