import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import { accountsIn } from '#modules/money/accounts/service.server.ts';
import { hasSecondFactor } from '#modules/access/two-factor/service.server.ts';
import {
  addMember,
  asksSecondFactor,
  changeMember,
  holdMembers,
  removeMember,
  roleOf,
} from '#modules/people/workspaces/service.server.ts';
import { sendEmail } from '#platform/email-queue.server.ts';
import { appendAudit } from '#platform/audit.server.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import { workspaceProcedure, userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { memberChanged, memberRemoved } from '#modules/people/workspaces/events.ts';
import { invitationEmail } from './emails.ts';
import { GivenRoleSchema } from './model.ts';
import { joinedNotice, removedNotice, roleChangedNotice } from './notices.ts';
import { isFor, mayBeLimited, mayGive, stateOf } from './rules.ts';
import {
  addInvitation,
  invitationByToken,
  membersOf,
  openInvitations,
  setGrants,
  useInvitation,
  withdrawInvitations,
} from './store.server.ts';

const books = implement(contract).$context<RequestContext>().use(workspaceProcedure);
const own = implement(contract).$context<RequestContext>().use(userProcedure);

const DAY = 86_400_000;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The procedures of sharing; e-mails lead to `publicUrl`. */
export function membersRouter({ publicUrl }: { publicUrl: string }) {
  return {
    list: books.list.handler(({ context: { db, workspaceId } }) =>
      asRole(db, 'ilifa_auth', () => membersOf(db, workspaceId)),
    ),

    invitations: books.invitations.handler(async ({ context: { db, workspaceId, services } }) => {
      return (await openInvitations(db, workspaceId)).map((row) => ({
        id: row.id,
        email: row.email,
        role: GivenRoleSchema.parse(row.role),
        accountIds: row.accountIds,
        createdAt: row.createdAt,
        expiresAt: row.expiresAt,
        isExpired: stateOf(row, services.now()) === 'expired',
      }));
    }),

    invite: books.invite.handler(async ({ input, context, errors }) => {
      const { db, workspaceId, workspace, userId, person, audit, afterCommit, services } = context;
      const { email, role, accountIds, days } = input;
      if (!mayGive(workspace.role, role)) throw errors.NOT_YOURS_TO_GIVE();
      if (accountIds !== null && !mayBeLimited(role)) throw errors.NOT_LIMITABLE();
      if (!(await areAccounts(db, workspaceId, accountIds))) throw errors.ACCOUNT_NOT_FOUND();
      const all = await asRole(db, 'ilifa_auth', () => membersOf(db, workspaceId));
      if (all.some((member) => isFor(email, member.email))) throw errors.ALREADY_MEMBER();
      const now = services.now();
      await withdrawInvitations(db, workspaceId, { email }, now);
      const token = randomBytes(32).toString('base64url');
      const id = randomUUIDv7();
      const expiresAt = new Date(now.getTime() + days * DAY);
      await addInvitation(db, workspaceId, {
        id,
        email,
        role,
        accountIds,
        tokenHash: hashOf(token),
        invitedBy: userId,
        createdAt: now,
        expiresAt,
      });
      audit({ id, metadata: { role, accountIds } });
      const message = invitationEmail({
        invitedBy: person.displayName,
        books: workspace.name,
        role,
        days,
        token,
        publicUrl,
      });
      await sendEmail({ db, services, afterCommit }, { to: email, ...message }, { expiresAt });
      return { id };
    }),

    withdraw: books.withdraw.handler(async ({ input: { id }, context, errors }) => {
      const { db, workspaceId, audit, services } = context;
      if ((await withdrawInvitations(db, workspaceId, { id }, services.now())) === 0)
        throw errors.INVITATION_NOT_FOUND();
      audit({ id });
      return { id };
    }),

    change: books.change.handler(async ({ input: { userId, role, accountIds }, context, errors }) => {
      const { db, workspaceId, workspace, emit, audit, services } = context;
      if (!(await areAccounts(db, workspaceId, accountIds))) throw errors.ACCOUNT_NOT_FOUND();
      if (accountIds !== null && !mayBeLimited(role)) throw errors.NOT_LIMITABLE();
      await asRole(db, 'ilifa_auth', async () => {
        await holdMembers(db, workspaceId);
        const before = await roleOf(db, workspaceId, userId);
        if (before === null) throw errors.MEMBER_NOT_FOUND();
        if (!mayGive(workspace.role, before) || !mayGive(workspace.role, role)) throw errors.NOT_YOURS_TO_GIVE();
        await changeMember(db, workspaceId, userId, { role, isLimited: accountIds !== null });
        await setGrants(db, workspaceId, userId, accountIds);
        audit({ id: userId, metadata: { before, role, accountIds, riskLevel: 'high' } });
      });
      const isLimited = accountIds !== null;
      await emit(memberChanged({ workspaceId, userId, role, isLimited, now: services.now() }));
      await emit(roleChangedNotice({ workspaceId, books: workspace.name, userId, role, key: randomUUIDv7() }));
      return { userId };
    }),

    remove: books.remove.handler(async ({ input: { userId }, context, errors }) => {
      const { db, workspaceId, workspace, emit, audit, services } = context;
      await asRole(db, 'ilifa_auth', async () => {
        await holdMembers(db, workspaceId);
        const before = await roleOf(db, workspaceId, userId);
        if (before === null) throw errors.MEMBER_NOT_FOUND();
        if (!mayGive(workspace.role, before)) throw errors.NOT_YOURS_TO_GIVE();
        await removeMember(db, workspaceId, userId);
        audit({ id: userId, metadata: { before, riskLevel: 'high' } });
      });
      await emit(memberRemoved({ workspaceId, userId, now: services.now() }));
      await emit(removedNotice({ workspaceId, books: workspace.name, userId, key: randomUUIDv7() }));
      return { userId };
    }),

    offer: own.offer.handler(async ({ input: { token }, context: { db, person, services }, errors }) => {
      const found = await asRole(db, 'ilifa_auth', () => openInvitation(db, token, services.now()));
      if (found === null) throw errors.INVITATION_NOT_FOUND();
      const { invitation, books: name, kind, invitedBy } = found;
      if (!isFor(invitation.email, person.email)) throw errors.WRONG_ADDRESS();
      const { role, accountIds, expiresAt } = invitation;
      return { books: name, kind, invitedBy, role, isLimited: accountIds !== null, expiresAt };
    }),

    accept: own.accept.handler(async ({ input: { token }, context, errors }) => {
      const { db, person, userId, request, emit, audit, services } = context;
      const { invitation, books, ownerIds, before } = await asRole(db, 'ilifa_auth', async () => {
        const found = await openInvitation(db, token, services.now());
        if (found === null) throw errors.INVITATION_NOT_FOUND();
        const { workspaceId, id, email, role, accountIds } = found.invitation;
        if (!isFor(email, person.email)) throw errors.WRONG_ADDRESS();
        await holdMembers(db, workspaceId);
        // The session is open already, so that the next sign-in would be the first to ask.
        if ((await asksSecondFactor(db, workspaceId)) && !(await hasSecondFactor(db, userId)))
          throw errors.SECOND_FACTOR_MISSING();
        await useInvitation(db, workspaceId, id, services.now());
        // Whoever became a member in another way meanwhile stays what they are.
        const before = await roleOf(db, workspaceId, userId);
        if (before === null) {
          await addMember(db, workspaceId, { userId, role, isLimited: accountIds !== null });
          await setGrants(db, workspaceId, userId, accountIds);
        }
        const owners = (await membersOf(db, workspaceId)).filter((member) => member.role === 'owner');
        const ownerIds = owners.map((owner) => owner.userId);
        return { invitation: found.invitation, books: found.books, ownerIds, before };
      });
      const { workspaceId, role, accountIds } = invitation;
      audit({ id: invitation.id, metadata: { workspaceId, role: before ?? role } });
      if (before !== null) return { workspaceId };
      // The command is the person's own; the books remember it too.
      await appendAudit(db, {
        workspaceId,
        userId,
        action: 'member.joined',
        resourceType: 'members',
        resourceId: userId,
        ipAddress: request.ipAddress,
        userAgent: request.userAgent,
        metadata: { invitationId: invitation.id, invitedBy: invitation.invitedBy, role, accountIds, riskLevel: 'high' },
      });
      const joined = {
        workspaceId,
        books,
        invitationId: invitation.id,
        guest: { id: userId, name: person.displayName },
      };
      const given = GivenRoleSchema.parse(role);
      await emit(joinedNotice({ ...joined, role: given }, [invitation.invitedBy, ...ownerIds]));
      return { workspaceId };
    }),
  };
}

/** The invitation of that word while it stands: also only as long as whoever sent it may still give that role. */
async function openInvitation(db: Database, token: string, now: Date) {
  const found = await invitationByToken(db, hashOf(token));
  if (found === null || stateOf(found.invitation, now) !== 'open') return null;
  const { workspaceId, invitedBy, role } = found.invitation;
  const giver = await roleOf(db, workspaceId, invitedBy);
  return giver !== null && mayGive(giver, role) ? found : null;
}

/** Whether all of them are accounts of these books. */
async function areAccounts(db: Database, workspaceId: string, ids: readonly string[] | null): Promise<boolean> {
  if (ids === null) return true;
  const known = new Set((await accountsIn(db, workspaceId)).map(({ id }) => id));
  return ids.every((id) => known.has(id));
}
