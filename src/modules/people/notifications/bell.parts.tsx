import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { IconButton } from '#ui/button.tsx';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import { unreadQuery, watchNews } from './news.client.ts';
import { badgeOf } from './badge.ts';
import { BELL_PARTS_WORDS } from './first-words.ts';

// The panel comes at the first press, or just before, under the pointer.
const loadPanel = () => import('./panel.tsx').then(({ NoticePanel: component }) => component);
const NoticePanel = lazyComponent(loadPanel);

/** How much is unread; opens what it is. */
export function NoticeBell() {
  const { data } = useQuery(unreadQuery);
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(watchNews, []);
  const badge = badgeOf(data?.unread ?? 0);
  return (
    <>
      <IconButton
        ref={button}
        label={badge === null ? BELL_PARTS_WORDS.notifications : BELL_PARTS_WORDS.notificationsUnread(badge)}
        icon={<BellIcon badge={badge} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadPanel()}
        onClick={() => {
          setWanted(true);
          setOpen(!isOpen);
        }}
      />
      {wanted && (
        <Suspense>
          <NoticePanel open={isOpen} onClose={() => setOpen(false)} bell={button} />
        </Suspense>
      )}
    </>
  );
}

function BellIcon({ badge }: { badge: string | null }) {
  return (
    <span className="relative inline-flex">
      <Bell aria-hidden />
      {badge !== null && (
        <span
          aria-hidden
          className="figures absolute -top-2 left-1.5 min-w-4 rounded-full bg-danger px-1 text-center text-[0.625rem] leading-4 font-semibold text-on-danger"
        >
          {badge}
        </span>
      )}
    </span>
  );
}
