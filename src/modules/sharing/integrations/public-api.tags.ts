import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import type { Tag, TagUsage } from '#modules/money/tags/model.ts';
import { ChangedSchema, NothingSchema, type Operation, PublicDaySchema } from './public-api.operation.ts';

const PublicTagSchema = z.object({ id: IdSchema, name: z.string() });
const PublicUsageSchema = z.object({
  id: IdSchema,
  count: z
    .int()
    .describe('How many transactions have the tag. For a split transaction, its lines are counted instead.'),
  lastUsed: PublicDaySchema,
});

export const publicTag = ({ id, name }: Tag): z.infer<typeof PublicTagSchema> => ({ id, name });
export const publicUsage = ({ id, count, lastUsed }: TagUsage): z.infer<typeof PublicUsageSchema> => ({
  id,
  count,
  lastUsed,
});

const body = z.strictObject({ name: z.string() });

export const TAG_OPERATIONS = {
  tags: {
    method: 'GET',
    path: 'tags',
    scope: 'transactions.read',
    summary: 'All tags, by name.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: z.array(PublicTagSchema) }),
  },
  tagUsage: {
    method: 'GET',
    path: 'tags/usage',
    scope: 'transactions.read',
    summary: 'How often each tag is used. Unused tags are left out.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: z.array(PublicUsageSchema) }),
  },
  createTag: {
    method: 'POST',
    path: 'tags',
    scope: 'transactions.write',
    summary: 'Add a tag.',
    query: NothingSchema,
    body,
    answer: ChangedSchema,
  },
  renameTag: {
    method: 'PATCH',
    path: 'tags/{id}',
    scope: 'transactions.write',
    summary: 'Rename a tag.',
    query: NothingSchema,
    body,
    answer: ChangedSchema,
  },
  mergeTag: {
    method: 'POST',
    path: 'tags/{id}/merge',
    scope: 'transactions.write',
    summary: 'Merge a tag into another. Restoring the merged tag undoes the merge.',
    query: NothingSchema,
    body: z.strictObject({ into: IdSchema.describe('The tag that the transactions get instead.') }),
    answer: ChangedSchema,
  },
  deleteTag: {
    method: 'DELETE',
    path: 'tags/{id}',
    scope: 'transactions.write',
    summary: 'Delete a tag. If you restore it, its transactions have the tag again.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
  restoreTag: {
    method: 'POST',
    path: 'tags/{id}/restore',
    scope: 'transactions.write',
    summary: 'Restore a tag that was deleted or merged.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
} as const satisfies Record<string, Operation>;
