import { implement } from '@orpc/server';
import { changeIdOf } from '#platform/database.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { isMember, opened, openedFor } from './checking.server.ts';
import { contract } from './contract.ts';
import {
  addCost,
  addSettlement,
  addTask,
  addTime,
  changeCost,
  changeTask,
  changeTime,
  countItems,
  orderTasks,
  projectOfItem,
  removeItem,
} from './items.store.server.ts';
import { MOST_COSTS, MOST_SETTLEMENTS, MOST_TASKS, MOST_TIMES } from './limits.ts';
import { isFull } from './rules.ts';
import { findProject, takeProjectsTurn } from './store.server.ts';

const projects = implement(contract).$context<RequestContext>().use(workspaceProcedure);

type Context = Parameters<Parameters<typeof projects.addTask.handler>[0]>[0]['context'];
const keptBy = ({ workspaceId, userId, services }: Context, projectId: string) => {
  return { workspaceId, projectId, userId, now: services.now() };
};
const isOfLine = (lines: readonly { readonly id: string }[], lineId: string | null) =>
  lineId === null || lines.some(({ id }) => id === lineId);

export const itemHandlers = {
  addTask: projects.addTask.handler(async ({ input: { projectId, ...row }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await opened(context, projectId, errors);
    if (isFull(await countItems(db, workspaceId, 'task', projectId), MOST_TASKS)) throw errors.TOO_MANY();
    if (!(await isMember(context, row.assigneeId))) throw errors.MEMBER_NOT_FOUND();
    const id = await addTask(db, row, keptBy(context, projectId));
    audit({ id, metadata: { projectId, kind: row.kind } });
    return { id, changeId: await changeIdOf(db) };
  }),

  changeTask: projects.changeTask.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, audit } = context;
    const { id } = input;
    await openedFor(context, { kind: 'task', id }, { ...errors, notFound: errors.TASK_NOT_FOUND });
    if (!(await isMember(context, input.assigneeId))) throw errors.MEMBER_NOT_FOUND();
    await changeTask(db, workspaceId, input);
    audit({ id, metadata: { isDone: input.doneOn !== null } });
    return { changeId: await changeIdOf(db) };
  }),

  removeTask: projects.removeTask.handler(async ({ input: { id }, context, errors }) => {
    await openedFor(context, { kind: 'task', id }, { ...errors, notFound: errors.TASK_NOT_FOUND });
    await removeItem(context.db, context.workspaceId, { kind: 'task', id });
    context.audit({ id });
    return { changeId: await changeIdOf(context.db) };
  }),

  orderTasks: projects.orderTasks.handler(async ({ input: { projectId, ids }, context, errors }) => {
    await opened(context, projectId, errors);
    await orderTasks(context.db, context.workspaceId, projectId, ids);
    context.audit({ id: projectId, metadata: { tasks: ids.length } });
    return { changeId: await changeIdOf(context.db) };
  }),

  addCost: projects.addCost.handler(async ({ input: { projectId, amount, ...row }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    const { currency, lines } = await opened(context, projectId, errors);
    if (isFull(await countItems(db, workspaceId, 'cost', projectId), MOST_COSTS)) throw errors.TOO_MANY();
    if (amount.currency !== currency) throw errors.OTHER_CURRENCY();
    if (!isOfLine(lines, row.lineId)) throw errors.LINE_NOT_FOUND();
    const id = await addCost(db, { ...row, minor: amount.minor }, keptBy(context, projectId));
    audit({ id, metadata: { projectId } });
    return { id, changeId: await changeIdOf(db) };
  }),

  changeCost: projects.changeCost.handler(async ({ input: { amount, ...row }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    const { id } = row;
    const notFound = errors.COST_NOT_FOUND;
    const { currency, lines } = await openedFor(context, { kind: 'cost', id }, { ...errors, notFound });
    if (amount.currency !== currency) throw errors.OTHER_CURRENCY();
    if (!isOfLine(lines, row.lineId)) throw errors.LINE_NOT_FOUND();
    await changeCost(db, workspaceId, { ...row, minor: amount.minor });
    audit({ id, metadata: { isPaid: row.isPaid } });
    return { changeId: await changeIdOf(db) };
  }),

  removeCost: projects.removeCost.handler(async ({ input: { id }, context, errors }) => {
    await openedFor(context, { kind: 'cost', id }, { ...errors, notFound: errors.COST_NOT_FOUND });
    await removeItem(context.db, context.workspaceId, { kind: 'cost', id });
    context.audit({ id });
    return { changeId: await changeIdOf(context.db) };
  }),

  addTime: projects.addTime.handler(async ({ input: { projectId, rate, memberId, ...row }, context, errors }) => {
    const { db, workspaceId, userId, audit } = context;
    const { currency } = await opened(context, projectId, errors);
    if (isFull(await countItems(db, workspaceId, 'time', projectId), MOST_TIMES)) throw errors.TOO_MANY();
    if (rate !== null && rate.currency !== currency) throw errors.OTHER_CURRENCY();
    if (!(await isMember(context, memberId ?? null))) throw errors.MEMBER_NOT_FOUND();
    const columns = { ...row, memberId: memberId ?? userId, rateMinor: rate?.minor ?? null };
    const id = await addTime(db, columns, keptBy(context, projectId));
    audit({ id, metadata: { projectId, minutes: row.minutes } });
    return { id, changeId: await changeIdOf(db) };
  }),

  changeTime: projects.changeTime.handler(async ({ input: { rate, ...row }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    const { id } = row;
    const notFound = errors.TIME_NOT_FOUND;
    const { currency } = await openedFor(context, { kind: 'time', id }, { ...errors, notFound });
    if (rate !== null && rate.currency !== currency) throw errors.OTHER_CURRENCY();
    if (!(await isMember(context, row.memberId))) throw errors.MEMBER_NOT_FOUND();
    await changeTime(db, workspaceId, { ...row, rateMinor: rate?.minor ?? null });
    audit({ id, metadata: { minutes: row.minutes } });
    return { changeId: await changeIdOf(db) };
  }),

  removeTime: projects.removeTime.handler(async ({ input: { id }, context, errors }) => {
    await openedFor(context, { kind: 'time', id }, { ...errors, notFound: errors.TIME_NOT_FOUND });
    await removeItem(context.db, context.workspaceId, { kind: 'time', id });
    context.audit({ id });
    return { changeId: await changeIdOf(context.db) };
  }),

  addSettlement: projects.addSettlement.handler(async ({ input: { projectId, amount, ...row }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await takeProjectsTurn(db, workspaceId);
    const project = await findProject(db, workspaceId, projectId);
    if (project === null) throw errors.PROJECT_NOT_FOUND();
    if (isFull(await countItems(db, workspaceId, 'settlement', projectId), MOST_SETTLEMENTS)) throw errors.TOO_MANY();
    if (amount.currency !== project.currency) throw errors.OTHER_CURRENCY();
    for (const personId of [row.fromPersonId, row.toPersonId])
      if (!project.people.some(({ id }) => id === personId)) throw errors.PERSON_NOT_FOUND();
    const id = await addSettlement(db, { ...row, minor: amount.minor }, keptBy(context, projectId));
    audit({ id, metadata: { projectId } });
    return { id, changeId: await changeIdOf(db) };
  }),

  removeSettlement: projects.removeSettlement.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await takeProjectsTurn(db, workspaceId);
    const item = { kind: 'settlement', id } as const;
    if ((await projectOfItem(db, workspaceId, item)) === null) throw errors.SETTLEMENT_NOT_FOUND();
    await removeItem(db, workspaceId, item);
    audit({ id });
    return { changeId: await changeIdOf(db) };
  }),
};
