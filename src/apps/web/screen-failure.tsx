import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { useConnection, whenBack } from '#browser/connection.client.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { isFileMissing } from '#browser/failure.client.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { FailureState } from '#ui/page-states.tsx';
import { report } from '#browser/report.client.ts';
import { HOME } from '#browser/return-path.ts';
import { isReloadingForNewBuild } from './new-build.client.ts';

/** Whatever was wrong is looked for anew: the address, with all that it loads. */
function openAnew(): void {
  window.location.assign(window.location.href);
}

/** The error screen (§2): a page that failed takes nothing else with it. */
export function ScreenFailure({ error, title }: { error: unknown; title?: string }) {
  const { isReached } = useConnection();
  if (isReloadingForNewBuild()) return null;
  if (isFileMissing(error) && !isReached) return <NotKeptHere />;
  return <Failed error={error} title={title} />;
}

function Failed({ error, title }: { error: unknown; title: string | undefined }) {
  useEffect(() => report('error', error), [error]);
  return <FailureState error={error} onRetry={openAnew} {...(title === undefined ? {} : { title })} />;
}

/** A page whose files were never fetched, asked for without a network. The bar above says why, and tries again. */
function NotKeptHere() {
  useEffect(() => whenBack(openAnew), []);
  return (
    <EmptyState
      heading="h1"
      icon={<CloudOff aria-hidden />}
      title="Not available offline"
      actions={
        <>
          <LinkButton to={HOME}>Dashboard</LinkButton>
          <LinkButton to="/app/transactions">Transactions</LinkButton>
        </>
      }
    >
      This page opens once you are back online.
    </EmptyState>
  );
}

/** Where what stands around the pages failed itself: the router's own words (§2), and the way on. */
export function RouterFailure({ error }: { error: unknown }) {
  return <ScreenFailure error={error} title="Unexpected Application Error!" />;
}
