import { MapPinOff } from 'lucide-react';
import { useLocation } from 'react-router';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { HOME } from '#ui/return-path.ts';
import { isSetting } from './screens.tsx';

/** An address under `/app` that none of the pages has: says so, and leads on. */
export function NoSuchPage() {
  const { pathname } = useLocation();
  const inSettings = isSetting({ path: pathname });
  return (
    <EmptyState
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
