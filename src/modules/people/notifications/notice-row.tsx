import {
  ArrowLeftRight,
  Check,
  EllipsisVertical,
  type LucideIcon,
  PiggyBank,
  Scale,
  Settings,
  Shield,
  Target,
  X,
} from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import { Menu } from '#ui/menu.tsx';
import { now } from '#ui/today.client.ts';
import type { Notice } from './model.ts';
import type { NoticeActions } from './notices.client.ts';
import { type NoticeType, SEVERITY_WORDS, TYPE_WORDS, NOTICE_ROW_WORDS } from './words.ts';

const ICONS: Readonly<Record<NoticeType, LucideIcon>> = {
  transaction: ArrowLeftRight,
  budget: PiggyBank,
  goal: Target,
  compliance: Scale,
  security: Shield,
  system: Settings,
};

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(now().getTime() + hours * HOUR);

/** One message, what it is about, and what can be done with it. */
export function NoticeRow({ notice, actions }: { notice: Notice; actions: NoticeActions }) {
  const { type, severity, title, message, isRead, actionUrl, createdAt, why } = notice;
  const [explained, setExplained] = useState(false);
  const titleId = useId();
  const formats = useFormats();
  const Icon = ICONS[type];
  const word = SEVERITY_WORDS[severity];
  return (
    <li aria-labelledby={titleId} className="flex gap-3 py-3 pr-2 pl-4 text-sm">
      <Icon
        aria-hidden
        className={cx(
          'mt-0.5 size-4 shrink-0',
          // The title of one that leads somewhere is as high as a thumb.
          actionUrl !== null && 'pointer-coarse:mt-3.5',
          type === 'security' ? 'text-attention' : 'text-faint',
        )}
      />
      <div className="min-w-0 flex-1">
        <p id={titleId} className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
          <span className="flex min-w-0 items-baseline gap-2">
            {!isRead && (
              <span className="size-2 shrink-0 rounded-full bg-accent">
                <span className="sr-only">{NOTICE_ROW_WORDS.unread} </span>
              </span>
            )}
            {actionUrl === null ? (
              <span className={cx(!isRead && 'font-medium')}>{title}</span>
            ) : (
              <button
                type="button"
                onClick={() => actions.open(notice)}
                className={cx(
                  'min-h-6 text-left underline decoration-transparent underline-offset-[3px] hover:decoration-current pointer-coarse:min-h-11',
                  !isRead && 'font-medium',
                )}
              >
                {title}
              </button>
            )}
          </span>
          {word !== null && <Badge tone={severity === 'critical' ? 'danger' : 'attention'}>{word}</Badge>}
        </p>
        <p className="mt-0.5 wrap-anywhere text-soft">{message}</p>
        {explained && <p className="mt-1 wrap-anywhere text-faint">{NOTICE_ROW_WORDS.whyYouSeeThis(why)}</p>}
        <div className="mt-1 flex items-center justify-between gap-2">
          <p className="figures text-xs text-faint">{writeMoment(createdAt, formats)}</p>
          <div className="-my-1 flex">
            {!isRead && (
              <IconButton
                label={NOTICE_ROW_WORDS.markAsReadOf(title)}
                icon={<Check aria-hidden />}
                onClick={() => actions.mark(notice)}
              />
            )}
            <IconButton
              label={NOTICE_ROW_WORDS.delete(title)}
              icon={<X aria-hidden />}
              onClick={() => actions.remove(notice)}
            />
            <Menu
              trigger={<IconButton label={NOTICE_ROW_WORDS.moreAbout(title)} icon={<EllipsisVertical aria-hidden />} />}
              entries={[
                {
                  label: explained ? NOTICE_ROW_WORDS.hideWhyISee : NOTICE_ROW_WORDS.whyDoISee,
                  perform: () => setExplained(!explained),
                },
                {
                  label: isRead ? NOTICE_ROW_WORDS.markAsUnread : NOTICE_ROW_WORDS.markAsRead,
                  perform: () => actions.mark(notice),
                },
                { kind: 'line' },
                { label: NOTICE_ROW_WORDS.snoozeForHour, perform: () => actions.snooze(notice, inHours(1)) },
                { label: NOTICE_ROW_WORDS.snoozeForDay, perform: () => actions.snooze(notice, inHours(24)) },
                { label: NOTICE_ROW_WORDS.snoozeForWeek, perform: () => actions.snooze(notice, inHours(24 * 7)) },
                { kind: 'line' },
                {
                  label:
                    type === 'security'
                      ? NOTICE_ROW_WORDS.securityCannotBeMuted
                      : NOTICE_ROW_WORDS.mute(TYPE_WORDS[type].label),
                  disabled: type === 'security',
                  perform: () => void actions.mute(notice),
                },
              ]}
            />
          </div>
        </div>
      </div>
    </li>
  );
}
