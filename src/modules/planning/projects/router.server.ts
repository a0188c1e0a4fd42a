import { implement } from '@orpc/server';
import { changeIdOf } from '#platform/database.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { opened, unknownReference } from './checking.server.ts';
import { contract } from './contract.ts';
import { detailOf } from './detail.server.ts';
import { fileHandlers } from './files.router.server.ts';
import { itemHandlers } from './items.router.server.ts';
import { addTask, tasksOf } from './items.store.server.ts';
import { MOST_PROJECTS } from './limits.ts';
import { placeByHand, placingHandlers } from './placing.router.server.ts';
import { readingHandlers } from './reading.router.server.ts';
import { isFull } from './rules.ts';
import {
  addProject,
  changeProject,
  countProjects,
  findProject,
  isNameTaken,
  removeProject,
  setState,
  takeProjectsTurn,
} from './store.server.ts';
import { daysBetween } from '#kernel/calendar.ts';
import { factsFrom, shiftedTask } from './template.ts';
import { seenRows } from './placing.store.server.ts';

const projects = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const projectsRouter = projects.router({
  ...readingHandlers,
  ...placingHandlers,
  ...itemHandlers,
  ...fileHandlers,

  add: projects.add.handler(async ({ input: { rowIds, ...facts }, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    await takeProjectsTurn(db, workspaceId);
    if (isFull(await countProjects(db, workspaceId), MOST_PROJECTS)) throw errors.TOO_MANY();
    const missing = await unknownReference(context, facts);
    if (missing !== null) throw errors[missing]();
    const seen = await seenRows(db, workspaceId, rowIds);
    if (rowIds.some((id) => !seen.has(id))) throw errors.TRANSACTION_NOT_FOUND();
    if (await isNameTaken(db, workspaceId, { name: facts.name })) throw errors.PROJECT_EXISTS();
    const id = await addProject(db, workspaceId, facts, { userId, now: services.now() });
    if (id === null) throw errors.PROJECT_EXISTS();
    if (rowIds.length > 0) await placeByHand(context, { id, rowIds, place: 'in' }, errors);
    audit({ id, metadata: { kind: facts.kind, currency: facts.currency, rows: rowIds.length } });
    return { id, changeId: await changeIdOf(db) };
  }),

  copy: projects.copy.handler(async ({ input: { id: fromId, name, startsOn }, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    await takeProjectsTurn(db, workspaceId);
    const from = await findProject(db, workspaceId, fromId);
    if (from === null) throw errors.PROJECT_NOT_FOUND();
    if (isFull(await countProjects(db, workspaceId), MOST_PROJECTS)) throw errors.TOO_MANY();
    if (await isNameTaken(db, workspaceId, { name })) throw errors.PROJECT_EXISTS();
    const by = { userId, now: services.now() };
    const id = await addProject(db, workspaceId, { ...factsFrom(from, { name, startsOn }), state: 'planned' }, by);
    if (id === null) throw errors.PROJECT_EXISTS();
    const days = daysBetween(from.startsOn, startsOn);
    for (const task of await tasksOf(db, workspaceId, fromId)) {
      const { kind, name: of, assigneeId, ...when } = shiftedTask(task, days);
      const { startsOn: begins, dueOn } = when;
      const row = { kind, name: of, assigneeId, startsOn: begins, dueOn, doneOn: null };
      await addTask(db, row, { workspaceId, projectId: id, ...by });
    }
    audit({ id, metadata: { from: fromId } });
    return { id, changeId: await changeIdOf(db) };
  }),

  update: projects.update.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, audit } = context;
    const before = await opened(context, input.id, errors);
    if (before.currency !== input.currency) throw errors.OTHER_CURRENCY();
    const missing = await unknownReference(context, input, before);
    if (missing !== null) throw errors[missing]();
    if (await isNameTaken(db, workspaceId, { name: input.name, exceptId: input.id })) throw errors.PROJECT_EXISTS();
    await changeProject(db, workspaceId, input);
    audit({ id: input.id, metadata: { lines: input.lines.length, people: input.people.length } });
    return { changeId: await changeIdOf(db) };
  }),

  setState: projects.setState.handler(async ({ input: { id, state }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await opened(context, id, errors);
    await setState(db, workspaceId, { id, state, closing: null });
    audit({ id, metadata: { state } });
    return { changeId: await changeIdOf(db) };
  }),

  close: projects.close.handler(async ({ input: { id, today }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await opened(context, id, errors);
    const detail = await detailOf(context, id, today);
    if (detail === null) throw errors.PROJECT_NOT_FOUND();
    const { budget, spent, income, count, minutes } = detail.figures;
    const closing = {
      day: today,
      budget: String(budget.minor),
      spent: String(spent.minor),
      income: String(income.minor),
      count,
      minutes,
    };
    await setState(db, workspaceId, { id, state: 'closed', closing });
    audit({ id });
    return { changeId: await changeIdOf(db) };
  }),

  reopen: projects.reopen.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await takeProjectsTurn(db, workspaceId);
    const project = await findProject(db, workspaceId, id);
    if (project === null) throw errors.PROJECT_NOT_FOUND();
    if (project.state !== 'closed') throw errors.PROJECT_OPEN();
    await setState(db, workspaceId, { id, state: 'active', closing: null });
    audit({ id });
    return { changeId: await changeIdOf(db) };
  }),

  remove: projects.remove.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await takeProjectsTurn(db, workspaceId);
    if ((await findProject(db, workspaceId, id)) === null) throw errors.PROJECT_NOT_FOUND();
    await removeProject(db, workspaceId, id);
    audit({ id });
    return { changeId: await changeIdOf(db) };
  }),
});
