import { PanelLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { BRAND } from '#kernel/brand.ts';
import { welcomePath } from '#modules/front/onboarding/rules.ts';
import { IconButton } from '#ui/button.tsx';
import { useCaller } from '#ui/caller.tsx';
import { cx } from '#ui/class-names.ts';
import { keysText } from '#ui/key-caps.tsx';
import { Logo } from '#ui/logo.tsx';
import { MenuList } from './menu-list.tsx';
import { PlanNote } from './plan-note.tsx';
import { SIDEBAR_KEYS } from './shell-actions.client.ts';

type SidebarProps = { wide: boolean; inSettings: boolean; onToggle: () => void };

/** The menu beside the page, from 768 px on: 16rem, or 3rem with the icons alone (§2). */
export function Sidebar({ wide, inSettings, onToggle }: SidebarProps) {
  const { person } = useCaller();
  const { pathname } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  // Of a menu longer than the window, the entry of the page that is open is in sight.
  const shown = useRef('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    menu.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <aside
      aria-label="Sidebar"
      className={cx(
        'sticky top-0 z-30 flex h-dvh flex-col border-r border-line bg-sunken transition-[width] duration-200 ease-calm max-md:hidden print:hidden',
        wide ? 'w-64' : 'w-12',
      )}
    >
      <div className={cx('flex h-14 shrink-0 items-center', wide ? 'gap-2.5 pr-2 pl-4' : 'justify-center')}>
        {wide && (
          <Link
            to={welcomePath(person.userType)}
            className="mr-auto flex items-center gap-2.5 wordmark text-[0.95rem] text-ink no-underline"
          >
            <Logo className="size-7" />
            {BRAND.name}
          </Link>
        )}
        <IconButton
          label={`Show or hide sidebar (${keysText(SIDEBAR_KEYS)})`}
          aria-expanded={wide}
          icon={<PanelLeft aria-hidden />}
          onClick={onToggle}
        />
      </div>
      <div ref={menu} className="min-h-0 flex-1 scroll-py-4 overflow-x-hidden overflow-y-auto pb-4">
        <MenuList wide={wide} inSettings={inSettings} />
      </div>
      <PlanNote wide={wide} />
    </aside>
  );
}
