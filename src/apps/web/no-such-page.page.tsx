import { Hammer, MapPinOff } from 'lucide-react';
import { useLocation } from 'react-router';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useOwnTitle } from '#ui/own-title.client.ts';
import { HOME } from '#ui/return-path.ts';
import { type Coming, comingAt } from './coming.ts';
import { isSetting } from './menu.ts';

/** An address under `/app` that none of the pages has: says whether there will be one, and leads on. */
export function NoSuchPage() {
  const { pathname } = useLocation();
  const coming = comingAt(pathname);
  useOwnTitle(coming?.title ?? null);
  if (coming !== null) return <BeingBuilt coming={coming} />;
  const inSettings = isSetting({ path: pathname });
  return (
    <EmptyState
      heading="h1"
      icon={<MapPinOff aria-hidden />}
      title="There is no such page"
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
        Nothing stands at <code className="wrap-anywhere text-ink">{pathname}</code>. It may have been mistyped, or the
        page has another address now. Your books are as they were.
      </p>
    </EmptyState>
  );
}

function BeingBuilt({ coming: { title, what, now } }: { coming: Coming }) {
  const next = now ?? { label: 'Dashboard', to: HOME, text: 'Nothing in your books waits for it.' };
  return (
    <EmptyState
      heading="h1"
      icon={<Hammer aria-hidden />}
      title={`${title} is being built`}
      actions={
        <>
          <LinkButton to={next.to} look="primary">
            {next.label}
          </LinkButton>
          <LinkButton to="/app/menu">All pages</LinkButton>
        </>
      }
    >
      <p>{what}</p>
      <p className="mt-2">{next.text}</p>
    </EmptyState>
  );
}
