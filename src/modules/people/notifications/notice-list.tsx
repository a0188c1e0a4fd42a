import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { dayAt, daysBetween } from '#kernel/calendar.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFormats } from '#ui/formats.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { useToday } from '#ui/today.client.ts';
import { api } from './api.client.ts';
import { NoticeRow } from './notice-row.tsx';
import type { NoticeActions } from './notices.client.ts';
import { FETCH_LIMIT, groupsOf } from './rules.ts';
import { NOTICE_LIST_WORDS } from './words.ts';

/** The newest, by day. */
export function NoticeList({ all, actions }: { all: boolean; actions: NoticeActions }) {
  const notices = useQuery(api.list.queryOptions({ input: { all }, placeholderData: keepPreviousData }));
  const { timeZone } = useFormats();
  const today = useToday();
  return (
    <Loaded query={notices} skeleton={<TableSkeleton rows={4} />}>
      {({ notices: found }) => {
        // What was just read is no longer among the unread ones, before the answer to that is there.
        const shown = all ? found : found.filter(({ isRead }) => !isRead);
        if (shown.length === 0) return <Nothing all={all} />;
        return (
          <div aria-busy={notices.isPlaceholderData}>
            {groupsOf(shown, ({ createdAt }) => daysBetween(dayAt(createdAt, timeZone), today)).map(
              ({ heading, rows }) => (
                <section key={heading} aria-label={heading}>
                  <h3 className="px-4 pt-3 pb-1 text-xs font-medium text-faint">{heading}</h3>
                  <ul className="divide-y divide-line">
                    {rows.map((notice) => (
                      <NoticeRow key={notice.id} notice={notice} actions={actions} />
                    ))}
                  </ul>
                </section>
              ),
            )}
            {found.length === FETCH_LIMIT && (
              <p className="px-4 py-3 text-xs text-faint">{NOTICE_LIST_WORDS.showingNewestDeleteSome(FETCH_LIMIT)}</p>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

function Nothing({ all }: { all: boolean }) {
  return (
    <EmptyState
      icon={<Bell aria-hidden />}
      title={all ? NOTICE_LIST_WORDS.noNotificationsYet : NOTICE_LIST_WORDS.noUnreadNotifications}
    >
      {NOTICE_LIST_WORDS.weTellYouHere(all)}
    </EmptyState>
  );
}
