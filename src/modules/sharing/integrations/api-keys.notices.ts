import { inTitle } from '#kernel/names.ts';
import { noticeGiven } from '#modules/people/notifications/events.ts';

type Made = {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly books: string;
  readonly workspaceId: string;
  /** Who made it, and who owns the books. */
  readonly userIds: readonly string[];
};

/** A program reads along from now on: whoever had come into the account could have let it in. */
export function keyMadeNotice({ id, name, prefix, books, workspaceId, userIds }: Made) {
  return noticeGiven({
    userIds,
    key: `api-key.made ${id}`,
    type: 'security',
    severity: 'medium',
    title: `A program can now read the workspace “${inTitle(books)}”`,
    message: `The API key “${inTitle(name)}” (${prefix}…) was created. If no member of this workspace did this, revoke it under Integrations and change your password.`,
    actionUrl: '/app/settings/integrations',
    workspaceId,
    why: 'You created this API key, or you own this workspace.',
  });
}
