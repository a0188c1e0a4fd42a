import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { LIMITS } from '#kernel/limits.ts';
import { ATTACHMENTS } from '#modules/money/attachments/access.ts';
import { FILE_REFUSALS, NewFileSchema } from '#modules/money/attachments/model.ts';
import { PROJECTS } from './access.ts';
import { ProjectFileSchema } from './reading.model.ts';
import { REFUSALS } from './refusals.ts';

const { PROJECT_NOT_FOUND, PROJECT_CLOSED, FILE_NOT_FOUND, TOO_MANY } = REFUSALS;

const ById = z.object({ id: IdSchema });
const Changed = z.object({ changeId: IdSchema });

/** Files of a project. `attachments.download` and `attachments.preview` open them, so who lists them may do that too. */
export const filesContract = {
  /** The oldest first. */
  files: query({ access: ATTACHMENTS.read })
    .input(ById)
    .output(z.array(ProjectFileSchema))
    .errors({ PROJECT_NOT_FOUND }),

  /** Attaches a PDF or a picture; which it is, its bytes say. */
  addFile: command({ access: PROJECTS.write, audit: 'project.file-added', limit: LIMITS.attachmentAdd })
    .input(z.object({ projectId: IdSchema, file: NewFileSchema }))
    .output(Changed.extend({ id: IdSchema }))
    .errors({ PROJECT_NOT_FOUND, PROJECT_CLOSED, TOO_MANY, ...FILE_REFUSALS }),

  /** Undone by `history.undo`, for 30 days. */
  removeFile: command({ access: PROJECTS.write, audit: 'project.file-removed', limit: 'api_call' })
    .input(ById)
    .output(Changed)
    .errors({ FILE_NOT_FOUND, PROJECT_CLOSED }),
};
