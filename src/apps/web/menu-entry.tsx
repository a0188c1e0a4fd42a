import { Lock, type LucideIcon, Star } from 'lucide-react';
import { type ReactElement, Suspense } from 'react';
import { NavLink } from 'react-router';
import type { Tier } from '#kernel/tiers.ts';
import { PLAN_NAMES } from '#modules/billing/plan-names.ts';
import { cx } from '#ui/class-names.ts';
import { part } from '#ui/part.client.ts';

// Only the folded sidebar needs tooltips, and they are 17 KB.
const Tooltip = part(() => import('#ui/tooltip.tsx').then(({ Tooltip: component }) => component));

type EntryProps = {
  title: string;
  icon: LucideIcon;
  /** With its name, or the icon alone. */
  wide: boolean;
  isStarred?: boolean;
  isBeingBuilt?: boolean;
};

const BOX = 'flex h-9 items-center gap-3 rounded-control text-sm no-underline pointer-coarse:h-11';
const boxOf = (wide: boolean) => cx(BOX, wide ? 'px-2.5' : 'justify-center');

/** A page that a larger plan opens: greyed, and no link. What stands in the way is said to whoever hears the menu, too. */
export function LockedEntry({ plan, ...entry }: EntryProps & { plan: Tier }) {
  const { title, wide, isBeingBuilt } = entry;
  const why = `${title}: in the ${PLAN_NAMES[plan]} plan${isBeingBuilt === true ? ', being built' : ''}`;
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
  isOutside?: boolean;
  onGo: (() => void) | undefined;
  load?: (() => unknown) | undefined;
};

/** A page of the menu. One that is being built leads to where it says so. */
export function MenuEntry({ path, isOutside = false, onGo, load, ...entry }: MenuEntryProps) {
  const { title, wide, isBeingBuilt = false } = entry;
  const name = isBeingBuilt ? `${title}, being built` : title;
  const link = (
    <NavLink
      to={path}
      reloadDocument={isOutside}
      // Else the profile would count as open on every page of the settings.
      end={path === '/app/settings'}
      aria-label={wide ? undefined : name}
      onClick={onGo}
      // Under the pointer: the page's code is there before the press.
      onPointerEnter={() => void load?.()}
      className={({ isActive }) =>
        cx(
          boxOf(wide),
          'transition-colors',
          isActive ? 'bg-surface font-medium text-ink shadow-card' : 'text-soft hover:bg-hover hover:text-ink',
        )
      }
    >
      <Inside {...entry}>
        {isBeingBuilt && <span className="shrink-0 text-[0.6875rem] font-normal text-faint">being built</span>}
      </Inside>
    </NavLink>
  );
  return <li>{wide ? link : <Named title={name} entry={link} />}</li>;
}

function Inside({
  icon: Icon,
  title,
  wide,
  isStarred = false,
  children,
}: EntryProps & { children: ReactElement | false }) {
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
