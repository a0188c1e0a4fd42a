import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import { roleOf } from '#modules/people/workspaces/service.server.ts';
import { asRole } from '#platform/database.server.ts';
import { openToPeople, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { callOffWaiting, deliveriesOf, moveWaiting } from './deliveries.server.ts';
import { dueAt, expiryOf } from './rules.ts';
import { addNotice, markNotices, noticesOf, noticeToOpen, setDeleted, snoozeNotice, unreadOf } from './store.server.ts';
import { changeable, keepWishes, wishesOf } from './wishes.server.ts';

const own = implement(contract).$context<RequestContext>().use(openToPeople);

export const notificationsRouter = {
  list: own.list.handler(async ({ input: { all }, context: { db, userId, ground } }) => {
    const now = ground.now();
    return { notices: await noticesOf(db, userId, all, now), unread: await unreadOf(db, userId, now) };
  }),

  unread: own.unread.handler(async ({ context: { db, userId, ground } }) => ({
    unread: await unreadOf(db, userId, ground.now()),
  })),

  create: own.create.handler(async ({ input, context: { db, userId, remember, ground } }) => {
    const now = ground.now();
    const id = randomUUIDv7();
    await addNotice(db, {
      ...input,
      id,
      userId,
      createdAt: now,
      expiresAt: new Date(expiryOf(input.type, now, input.expiresAt)),
      why: 'You noted it for yourself.',
      dedupeKey: `own ${id}`,
      isShown: true,
    });
    remember({ id, metadata: { type: input.type } });
    return { id };
  }),

  mark: own.mark.handler(async ({ input, context: { db, userId, remember, ground } }) => {
    const ids = await markNotices(db, userId, input, ground.now());
    remember({ metadata: { isRead: input.isRead, count: ids.length } });
    return { ids };
  }),

  remove: own.remove.handler(async ({ input, context: { db, userId, remember, ground } }) => {
    const ids = await setDeleted(db, userId, input.ids, ground.now());
    remember({ metadata: { ids } });
    return { ids };
  }),

  restore: own.restore.handler(async ({ input, context: { db, userId, remember } }) => {
    const ids = await setDeleted(db, userId, input.ids, null);
    remember({ metadata: { ids } });
    return { ids };
  }),

  snooze: own.snooze.handler(async ({ input: { id, until }, context: { db, userId, remember }, errors }) => {
    if (!(await snoozeNotice(db, userId, id, until))) throw errors.NOTICE_NOT_FOUND();
    remember({ id, metadata: { until } });
    return { id };
  }),

  open: own.open.handler(async ({ input: { id }, context: { db, userId, remember, ground }, errors }) => {
    const found = await noticeToOpen(db, userId, id, ground.now());
    if (found === null) throw errors.NOTICE_NOT_FOUND();
    const { actionUrl, workspaceId } = found;
    const isOpenTo = async (books: string) =>
      (await asRole(db, 'ilifa_auth', () => roleOf(db, books, userId))) !== null;
    if (actionUrl !== null && workspaceId !== null && !(await isOpenTo(workspaceId))) throw errors.BOOKS_CLOSED();
    await markNotices(db, userId, { ids: [id], isRead: true }, ground.now());
    remember({ id });
    return { to: actionUrl, workspaceId };
  }),

  wishes: own.wishes.handler(({ context: { db, userId } }) => wishesOf(db, userId)),

  saveWishes: own.saveWishes.handler(async ({ input, context: { db, userId, remember, ground } }) => {
    const now = ground.now();
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
    remember({ id: userId, metadata: { ...input } });
    return wishesOf(db, userId);
  }),

  deliveries: own.deliveries.handler(({ context: { db, userId } }) => deliveriesOf(db, userId)),
};
