import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { cx } from '#ui/class-names.ts';
import { usePageTitle } from './page-title.client.ts';
import { SCREENS } from './screens.tsx';
import { trailTo } from './trail.ts';

/** The way back from the page that is shown, step by step. On a phone only where it is more than the dashboard. */
export function Breadcrumbs() {
  const { pathname } = useLocation();
  const title = usePageTitle();
  const trail = trailTo(pathname, SCREENS);
  if (trail.length === 0 || title === null) return null;
  return (
    <nav
      aria-label="Breadcrumb"
      className={cx(
        'mx-auto -mb-2 relative print:hidden w-full max-w-work px-4 pt-4 max-md:pointer-coarse:-mb-5 max-md:pointer-coarse:pt-1 sm:px-6 lg:px-8',
        trail.length < 2 && 'max-md:hidden',
      )}
    >
      <ol className="flex min-w-0 items-center gap-1.5 text-sm text-faint">
        {trail.map(({ path, title: name }, place) => (
          <li key={path} className="flex shrink-0 items-center gap-1.5">
            <Link
              to={path}
              className="inline-flex min-h-6 items-center rounded no-underline hover:text-ink hover:underline pointer-coarse:min-h-11"
            >
              {name}
            </Link>
            <ChevronRight className={cx('size-3.5', place === trail.length - 1 && 'max-md:hidden')} aria-hidden />
          </li>
        ))}
        {/* On a phone the heading right below says it. */}
        <li aria-current="page" className="min-w-0 truncate text-soft max-md:sr-only">
          {title}
        </li>
      </ol>
    </nav>
  );
}
