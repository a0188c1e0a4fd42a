import { Popover } from '@base-ui/react/popover';
import { useQuery } from '@tanstack/react-query';
import { CheckCheck, Settings2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { NoticeList } from './notice-list.tsx';
import { unreadQuery } from './news.client.ts';
import { type NoticeActions, useNoticeActions } from './notices.client.ts';
import { PANEL_WORDS } from './words.ts';

type PanelProps = { open: boolean; onClose: () => void; bell: RefObject<HTMLButtonElement | null> };

/** What has happened, over the page: below the bell, and from the foot of a phone. */
export function NoticePanel({ open, onClose, bell }: PanelProps) {
  const actions = useNoticeActions(onClose);
  // A phone that is turned keeps what it was opened as.
  const [isNarrow, setNarrow] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setNarrow(window.matchMedia('(width < 48rem)').matches);
  }
  if (isNarrow)
    return (
      <Sheet open={open} onClose={onClose} side="bottom" title={PANEL_WORDS.notifications}>
        <div className="-mx-5 -my-5 min-h-[50dvh]">
          <Content actions={actions} onLeave={onClose} top="-top-5" />
        </div>
      </Sheet>
    );
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) return;
        if (details.reason !== 'escape-key' && goesTo(details.event, bell.current)) details.cancel();
        else onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={bell} align="end" sideOffset={6} className="z-40 outline-none">
          <Popover.Popup
            finalFocus={bell}
            className="flex h-100 max-h-[80dvh] w-104 flex-col overflow-hidden rounded-card border border-line bg-raised shadow-pop outline-none transition duration-150 ease-calm data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <Popover.Title className="px-4 pt-3 text-base">{PANEL_WORDS.notifications}</Popover.Title>
            <div className="min-h-0 flex-1 overflow-y-auto">
              <Content actions={actions} onLeave={onClose} top="top-0" />
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Whether a press or the focus goes to a toast, which belongs to what was done here, or to the bell, which closes it itself. */
function goesTo(event: Event, bell: HTMLElement | null): boolean {
  const goal = event instanceof FocusEvent ? event.relatedTarget : event.target;
  if (!(goal instanceof Element)) return false;
  return bell?.contains(goal) === true || goal.closest('[data-toasts]') !== null;
}

type ContentProps = { actions: NoticeActions; onLeave: () => void; top: string };

function Content({ actions, onLeave, top }: ContentProps) {
  const [all, setAll] = useState(false);
  return (
    <>
      <div className={cx('sticky z-10 bg-raised', top)}>
        <NoticeBar actions={actions} all={all} onAll={setAll} onLeave={onLeave} />
      </div>
      <NoticeList all={all} actions={actions} />
      <div className="flex justify-center p-3">
        <LinkButton to="/app/notifications?all=1" look="quiet" size="small" onClick={onLeave}>
          {PANEL_WORDS.openFullPage}
        </LinkButton>
      </div>
    </>
  );
}

type BarProps = { actions: NoticeActions; all: boolean; onAll: (all: boolean) => void; onLeave: () => void };

/** Unread or all, all read, and the way to what one wants to be told. */
export function NoticeBar({ actions, all, onAll, onLeave }: BarProps) {
  const { data } = useQuery(unreadQuery);
  return (
    <div className="flex items-center gap-1 border-b border-line px-3 py-2">
      <fieldset className="flex flex-1 gap-1">
        <legend className="sr-only">{PANEL_WORDS.whichNotifications}</legend>
        {([false, true] as const).map((choice) => (
          <Button
            key={String(choice)}
            size="small"
            look={choice === all ? 'secondary' : 'quiet'}
            aria-pressed={choice === all}
            onClick={() => onAll(choice)}
          >
            {PANEL_WORDS.all(choice)}
          </Button>
        ))}
      </fieldset>
      {(data?.unread ?? 0) > 0 && (
        <IconButton label={PANEL_WORDS.markAllAsRead} icon={<CheckCheck aria-hidden />} onClick={actions.markAll} />
      )}
      <LinkButton
        to="/app/settings/notifications"
        look="quiet"
        aria-label={PANEL_WORDS.notificationSettings}
        title={PANEL_WORDS.notificationSettings}
        className="aspect-square px-0!"
        icon={<Settings2 aria-hidden />}
        onClick={onLeave}
      />
    </div>
  );
}
