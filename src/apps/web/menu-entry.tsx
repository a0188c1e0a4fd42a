import { Lock, type LucideIcon, Star } from 'lucide-react';
import { type ReactElement, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import type { Tier } from '#kernel/tiers.ts';
import { PLAN_NAMES } from '#modules/people/billing/plan-names.ts';
import { cx } from '#ui/class-names.ts';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import { KEEPS_SETTINGS } from './sidebar-side.client.ts';

// Only the folded sidebar needs tooltips, and they are 17 KB.
const Tooltip = lazyComponent(() => import('#ui/tooltip.tsx').then(({ Tooltip: component }) => component));

type EntryProps = {
  title: string;
  icon: LucideIcon;
  /** With its name, or the icon alone. */
  wide: boolean;
  isStarred?: boolean;
};

const BOX = 'flex h-9 items-center gap-3 rounded-control text-sm no-underline pointer-coarse:h-11';
const boxOf = (wide: boolean) => cx(BOX, wide ? 'px-2.5' : 'justify-center');

/** A page that a larger plan opens: greyed, and no link. What stands in the way is said to whoever hears the menu, too. */
export function LockedEntry({ plan, ...entry }: EntryProps & { plan: Tier }) {
  const { title, wide } = entry;
  const why = `${title}: in the ${PLAN_NAMES[plan]} plan`;
  const name = (
    // Reached by Tab, or nobody without a mouse would be told why it does not open.
    <span
      role="link"
      aria-disabled="true"
      tabIndex={0}
      aria-label={why}
      title={wide ? why : undefined}
      className={cx(boxOf(wide), 'cursor-not-allowed text-faint')}
    >
      <Inside {...entry}>
        <Lock className="size-3.5 shrink-0" aria-hidden />
      </Inside>
    </span>
  );
  return <li>{wide ? name : <Named title={why} entry={name} />}</li>;
}

type MenuEntryProps = EntryProps & {
  path: string;
  /** The page outside the settings that this address of theirs leads to. */
  leadsTo?: string;
  isOutside?: boolean;
  onGo: (() => void) | undefined;
  load?: (() => unknown) | undefined;
};

/** A page of the menu. */
export function MenuEntry({ path, leadsTo, isOutside = false, onGo, load, ...entry }: MenuEntryProps) {
  const { title, wide } = entry;
  const { pathname } = useLocation();
  const isBelow = pathname.startsWith(`${path}/`) && path !== '/app/settings';
  const isHere = pathname === path || pathname === leadsTo || isBelow;
  const link = (
    <Link
      to={path}
      {...(leadsTo !== undefined && { state: KEEPS_SETTINGS })}
      reloadDocument={isOutside}
      aria-current={isHere ? 'page' : undefined}
      aria-label={wide ? undefined : title}
      onClick={onGo}
      // Under the pointer: the page's code is there before the press.
      onPointerEnter={() => void load?.()}
      className={cx(
        boxOf(wide),
        'transition-colors',
        isHere ? 'bg-surface font-medium text-ink shadow-card' : 'text-soft hover:bg-hover hover:text-ink',
      )}
    >
      <Inside {...entry} />
    </Link>
  );
  return <li>{wide ? link : <Named title={title} entry={link} />}</li>;
}

function Inside({ icon: Icon, title, wide, isStarred = false, children }: EntryProps & { children?: ReactElement }) {
  return (
    <>
      <Icon className="size-4.5 shrink-0" aria-hidden />
      {wide && (
        <>
          <span className="min-w-0 flex-1 truncate">{title}</span>
          {children}
          {isStarred && <Star className="size-3.5 shrink-0 text-attention" aria-hidden />}
        </>
      )}
    </>
  );
}

function Named({ title, entry }: { title: string; entry: ReactElement<Record<string, unknown>> }) {
  return (
    <Suspense fallback={entry}>
      <Tooltip content={title} side="right">
        {entry}
      </Tooltip>
    </Suspense>
  );
}
