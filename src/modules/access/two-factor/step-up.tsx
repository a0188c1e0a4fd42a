import { useQuery } from '@tanstack/react-query';
import { answerWhetherItIsThem } from '#browser/confirmation.client.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { api } from './api.client.ts';
import { Proof } from './proof.tsx';
import { STEP_UP_WORDS } from './words.ts';

/** Asks in place, over whatever page, for who is about to do something delicate. */
export function StepUp({ open }: { open: boolean }) {
  const step = useQuery({ queryKey: ['factors', 'step-up'], queryFn: () => api.step(), enabled: open, gcTime: 0 });
  return (
    <Dialog
      open={open}
      onClose={() => answerWhetherItIsThem(false)}
      size="small"
      title={STEP_UP_WORDS.confirmItsYou}
      description={STEP_UP_WORDS.thisActionIsSensitiveNote}
    >
      <Loaded query={step} skeleton={<Skeleton className="h-32" />}>
        {({ ways, sendsTo }) => <Proof ways={ways} sendsTo={sendsTo} onShown={() => answerWhetherItIsThem(true)} />}
      </Loaded>
    </Dialog>
  );
}
