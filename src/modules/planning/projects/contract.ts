import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { AnchorDaySchema, DaySchema } from '#kernel/day-schemas.ts';
import { PROJECT_REPORTS, PROJECTS } from './access.ts';
import { filesContract } from './files.contract.ts';
import { itemsContract } from './items.contract.ts';
import { STATES } from './kinds.ts';
import { ROWS_AT_ONCE } from './limits.ts';
import { nameSchema, NewProjectSchema, PlaceSchema, ProjectChangeSchema } from './project-model.ts';
import {
  CandidateSchema,
  DetailSchema,
  ListSchema,
  ReceiptSchema,
  RowSchema,
  SuggestionSchema,
} from './reading.model.ts';
import { REFUSALS } from './refusals.ts';

const {
  PROJECT_NOT_FOUND,
  PROJECT_EXISTS,
  PROJECT_CLOSED,
  PROJECT_OPEN,
  ACCOUNT_NOT_FOUND,
  CATEGORY_NOT_FOUND,
  TAG_NOT_FOUND,
  TRANSACTION_NOT_FOUND,
  MEMBER_NOT_FOUND,
  PERSON_NOT_FOUND,
  OTHER_CURRENCY,
  TOO_MANY,
} = REFUSALS;

/** `today` is the person's own. */
const Today = z.object({ today: AnchorDaySchema });
const ById = z.object({ id: IdSchema });
/** `history.undo` undoes it by this id. */
const Changed = z.object({ changeId: IdSchema });
const Added = Changed.extend({ id: IdSchema });
const write = { access: PROJECTS.write, limit: 'api_call' } as const;
const REFERENCES = { ACCOUNT_NOT_FOUND, CATEGORY_NOT_FOUND, TAG_NOT_FOUND, MEMBER_NOT_FOUND };

export const contract = {
  /** All projects with their figures, those that go on first. */
  list: query({ access: PROJECTS.read }).input(Today).output(ListSchema),

  get: query({ access: PROJECTS.read })
    .input(ById.extend(Today.shape))
    .output(DetailSchema)
    .errors({ PROJECT_NOT_FOUND }),

  /** Its transactions, the newest first; of many, the newest. */
  rows: query({ access: PROJECTS.read }).input(ById).output(z.array(RowSchema)).errors({ PROJECT_NOT_FOUND }),

  /** Transactions that could be put into it: the newest that fit what is searched for and do not count in it. */
  candidates: query({ access: PROJECTS.read })
    .input(ById.extend({ search: z.string().max(100) }))
    .output(z.array(CandidateSchema))
    .errors({ PROJECT_NOT_FOUND }),

  /** Receipts on its transactions. */
  receipts: query({ access: PROJECTS.read }).input(ById).output(z.array(ReceiptSchema)).errors({ PROJECT_NOT_FOUND }),

  /** Projects that tags and trips in the transactions suggest. */
  suggest: query({ access: PROJECTS.read }).input(Today).output(z.array(SuggestionSchema)),

  /** The report as a PDF. */
  report: query({ access: PROJECT_REPORTS.read })
    .input(ById.extend(Today.shape))
    .output(z.file())
    .errors({ PROJECT_NOT_FOUND }),

  add: command({ ...write, audit: 'project.added' })
    .input(NewProjectSchema)
    .output(Added)
    .errors({ PROJECT_EXISTS, ...REFERENCES, TRANSACTION_NOT_FOUND, TOO_MANY }),

  /** A new project after the pattern of another: lines, tasks, shares and rule; days move along with the start. */
  copy: command({ ...write, audit: 'project.copied' })
    .input(ById.extend({ name: nameSchema('name'), startsOn: DaySchema }))
    .output(Added)
    .errors({ PROJECT_NOT_FOUND, PROJECT_EXISTS, TOO_MANY }),

  update: command({ ...write, audit: 'project.updated' })
    .input(ProjectChangeSchema)
    .output(Changed)
    .errors({ PROJECT_NOT_FOUND, PROJECT_EXISTS, PROJECT_CLOSED, OTHER_CURRENCY, ...REFERENCES }),

  setState: command({ ...write, audit: 'project.state-set' })
    .input(ById.extend({ state: z.enum(STATES).exclude(['closed']) }))
    .output(Changed)
    .errors({ PROJECT_NOT_FOUND, PROJECT_CLOSED }),

  /** Keeps the figures of today. */
  close: command({ ...write, audit: 'project.closed' })
    .input(ById.extend(Today.shape))
    .output(Changed)
    .errors({ PROJECT_NOT_FOUND, PROJECT_CLOSED }),

  reopen: command({ ...write, audit: 'project.reopened' })
    .input(ById)
    .output(Changed)
    .errors({ PROJECT_NOT_FOUND, PROJECT_OPEN }),

  remove: command({ ...write, audit: 'project.removed' })
    .input(ById)
    .output(Changed)
    .errors({ PROJECT_NOT_FOUND }),

  /** Puts transactions in, takes them out of every project, or leaves it to the rules again. */
  placeRows: command({ ...write, audit: 'project.rows-placed' })
    .input(ById.extend({ rowIds: z.array(IdSchema).min(1).max(ROWS_AT_ONCE), place: PlaceSchema }))
    .output(Changed)
    .errors({ PROJECT_NOT_FOUND, PROJECT_CLOSED, TRANSACTION_NOT_FOUND, TOO_MANY }),

  /** Says who paid a transaction; null: whom its account or its recorder says. */
  setPayer: command({ ...write, audit: 'project.payer-set' })
    .input(ById.extend({ rowId: IdSchema, personId: IdSchema.nullable() }))
    .output(Changed)
    .errors({ PROJECT_NOT_FOUND, PROJECT_CLOSED, TRANSACTION_NOT_FOUND, PERSON_NOT_FOUND, TOO_MANY }),

  ...itemsContract,
  ...filesContract,
};
