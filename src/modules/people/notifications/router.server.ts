import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import { roleOf } from '#modules/people/workspaces/service.server.ts';
import { asRole } from '#platform/database.server.ts';
import { userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { callOffWaiting, deliveriesOf, moveWaiting } from './deliveries.server.ts';
import { dueAt, expiryOf } from './rules.ts';
import { addNotice, markNotices, noticesOf, noticeToOpen, setDeleted, snoozeNotice, unreadOf } from './store.server.ts';
import { changeable, keepWishes, wishesOf } from './wishes.server.ts';

const own = implement(contract).$context<RequestContext>().use(userProcedure);

export const notificationsRouter = {
  list: own.list.handler(async ({ input: { all }, context: { db, userId, services } }) => {
    const now = services.now();
    return { notices: await noticesOf(db, userId, all, now), unread: await unreadOf(db, userId, now) };
  }),

  unread: own.unread.handler(async ({ context: { db, userId, services } }) => ({
    unread: await unreadOf(db, userId, services.now()),
  })),

  create: own.create.handler(async ({ input, context: { db, userId, audit, services } }) => {
    const now = services.now();
    const id = randomUUIDv7();
    await addNotice(db, {
      ...input,
      id,
      userId,
      createdAt: now,
      expiresAt: new Date(expiryOf(input.type, now, input.expiresAt)),
      why: 'You created this reminder.',
      dedupeKey: `own ${id}`,
      isShown: true,
    });
    audit({ id, metadata: { type: input.type } });
    return { id };
  }),

  mark: own.mark.handler(async ({ input, context: { db, userId, audit, services } }) => {
    const ids = await markNotices(db, userId, input, services.now());
    audit({ metadata: { isRead: input.isRead, count: ids.length } });
    return { ids };
  }),

  remove: own.remove.handler(async ({ input, context: { db, userId, audit, services } }) => {
    const ids = await setDeleted(db, userId, input.ids, services.now());
    audit({ metadata: { ids } });
    return { ids };
  }),

  restore: own.restore.handler(async ({ input, context: { db, userId, audit } }) => {
    const ids = await setDeleted(db, userId, input.ids, null);
    audit({ metadata: { ids } });
    return { ids };
  }),

  snooze: own.snooze.handler(async ({ input: { id, until }, context: { db, userId, audit }, errors }) => {
    if (!(await snoozeNotice(db, userId, id, until))) throw errors.NOTICE_NOT_FOUND();
    audit({ id, metadata: { until } });
    return { id };
  }),

  open: own.open.handler(async ({ input: { id }, context: { db, userId, audit, services }, errors }) => {
    const found = await noticeToOpen(db, userId, id, services.now());
    if (found === null) throw errors.NOTICE_NOT_FOUND();
    const { actionUrl, workspaceId } = found;
    const isOpenTo = async (books: string) =>
      (await asRole(db, 'ilifa_auth', () => roleOf(db, books, userId))) !== null;
    if (actionUrl !== null && workspaceId !== null && !(await isOpenTo(workspaceId))) throw errors.BOOKS_CLOSED();
    await markNotices(db, userId, { ids: [id], isRead: true }, services.now());
    audit({ id });
    return { to: actionUrl, workspaceId };
  }),

  wishes: own.wishes.handler(({ context: { db, userId } }) => wishesOf(db, userId)),

  saveWishes: own.saveWishes.handler(async ({ input, context: { db, userId, audit, services } }) => {
    const now = services.now();
    await keepWishes(db, userId, input, now);
    const off = changeable(input.choices).filter(({ isOn }) => !isOn);
    for (const way of ['email', 'push'] as const)
      await callOffWaiting(
        db,
        userId,
        way,
        off.filter(({ channel }) => channel === way).map(({ type }) => type),
      );
    const { quietHours } = input;
    if (quietHours !== undefined) await moveWaiting(db, userId, new Date(dueAt('low', now, quietHours)));
    audit({ id: userId, metadata: { ...input } });
    return wishesOf(db, userId);
  }),

  deliveries: own.deliveries.handler(({ context: { db, userId } }) => deliveriesOf(db, userId)),
};
