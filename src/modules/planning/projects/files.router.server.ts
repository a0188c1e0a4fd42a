import { implement } from '@orpc/server';
import { attach, heldFiles } from '#modules/money/attachments/service.server.ts';
import { membersIn } from '#modules/people/workspaces/service.server.ts';
import { changeIdOf } from '#platform/database.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { opened, openedFor } from './checking.server.ts';
import { contract } from './contract.ts';
import { addFile, fileIdsOf, removeItem } from './items.store.server.ts';
import { MOST_FILES } from './limits.ts';
import type { ProjectFile } from './reading.model.ts';
import { isFull } from './rules.ts';
import { findProject } from './store.server.ts';
import type { Reader } from './world.server.ts';

const projects = implement(contract).$context<RequestContext>().use(workspaceProcedure);

/** The files of a project, the oldest first; null where it is not there, or the caller does not see it. */
export async function filesIn({ db, workspaceId, workspace }: Reader, id: string): Promise<ProjectFile[] | null> {
  if ((await findProject(db, workspaceId, id)) === null) return null;
  const files = await heldFiles(db, workspaceId, await fileIdsOf(db, workspaceId, id));
  const members = workspace.isLimited ? [] : await membersIn(db, workspaceId);
  const names = new Map(members.map((member) => [member.id, member.name]));
  return files.map(({ userId, fileId: _fileId, ...file }) => ({ ...file, addedBy: names.get(userId) ?? null }));
}

export const fileHandlers = {
  files: projects.files.handler(async ({ input: { id }, context, errors }) => {
    const files = await filesIn(context, id);
    if (files === null) throw errors.PROJECT_NOT_FOUND();
    return files;
  }),

  addFile: projects.addFile.handler(async ({ input: { projectId, file }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await opened(context, projectId, errors);
    const there = await fileIdsOf(db, workspaceId, projectId);
    if (isFull(there.length, MOST_FILES)) throw errors.TOO_MANY();
    const others = (await heldFiles(db, workspaceId, there)).map(({ fileId }) => fileId);
    const { id, type, bytes } = await attach(context, { file, transactionId: null, others }, errors);
    await addFile(db, { workspaceId, id, projectId });
    // No name: what was ordered of whom is not for a record that outlives the person's data.
    audit({ id, metadata: { projectId, type, bytes } });
    return { id, changeId: await changeIdOf(db) };
  }),

  removeFile: projects.removeFile.handler(async ({ input: { id }, context, errors }) => {
    await openedFor(context, { kind: 'file', id }, { ...errors, notFound: errors.FILE_NOT_FOUND });
    await removeItem(context.db, context.workspaceId, { kind: 'file', id });
    context.audit({ id });
    return { changeId: await changeIdOf(context.db) };
  }),
};
