import { inTitle } from '#kernel/names.ts';
import type { Role } from '#kernel/roles.ts';
import { noticeGiven } from '#modules/people/notifications/events.ts';
import { ROLE_LABELS } from '#modules/people/workspaces/model.ts';

type Books = { readonly workspaceId: string; readonly books: string };

type Joined = Books & {
  readonly invitationId: string;
  readonly guest: { readonly id: string; readonly name: string };
  readonly role: Role;
};

/** To who invited, and to the owner. */
export function joinedNotice({ workspaceId, books, invitationId, guest, role }: Joined, userIds: readonly string[]) {
  return noticeGiven({
    userIds,
    key: `member.joined ${invitationId}`,
    type: 'system',
    severity: 'medium',
    title: `${inTitle(guest.name)} joined “${inTitle(books)}”`,
    message: `The new member accepted the invitation. Their role is: ${ROLE_LABELS[role]}. You can change it under Workspace and members.`,
    actionUrl: '/app/settings/members',
    workspaceId,
    why: 'You invited this member, or you own this workspace.',
    names: guest.id,
  });
}

/** `key`: another one each time. */
export function roleChangedNotice({
  workspaceId,
  books,
  userId,
  role,
  key,
}: Books & { userId: string; role: Role; key: string }) {
  return noticeGiven({
    userIds: [userId],
    key: `member.changed ${key}`,
    type: 'system',
    severity: 'medium',
    title: `Your role in “${inTitle(books)}” changed`,
    message: `Your role is now: ${ROLE_LABELS[role]}.`,
    actionUrl: '/app/dashboard',
    workspaceId,
    why: 'You are a member of this workspace.',
  });
}

/** Leads nowhere: the books are closed to them. */
export function removedNotice({ workspaceId, books, userId, key }: Books & { userId: string; key: string }) {
  return noticeGiven({
    userIds: [userId],
    key: `member.removed ${key}`,
    type: 'system',
    severity: 'medium',
    title: `You no longer have access to “${inTitle(books)}”`,
    message: 'What you added stays in that workspace. Your own workspace is unchanged.',
    actionUrl: null,
    workspaceId,
    why: 'You were a member of this workspace.',
  });
}
