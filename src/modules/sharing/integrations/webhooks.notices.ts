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
    message: `${inTitle(host)} accepted no calls for more than a day. Under Integrations you can switch it on and send the missed calls again.`,
    actionUrl: '/app/settings/integrations',
    workspaceId,
    why: 'You own or manage this workspace.',
  });
}

/** To who made it or led it there, and who owns the books: another program hears of them from now on. */
export function endpointMadeNotice({ key, host, books, workspaceId, userIds }: Made) {
  return noticeGiven({
    userIds,
    key: `webhook.made ${key}`,
    type: 'security',
    severity: 'medium',
    title: `New webhook for “${inTitle(books)}”`,
    message: `${inTitle(host)} is called when something changes. If no member of this workspace added it, delete it under Integrations and change your password.`,
    actionUrl: '/app/settings/integrations',
    workspaceId,
    why: 'You added this webhook, or you own this workspace.',
  });
}
