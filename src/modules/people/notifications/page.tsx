import { useMutation, useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { EmptyState } from '#ui/empty-state.tsx';
import { sentenceOf } from '#browser/failure.client.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingScreen } from '#ui/page-states.tsx';
import { useUrlState } from '#ui/url-state.tsx';
import { flagParam } from '#ui/url-params.ts';
import { api } from './api.client.ts';
import { NoticeList } from './notice-list.tsx';
import { refreshNews, unreadQuery } from './news.client.ts';
import { useFollow, useNoticeActions } from './notices.client.ts';
import { NoticeBar } from './panel.tsx';
import { badgeOf } from './badge.ts';
import { PAGE_WORDS } from './words.ts';

const FIELDS = { all: flagParam };
const NOWHERE = () => undefined;

/** What happened that I should know? */
export function NotificationsPage() {
  const [{ all }, change] = useUrlState(FIELDS);
  const { data } = useQuery(unreadQuery);
  const actions = useNoticeActions(NOWHERE);
  const badge = badgeOf(data?.unread ?? 0);
  return (
    <div className="max-w-reading">
      <PageHeader
        title={PAGE_WORDS.allNotificationsHeading}
        {...(badge === null ? { note: PAGE_WORDS.newsAboutYourAccountNote } : { answer: PAGE_WORDS.unread(badge) })}
      />
      <div className="card min-w-0 overflow-clip">
        <NoticeBar actions={actions} all={all} onAll={(next) => change({ all: next })} onLeave={NOWHERE} />
        <NoticeList all={all} actions={actions} />
      </div>
    </div>
  );
}

/** Where the link of an e-mail arrives: what it leads to is asked for now, not when the e-mail was written. */
export function OpenNotificationPage() {
  const { id = '' } = useParams();
  const follow = useFollow();
  const { mutate, error } = useMutation(
    api.open.mutationOptions({
      onSettled: refreshNews,
      onSuccess: ({ to, workspaceId }) => {
        if (to === null) follow('/app/notifications?all=1', null, { replace: true });
        else follow(to, workspaceId, { replace: true });
      },
    }),
  );
  useEffect(() => mutate({ id }), [mutate, id]);
  if (error === null) return <LoadingScreen />;
  return (
    <EmptyState
      icon={<Bell aria-hidden />}
      title={PAGE_WORDS.thisCannotBeOpened}
      actions={<LinkButton to="/app/notifications?all=1">{PAGE_WORDS.allNotifications}</LinkButton>}
    >
      {sentenceOf(error)}
    </EmptyState>
  );
}
