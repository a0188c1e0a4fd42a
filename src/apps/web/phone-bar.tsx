import { LayoutGrid } from 'lucide-react';
import { NavLink } from 'react-router';
import { cx } from '#ui/class-names.ts';
import { useOpenScreens } from './menu.client.ts';

/** The way around within reach of a thumb, below 768 px. */
export function PhoneBar() {
  const screens = useOpenScreens();
  const entries = [
    ...screens
      .filter(({ menu }) => menu.onPhone === true)
      .map(({ path, title, menu }) => ({
        path,
        title,
        Icon: menu.icon,
      })),
    { path: '/app/menu', title: 'Menu', Icon: LayoutGrid },
  ];
  return (
    <nav
      aria-label="Short"
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {entries.map(({ path, title, Icon }) => (
        <NavLink
          key={path}
          to={path}
          className={({ isActive }) =>
            cx(
              'flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-1 text-[0.6875rem] no-underline',
              isActive ? 'font-semibold text-accent-ink' : 'text-soft',
            )
          }
        >
          <Icon className="size-5" aria-hidden />
          <span className="max-w-full truncate">{title}</span>
        </NavLink>
      ))}
    </nav>
  );
}
