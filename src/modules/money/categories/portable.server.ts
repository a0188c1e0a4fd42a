import * as z from 'zod';
import { InstantSchema, portableTable } from '#platform/portable.server.ts';
import { SPENDING_GROUPS, VARIABILITIES, VAT_CODES } from './kinds.ts';
import { CategoryKindSchema, LONGEST_ACCOUNT_CODE, LONGEST_TAX_LINE } from './model.ts';
import { categories } from './table.server.ts';

export const portableCategories = portableTable({
  name: 'categories',
  about: 'Categories in two levels. On restore they replace the standard ones.',
  table: categories,
  isStarter: true,
  // Upper ones first: the lower ones stand on them.
  order: 'parent_id nulls first, position, id',
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    parentId: z.uuid().nullable(),
    slug: z.string().max(100).nullable(),
    name: z.string().min(1).max(200),
    kind: CategoryKindSchema,
    colour: z.string().max(40),
    icon: z.string().max(60),
    position: z.int(),
    isArchived: z.boolean(),
    spendingGroup: z.enum(SPENDING_GROUPS).nullable().default(null),
    variability: z.enum(VARIABILITIES).nullable().default(null),
    taxLine: z.string().min(1).max(LONGEST_TAX_LINE).nullable().default(null),
    accountCode: z.string().min(1).max(LONGEST_ACCOUNT_CODE).nullable().default(null),
    vatCode: z.enum(VAT_CODES).nullable().default(null),
    createdAt: InstantSchema,
    removedAt: InstantSchema.nullable(),
    mergedInto: z.uuid().nullable().default(null),
    mergedChildren: z.array(z.uuid()).max(1000).default([]),
    removedWith: z.uuid().nullable().default(null),
  }),
  sheet: {
    headings: ['Name', 'Under', 'Kind', 'Archived', 'For', 'Fixed', 'Tax line', 'Account code', 'VAT code'],
    cells: ({ name, parentId, kind, isArchived, ...details }, nameOf) => [
      name,
      nameOf('categories', parentId),
      kind,
      isArchived ? 'yes' : 'no',
      details.spendingGroup ?? '',
      details.variability ?? '',
      details.taxLine ?? '',
      details.accountCode ?? '',
      details.vatCode ?? '',
    ],
  },
});
