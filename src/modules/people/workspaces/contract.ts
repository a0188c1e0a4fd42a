import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { BooksNameSchema, MyBooksSchema, NewBooksSchema } from './model.ts';
import { WORKSPACE } from './access.ts';
import { NEW_WORKSPACE_LIMIT, WORKSPACE_STANDING_LIMIT } from './rate-limits.ts';

const ById = z.object({ id: IdSchema });
const NOT_PERSONAL = {
  status: 409,
  message: 'Your personal workspace cannot be archived or transferred. Nothing was changed.',
} as const;

export const contract = {
  /** All books that the person is a member of: their own first, then by name; archived ones last. */
  list: query({ access: 'person' }).output(z.array(MyBooksSchema)),

  /** Opens books with the person as their owner. A tab that names its books goes on in those. */
  create: command({ access: 'person', audit: 'workspace.created', limit: NEW_WORKSPACE_LIMIT })
    .input(NewBooksSchema)
    .output(ById),

  rename: command({ access: WORKSPACE.write, audit: 'workspace.renamed', limit: WORKSPACE_STANDING_LIMIT })
    .input(z.object({ name: BooksNameSchema }))
    .output(ById),

  /**
   * From now on for reading only. Here and in what follows the books are named, so that a tab in which others were
   * opened meanwhile does it to none.
   */
  archive: command({ access: WORKSPACE.write, audit: 'workspace.archived', limit: WORKSPACE_STANDING_LIMIT })
    .input(ById)
    .output(ById)
    .errors({ NOT_PERSONAL }),

  /** Takes back `archive`. */
  restore: command({ access: WORKSPACE.write, audit: 'workspace.restored', limit: WORKSPACE_STANDING_LIMIT })
    .input(ById)
    .output(ById),

  /** Whether these books ask their members for a second factor. */
  secondFactor: query({ access: WORKSPACE.read }).output(
    z.object({
      isAsked: z.boolean(),
      /** Members who have none yet; told to who may ask for one, null to all others. `you`: who asks is one of them. */
      without: z.object({ members: z.int(), you: z.boolean() }).nullable(),
    }),
  ),

  /**
   * Members who have none set one up before anything in these books opens to them again, the owner too, also in a session
   * that is open.
   */
  askSecondFactor: command({
    access: WORKSPACE.write,
    audit: 'workspace.second-factor',
    fresh: true,
    limit: WORKSPACE_STANDING_LIMIT,
  })
    .input(ById.extend({ isAsked: z.boolean() }))
    .output(ById),

  /** The member becomes the owner, and whoever owned them a manager. */
  transfer: command({
    access: WORKSPACE.write,
    audit: 'workspace.transferred',
    fresh: true,
    limit: WORKSPACE_STANDING_LIMIT,
  })
    .input(ById.extend({ userId: IdSchema }))
    .output(ById)
    .errors({
      NOT_PERSONAL,
      MEMBER_NOT_FOUND: {
        status: 404,
        message: 'This person is not a member of this workspace. Nothing was changed. Invite them first.',
      },
    }),

  /** The person is no longer a member; what they wrote stays. */
  leave: command({ access: WORKSPACE.read, audit: 'workspace.left', limit: WORKSPACE_STANDING_LIMIT })
    .input(ById)
    .output(ById)
    .errors({
      LAST_OWNER: {
        status: 409,
        message: 'You own this workspace, so you cannot leave it. Nothing was changed. Transfer it first.',
      },
    }),
};
