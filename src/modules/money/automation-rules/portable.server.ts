import * as z from 'zod';
import { InstantSchema, portableTable } from '#platform/portable.server.ts';
import { automationDismissals, automationRules } from './table.server.ts';
import { LONGEST_SUGGESTED } from './limits.ts';
import { isOfOne, OF_ONE, StageSchema } from './model.ts';

export const portableRules = portableTable({
  name: 'automation-rules',
  about: 'Rules: a search, and what happens to the transactions it finds.',
  table: automationRules,
  order: 'position, id',
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    name: z.string().min(1).max(100),
    query: z.string().min(1).max(200),
    stage: StageSchema,
    position: z.int(),
    isEnabled: z.boolean(),
    categoryId: z.uuid().nullable(),
    description: z.string().min(1).max(500).nullable(),
    note: z.string().min(1).max(2000).nullable(),
    tagIds: z.array(z.uuid()).max(20),
    isReviewed: z.boolean(),
    isSkipped: z.boolean(),
    // Files of earlier versions have none of these.
    splitTemplateId: z.uuid().nullable().default(null),
    splitLines: z
      .array(
        z.strictObject({
          description: z.string().min(1).max(500).nullable(),
          categoryId: z.uuid().nullable(),
          note: z.string().min(1).max(2000).nullable(),
          tagIds: z.array(z.uuid()).max(20),
          hundredths: z.int().min(1).max(10_000).nullable(),
          minor: z
            .string()
            .regex(/^\d{1,18}$/)
            .nullable(),
          currency: z.string().length(3).nullable(),
        }),
      )
      .max(50)
      .default([]),
    transferAccountId: z.uuid().nullable().default(null),
    createdAt: InstantSchema,
    removedAt: InstantSchema.nullable().default(null),
  }),
  sheet: {
    headings: [
      'Name',
      'Search',
      'Stage',
      'On',
      'Category',
      'Description',
      'Note',
      'Skip at import',
      'Split template',
      'Split lines',
      'Transfer account',
    ],
    cells: ({ name, query, stage, isEnabled, categoryId, description, note, isSkipped, ...more }, nameOf) => [
      name,
      query,
      stage,
      isEnabled ? 'yes' : 'no',
      nameOf('categories', categoryId),
      description ?? '',
      note ?? '',
      isSkipped ? 'yes' : 'no',
      nameOf('split-templates', more.splitTemplateId),
      more.splitLines.length === 0 ? '' : String(more.splitLines.length),
      nameOf('accounts', more.transferAccountId),
    ],
  },
});

export const portableDismissals = portableTable({
  name: 'automation-dismissals',
  about: 'Suggested rules that were dismissed.',
  table: automationDismissals,
  row: z
    .strictObject({
      merchant: z.string().min(1).max(500),
      direction: z.enum(['in', 'out']),
      categoryId: z.uuid().nullable(),
      // Files of earlier versions have none.
      description: z.string().min(1).max(LONGEST_SUGGESTED).nullable().default(null),
    })
    .refine(isOfOne, OF_ONE),
});
