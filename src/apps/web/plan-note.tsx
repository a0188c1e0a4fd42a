import { Star } from 'lucide-react';
import { useCaller } from '#ui/caller.tsx';
import { cx } from '#ui/class-names.ts';
import { MenuEntry } from './menu-entry.tsx';

/** At the foot of the menu (§2): the way to a larger plan, or that one has it. */
export function PlanNote({ wide }: { wide: boolean }) {
  const { tier, roles } = useCaller();
  const isFree = tier === 'free' && roles.length === 0;
  if (!isFree && !wide) return null;
  return (
    <div className={cx('shrink-0 border-t border-line py-2', wide ? 'px-2' : 'px-1')}>
      {isFree ? (
        <ul>
          <MenuEntry path="/subscription" title="Upgrade to Pro" icon={Star} wide={wide} isOutside onGo={undefined} />
        </ul>
      ) : (
        <p className="flex h-9 items-center gap-3 px-2.5 text-sm text-faint">
          <Star className="size-4.5 shrink-0 text-attention" aria-hidden />
          Pro Features Active
        </p>
      )}
    </div>
  );
}
