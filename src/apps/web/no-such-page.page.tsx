import { Clock, MapPinOff } from 'lucide-react';
import { useLocation } from 'react-router';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useOwnTitle } from '#ui/own-title.client.ts';
import { HOME } from '#browser/return-path.ts';
import { comingAt } from './coming.client.ts';
import { isSetting } from './menu.ts';

/** An address under `/app` that none of the pages has: says whether there will be one, and leads on. */
export function NoSuchPage() {
  const { pathname } = useLocation();
  const coming = comingAt(pathname);
  useOwnTitle(coming);
  if (coming !== null) return <ComingSoon title={coming} />;
  const inSettings = isSetting({ path: pathname });
  return (
    <EmptyState
      heading="h1"
      icon={<MapPinOff aria-hidden />}
      title="Page not found"
      actions={
        <>
          <LinkButton to={HOME}>Dashboard</LinkButton>
          <LinkButton to={inSettings ? '/app/settings' : '/app/menu'}>
            {inSettings ? 'Settings' : 'All pages'}
          </LinkButton>
        </>
      }
    >
      <p>
        {' '}
        There is no page at <code className="wrap-anywhere text-ink">{pathname}</code>. Check the address for typing
        mistakes.
      </p>
    </EmptyState>
  );
}

/** One quiet page for every module that is not there yet. */
function ComingSoon({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={<Clock aria-hidden />}
        title="Coming soon."
        actions={<LinkButton to={HOME}>Back to dashboard</LinkButton>}
      />
    </>
  );
}
