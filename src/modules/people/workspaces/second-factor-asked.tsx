import { useMutation, useQuery } from '@tanstack/react-query';
import { useCaller } from '#ui/caller.tsx';
import { Switch } from '#ui/checkbox.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';

/** Lets the owner ask a second step of everyone in the books. */
export function SecondFactorAsked() {
  const { id, isArchived } = useCaller().workspace;
  const asked = useQuery(api.secondFactor.queryOptions());
  const ask = useMutation(
    api.askSecondFactor.mutationOptions({
      onSuccess: (_, { isAsked }) =>
        void toast.success(isAsked ? 'These books ask for a second step' : 'These books ask for no second step'),
      onError: toastError,
      onSettled: refreshAll,
    }),
  );
  return (
    <div className="border-t border-line pt-4">
      <Loaded query={asked} skeleton={<Skeleton className="h-14" />}>
        {({ isAsked, without }) => (
          <Switch
            label="Every member needs a second step"
            hint={`Whoever has none sets up an app or a passkey before anything in these books opens to them again. ${whoHasNone(without)}`}
            checked={ask.isPending ? ask.variables.isAsked : isAsked}
            disabled={isArchived}
            onSwitch={(on) => ask.mutate({ id, isAsked: on })}
          />
        )}
      </Loaded>
    </div>
  );
}

/** How many are kept out once it is switched on; an owner decides knowing it. */
function whoHasNone(without: { members: number; you: boolean } | null): string {
  if (without === null) return '';
  const { members, you } = without;
  if (members === 0) return 'All members have one.';
  if (members === 1) return you ? 'You have none yet.' : 'One member has none yet.';
  return you ? `${members} members have none yet, you among them.` : `${members} members have none yet.`;
}
