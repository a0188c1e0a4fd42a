import { LayoutGrid, Plus } from 'lucide-react';
import { Fragment } from 'react';
import { Link, NavLink } from 'react-router';
import { TRANSACTIONS } from '#modules/money/transactions/access.ts';
import { useMay } from '#ui/caller.tsx';
import { cx } from '#ui/class-names.ts';
import { useOpenScreens } from './menu.client.ts';

/** The way around within reach of a thumb, below 768 px. */
export function PhoneBar() {
  const screens = useOpenScreens();
  const mayAdd = useMay(TRANSACTIONS.write);
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
      aria-label="Main pages"
      className="fixed inset-x-0 bottom-0 z-30 flex print:hidden border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {entries.map(({ path, title, Icon }, place) => (
        <Fragment key={path}>
          {place === Math.floor(entries.length / 2) && mayAdd && <AddLink />}
          <NavLink
            to={path}
            className={({ isActive }) =>
              cx(
                'flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-[clamp(0.5625rem,3vw,0.6875rem)] no-underline',
                isActive ? 'font-semibold text-accent-ink' : 'text-soft',
              )
            }
          >
            <Icon className="size-5" aria-hidden />
            <span className="max-w-full truncate">{title}</span>
          </NavLink>
        </Fragment>
      ))}
    </nav>
  );
}

/** What one does most often, in the middle. */
function AddLink() {
  return (
    <Link
      to="/app/transactions?new=1"
      aria-label="Add transaction"
      className="grid min-h-14 flex-1 place-items-center no-underline"
    >
      <span className="grid size-11 place-items-center rounded-full bg-accent text-on-accent shadow-pop">
        <Plus className="size-5" aria-hidden />
      </span>
    </Link>
  );
}
