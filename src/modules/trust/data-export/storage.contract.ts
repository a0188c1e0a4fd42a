import { LIMITS, query } from '#kernel/contract.ts';
import { WORKSPACE } from '#modules/people/workspaces/access.ts';
import { StorageSchema } from './storage.model.ts';

export const contract = {
  /** What the books that are open take up, when they were copied last, and what is kept by which database. */
  standing: query({ access: WORKSPACE.read, limit: LIMITS.report }).output(StorageSchema),
};
