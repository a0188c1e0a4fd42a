import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { TAGS } from './access.ts';
import { NewTagSchema, TagChangeSchema, TagMergeSchema, TagSchema, TagUsageSchema } from './model.ts';

const ByIdSchema = z.object({ id: IdSchema });
const TAG_NOT_FOUND = {
  status: 404,
  message: 'This tag is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const TAG_EXISTS = {
  status: 409,
  message: 'This workspace already has a tag of this name. Nothing was changed.',
} as const;
const TOO_MANY_TAGS = {
  status: 409,
  message: 'This workspace has as many tags as it can hold. Delete one first. Nothing was changed.',
} as const;

export const contract = {
  /** All tags of the workspace, by name. */
  list: query({ access: TAGS.read }).output(z.array(TagSchema)),

  /** How often each tag is used, in transactions that the member sees; unused ones are left out. */
  usage: query({ access: TAGS.read }).output(z.array(TagUsageSchema)),

  create: command({ access: TAGS.write, audit: 'tag.created', limit: 'api_call' })
    .input(NewTagSchema)
    .output(ByIdSchema)
    .errors({ TAG_EXISTS, TOO_MANY_TAGS }),

  update: command({ access: TAGS.write, audit: 'tag.updated', limit: 'api_call' })
    .input(TagChangeSchema)
    .output(ByIdSchema)
    .errors({ TAG_NOT_FOUND, TAG_EXISTS }),

  /** Its transactions show it no more; they do again once it is restored. */
  remove: command({ access: TAGS.write, audit: 'tag.removed', limit: 'api_call' })
    .input(ByIdSchema)
    .output(ByIdSchema)
    .errors({ TAG_NOT_FOUND }),

  /** Brings back a tag that was deleted, or takes back that it was merged. */
  restore: command({ access: TAGS.write, audit: 'tag.restored', limit: 'api_call' })
    .input(ByIdSchema)
    .output(ByIdSchema)
    .errors({ TAG_NOT_FOUND, TAG_EXISTS, TOO_MANY_TAGS }),

  /** Searches by the old name find the transactions too. */
  merge: command({ access: TAGS.write, audit: 'tag.merged', limit: 'api_call' })
    .input(TagMergeSchema)
    .output(ByIdSchema)
    .errors({ TAG_NOT_FOUND }),
};
