import { useMutation, useQuery } from '@tanstack/react-query';
import { useCaller } from '#ui/caller.tsx';
import { Switch } from '#ui/checkbox.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, sayRefused } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';

/** Lets the owner ask a second step of everyone in the books. */
export function SecondFactorAsked() {
  const { id, isArchived } = useCaller().workspace;
  const asked = useQuery(api.secondFactor.queryOptions());
  const ask = useMutation(
    api.askSecondFactor.mutationOptions({
      onSuccess: (_, { isAsked }) =>
        void toast.success(isAsked ? 'These books ask for a second step' : 'These books ask for no second step'),
      onError: sayRefused,
      onSettled: refreshAll,
    }),
  );
  return (
    <div className="border-t border-line pt-4">
      <Loaded query={asked} skeleton={<Skeleton className="h-14" />}>
        {({ isAsked }) => (
          <Switch
            label="Every member needs a second step"
            hint="Whoever has none, you too, sets up an app or a passkey at their next sign-in, before anything opens."
            checked={ask.isPending ? ask.variables.isAsked : isAsked}
            disabled={isArchived}
            onSwitch={(on) => ask.mutate({ id, isAsked: on })}
          />
        )}
      </Loaded>
    </div>
  );
}
