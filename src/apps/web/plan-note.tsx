import { Star } from 'lucide-react';
import { PLAN_NAMES } from '#modules/people/billing/plan-names.ts';
import { planNoteFor } from '#modules/people/billing/plan-words.ts';
import { useCaller } from '#ui/caller.tsx';
import { cx } from '#ui/class-names.ts';
import { useModulesThere } from '#ui/modules-there.tsx';
import { MenuEntry } from './menu-entry.tsx';

/** At the foot of the menu (§2): the way to a larger plan, or that it is active. Nothing where no plan opens more. */
export function PlanNote({ wide }: { wide: boolean }) {
  const caller = useCaller();
  const { tier } = caller;
  const note = planNoteFor(caller, useModulesThere());
  if (note === null || (note === 'active' && !wide)) return null;
  return (
    <div className={cx('shrink-0 border-t border-line py-2', wide ? 'px-2' : 'px-1')}>
      {note === 'upgrade' ? (
        <ul>
          <MenuEntry path="/subscription" title="Upgrade to Pro" icon={Star} wide={wide} isOutside onGo={undefined} />
        </ul>
      ) : (
        <p className="flex min-h-9 items-center gap-3 px-2.5 text-sm text-faint">
          <Star className="size-4.5 shrink-0 text-attention" aria-hidden />
          <span>
            Pro Features Active
            {tier !== 'free' && <span className="block text-xs">{`${PLAN_NAMES[tier]} plan`}</span>}
          </span>
        </p>
      )}
    </div>
  );
}
