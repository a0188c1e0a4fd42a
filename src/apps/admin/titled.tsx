import { Outlet, useMatches } from 'react-router';
import { BRAND } from '#kernel/brand.ts';

/** Names the window after the page that is open. */
export function Titled() {
  const handles = useMatches().map(({ handle }) => handle);
  const title = handles.flatMap((handle) =>
    typeof handle === 'object' && handle !== null && 'title' in handle ? [String(handle.title)] : [],
  );
  return (
    <>
      <title>{[...title, 'Secure Admin Portal', BRAND.name].join(' · ')}</title>
      <Outlet />
    </>
  );
}
