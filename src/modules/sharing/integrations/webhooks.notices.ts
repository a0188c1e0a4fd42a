import { inTitle } from '#kernel/names.ts';
import { noticeGiven } from '#modules/people/notifications/events.ts';

type GivenUp = {
  readonly id: string;
  readonly since: Date;
  readonly host: string;
  readonly books: string;
  readonly workspaceId: string;
  readonly userIds: readonly string[];
};

type Made = Pick<GivenUp, 'host' | 'books' | 'workspaceId' | 'userIds'> & {
  /** Of this address at this host. */
  readonly key: string;
};

/** To those who run the books: another program hears nothing of them any more. */
export function endpointOffNotice({ id, since, host, books, workspaceId, userIds }: GivenUp) {
  return noticeGiven({
    userIds,
    key: `webhook.off ${id} ${since.toISOString()}`,
    type: 'system',
    severity: 'high',
    title: `A webhook of “${inTitle(books)}” was switched off`,
    message: `${inTitle(host)} has taken no call for more than a day. What was not delivered stands under Integrations, where you can switch it on again and send it once more.`,
    actionUrl: '/app/settings/integrations',
    workspaceId,
    why: 'You own or manage these books.',
  });
}

/** To who made it or led it there, and who owns the books: another program hears of them from now on. */
export function endpointMadeNotice({ key, host, books, workspaceId, userIds }: Made) {
  return noticeGiven({
    userIds,
    key: `webhook.made ${key}`,
    type: 'security',
    severity: 'medium',
    title: `A program is told of changes in “${inTitle(books)}” from now on`,
    message: `${inTitle(host)} is called whenever something changes, without amounts or texts. If nobody of you named it, delete it under Integrations and change your password.`,
    actionUrl: '/app/settings/integrations',
    workspaceId,
    why: 'You named the address, or you own these books.',
  });
}
