import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { showLastSeen } from '#browser/last-seen.client.ts';
import { LoadingScreen } from '#ui/page-states.tsx';
import { BareShell } from './bare-shell.tsx';

/** The books where the server was not reached when they were opened: as they were seen last, where anything is kept of them. */
export function OfflineStart({ onRetry }: { onRetry: () => void }) {
  const [isNothing, setNothing] = useState(false);
  useEffect(() => {
    // Found, it is in the cache of answers, and whoever waits for the session goes on by it.
    showLastSeen().then(
      (asOf) => setNothing(asOf === null),
      () => setNothing(true),
    );
  }, []);
  if (!isNothing) return <LoadingScreen />;
  return (
    <BareShell>
      <EmptyState
        heading="h1"
        icon={<CloudOff aria-hidden />}
        title="You are offline"
        actions={
          <Button look="primary" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        We could not reach the server, and no pages are saved in this browser. Your data is safe.
      </EmptyState>
    </BareShell>
  );
}
