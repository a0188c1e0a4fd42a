import { ChevronDown } from 'lucide-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { NavLink } from 'react-router';
import { buttonClasses } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import { useModules } from './menu.client.ts';

// 30 KB of menu: it comes at the first press, or just before, under the pointer.
const loadMenu = () => import('./modules-menu.tsx').then(({ ModulesMenu: component }) => component);
const ModulesMenu = lazyComponent(loadMenu);

/** How many modules stand in the bar where there is room. */
const IN_BAR = 4;

/** The modules that somebody may use (§2): the first few in the bar, all of them in its menu. */
export function TopNav() {
  const modules = useModules();
  return (
    <nav aria-label="Modules" className="flex shrink-0 items-center max-md:hidden">
      <ul className="hidden items-center @min-[64rem]:flex">
        {modules.slice(0, IN_BAR).map(({ path, title, load }) => (
          <li key={path}>
            <NavLink
              to={path}
              onPointerEnter={() => void load()}
              className={({ isActive }) =>
                cx(
                  'control inline-flex items-center px-2.5 text-sm no-underline hover:bg-hover hover:text-ink',
                  isActive ? 'font-medium text-ink' : 'text-soft',
                )
              }
            >
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
      <AllModules />
    </nav>
  );
}

function AllModules() {
  const [wanted, setWanted] = useState(false);
  const button = <ModulesButton onPointerEnter={() => void loadMenu()} onClick={() => setWanted(true)} />;
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <ModulesMenu trigger={<ModulesButton />} />
    </Suspense>
  );
}

function ModulesButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...props}
      className={buttonClasses('quiet', 'medium', 'px-2.5! font-normal')}
    >
      All modules
      <ChevronDown className="text-faint" aria-hidden />
    </button>
  );
}
