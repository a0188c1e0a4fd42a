import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '#browser/api.client.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toastError } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Rest } from './idle.ts';
import { STILL_THERE_WORDS } from './words.ts';

/** Asks whether somebody is there, some minutes before a session ends of rest; once it is over, leads to where it says so. */
export function StillThere({ rest }: { rest: Rest }) {
  const isOver = rest.is === 'over';
  useEffect(() => {
    // The answer is that one is signed out, which takes the books off the screen.
    if (isOver)
      void queryClient.fetchQuery(api.current.queryOptions({ staleTime: 0, retry: false })).catch(() => undefined);
  }, [isOver]);
  const stay = useMutation(api.refresh.mutationOptions({ onError: toastError }));
  const goOn = () => {
    if (!stay.isPending) stay.mutate(undefined);
  };
  const minutes = rest.is === 'ending' ? rest.minutesLeft : 1;
  return (
    <Dialog
      open={rest.is === 'ending'}
      // Whoever closes it is there.
      onClose={goOn}
      size="small"
      title={STILL_THERE_WORDS.stillThere}
      footer={
        <Button look="primary" pending={stay.isPending} onClick={goOn}>
          {STILL_THERE_WORDS.staySignedIn}
        </Button>
      }
    >
      <p className="text-sm text-soft">{STILL_THERE_WORDS.youHaveBeenAway(minutes)}</p>
    </Dialog>
  );
}
