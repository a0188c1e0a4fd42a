import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { MoneySchema } from '#kernel/money-schema.ts';
import { SPLIT_TEMPLATES, SPLITS } from './access.ts';
import { FEWEST_LINES, MOST_LINES } from './bounds.ts';
import { LINK_REFUSALS, LINKED_REFUSALS } from '#modules/money/transfers/model.ts';
import { BeforeSchema, FiledSchema, LineWishSchema, NewTemplateSchema, SplitSchema, TemplateSchema } from './model.ts';

const ById = z.object({ id: IdSchema });

const TRANSACTION_NOT_FOUND = {
  status: 404,
  message: 'This transaction is not in this workspace; it may have been deleted. Nothing was changed.',
} as const;
const HIDDEN = {
  status: 403,
  message: 'This transaction involves an account that you cannot see, so its lines are not shown.',
} as const;
const PART_OF_TRANSFER = {
  status: 409,
  message: 'This transaction is one side of a transfer. Nothing was changed. Unlink the transfer first.',
} as const;
const NOT_SPLIT = { status: 409, message: 'This transaction is not split. Nothing was changed.' } as const;
const CATEGORY_NOT_FOUND = {
  status: 404,
  message: 'The category is not in this workspace; it may have been deleted. Nothing was changed.',
} as const;
const CURRENCY_MISMATCH = {
  status: 409,
  message: 'A split line has a different currency from the transaction. Nothing was changed.',
} as const;
/** The message names the number of the line. */
const ZERO_LINE = {
  status: 400,
  message: 'A split line has no amount. Nothing was changed. Give it an amount or remove it.',
  data: z.object({ at: z.int() }),
} as const;
/** The message names what is left, or what is too much. */
const UNBALANCED = {
  status: 400,
  message: 'The split lines do not add up to the transaction. Nothing was changed.',
  data: z.object({ isShort: z.boolean(), by: MoneySchema }),
} as const;
const ACCOUNT_NOT_FOUND = {
  status: 404,
  message:
    'A split line is a transfer with an account that is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const OTHER_CURRENCY = {
  status: 409,
  message:
    'A split line is a transfer with an account in another currency. Nothing was changed. Link that line to a transaction.',
} as const;
const SAME_ACCOUNT = {
  status: 409,
  message: 'A split line cannot be a transfer to the account that the transaction is on. Nothing was changed.',
} as const;
const LINE_LINKED = {
  status: 409,
  message:
    'A split line is already part of a transfer with another account. Nothing was changed. Unlink that transfer first.',
} as const;
const SEVERAL_FIT = {
  status: 409,
  message:
    'Several transactions on the other account match a split line. Nothing was changed. Save the split, then link the line.',
} as const;
const TRANSFER_NOT_ALLOWED = {
  status: 403,
  message: 'Your role cannot link transfers. Nothing was changed.',
} as const;
const TEMPLATE_NOT_FOUND = {
  status: 404,
  message: 'This template is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const TEMPLATE_EXISTS = {
  status: 409,
  message: 'This workspace already has a split template of this name. Nothing was changed.',
} as const;
const TOO_MANY_TEMPLATES = {
  status: 409,
  message: 'This workspace has as many split templates as it can hold. Delete one first. Nothing was changed.',
} as const;

const SPLITTING = {
  TRANSACTION_NOT_FOUND,
  PART_OF_TRANSFER,
  CATEGORY_NOT_FOUND,
  CURRENCY_MISMATCH,
  ZERO_LINE,
  UNBALANCED,
  ACCOUNT_NOT_FOUND,
  OTHER_CURRENCY,
  SAME_ACCOUNT,
  LINE_LINKED,
  SEVERAL_FIT,
  TRANSFER_NOT_ALLOWED,
  ...LINK_REFUSALS,
  ...LINKED_REFUSALS,
} as const;
/** `history.undo` undoes it by its `changeId`. */
const Changed = ById.extend({ before: BeforeSchema, changeId: IdSchema });

export const contract = {
  /** The whole of a transaction or of one of its lines, with all lines; none where it is not split. */
  get: query({ access: SPLITS.read }).input(ById).output(SplitSchema).errors({ TRANSACTION_NOT_FOUND, HIDDEN }),

  /**
   * Lines stand in the place of a transaction in lists, searches and totals, and come to its amount. Split again, lines that
   * are named by their id stay, and others go. A line with an account is one side of a transfer; where its line goes, the
   * other side is an ordinary transaction again. Answers what was before.
   */
  split: command({ access: SPLITS.write, audit: 'transaction.split', limit: 'api_call' })
    .input(ById.extend({ lines: z.array(LineWishSchema).min(FEWEST_LINES).max(MOST_LINES) }))
    .output(Changed)
    .errors(SPLITTING),

  /** The lines of a template, which is a split in per cents of the amount. */
  applyTemplate: command({ access: SPLITS.write, audit: 'transaction.split', limit: 'api_call' })
    .input(ById.extend({ templateId: IdSchema }))
    .output(Changed)
    .errors({ ...SPLITTING, TEMPLATE_NOT_FOUND }),

  /** One transaction again, under the category given or else under that of its largest line. */
  unsplit: command({ access: SPLITS.write, audit: 'transaction.unsplit', limit: 'api_call' })
    .input(ById.extend({ filed: FiledSchema.optional() }))
    .output(Changed)
    .errors({ TRANSACTION_NOT_FOUND, NOT_SPLIT, TRANSFER_HIDDEN: LINKED_REFUSALS.TRANSFER_HIDDEN }),

  /** All split templates of the workspace, by name. */
  templates: query({ access: SPLIT_TEMPLATES.read }).output(z.array(TemplateSchema)),

  saveTemplate: command({ access: SPLIT_TEMPLATES.write, audit: 'split-template.created', limit: 'api_call' })
    .input(NewTemplateSchema)
    .output(ById)
    .errors({ TEMPLATE_EXISTS, TOO_MANY_TEMPLATES }),

  removeTemplate: command({ access: SPLIT_TEMPLATES.write, audit: 'split-template.removed', limit: 'api_call' })
    .input(ById)
    .output(ById)
    .errors({ TEMPLATE_NOT_FOUND }),
};
